// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/WordPieceTokenizer.h"

#include "core/detect/tokenize/Normalization.h"

#include <unicode/uchar.h>

namespace gainsay {

namespace {

constexpr char32_t tableSize = 0x10000;
constexpr size_t longestWord = 100;  // BERT gives up on longer ones

// The blocks that BERT calls Chinese; Hangul, Hiragana and Katakana are not among them.
bool isCjkIdeograph(char32_t c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x20000 && c <= 0x2A6DF) ||
           (c >= 0x2A700 && c <= 0x2B73F) || (c >= 0x2B740 && c <= 0x2B81F) || (c >= 0x2B820 && c <= 0x2CEAF) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x2F800 && c <= 0x2FA1F);
}

bool isPieceSpace(char32_t c)
{
    return c == U' ' || c == U'\t' || c == U'\n' || c == U'\r' || u_charType(UChar32(c)) == U_SPACE_SEPARATOR;
}

// Every ASCII sign counts, also those that Unicode calls symbols ("$", "+").
bool isPieceBoundary(char32_t c)
{
    if (c < 0x80)
        return c > 0x20 && c < 0x7F && !u_isalnum(UChar32(c));
    return (U_GET_GC_MASK(UChar32(c)) & U_GC_P_MASK) != 0;
}

}  // namespace

WordPieceTokenizer::WordPieceTokenizer(Vocabulary vocabulary, bool lowerCase)
    : Tokenizer(std::move(vocabulary)), m_lowerCase(lowerCase), m_common(tableSize)
{
    for (char32_t c = 0; c < tableSize; ++c) {
        const std::vector<Character> characters = normalize(c);
        if (characters.size() == 1)
            m_common[c] = characters.front();
        else if (characters.size() > 1)
            m_common[c] = {0, Kind::Alone};
    }
}

std::vector<WordPieceTokenizer::Character> WordPieceTokenizer::normalize(char32_t codePoint) const
{
    if (isPieceSpace(codePoint))
        return {{U' ', Kind::Space}};
    if (codePoint == 0 || codePoint == 0xFFFD || (U_GET_GC_MASK(UChar32(codePoint)) & U_GC_C_MASK) != 0)
        return {};
    const bool ideograph = isCjkIdeograph(codePoint);
    const std::u32string text = m_lowerCase ? toLowerCase(toNfd(codePoint)) : std::u32string(1, codePoint);
    std::vector<Character> characters;
    for (const char32_t c : text) {
        if (m_lowerCase && u_charType(UChar32(c)) == U_NON_SPACING_MARK)
            continue;
        characters.push_back({c, ideograph || isPieceBoundary(c) ? Kind::Alone : Kind::Letter});
    }
    return characters;
}

std::vector<Token> WordPieceTokenizer::tokenize(QStringView text) const
{
    std::vector<Token> tokens;
    tokens.reserve(size_t(text.size()));
    Word word;
    qint32 position = 0;
    for (qsizetype i = 0; i < text.size(); ++position) {
        const char32_t c = nextCodePoint(text, i);
        if (c < tableSize && (m_common[c].value != 0 || m_common[c].kind == Kind::Dropped)) {
            add(m_common[c], position, word, tokens);
        } else {
            for (const Character &character : normalize(c))
                add(character, position, word, tokens);
        }
    }
    flush(word, tokens);
    return tokens;
}

void WordPieceTokenizer::add(const Character &character, qint32 position, Word &word, std::vector<Token> &tokens) const
{
    switch (character.kind) {
    case Kind::Dropped:
        return;
    case Kind::Space:
        flush(word, tokens);
        return;
    case Kind::Alone:
        flush(word, tokens);
        tokens.push_back(
            {vocabulary().id({&character.value, 1}).value_or(vocabulary().unknown()), position, position + 1});
        return;
    case Kind::Letter:
        word.text.push_back(character.value);
        word.positions.push_back(position);
    }
}

void WordPieceTokenizer::flush(Word &word, std::vector<Token> &tokens) const
{
    const size_t size = word.text.size();
    if (size == 0)
        return;
    const size_t before = tokens.size();
    bool known = size <= longestWord;
    std::u32string piece;
    for (size_t from = 0; known && from < size;) {
        known = false;
        for (size_t length = std::min(size - from, size_t(vocabulary().longestToken())); length > 0; --length) {
            piece.assign(from > 0 ? U"##" : U"").append(word.text, from, length);
            if (const std::optional<qint32> id = vocabulary().id(piece)) {
                tokens.push_back({*id, word.positions[from], word.positions[from + length - 1] + 1});
                from += length;
                known = true;
                break;
            }
        }
    }
    if (!known) {
        tokens.resize(before);
        tokens.push_back({vocabulary().unknown(), word.positions.front(), word.positions.back() + 1});
    }
    word.text.clear();
    word.positions.clear();
}

}  // namespace gainsay
