// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ProgressFigures.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ProgressWords {
    GAINSAY_TR(report)
};

Json countsJson(const ProgressCounts &counts)
{
    Json json = {{"items", counts.items},
                 {"open", counts.open},
                 {"in_work", counts.inWork},
                 {"annotated", counts.annotated},
                 {"agreed", counts.agreed},
                 {"disputed", counts.disputed},
                 {"adjudicated", counts.adjudicated},
                 {"voted", counts.voted},
                 {"ambiguous", counts.ambiguous},
                 {"unqualified", counts.removed.value(u"unqualified"_s)},
                 {"removed", Json::object()}};
    for (const auto &[reason, count] : counts.removed.asKeyValueRange())
        json["removed"][toUtf8(reason)] = count;
    return json;
}

// `batch`: where a click on a count leads; none for the sum over all batches.
QList<ReportCell> countsRow(const QString &name, const ProgressCounts &counts, const std::optional<QString> &batch)
{
    qint64 removed = 0;
    for (const qint64 count : counts.removed)
        removed += count;
    ReportTarget all;
    all.batch = batch;
    const auto counted = [&all](qint64 count, const QList<ItemState> &states) {
        ReportTarget target = all;
        target.states = states;
        return linked(countCell(count), target);
    };
    ReportTarget gone = all;
    gone.removed = true;
    ReportTarget settled = all;
    settled.settled = true;
    using enum ItemState;
    return {
        linked(textCell(name), all), linked(countCell(counts.items), all),
        counted(counts.annotated, {Disputed, Agreed, Adjudicated, Voted, Ambiguous}), counted(counts.agreed, {Agreed}),
        counted(counts.disputed, {Disputed}), counted(counts.adjudicated, {Adjudicated}),
        counted(counts.voted, {Voted}), counted(counts.ambiguous, {Ambiguous}), linked(countCell(removed), gone),
        // Of all items, not of a sample: no interval.
        linked(counts.items > 0 ? percentCell(static_cast<double>(counts.settled()) / static_cast<double>(counts.items))
                                : missingCell({}),
               settled)};
}

}  // namespace

void ProgressCounts::add(const StateCount &count)
{
    items += count.count;
    switch (count.state) {
    case ItemState::Open:
        open += count.count;
        break;
    case ItemState::InWork:
        inWork += count.count;
        break;
    case ItemState::Disputed:
        disputed += count.count;
        break;
    case ItemState::Agreed:
        agreed += count.count;
        break;
    case ItemState::Adjudicated:
        adjudicated += count.count;
        break;
    case ItemState::Voted:
        voted += count.count;
        break;
    case ItemState::Ambiguous:
        ambiguous += count.count;
        break;
    }
    annotated = items - open - inWork;
    if (!count.removed.isEmpty())
        removed[count.removed] += count.count;
}

ProgressFigures progressFigures(const QList<StateCount> &states, const QHash<BatchId, QString> &batchNames)
{
    ProgressFigures figures;
    QMap<BatchId, ProgressCounts> batches;
    for (const StateCount &state : states) {
        batches[state.batch].add(state);
        figures.all.add(state);
    }
    for (const auto &[batch, counts] : batches.asKeyValueRange())
        figures.batches.append({batchNames.value(batch), counts});
    return figures;
}

Json toJson(const ProgressFigures &figures)
{
    Json json = countsJson(figures.all);
    json["batches"] = Json::array();
    for (const BatchProgress &batch : figures.batches) {
        Json counts = countsJson(batch.counts);
        counts["batch"] = toUtf8(batch.batch);
        json["batches"].push_back(std::move(counts));
    }
    return json;
}

ReportSection progressSection(const ProgressFigures &figures)
{
    ReportTable table{ProgressWords::tr("Progress"),
                      {ProgressWords::tr("Batch"), ProgressWords::tr("Items"), ProgressWords::tr("Annotated"),
                       ProgressWords::tr("Agreed"), ProgressWords::tr("Disputed"), ProgressWords::tr("Adjudicated"),
                       ProgressWords::tr("Voted"), ProgressWords::tr("Ambiguous"), ProgressWords::tr("Removed"),
                       ProgressWords::tr("Settled")},
                      {},
                      {}};
    ReportFigure figure{ReportFigure::Kind::Bars,
                        ProgressWords::tr("Settled share per batch"),
                        ProgressWords::tr("Batch"),
                        ProgressWords::tr("Share, %"),
                        {},
                        {{ProgressWords::tr("Settled"), {}}}};
    for (const BatchProgress &batch : figures.batches) {
        table.rows.append(countsRow(batch.batch, batch.counts, batch.batch));
        const double share = static_cast<double>(batch.counts.settled()) / static_cast<double>(batch.counts.items);
        ReportTarget target;
        target.batch = batch.batch;
        target.settled = true;
        figure.series[0].points.append({static_cast<double>(figure.categories.size()), share, std::nullopt, target});
        figure.categories.append(batch.batch);
    }
    table.rows.append(countsRow(ProgressWords::tr("All"), figures.all, std::nullopt));
    return {ProgressWords::tr("Progress"), {}, {table}, {figure}};
}

BatchPhase batchPhase(BatchState state, const ProgressCounts &items, bool workLeft)
{
    switch (state) {
    case BatchState::Checking:
        return BatchPhase::Checking;
    case BatchState::Returned:
        return BatchPhase::Returned;
    case BatchState::Accepted:
        return BatchPhase::Accepted;
    case BatchState::Annotated:
        return BatchPhase::Ready;
    case BatchState::Open:
        break;
    }
    if (items.items == 0)
        return BatchPhase::Empty;
    if (!workLeft && items.disputed > 0)
        return BatchPhase::Disputed;
    return items.open == items.items ? BatchPhase::Open : BatchPhase::Annotating;
}

}  // namespace gainsay
