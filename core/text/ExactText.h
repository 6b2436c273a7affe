// SPDX-License-Identifier: GPL-3.0-or-later
// What people are shown and spans are counted in, from UTF-8 without losing a code point.
#pragma once

#include <QString>

#include <string>

namespace gainsay {

// Keeps a leading U+FEFF, which QString's own conversion takes for a byte order mark and drops.
inline QString exactText(const std::string &utf8)
{
    QString text = QString::fromStdString(utf8);
    if (utf8.starts_with("\xEF\xBB\xBF"))
        text.prepend(QChar::ByteOrderMark);
    return text;
}

}  // namespace gainsay
