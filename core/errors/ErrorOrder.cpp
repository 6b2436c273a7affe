// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ErrorOrder.h"

#include <algorithm>

namespace gainsay {

namespace {

struct KeyedRow {
    quint32 key = 0;
    quint32 row = 0;
};

// One stable pass over sixteen bits of the keys: as many steps as there are rows, whatever the keys.
void sortByBits(std::vector<KeyedRow> &rows, int shift)
{
    std::vector<quint32> starts(65537, 0);
    for (const KeyedRow &keyed : rows)
        ++starts[((keyed.key >> shift) & 0xffffu) + 1];
    for (size_t i = 1; i < starts.size(); ++i)
        starts[i] += starts[i - 1];
    std::vector<KeyedRow> sorted(rows.size());
    for (const KeyedRow &keyed : rows)
        sorted[starts[(keyed.key >> shift) & 0xffffu]++] = keyed;
    rows.swap(sorted);
}

template <class Key> std::vector<quint32> orderedBy(const RowSet &rows, bool descending, Key key)
{
    std::vector<KeyedRow> keyed;
    keyed.reserve(size_t(rows.count()));
    quint32 largest = 0;
    rows.each([&](size_t row) {
        keyed.push_back({quint32(key(qsizetype(row))), quint32(row)});
        largest = std::max(largest, keyed.back().key);
    });
    if (descending) {
        for (KeyedRow &one : keyed)
            one.key = largest - one.key;
    }
    sortByBits(keyed, 0);
    if (largest > 0xffffu)
        sortByBits(keyed, 16);
    std::vector<quint32> order(keyed.size());
    std::transform(keyed.begin(), keyed.end(), order.begin(), [](const KeyedRow &one) { return one.row; });
    return order;
}

// Places of the names in alphabetical order, so that codes sort as the names do.
std::vector<int> alphabetical(const QStringList &names)
{
    QStringList sorted = names;
    sorted.sort(Qt::CaseInsensitive);
    std::vector<int> places;
    for (const QString &name : names)
        places.push_back(int(sorted.indexOf(name)));
    return places;
}

}  // namespace

std::vector<quint32> sortedRows(const ErrorTable &table, const RowSet &rows, const ErrorSort &sort)
{
    const ConversationColumns &columns = table.rows;
    const auto by = [&](const auto &column) {
        return orderedBy(rows, sort.descending, [&column](qsizetype row) { return column[row]; });
    };
    const auto byName = [&](const auto &column, const QStringList &names) {
        return orderedBy(rows, sort.descending, [&column, places = alphabetical(names)](qsizetype row) {
            return places[size_t(column[row])];
        });
    };
    // Rows stand in the order of their ids.
    const auto asAdded = [&] { return orderedBy(rows, sort.descending, [](qsizetype row) { return row; }); };
    switch (sort.column) {
    case ErrorColumn::Conversation:
        return asAdded();
    case ErrorColumn::Gold:
        return by(columns.gold);
    case ErrorColumn::People:
        return by(columns.said);
    case ErrorColumn::Agreement:
        return by(columns.agreement);
    case ErrorColumn::Chatbot:
        return byName(columns.chatbot, columns.chatbots);
    case ErrorColumn::Method:
        return byName(columns.method, columns.methods);
    case ErrorColumn::Aspect:
        return byName(columns.aspect, columns.aspects);
    case ErrorColumn::Length:
        return by(columns.length);
    case ErrorColumn::Turns:
        return by(columns.turns);
    case ErrorColumn::Distance:
        return by(columns.distance);
    case ErrorColumn::Tags:
        return table.tags.isEmpty() ? asAdded() : by(table.tags);
    case ErrorColumn::Run:
        break;
    }
    if (sort.run < 0 || sort.run >= table.runs.size())
        return asAdded();
    const ErrorRun &run = table.runs[sort.run];
    if (sort.byLabel)
        return by(run.label);
    return sort.byMargin ? by(run.margin) : by(run.confidence);
}

}  // namespace gainsay
