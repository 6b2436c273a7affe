// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations' ids of the error table, ascending, in two bytes each: their places within blocks, and where each
// block begins. Copies share their memory.
#pragma once

#include "core/base/Ids.h"
#include "core/store/ErrorStore.h"

#include <QList>

#include <algorithm>

namespace gainsay {

class RowIds {
public:
    void reserve(qsizetype rows) { m_places.reserve(rows); }

    // Greater than those before.
    void append(qint64 id)
    {
        while (m_starts.size() <= (id >> errorBlockBits))
            m_starts.append(m_places.size());
        m_places.append(quint16(id & placeMask));
    }

    qsizetype size() const { return m_places.size(); }
    qint64 operator[](qsizetype row) const
    {
        // Blocks without rows begin where the next one does; the last of them has the row.
        const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), row);
        return ((after - m_starts.begin() - 1) << errorBlockBits) | m_places[row];
    }

    // -1: there is no such row.
    qsizetype rowOf(qint64 id) const
    {
        const qsizetype block = id >> errorBlockBits;
        if (id < 0 || block >= m_starts.size())
            return -1;
        const auto begin = m_places.begin() + m_starts[block];
        const auto end = block + 1 < m_starts.size() ? m_places.begin() + m_starts[block + 1] : m_places.end();
        const auto found = std::lower_bound(begin, end, quint16(id & placeMask));
        return found == end || *found != (id & placeMask) ? -1 : found - m_places.begin();
    }

    friend bool operator==(const RowIds &, const RowIds &) = default;

private:
    static constexpr qint64 placeMask = (qint64(1) << errorBlockBits) - 1;

    QList<qsizetype> m_starts;  // per block
    QList<quint16> m_places;    // per row
};

}  // namespace gainsay
