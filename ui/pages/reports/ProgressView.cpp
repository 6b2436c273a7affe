// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ProgressView.h"

#include "ui/report/SectionView.h"

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// In the order of the parts in the bars.
constexpr ItemState kStates[] = {ItemState::Agreed,   ItemState::Adjudicated, ItemState::Voted, ItemState::Ambiguous,
                                 ItemState::Disputed, ItemState::InWork,      ItemState::Open};

QList<qint64> stateCounts(const ProgressCounts &counts)
{
    return {counts.agreed,   counts.adjudicated, counts.voted, counts.ambiguous,
            counts.disputed, counts.inWork,      counts.open};
}

}  // namespace

void ProgressView::load()
{
    ask([filter = request().filter](ReportService &service) { return service.progress(filter); },
        [this](const ProgressFigures &figures) { show(figures); });
}

void ProgressView::show(const ProgressFigures &figures)
{
    Bars bars{tr("State of each batch"),
              {{tr("agreed"), Tone::None},
               {tr("adjudicated"), Tone::Detector},
               {tr("voted"), Tone::Role},
               {tr("ambiguous"), Tone::Intra},
               {tr("disputed"), Tone::History},
               {tr("in work"), Tone::Accent},
               {tr("open"), Tone::Incoherent}},
              {{tr("all batches"), stateCounts(figures.all)}},
              {}};
    QStringList batches{QString()};
    for (const BatchProgress &batch : figures.batches) {
        bars.rows.append({batch.batch, stateCounts(batch.counts)});
        batches << batch.batch;
    }
    bars.target = [batches](int row, int part) {
        ReportTarget target;
        target.states = {kStates[part]};
        if (row > 0)
            target.batch = batches[row];
        return target;
    };
    setBars({bars});
    sections()->setSections({progressSection(figures)});
}

}  // namespace gainsay
