// SPDX-License-Identifier: GPL-3.0-or-later
// What tokenizers need of Unicode, one code point at a time, so that offsets stay exact.
#pragma once

#include <QStringView>

#include <string>

namespace gainsay {

// Next code point of UTF-16 text, moving `index` past it. A lone surrogate counts as one code point, U+FFFD.
char32_t nextCodePoint(QStringView text, qsizetype &index);

std::u32string toNfkc(char32_t codePoint);
std::u32string toNfd(char32_t codePoint);
// Full lower-case mapping without locale or context.
std::u32string toLowerCase(const std::u32string &text);

bool isWhiteSpaceOrControl(char32_t codePoint);  // categories Zs, Zl, Zp, Cc, Cf

}  // namespace gainsay
