// SPDX-License-Identifier: GPL-3.0-or-later
// BERT's tokenizer: clean-up, every CJK character a word of its own, accents and case removed, punctuation
// split off, then the longest pieces of the vocabulary from left to right ("##" marks a continuation).
// Text that looks like a marker ("[SEP]") is ordinary text.
#pragma once

#include "core/detect/tokenize/Tokenizer.h"

namespace gainsay {

class WordPieceTokenizer final : public Tokenizer {
public:
    WordPieceTokenizer(Vocabulary vocabulary, bool lowerCase);

    std::vector<Token> tokenize(QStringView text) const override;

private:
    enum class Kind : quint8 { Dropped, Space, Letter, Alone };

    struct Character {
        char32_t value = 0;
        Kind kind = Kind::Dropped;
    };

    struct Word {
        std::u32string text;
        std::vector<qint32> positions;  // the original code point of each character
    };

    std::vector<Character> normalize(char32_t codePoint) const;
    void add(const Character &character, qint32 position, Word &word, std::vector<Token> &tokens) const;
    void flush(Word &word, std::vector<Token> &tokens) const;

    bool m_lowerCase;
    std::vector<Character> m_common;  // basic plane; Kind::Alone with value 0 stands for "several, ask normalize"
};

}  // namespace gainsay
