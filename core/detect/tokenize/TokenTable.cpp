// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/TokenTable.h"

#include "core/base/TranslatableText.h"
#include "core/detect/tokenize/Normalization.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// An id far beyond the number of tokens would only reserve memory.
constexpr qint64 largestVocabulary = 4'000'000;

}  // namespace

Result<TokenTable> TokenTable::read(const Json &vocabulary)
{
    TokenTable table;
    for (const auto &[token, id] : vocabulary.items())
        RETURN_IF_ERROR(table.add(token, id.is_number_integer() ? id.get<qint64>() : -1));
    return table;
}

Result<void> TokenTable::add(const std::string &token, qint64 id)
{
    if (id < 0 || id >= largestVocabulary)
        return invalidInput(TranslatableText::translate("tokenize", "tokenizer.json: the token \"%1\" has no usable id")
                                .arg(fromUtf8(token)));
    if (size_t(id) >= m_tokens.size())
        m_tokens.resize(size_t(id) + 1);
    m_tokens[size_t(id)] = codePointsOf(token);
    m_ids.emplace(m_tokens[size_t(id)], qint32(id));
    return {};
}

std::optional<qint32> TokenTable::id(std::u32string_view token) const
{
    const auto found = m_ids.find(token);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::u32string_view TokenTable::token(qint32 id) const
{
    return id >= 0 && size_t(id) < m_tokens.size() ? std::u32string_view(m_tokens[size_t(id)]) : std::u32string_view();
}

std::vector<qint32> TokenTable::byteTokens() const
{
    std::vector<qint32> ids;
    for (int byte = 0; byte < 256; ++byte) {
        const QString name = u"<0x%1>"_s.arg(byte, 2, 16, QLatin1Char('0')).toUpper().replace(u"<0X"_s, u"<0x"_s);
        const std::optional<qint32> known = id(name.toStdU32String());
        if (!known)
            return {};
        ids.push_back(*known);
    }
    return ids;
}

PrefixIndex::PrefixIndex(const TokenTable &table, const std::vector<bool> &wanted)
{
    for (qint32 id = 0; id < table.size(); ++id) {
        if (!table.token(id).empty() && (size_t(id) >= wanted.size() || wanted[size_t(id)]))
            m_sorted.push_back(id);
    }
    std::ranges::sort(m_sorted, [&table](qint32 left, qint32 right) {
        const int order = table.token(left).compare(table.token(right));
        return order != 0 ? order < 0 : left < right;
    });
}

// To those whose character at `depth` is `next`; all in the range agree on what comes before it.
bool PrefixIndex::narrow(const TokenTable &table, size_t &low, size_t &high, size_t depth, char32_t next) const
{
    const auto characterOf = [&table, depth](qint32 id) {
        const std::u32string_view token = table.token(id);
        return token.size() > depth ? qint64(token[depth]) : qint64(-1);
    };
    const auto begin = m_sorted.begin() + qsizetype(low);
    const auto range = std::ranges::equal_range(begin, m_sorted.begin() + qsizetype(high), qint64(next),
                                                std::ranges::less(), characterOf);
    low += size_t(range.begin() - begin);
    high = low + range.size();
    return !range.empty();
}

}  // namespace gainsay
