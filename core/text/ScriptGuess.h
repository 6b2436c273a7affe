// SPDX-License-Identifier: GPL-3.0-or-later
// Which language a text is most likely in, judged by its script alone.
#pragma once

#include <QString>

namespace gainsay {

enum class TextLanguage { Chinese, Japanese, English, Other };

// Kana make it Japanese, other Han text is Chinese, Latin letters English; none of these: Other.
TextLanguage guessLanguage(const QString &text);

// "zh", "ja", "en"; empty for Other.
QString languageCode(TextLanguage language);

}  // namespace gainsay
