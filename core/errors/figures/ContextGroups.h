// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows reply to the same context. Such rows hang together, so that figures draw contexts in place of rows: here
// they follow each other, and what a figure counts is counted by context in one pass.
#pragma once

#include "core/errors/table/RowSet.h"
#include "core/stats/Clusters.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace gainsay {

// The rows that `isWanted` among those with a known context, those of one context after each other. `contexts` as
// readContexts() gives them: equal where the turns before the reply are, 0 where they are not known.
std::vector<quint32> rowsByContext(std::span<const quint64> contexts, const std::function<bool(size_t row)> &isWanted);

class ContextGroups {
public:
    ContextGroups() = default;  // nothing is known: rows are taken for independent
    explicit ContextGroups(std::span<const quint64> contexts);

    // Does some context have more than one row?
    bool repeats() const { return !m_ends.empty(); }

    // Clusters of the rows among `rows` that placeOf(row) gives a place.
    template <class PlaceOf> ClusterCounter count(const RowSet &rows, PlaceOf placeOf) const;
    // Of the values that valueOf(row) gives.
    template <class ValueOf> ClusterSquares squares(const RowSet &rows, ValueOf valueOf) const;

private:
    // newContext(), then visit(row) for each of its rows that is among `rows`.
    template <class NewContext, class Visit>
    void eachContext(const RowSet &rows, NewContext newContext, Visit visit) const;

    std::vector<quint32> m_lone;  // rows of a context of their own, or of an unknown one
    std::vector<quint32> m_rows;  // the others by context
    std::vector<size_t> m_ends;   // where the rows of each end
};

// What the intervals of figures over so many contexts are made of, for the note of their table.
QString contextNote(qint64 contexts);

template <class NewContext, class Visit>
void ContextGroups::eachContext(const RowSet &rows, NewContext newContext, Visit visit) const
{
    size_t next = 0;
    for (const size_t end : m_ends) {
        newContext();
        for (; next < end; ++next) {
            if (rows.contains(m_rows[next]))
                visit(m_rows[next]);
        }
    }
    for (const quint32 row : m_lone) {
        newContext();
        if (rows.contains(row))
            visit(row);
    }
    newContext();
}

template <class PlaceOf> ClusterCounter ContextGroups::count(const RowSet &rows, PlaceOf placeOf) const
{
    ClusterCounter counter;
    std::vector<size_t> places;
    const auto close = [&] {
        counter.add(places);
        places.clear();
    };
    eachContext(rows, close, [&](size_t row) {
        if (const std::optional<size_t> place = placeOf(row))
            places.push_back(*place);
    });
    return counter;
}

template <class ValueOf> ClusterSquares ContextGroups::squares(const RowSet &rows, ValueOf valueOf) const
{
    ClusterSquares result;
    double sum = 0.0;
    bool isUsed = false;
    const auto close = [&] {
        result.squares += sum * sum;
        result.clusters += isUsed ? 1.0 : 0.0;
        sum = 0.0;
        isUsed = false;
    };
    eachContext(rows, close, [&](size_t row) {
        if (const std::optional<double> value = valueOf(row)) {
            sum += *value;
            isUsed = true;
        }
    });
    return result;
}

}  // namespace gainsay
