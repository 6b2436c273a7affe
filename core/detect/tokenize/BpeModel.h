// SPDX-License-Identifier: GPL-3.0-or-later
// Byte-pair encoding: starts from single characters and joins the neighbours that were learnt first, until none is left
// to join. n log n in the length of a piece, so that no text can make it crawl.
#pragma once

#include "core/detect/tokenize/TokenizerStages.h"

#include <unordered_map>

namespace gainsay {

class BpeModel final : public TokenModel {
public:
    // The part "model" of tokenizer.json.
    static Result<std::shared_ptr<const TokenModel>> read(const Json &description);

    void tokenize(const TextPiece &piece, std::vector<Token> &tokens) const override;
    std::optional<qint32> id(std::u32string_view token) const override;
    std::u32string_view token(qint32 id) const override;
    int size() const override { return int(m_tokens.size()); }

private:
    struct Merge {
        qint32 rank = 0;
        qint32 id = 0;
    };
    struct Hash {
        using is_transparent = void;
        size_t operator()(std::u32string_view text) const { return std::hash<std::u32string_view>{}(text); }
    };

    Result<void> readVocabulary(const Json &vocabulary);
    Result<void> readMerges(const Json &merges);
    Result<void> addMerge(const std::u32string &left, const std::u32string &right, qint32 rank);
    std::vector<Token> singleCharacters(const TextPiece &piece) const;
    const Merge *mergeOf(qint32 left, qint32 right) const;
    void join(std::vector<Token> &parts) const;

    std::unordered_map<std::u32string, qint32, Hash, std::equal_to<>> m_ids;
    std::vector<std::u32string> m_tokens;
    std::unordered_map<quint64, Merge> m_merges;  // by both ids
    std::optional<qint32> m_unknown;
    bool m_ignoreMerges = false;
};

}  // namespace gainsay
