// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ContextShares.h"

#include <QHash>

#include <algorithm>

namespace gainsay {

namespace {

constexpr int contextBucketShift = 48;
constexpr size_t contextBuckets = size_t(1) << (64 - contextBucketShift);

// Rows with gold and a known context, those of one context after each other. Contexts are hashes: their upper bits
// part them into short lists, which are sorted faster than a long one.
std::vector<quint32> rowsByContext(const ErrorTable &table, const RowSet &rows, std::span<const quint64> contexts)
{
    const auto counts = [&](size_t row) { return table.rows.gold[qsizetype(row)] != noValue && contexts[row] != 0; };
    std::vector<size_t> ends(contextBuckets + 1, 0);
    rows.each([&](size_t row) { ends[(contexts[row] >> contextBucketShift) + 1] += counts(row) ? 1 : 0; });
    for (size_t bucket = 1; bucket <= contextBuckets; ++bucket)
        ends[bucket] += ends[bucket - 1];
    std::vector<quint32> order(ends.back());
    std::vector<size_t> next(ends.begin(), ends.end() - 1);
    rows.each([&](size_t row) {
        if (counts(row))
            order[next[contexts[row] >> contextBucketShift]++] = quint32(row);
    });
    for (size_t bucket = 0; bucket < contextBuckets; ++bucket)
        std::sort(order.begin() + qsizetype(ends[bucket]), order.begin() + qsizetype(ends[bucket + 1]),
                  [&](quint32 a, quint32 b) { return std::pair(contexts[a], a) < std::pair(contexts[b], b); });
    return order;
}

// Numbers of the shares that occur, which are few.
class ShareCodes {
public:
    quint64 code(int contradictions, int replies)
    {
        const quint64 key = (quint64(contradictions) << 32) | quint64(replies);
        const auto known = m_codes.constFind(key);
        if (known != m_codes.constEnd())
            return *known;
        m_shares.push_back(double(contradictions) / replies);
        return *m_codes.insert(key, m_shares.size() - 1);
    }
    double share(quint64 code) const { return m_shares[code]; }

private:
    QHash<quint64, quint64> m_codes;
    std::vector<double> m_shares;
};

}  // namespace

std::vector<AlikeContexts> contextShares(const ErrorTable &table, const RowSet &rows, std::span<const quint64> contexts,
                                         quint16 features)
{
    const std::vector<quint32> order = rowsByContext(table, rows, contexts);
    ShareCodes shares;
    QHash<quint64, qint64> counted;
    for (size_t begin = 0; begin < order.size();) {
        const auto row = qsizetype(order[begin]);
        size_t end = begin;
        int contradictions = 0;
        for (; end < order.size() && contexts[order[end]] == contexts[order[begin]]; ++end)
            contradictions += table.isContradiction(table.rows.gold[qsizetype(order[end])]) ? 1 : 0;
        const quint64 alike = (quint64(table.rows.features[row] & features) << 24) |
                              (quint64(table.rows.method[row]) << 8) | table.rows.turns[row];
        ++counted[(shares.code(contradictions, int(end - begin)) << 40) | alike];
        begin = end;
    }
    std::vector<AlikeContexts> result;
    for (const auto &[key, count] : counted.asKeyValueRange())
        result.push_back({quint16(key >> 24), quint16(key >> 8), quint8(key), shares.share(key >> 40), count});
    // Always the same sums, whatever the order of the hash.
    std::sort(result.begin(), result.end(), [](const AlikeContexts &a, const AlikeContexts &b) {
        return std::tie(a.features, a.method, a.turns, a.share, a.count) <
               std::tie(b.features, b.method, b.turns, b.share, b.count);
    });
    return result;
}

}  // namespace gainsay
