// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/SpotChecksView.h"

#include "core/workflow/BatchRules.h"
#include "ui/charts/Figures.h"
#include "ui/charts/OcCurve.h"
#include "ui/charts/PassRateHistory.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QVBoxLayout>

#include <cmath>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr double kWidestError = 0.15;
constexpr int kCurvePoints = 61;
constexpr int kMostRounds = 120;  // more can neither be told apart nor drawn at once; the table has all

}  // namespace

SpotChecksView::SpotChecksView(ReportReader &reader, QWidget *parent) : ReportView(reader, parent)
{
    m_historyCard = new Card(this);
    m_history = new PassRateHistory(m_historyCard);
    m_history->setClickable(true);
    m_history->setMinimumHeight(zoomed(260));
    m_historyCard->body()->addWidget(m_history, 1);
    m_planCard = new Card(this);
    m_plan = new OcCurve(m_planCard);
    m_plan->setMinimumHeight(zoomed(260));
    m_planCard->body()->addWidget(m_plan, 1);
    m_sections = new SectionView(this);
    connect(m_sections, &SectionView::figureActivated, this, &ReportView::listWanted);
    auto *charts = new QHBoxLayout;
    charts->setSpacing(zoomed(14));
    charts->addWidget(m_historyCard, 3);
    charts->addWidget(m_planCard, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addLayout(charts);
    column->addWidget(m_sections, 1);
    connect(m_history, &Chart::activated, this,
            [this](int mark) { Q_EMIT listWanted(m_history->markText(mark), m_targets.value(mark)); });
    connect(m_plan, &Chart::activated, this, [this] { Q_EMIT listWanted(m_planCard->heading(), m_latest); });
}

Result<SpotChecksView::Answer> SpotChecksView::read(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(auto figures, service.spotChecks(filter));
    QList<ReportSection> sections = tablesOf(spotCheckSections(figures));
    return Answer{std::move(figures), std::move(sections)};
}

void SpotChecksView::load()
{
    ask([filter = request().filter](ReportService &service) { return read(service, filter); },
        [this](const Answer &answer) { show(answer); });
}

void SpotChecksView::show(const Answer &answer)
{
    const SpotCheckFigures &figures = answer.figures;
    const QualityRules &rules = session().facts().scheme.quality;
    SpotRoundFigures latest;
    latest.round.sample = rules.spotCheckSample;
    latest.round.threshold = rules.spotCheckPassRate;
    qint64 batchSize = 0;
    QList<PassRateRound> rounds;
    m_targets.clear();
    for (const SpotBatchFigures &batch : figures.batches) {
        for (const SpotRoundFigures &round : batch.rounds) {
            rounds.append(passRateRound(batch.batch, round.round, round.counts));
            ReportTarget target;
            target.batch = batch.batch;
            target.round = round.round.round;
            m_targets << target;
            if (round.round.startedAt >= latest.round.startedAt) {
                latest = round;
                m_latest = target;
                batchSize = batch.items;
            }
        }
    }
    showHistory(rounds, latest.round.threshold);
    showPlan(latest, batchSize);
    m_plan->setClickable(!rounds.isEmpty());
    m_sections->setSections(answer.sections);
}

void SpotChecksView::showHistory(QList<PassRateRound> rounds, double threshold)
{
    const qsizetype all = rounds.size();
    if (all > kMostRounds) {
        rounds = rounds.last(kMostRounds);
        m_targets = m_targets.last(kMostRounds);
    }
    m_historyCard->setHeading(
        all > kMostRounds
            ? tr("The last %1 of %2 rounds, with exact 95 % interval").arg(countText(kMostRounds), countText(all))
            : tr("Rounds, with exact 95 % interval"));
    m_history->setTitle(m_historyCard->heading());
    m_history->setEmptyText(tr("No batch has been spot-checked yet."));
    m_history->setRounds(rounds, threshold);
}

void SpotChecksView::showPlan(const SpotRoundFigures &latest, qint64 batchSize)
{
    const SamplingPlan plan{latest.round.sample, allowedFailures(latest.round.sample, latest.round.threshold)};
    m_planCard->setHeading(
        tr("What this plan lets through (n = %1, accept ≤ %2)").arg(plan.sample).arg(plan.allowedErrors));
    m_plan->setTitle(m_planCard->heading());
    std::optional<OcPoint> present;
    if (latest.counts.reviewed() > 0) {
        const double seen = double(latest.counts.failed) / latest.counts.reviewed();
        // On the curve, which knows how many items the batch has.
        const double accepted = batchSize > 0
                                    ? acceptProbability(plan, batchSize, std::llround(seen * double(batchSize)))
                                    : acceptProbability(plan, seen);
        present = OcPoint{seen, accepted};
    }
    m_plan->setPlan(operatingCharacteristic(plan, batchSize, kWidestError, kCurvePoints), batchSize,
                    1 - latest.round.threshold, present);
}

}  // namespace gainsay
