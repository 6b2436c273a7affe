// SPDX-License-Identifier: GPL-3.0-or-later
// What tokenizers need of Unicode, one code point at a time, so that offsets stay exact.
#pragma once

#include <QStringView>

#include <string>
#include <string_view>

namespace gainsay {

// Next code point of UTF-16 text, moving `index` past it. A lone surrogate counts as one code point, U+FFFD.
char32_t nextCodePoint(QStringView text, qsizetype &index);

// All of it: Qt's own conversions drop U+FEFF at the beginning.
std::u32string codePointsOf(std::string_view utf8);

enum class UnicodeForm { Nfc, Nfd, Nfkc, Nfkd };

std::u32string toForm(UnicodeForm form, std::u32string_view text);
std::u32string toNfkc(char32_t codePoint);
// Whether what comes before a code point has nothing to do with how it is normalised.
bool beginsSegment(UnicodeForm form, char32_t codePoint);
// Full lower-case mapping without locale or context.
std::u32string toLowerCase(const std::u32string &text);

bool isWhiteSpaceOrControl(char32_t codePoint);  // categories Zs, Zl, Zp, Cc, Cf
bool isWhiteSpace(char32_t codePoint);           // property White_Space
bool isMark(char32_t codePoint);                 // categories Mn, Mc, Me
bool isNumeric(char32_t codePoint);              // categories Nd, Nl, No
// Category P, and every sign of ASCII, also those that Unicode calls symbols ("$", "+").
bool isPunctuation(char32_t codePoint);

}  // namespace gainsay
