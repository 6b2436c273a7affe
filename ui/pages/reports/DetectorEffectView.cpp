// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/DetectorEffectView.h"

#include "ui/charts/IntervalBars.h"
#include "ui/report/SectionView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/StatTile.h"

#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QHBoxLayout *tileRow(std::initializer_list<QWidget *> widgets)
{
    auto *layout = new QHBoxLayout;
    layout->setSpacing(zoomed(14));
    for (QWidget *widget : widgets)
        layout->addWidget(widget, 1);
    return layout;
}

// A difference with its sign: "+0.042".
QString signedText(double value, Scale scale)
{
    const QString text = figureText(value, scale);
    return value > 0.0 ? u'+' + text : text;
}

}  // namespace

DetectorEffectView::DetectorEffectView(ReportReader &reader, QWidget *parent) : ReportView(reader, parent)
{
    for (StatTile **tile : {&m_agreement, &m_follow, &m_pace, &m_outcome}) {
        *tile = new StatTile(this);
        (*tile)->setClickable(true);
    }
    const auto chartCard = [this](Card *&card, IntervalBars *&bars) {
        card = new Card(this);
        bars = new IntervalBars(card);
        bars->setClickable(true);
        card->body()->addWidget(bars);
        card->body()->addStretch();
    };
    chartCard(m_agreementCard, m_measures);
    chartCard(m_peopleCard, m_people);
    chartCard(m_labelCard, m_labels);
    m_sections = new SectionView(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addLayout(tileRow({m_agreement, m_follow, m_pace, m_outcome}));
    column->addLayout(tileRow({m_agreementCard, m_peopleCard, m_labelCard}));
    column->addWidget(m_sections, 1);

    connect(m_sections, &SectionView::figureActivated, this, &ReportView::listWanted);
    connect(m_agreement, &StatTile::activated, this, [this] { listAnswers(m_agreement->heading(), true, {}, {}); });
    connect(m_follow, &StatTile::activated, this, [this] { listAnswers(m_follow->heading(), true, true, {}); });
    connect(m_pace, &StatTile::activated, this, [this] { listAnswers(m_pace->heading(), true, {}, {}); });
    connect(m_outcome, &StatTile::activated, this, [this] {
        ReportTarget settled;
        settled.settled = true;
        Q_EMIT listWanted(m_outcome->heading(), settled);
    });
    // Bars come in pairs: with its label in view, and without.
    connect(m_measures, &Chart::activated, this,
            [this](int mark) { listAnswers(m_measures->markText(mark), mark % 2 == 0, {}, {}); });
    connect(m_people, &Chart::activated, this, [this](int mark) {
        listAnswers(m_people->markText(mark), mark % 2 == 0, {}, m_shown.people.value(mark / 2).name);
    });
    connect(m_labels, &Chart::activated, this, [this](int mark) {
        ReportTarget target;
        target.final = m_shown.outcome.labels.value(mark);
        Q_EMIT listWanted(m_labels->markText(mark), target);
    });
}

void DetectorEffectView::listAnswers(const QString &title, std::optional<bool> shown, std::optional<bool> followed,
                                     const std::optional<QString> &person)
{
    ReportTarget target;
    target.shown = shown;
    target.followed = followed;
    target.person = person;
    Q_EMIT listWanted(title, target);
}

void DetectorEffectView::load()
{
    ask([filter = request().filter](ReportService &service) { return service.detectorEffect(filter); },
        [this](const DetectorEffect &effect) { show(effect); });
}

void DetectorEffectView::show(const DetectorEffect &effect)
{
    m_shown = effect;
    showLack(effect.run.isEmpty() ? Lack{tr("No detector has run on this project yet"),
                                         tr("Once one has judged the conversations, this tab shows what its label does "
                                            "to people's answers, and how far it is right."),
                                         u"detector"_s, tr("Go to Detector")}
                                  : Lack());
    if (effect.run.isEmpty())
        return;
    showTiles(effect);
    showAgreement(effect);
    showPeople(effect);
    showLabels(effect);
    m_sections->setSections(tablesOf({detectorSection(effect)}));
}

void DetectorEffectView::showTiles(const DetectorEffect &effect)
{
    const auto fill = [](StatTile *tile, const Estimate &estimate, const QString &value, const QString &interval,
                         const QString &note) {
        tile->setFigure(estimate.value ? value : QString(), estimate.ci ? interval : QString(),
                        estimate.value ? note : estimate.undefined);
    };
    const auto ci = [](const Estimate &estimate, Scale scale) {
        return estimate.ci ? intervalText(*estimate.ci, scale) : QString();
    };
    const Estimate &difference = effect.agreement.alphaDifference;
    m_agreement->setHeading(tr("Alpha, label in view minus hidden"));
    fill(m_agreement, difference, signedText(difference.value.value_or(0.0), Scale::Coefficient),
         ci(difference, Scale::Coefficient),
         tr("%1 items in view, %2 hidden")
             .arg(countText(effect.agreement.shown.used), countText(effect.agreement.hidden.used)));
    const Estimate follow = effect.follow.shownShare();
    m_follow->setHeading(tr("Answers that follow the detector"));
    fill(m_follow, follow, figureText(follow.value.value_or(0.0), Scale::Percent), ci(follow, Scale::Percent),
         effect.follow.hidden > 0
             ? tr("of %1 in view; without it %2 are equal anyway")
                   .arg(countText(effect.follow.shown),
                        figureText(effect.follow.hiddenShare().value.value_or(0.0), Scale::Percent))
             : tr("of %n answer(s) with its label in view", nullptr, int(effect.follow.shown)));
    const Estimate &ratio = effect.pace.ratio;
    m_pace->setHeading(tr("Time per answer, in view : hidden"));
    fill(m_pace, ratio, figureText(ratio.value.value_or(0.0), Scale::Coefficient, 2), ci(ratio, Scale::Coefficient),
         tr("%1 timed answers in view, %2 hidden").arg(countText(effect.pace.shown), countText(effect.pace.hidden)));
    const Estimate &alpha = effect.outcome.alpha;
    m_outcome->setHeading(tr("Detector and outcome, alpha"));
    fill(m_outcome, alpha, figureText(alpha.value.value_or(0.0), Scale::Coefficient), ci(alpha, Scale::Coefficient),
         tr("%1, %2 settled items").arg(effect.run, countText(alpha.used)));
}

void DetectorEffectView::showAgreement(const DetectorEffect &effect)
{
    const AgreementSummary &shown = effect.agreement.shown;
    const AgreementSummary &hidden = effect.agreement.hidden;
    m_agreementCard->setHeading(tr("Agreement with its label in view, and hidden"));
    m_measures->setTitle(m_agreementCard->heading());
    m_measures->setEmptyText(tr("Nobody has answered yet."));
    m_measures->setBars({{tr("Alpha, in view"), Tone::Detector, shown.alpha},
                         {tr("Alpha, hidden"), Tone::Incoherent, hidden.alpha},
                         {tr("AC1, in view"), Tone::Detector, shown.gwet},
                         {tr("AC1, hidden"), Tone::Incoherent, hidden.gwet}},
                        Scale::Coefficient);
}

void DetectorEffectView::showPeople(const DetectorEffect &effect)
{
    QList<IntervalBar> bars;
    for (const PersonEffect &person : effect.people) {
        bars.append({person.name, Tone::Detector, person.follow.shownShare()});
        bars.append({person.name, Tone::Incoherent, person.follow.hiddenShare(), tr("%1, hidden")});
    }
    m_peopleCard->setHeading(tr("Answers equal to its label"));
    m_people->setTitle(m_peopleCard->heading());
    m_people->setEmptyText(tr("Nobody has answered what the detector has judged."));
    m_people->setBars(bars, Scale::Percent);
}

void DetectorEffectView::showLabels(const DetectorEffect &effect)
{
    const LabelNames names = labelNames(session().facts().scheme.goldQuestion);
    QList<IntervalBar> bars;
    for (qsizetype i = 0; i < effect.outcome.labels.size(); ++i) {
        const QString &label = effect.outcome.labels[i];
        bars.append({names.name(label), names.tone(label), effect.outcome.perLabel[i].alpha});
    }
    m_labelCard->setHeading(tr("Detector and outcome, each label against the rest"));
    m_labels->setTitle(m_labelCard->heading());
    m_labels->setEmptyText(tr("No settled item has a detector's label."));
    m_labels->setBars(bars, Scale::Coefficient);
}

}  // namespace gainsay
