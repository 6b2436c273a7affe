// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorOrder.h"

#include "core/errors/table/TagTitles.h"
#include "core/model/NameOrder.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

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

// `key(row)` is `emptyPlace` where the cell is empty.
template <class Key> std::vector<quint32> orderedBy(const RowSet &rows, bool descending, Key key)
{
    std::vector<KeyedRow> keyed;
    keyed.reserve(size_t(rows.count()));
    quint32 largest = 0;
    rows.each([&](size_t row) {
        keyed.push_back({quint32(key(qsizetype(row))), quint32(row)});
        largest = std::max(largest, keyed.back().key == emptyPlace ? 0 : keyed.back().key);
    });
    for (KeyedRow &one : keyed) {
        if (one.key == emptyPlace)
            one.key = largest + 1;
        else if (descending)
            one.key = largest - one.key;
    }
    sortByBits(keyed, 0);
    if (largest >= 0xffffu)
        sortByBits(keyed, 16);
    std::vector<quint32> order(keyed.size());
    std::transform(keyed.begin(), keyed.end(), order.begin(), [](const KeyedRow &one) { return one.row; });
    return order;
}

// People's labels one after the other, as they are shown: who answered first counts first.
quint32 placeOfSaid(const ConversationColumns &columns, size_t row)
{
    quint32 place = 0;
    for (int i = 0; i < mostSaid; ++i) {
        const quint8 code = columns.saidAt(row, i);
        place = place << 6 | (code == noValue ? 0u : quint32(code) + 1);
    }
    return place == 0 ? emptyPlace : place;
}

std::vector<quint32> byTags(const ErrorTable &table, const RowSet &rows, bool descending)
{
    QHash<quint32, qsizetype> known;  // few of the combinations occur
    QStringList shown;
    rows.each([&](size_t row) {
        const quint32 tags = table.tagsAt(row);
        if (known.contains(tags))
            return;
        known.insert(tags, shown.size());
        QStringList titles;
        for (qsizetype i = 0; i < table.tagNames.size(); ++i) {
            if (tags & (1u << i))
                titles.append(tagTitle(table.tagNames[i]));
        }
        shown.append(titles.join(u", "_s));
    });
    const std::vector<quint32> places = placesOfNames(shown);
    return orderedBy(rows, descending, [&](qsizetype row) {
        const quint32 tags = table.tagsAt(size_t(row));
        return tags == 0 ? emptyPlace : places[size_t(known.value(tags))];
    });
}

std::vector<quint32> byRun(const ErrorRun &run, const RowSet &rows, const ErrorSort &sort)
{
    if (sort.byLabel)
        return orderedBy(rows, sort.descending, [&](qsizetype row) {
            return run.label[row] == noValue ? emptyPlace : quint32(run.label[row]);
        });
    const QList<quint16> &shares = sort.byMargin ? run.margin : run.confidence;
    return orderedBy(rows, sort.descending,
                     [&](qsizetype row) { return shares[row] == 0 ? emptyPlace : quint32(shares[row]); });
}

}  // namespace

std::vector<quint32> sortedByPlaces(const RowSet &rows, const std::vector<quint32> &places, bool descending)
{
    return orderedBy(rows, descending, [&](qsizetype row) { return places[size_t(row)]; });
}

std::vector<quint32> sortedRows(const ErrorTable &table, const RowSet &rows, const ErrorSort &sort)
{
    const ConversationColumns &columns = table.rows;
    const auto by = [&](const auto &column, quint32 empty = emptyPlace) {
        return orderedBy(rows, sort.descending, [&, empty](qsizetype row) {
            return column[row] == empty ? emptyPlace : quint32(column[row]);
        });
    };
    const auto byName = [&](const auto &column, const QStringList &names, const LabelTitles &titles = {}) {
        QStringList shown = names;
        for (QString &name : shown)
            name = titles && !name.isEmpty() ? titles(name) : name;
        return orderedBy(rows, sort.descending, [&column, &names, places = placesOfNames(shown)](qsizetype row) {
            return names[column[row]].isEmpty() ? emptyPlace : places[size_t(column[row])];
        });
    };
    // Rows stand in the order of their ids.
    const auto asAdded = [&] { return orderedBy(rows, sort.descending, [](qsizetype row) { return quint32(row); }); };
    switch (sort.column) {
    case ErrorColumn::Conversation:
        return asAdded();
    case ErrorColumn::Gold:
        return by(columns.gold, noValue);
    case ErrorColumn::People:
        return orderedBy(rows, sort.descending, [&](qsizetype row) { return placeOfSaid(columns, size_t(row)); });
    case ErrorColumn::Agreement:
        return by(columns.agreement, noValue);
    case ErrorColumn::Chatbot:
        return byName(columns.chatbot, columns.chatbots);
    case ErrorColumn::Method:
        return byName(columns.method, columns.methods);
    case ErrorColumn::Aspect:
        return byName(columns.aspect, columns.aspects, sort.titles);
    case ErrorColumn::Length:
        return by(columns.length);
    case ErrorColumn::Turns:
        return by(columns.turns);
    case ErrorColumn::Distance:
        return by(columns.distance, 0);
    case ErrorColumn::Tags:
        return byTags(table, rows, sort.descending);
    case ErrorColumn::Run:
        break;
    }
    if (sort.run < 0 || sort.run >= table.runs.size())
        return asAdded();
    return byRun(table.runs[sort.run], rows, sort);
}

}  // namespace gainsay
