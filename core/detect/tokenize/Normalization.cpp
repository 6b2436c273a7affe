// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/Normalization.h"

#include <QChar>
#include <QString>
#include <QStringDecoder>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

#include <algorithm>

namespace gainsay {

namespace {

const UNormalizer2 *normalizer(UnicodeForm form)
{
    UErrorCode status = U_ZERO_ERROR;
    switch (form) {
    case UnicodeForm::Nfc:
        return unorm2_getNFCInstance(&status);
    case UnicodeForm::Nfd:
        return unorm2_getNFDInstance(&status);
    case UnicodeForm::Nfkc:
        return unorm2_getNFKCInstance(&status);
    case UnicodeForm::Nfkd:
        break;
    }
    return unorm2_getNFKDInstance(&status);
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

std::u32string codePointsOf(std::string_view utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(QByteArrayView(utf8.data(), qsizetype(utf8.size())));
    return text.toStdU32String();
}

std::u32string toForm(UnicodeForm form, std::u32string_view text)
{
    const UNormalizer2 *rules = normalizer(form);
    if (std::ranges::all_of(text, [rules](char32_t c) { return unorm2_isInert(rules, UChar32(c)) != 0; }))
        return std::u32string(text);
    const QString source = QString::fromUcs4(text.data(), qsizetype(text.size()));
    QString target(source.size() * 2 + 64, Qt::Uninitialized);
    const auto run = [&](UErrorCode &status) {
        status = U_ZERO_ERROR;
        return unorm2_normalize(rules, reinterpret_cast<const UChar *>(source.utf16()), int32_t(source.size()),
                                reinterpret_cast<UChar *>(target.data()), int32_t(target.size()), &status);
    };
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = run(status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        target.resize(length);
        length = run(status);
    }
    return U_FAILURE(status) ? std::u32string(text) : target.first(length).toStdU32String();
}

std::u32string toNfkc(char32_t codePoint)
{
    return toForm(UnicodeForm::Nfkc, {&codePoint, 1});
}

bool beginsSegment(UnicodeForm form, char32_t codePoint)
{
    return unorm2_hasBoundaryBefore(normalizer(form), UChar32(codePoint)) != 0;
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

bool isWhiteSpace(char32_t codePoint)
{
    return u_isUWhiteSpace(UChar32(codePoint)) != 0;
}

bool isMark(char32_t codePoint)
{
    return (U_GET_GC_MASK(UChar32(codePoint)) & U_GC_M_MASK) != 0;
}

bool isNumeric(char32_t codePoint)
{
    return (U_GET_GC_MASK(UChar32(codePoint)) & U_GC_N_MASK) != 0;
}

bool isPunctuation(char32_t codePoint)
{
    if (codePoint < 0x80)
        return codePoint > 0x20 && codePoint < 0x7F && !u_isalnum(UChar32(codePoint));
    return (U_GET_GC_MASK(UChar32(codePoint)) & U_GC_P_MASK) != 0;
}

}  // namespace gainsay
