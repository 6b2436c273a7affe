// SPDX-License-Identifier: GPL-3.0-or-later
// How words are put together in the language of the program: Chinese and Japanese have other commas, colons and quotes.
#pragma once

#include <QStringList>

namespace gainsay {

// "a, b, c"
QString listing(const QStringList &parts);
// "what: value"
QString withValue(const QString &what, const QString &value);
// Words of somebody else, in quotes.
QString quoted(const QString &words);
// "words (remark)"
QString withRemark(const QString &words, const QString &remark);
// One after the other; a full stop of Chinese or Japanese is wide enough to need no space behind it.
QString sentences(const QStringList &parts);

}  // namespace gainsay
