// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ContextShares.h"

#include "core/errors/figures/ContextGroups.h"

#include <QHash>

#include <algorithm>

namespace gainsay {

namespace {

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
    const std::vector<quint32> order = rowsByContext(contexts, [&](size_t row) {
        return table.rows.gold[qsizetype(row)] != noValue && rows.contains(qsizetype(row));
    });
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
