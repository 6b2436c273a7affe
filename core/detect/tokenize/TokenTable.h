// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens and their ids, both ways, and which of them a text begins with. Immutable once filled.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gainsay {

class TokenTable {
public:
    // {"token": id, …}
    static Result<TokenTable> read(const Json &vocabulary);

    // A repeated token keeps its first id.
    Result<void> add(const std::string &token, qint64 id);

    std::optional<qint32> id(std::u32string_view token) const;
    // Empty for an id that is not there.
    std::u32string_view token(qint32 id) const;
    int size() const { return int(m_tokens.size()); }
    // The ids of "<0x00>" to "<0xFF>", with which characters that are no token are spelt; empty unless all are there.
    std::vector<qint32> byteTokens() const;

private:
    struct Hash {
        using is_transparent = void;
        size_t operator()(std::u32string_view text) const { return std::hash<std::u32string_view>{}(text); }
    };

    std::unordered_map<std::u32string, qint32, Hash, std::equal_to<>> m_ids;
    std::vector<std::u32string> m_tokens;
};

// Finds the tokens that a text begins with by narrowing a sorted list character by character.
class PrefixIndex {
public:
    PrefixIndex() = default;
    // Tokens that `wanted` is false for are left out. The same table is given again when something is looked for.
    PrefixIndex(const TokenTable &table, const std::vector<bool> &wanted);

    // Calls `found(length, id)` for each, shortest first.
    template <class Found> void find(const TokenTable &table, std::u32string_view text, Found found) const
    {
        size_t low = 0;
        size_t high = m_sorted.size();
        for (size_t depth = 0; depth < text.size(); ++depth) {
            if (!narrow(table, low, high, depth, text[depth]))
                return;
            if (table.token(m_sorted[low]).size() == depth + 1)
                found(depth + 1, m_sorted[low]);
        }
    }

private:
    bool narrow(const TokenTable &table, size_t &low, size_t &high, size_t depth, char32_t next) const;

    std::vector<qint32> m_sorted;
};

}  // namespace gainsay
