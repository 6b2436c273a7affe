// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/OverviewView.h"

#include "ui/charts/Figures.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/StatTile.h"

#include <QLocale>
#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

OverviewView::OverviewView(ReportReader &reader, QWidget *parent) : ShareView(reader, parent)
{
    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(zoomed(14));
    for (StatTile **tile : {&m_items, &m_settled, &m_agreement, &m_accepted}) {
        *tile = new StatTile(this);
        tiles->addWidget(*tile, 1);
        (*tile)->setClickable(true);
    }
    connect(m_items, &StatTile::activated, this, [this] { Q_EMIT listWanted(m_items->heading(), {}); });
    connect(m_settled, &StatTile::activated, this, [this] {
        ReportTarget settled;
        settled.settled = true;
        Q_EMIT listWanted(m_settled->heading(), settled);
    });
    connect(m_agreement, &StatTile::activated, this, [this] {
        ReportTarget disputed;
        disputed.states = {ItemState::Disputed};
        Q_EMIT listWanted(tr("Disputed"), disputed);
    });
    connect(m_accepted, &StatTile::activated, this, [this] {
        ReportTarget failed;
        failed.verdict = toString(Verdict::Fail);
        Q_EMIT listWanted(tr("Failed a spot check"), failed);
    });
    column()->insertLayout(0, tiles);
}

Result<OverviewView::Overview> OverviewView::read(ReportService &service, const ReportRequest &request)
{
    ASSIGN_OR_RETURN(auto progress, service.progress(request.filter));
    ASSIGN_OR_RETURN(auto dataset, service.finalLabels(request.filter));
    ASSIGN_OR_RETURN(const auto items, service.rated(request.question, request.filter));
    ASSIGN_OR_RETURN(auto spotChecks, service.spotChecks(request.filter));
    return Overview{std::move(progress), std::move(dataset), summarizeAgreement(items->ratings), std::move(spotChecks)};
}

void OverviewView::load()
{
    ask([request = request()](ReportService &service) { return read(service, request); },
        [this](const Overview &overview) { show(overview); });
}

void OverviewView::showTiles(const Overview &overview)
{
    const ProgressCounts &all = overview.progress.all;
    m_items->setHeading(tr("Conversations"));
    m_items->setFigure(countText(all.items), {}, tr("in %n batch(es)", nullptr, int(overview.progress.batches.size())));
    m_settled->setHeading(tr("Settled"));
    m_settled->setFigure(
        all.items > 0 ? figureText(double(all.settled()) / double(all.items), Scale::Percent) : QString(), {},
        tr("%1 settled, %2 disputed, %3 open")
            .arg(countText(all.settled()), countText(all.disputed), countText(all.open + all.inWork)));
    const Estimate &alpha = overview.agreement.alpha;
    m_agreement->setHeading(tr("Krippendorff's alpha"));
    const Question *question = session().facts().scheme.question(request().question);
    const QString used =
        alpha.value ? tr("%1 of %2 items used").arg(countText(alpha.used), countText(alpha.total)) : alpha.undefined;
    m_agreement->setFigure(alpha.value ? figureText(*alpha.value, Scale::Coefficient) : QString(),
                           alpha.ci ? intervalText(*alpha.ci, Scale::Coefficient) : QString(),
                           question ? question->title.text(QLocale().name()) + u'\n' + used : used);
    int accepted = 0;
    for (const SpotBatchFigures &batch : overview.spotChecks.batches)
        accepted += batch.state == BatchState::Accepted ? 1 : 0;
    m_accepted->setHeading(tr("Batches accepted"));
    m_accepted->setFigure(countText(accepted), {},
                          tr("of %n, by spot check", nullptr, int(overview.spotChecks.batches.size())));
}

void OverviewView::show(const Overview &overview)
{
    showTiles(overview);
    const LabelNames names = labelNames(overview.dataset.goldQuestion);
    // What people settled and what came in with a file are different things.
    Bars labels{tr("Final labels"), {}, {{tr("settled by people"), {}}, {tr("imported"), {}}}, {}};
    for (const QString &label : overview.dataset.labels) {
        labels.parts.append({names.name(label), names.tone(label)});
        labels.rows[0].counts << overview.dataset.people.all.labels.value(label);
        labels.rows[1].counts << overview.dataset.imported.all.labels.value(label);
    }
    labels.target = [values = overview.dataset.labels](int row, int part) {
        ReportTarget target;
        target.inSet = true;
        target.settled = row == 0;
        target.labels = {values[part]};
        return target;
    };
    Bars batches{tr("Settled, by batch"),
                 {{tr("settled"), Tone::None}, {tr("disputed"), Tone::History}, {tr("not yet"), Tone::Line}},
                 {},
                 {}};
    QStringList batchNames;
    for (const BatchProgress &batch : overview.progress.batches) {
        const ProgressCounts &counts = batch.counts;
        batches.rows.append({batch.batch, {counts.settled(), counts.disputed, counts.open + counts.inWork}});
        batchNames << batch.batch;
    }
    batches.target = [batchNames](int row, int part) {
        using enum ItemState;
        const QList<ItemState> states[] = {{Agreed, Adjudicated, Voted, Ambiguous}, {Disputed}, {Open, InWork}};
        ReportTarget target;
        target.batch = batchNames[row];
        target.states = states[part];
        return target;
    };
    setBars({labels, batches});
    sections()->setSections({});
}

}  // namespace gainsay
