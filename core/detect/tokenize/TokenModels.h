// SPDX-License-Identifier: GPL-3.0-or-later
// The models of tokenizer.json besides byte-pair encoding. Immutable; safe to use from several threads.
#pragma once

#include "core/detect/tokenize/TokenTable.h"
#include "core/detect/tokenize/TokenizerStages.h"

namespace gainsay {

// Whole pieces only.
class WordLevelModel final : public TokenModel {
public:
    static Result<std::shared_ptr<const TokenModel>> read(const Json &description);

    void tokenize(const TextPiece &piece, std::vector<Token> &tokens) const override;
    const TokenTable &table() const override { return m_table; }

private:
    TokenTable m_table;
    std::optional<qint32> m_unknown;
};

// BERT's: the longest tokens from left to right, a mark before all but the first of a word; unknown is the whole word.
class WordPieceModel final : public TokenModel {
public:
    static Result<std::shared_ptr<const TokenModel>> read(const Json &description);

    void tokenize(const TextPiece &piece, std::vector<Token> &tokens) const override;
    const TokenTable &table() const override { return m_table; }

private:
    bool addPieces(const TextPiece &word, std::vector<Token> &tokens) const;

    TokenTable m_table;
    PrefixIndex m_index;
    std::u32string m_continuation = U"##";
    size_t m_longestWord = 100;
    std::optional<qint32> m_unknown;
};

// SentencePiece's: of all ways to cut a piece the one whose tokens are the most probable together.
class UnigramModel final : public TokenModel {
public:
    // Markers are no words: what looks like one is cut like anything else.
    static Result<std::shared_ptr<const TokenModel>> read(const Json &description, const std::vector<qint32> &markers);

    void tokenize(const TextPiece &piece, std::vector<Token> &tokens) const override;
    const TokenTable &table() const override { return m_table; }

private:
    // The best way to get to a place.
    struct Step {
        double score = 0.0;
        size_t from = 0;
        qint32 id = -1;
    };

    std::vector<Step> bestSteps(std::u32string_view text) const;
    void addUnknown(const TextPiece &piece, size_t from, size_t to, std::vector<Token> &tokens) const;

    TokenTable m_table;
    PrefixIndex m_index;
    std::vector<double> m_scores;
    std::vector<qint32> m_bytes;  // empty: unknown characters stay unknown
    double m_unknownScore = 0.0;
    std::optional<qint32> m_unknown;
};

}  // namespace gainsay
