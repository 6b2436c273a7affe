// SPDX-License-Identifier: GPL-3.0-or-later
// Byte-pair encoding: starts from single characters and joins the neighbours that were learnt first, until none is left
// to join. n log n in the length of a piece, so that no text can make it crawl.
#pragma once

#include "core/detect/tokenize/TokenTable.h"
#include "core/detect/tokenize/TokenizerStages.h"

#include <unordered_map>

namespace gainsay {

class BpeModel final : public TokenModel {
public:
    // The part "model" of tokenizer.json.
    static Result<std::shared_ptr<const TokenModel>> read(const Json &description);

    void tokenize(const TextPiece &piece, std::vector<Token> &tokens) const override;
    const TokenTable &table() const override { return m_table; }

private:
    struct Merge {
        qint32 rank = 0;
        qint32 id = 0;
    };
    void readAffixes(const Json &description);
    Result<void> readMerges(const Json &merges);
    Result<void> addMerge(const std::u32string &left, const std::u32string &right, qint32 rank);
    std::vector<Token> singleCharacters(const TextPiece &piece) const;
    void addUnknown(const TextPiece &piece, size_t place, std::vector<Token> &parts) const;
    const Merge *mergeOf(qint32 left, qint32 right) const;
    void join(std::vector<Token> &parts) const;

    TokenTable m_table;
    std::unordered_map<quint64, Merge> m_merges;  // by both ids
    std::u32string m_continuation;                // before every character of a word but the first
    std::u32string m_wordEnd;                     // behind the last one
    std::vector<qint32> m_bytes;                  // spell unknown characters; empty: they do not
    std::optional<qint32> m_unknown;
    bool m_fuseUnknown = false;
    bool m_ignoreMerges = false;
};

}  // namespace gainsay
