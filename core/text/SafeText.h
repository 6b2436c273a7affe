// SPDX-License-Identifier: GPL-3.0-or-later
// Characters that do something to where they are shown instead of being seen.
#pragma once

#include <QChar>
#include <QString>

#include <algorithm>

namespace gainsay {

// Control characters, line and paragraph separators, and marks that turn the direction of writing around, which make
// one name look like another.
inline bool isUnsafeOnScreen(QChar c)
{
    const char16_t code = c.unicode();
    return c.category() == QChar::Other_Control || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x200e || code == 0x200f || code == 0x061c || code == 0xfeff;
}

inline bool isSafeOnScreen(const QString &text)
{
    return std::none_of(text.begin(), text.end(), isUnsafeOnScreen);
}

}  // namespace gainsay
