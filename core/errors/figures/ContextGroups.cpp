// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ContextGroups.h"

#include "core/base/TranslatableText.h"

#include <algorithm>

namespace gainsay {

namespace {

struct ContextText {
    GAINSAY_TR(gainsay::ContextGroups)
};

constexpr int contextBucketShift = 48;
constexpr size_t contextBuckets = size_t(1) << (64 - contextBucketShift);

}  // namespace

// Contexts are hashes: their upper bits part them into short lists, which are sorted faster than a long one.
std::vector<quint32> rowsByContext(std::span<const quint64> contexts, const std::function<bool(size_t row)> &isWanted)
{
    const auto counts = [&](size_t row) { return contexts[row] != 0 && isWanted(row); };
    std::vector<size_t> ends(contextBuckets + 1, 0);
    for (size_t row = 0; row < contexts.size(); ++row)
        ends[(contexts[row] >> contextBucketShift) + 1] += counts(row) ? 1 : 0;
    for (size_t bucket = 1; bucket <= contextBuckets; ++bucket)
        ends[bucket] += ends[bucket - 1];
    std::vector<quint32> order(ends.back());
    std::vector<size_t> next(ends.begin(), ends.end() - 1);
    for (size_t row = 0; row < contexts.size(); ++row) {
        if (counts(row))
            order[next[contexts[row] >> contextBucketShift]++] = quint32(row);
    }
    for (size_t bucket = 0; bucket < contextBuckets; ++bucket)
        std::sort(order.begin() + qsizetype(ends[bucket]), order.begin() + qsizetype(ends[bucket + 1]),
                  [&](quint32 a, quint32 b) { return std::pair(contexts[a], a) < std::pair(contexts[b], b); });
    return order;
}

ContextGroups::ContextGroups(std::span<const quint64> contexts)
{
    const std::vector<quint32> order = rowsByContext(contexts, [](size_t) { return true; });
    for (size_t begin = 0; begin < order.size();) {
        size_t end = begin + 1;
        while (end < order.size() && contexts[order[end]] == contexts[order[begin]])
            ++end;
        if (end - begin == 1) {
            m_lone.push_back(order[begin]);
        } else {
            m_rows.insert(m_rows.end(), order.begin() + qsizetype(begin), order.begin() + qsizetype(end));
            m_ends.push_back(m_rows.size());
        }
        begin = end;
    }
    for (size_t row = 0; row < contexts.size(); ++row) {
        if (contexts[row] == 0)
            m_lone.push_back(quint32(row));
    }
}

QString contextNote(qint64 contexts)
{
    return ContextText::tr("These rows share %1 contexts (what was said before the reply), so that intervals and tests "
                           "are cluster-robust: the bootstrap draws contexts, and Wilson's interval counts as many "
                           "rows as say the same independently (Kish's design effect).")
        .arg(QString::number(contexts));
}

}  // namespace gainsay
