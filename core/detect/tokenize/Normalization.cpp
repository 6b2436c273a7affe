// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/Normalization.h"

#include <QChar>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

namespace gainsay {

namespace {

std::u32string normalizedBy(const UNormalizer2 *normalizer, char32_t codePoint)
{
    UChar source[2];
    int32_t sourceLength = 0;
    U16_APPEND_UNSAFE(source, sourceLength, UChar32(codePoint));
    UChar target[64];  // the longest expansion of one code point has 18 units
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length = unorm2_normalize(normalizer, source, sourceLength, target, 64, &status);
    if (U_FAILURE(status))
        return {codePoint};
    std::u32string result;
    for (int32_t i = 0; i < length;) {
        UChar32 next = 0;
        U16_NEXT(target, i, length, next);
        result.push_back(char32_t(next));
    }
    return result;
}

}  // namespace

char32_t nextCodePoint(QStringView text, qsizetype &index)
{
    const QChar unit = text[index++];
    if (!unit.isSurrogate())
        return unit.unicode();
    if (unit.isHighSurrogate() && index < text.size() && text[index].isLowSurrogate())
        return QChar::surrogateToUcs4(unit, text[index++]);
    return QChar::ReplacementCharacter;
}

std::u32string toNfkc(char32_t codePoint)
{
    UErrorCode status = U_ZERO_ERROR;
    return normalizedBy(unorm2_getNFKCInstance(&status), codePoint);
}

std::u32string toNfd(char32_t codePoint)
{
    UErrorCode status = U_ZERO_ERROR;
    return normalizedBy(unorm2_getNFDInstance(&status), codePoint);
}

std::u32string toLowerCase(const std::u32string &text)
{
    constexpr char32_t capitalIWithDot = 0x130;  // the only code point whose lower case is longer
    std::u32string result;
    for (const char32_t c : text) {
        if (c == capitalIWithDot)
            result += U"i\u0307";
        else
            result.push_back(char32_t(u_tolower(UChar32(c))));
    }
    return result;
}

bool isWhiteSpaceOrControl(char32_t codePoint)
{
    return (U_GET_GC_MASK(UChar32(codePoint)) & (U_GC_Z_MASK | U_GC_CC_MASK | U_GC_CF_MASK)) != 0;
}

}  // namespace gainsay
