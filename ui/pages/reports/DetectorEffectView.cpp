// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/DetectorEffectView.h"

#include "core/store/PrelabelStore.h"
#include "ui/charts/IntervalBars.h"
#include "ui/pages/reports/ShareEstimate.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/StatTile.h"

#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

DetectorEffectView::DetectorEffectView(ProjectSession &session, QWidget *parent) : ReportView(session, parent)
{
    m_follow = new StatTile(this);
    m_alpha = new StatTile(this);
    m_percent = new StatTile(this);
    m_peopleCard = new Card(this);
    m_people = new IntervalBars(m_peopleCard);
    m_labelCard = new Card(this);
    m_labels = new IntervalBars(m_labelCard);
    m_tableCard = new Card(this);
    m_table = new ReportTableView(m_tableCard);
    m_peopleCard->body()->addWidget(m_people);
    m_peopleCard->body()->addStretch();
    m_labelCard->body()->addWidget(m_labels);
    m_labelCard->body()->addStretch();
    m_tableCard->body()->addWidget(m_table);

    const auto row = [](std::initializer_list<QWidget *> widgets) {
        auto *layout = new QHBoxLayout;
        layout->setSpacing(zoomed(14));
        for (QWidget *widget : widgets)
            layout->addWidget(widget, 1);
        return layout;
    };
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addLayout(row({m_follow, m_alpha, m_percent}));
    column->addLayout(row({m_peopleCard, m_labelCard}));
    column->addWidget(m_tableCard);
    column->addStretch(1);
}

Result<DetectorEffectView::Effect> DetectorEffectView::read(Storage &storage, const ReportFilter &filter)
{
    ReportService service(storage);
    Effect effect;
    Result<AnnotatorReport> people = service.annotators(filter);
    if (!people)
        return people.error();
    effect.people = std::move(*people);
    const Result<QList<PrelabelRun>> runs = storage.prelabels().runs();
    if (!runs)
        return runs.error();
    if (runs->isEmpty())
        return effect;
    const PrelabelRun &newest = runs->constFirst();
    effect.run = u"%1 %2"_s.arg(newest.model, newest.version);
    Result<AgreementSummary> agreement = service.detectorAgreement(newest.id, filter);
    if (!agreement)
        return agreement.error();
    effect.agreement = std::move(*agreement);
    return effect;
}

void DetectorEffectView::load()
{
    session().run(
        this, [filter = request().filter](Storage &storage, const Clock &) { return read(storage, filter); },
        [this](const Result<Effect> &effect) {
            if (effect)
                show(*effect);
            else
                Q_EMIT failed(effect.error());
        });
}

void DetectorEffectView::show(const Effect &effect)
{
    const auto fill = [&effect](StatTile *tile, const Estimate &estimate, Scale scale) {
        const QString why = effect.run.isEmpty() ? tr("No detector has run on this project yet.") : estimate.undefined;
        tile->setFigure(estimate.value ? figureText(*estimate.value, scale) : QString(),
                        estimate.ci ? intervalText(*estimate.ci, scale) : QString(),
                        estimate.value ? tr("%1, %2 settled items").arg(effect.run, countText(estimate.used)) : why);
    };
    m_alpha->setHeading(tr("Detector and outcome, Krippendorff's alpha"));
    m_percent->setHeading(tr("Detector and outcome, equal labels"));
    fill(m_alpha, effect.agreement.alpha, Scale::Coefficient);
    fill(m_percent, effect.agreement.percent, Scale::Percent);

    const LabelNames names = labelNames(session().facts().scheme.goldQuestion);
    QList<IntervalBar> labels;
    for (qsizetype i = 0; i < effect.agreement.labels.size(); ++i) {
        const QString &label = effect.agreement.labels[i];
        labels.append({names.name(label), names.tone(label), effect.agreement.perLabel[i].alpha});
    }
    m_labelCard->setHeading(tr("Detector and outcome, each label against the rest"));
    m_labels->setTitle(m_labelCard->heading());
    m_labels->setEmptyText(tr("No settled item has a detector's label."));
    m_labels->setBars(labels, Scale::Coefficient);
    showPeople(effect.people);
}

void DetectorEffectView::showPeople(const AnnotatorReport &people)
{
    qint64 shown = 0;
    qint64 followed = 0;
    QList<IntervalBar> bars;
    ReportTable table{tr("With the detector's label in view"),
                      {tr("Person"), tr("Answers"), tr("Label in view"), tr("Followed"), tr("Share followed"),
                       tr("Median time to answer, s")},
                      {},
                      {}};
    for (const AnnotatorFigures &person : people.annotators) {
        const RaterTotals &totals = person.totals;
        shown += totals.shown;
        followed += totals.followed;
        bars.append(
            {person.name, Tone::Detector, shareEstimate(totals.followed, totals.shown, tr("never saw its label"))});
        table.rows.append(
            {textCell(person.name), countCell(totals.items), countCell(totals.shown), countCell(totals.followed),
             shareCell(totals.followed, totals.shown),
             person.timedPrelabels > 0 ? numberCell(person.medianPrelabelMs / 1000, 1) : missingCell(tr("not timed"))});
    }
    const Estimate follow = shareEstimate(followed, shown, tr("Nobody answered with its label in view."));
    m_follow->setHeading(tr("Answers that follow the detector"));
    m_follow->setFigure(follow.value ? figureText(*follow.value, Scale::Percent) : QString(),
                        follow.ci ? intervalText(*follow.ci, Scale::Percent) : QString(),
                        follow.value ? tr("of %n answer(s) with its label in view", nullptr, int(shown))
                                     : follow.undefined);
    m_peopleCard->setHeading(tr("How often each one follows it"));
    m_people->setTitle(m_peopleCard->heading());
    m_people->setEmptyText(tr("Nobody has answered yet."));
    m_people->setBars(bars, Scale::Percent);
    m_tableCard->setHeading(table.title);
    m_table->setTable(table);
}

}  // namespace gainsay
