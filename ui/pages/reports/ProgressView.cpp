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

// Thousands of batches make a long table: it is put together where it keeps nobody waiting.
Result<ProgressView::Answer> ProgressView::read(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(auto figures, service.progress(filter));
    QList<ReportSection> sections = tablesOf({progressSection(figures)});
    return Answer{std::move(figures), std::move(sections)};
}

void ProgressView::load()
{
    ask([filter = request().filter](ReportService &service) { return read(service, filter); },
        [this](const Answer &answer) { show(answer); });
}

void ProgressView::show(const Answer &answer)
{
    const ProgressFigures &figures = answer.figures;
    Bars bars{tr("State of each batch"),
              {{tr("agreed"), Tone::None},
               {tr("adjudicated"), Tone::Detector},
               {tr("voted"), Tone::Role},
               {tr("ambiguous"), Tone::Intra},
               {tr("disputed"), Tone::History},
               {tr("in work"), Tone::Accent},
               {tr("open"), Tone::Line}},
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
    sections()->setSections(answer.sections);
}

}  // namespace gainsay
