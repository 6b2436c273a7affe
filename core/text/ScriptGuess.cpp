// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/ScriptGuess.h"

#include <unicode/uscript.h>

using namespace Qt::StringLiterals;

namespace gainsay {

TextLanguage guessLanguage(const QString &text)
{
    int han = 0, kana = 0, latin = 0, other = 0;
    for (const uint codePoint : text.toUcs4()) {
        UErrorCode status = U_ZERO_ERROR;
        switch (uscript_getScript(UChar32(codePoint), &status)) {
        case USCRIPT_HAN:
            ++han;
            break;
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
            ++kana;
            break;
        case USCRIPT_LATIN:
            ++latin;
            break;
        case USCRIPT_COMMON:
        case USCRIPT_INHERITED:
            break;
        default:
            ++other;
        }
    }
    // One Han character says about as much as a Latin word. A Chinese text may quote a kana or two; a Japanese one is
    // full of them.
    if (kana > 0 && kana * 5 >= han)
        return TextLanguage::Japanese;
    if (han > 0 && han * 8 >= latin && han >= other)
        return TextLanguage::Chinese;
    return latin > 0 && latin >= other ? TextLanguage::English : TextLanguage::Other;
}

QString languageCode(TextLanguage language)
{
    switch (language) {
    case TextLanguage::Chinese:
        return u"zh"_s;
    case TextLanguage::Japanese:
        return u"ja"_s;
    case TextLanguage::English:
        return u"en"_s;
    case TextLanguage::Other:
        break;
    }
    return {};
}

}  // namespace gainsay
