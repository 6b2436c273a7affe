// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/BigramModel.h"

#include <cmath>

namespace gainsay {

namespace {

quint64 pairKey(int behind, int word)
{
    return (quint64(quint32(behind)) << 32) | quint32(word);
}

}  // namespace

int BigramModel::idOf(const QString &word)
{
    const QString key = word.toLower();
    const auto found = m_ids.constFind(key);
    if (found != m_ids.constEnd())
        return *found;
    const int id = int(m_seen.size());
    m_ids.insert(key, id);
    m_seen.emplace_back();
    return id;
}

const BigramModel::Seen *BigramModel::seen(const QString &word) const
{
    const auto found = m_ids.constFind(word.toLower());
    return found == m_ids.constEnd() ? nullptr : &m_seen[size_t(*found)];
}

void BigramModel::add(const QStringList &words)
{
    int behind = idOf(begin());
    for (qsizetype i = 0; i <= words.size(); ++i) {
        const int word = idOf(i < words.size() ? words[i] : end());
        m_different += m_seen[size_t(word)].count == 0 ? 1 : 0;
        ++m_seen[size_t(word)].count;
        ++m_total;
        ++m_seen[size_t(behind)].followed;
        m_seen[size_t(behind)].followers += ++m_pairs[pairKey(behind, word)] == 1 ? 1 : 0;
        behind = word;
    }
}

double BigramModel::logProbability(const QString &word, const QString &behind) const
{
    const double alone = double(count(word) + 1) / double(m_total + m_different + 1);
    const Seen *history = seen(behind);
    if (!history || history->followed == 0)
        return std::log(alone);
    const auto known = m_ids.constFind(word.toLower());
    const qint64 together =
        known == m_ids.constEnd() ? 0 : m_pairs.value(pairKey(m_ids.value(behind.toLower()), *known));
    return std::log((double(together) + double(history->followers) * alone) /
                    double(history->followed + history->followers));
}

qint64 BigramModel::count(const QString &word) const
{
    const Seen *found = seen(word);
    return found ? found->count : 0;
}

}  // namespace gainsay
