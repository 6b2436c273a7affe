// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/AgreementBoard.h"

#include "core/base/Phrases.h"
#include "core/model/NameOrder.h"
#include "core/stats/agreement/Interpretation.h"
#include "ui/charts/Figures.h"
#include "ui/charts/HeatMap.h"
#include "ui/charts/IntervalBars.h"
#include "ui/charts/TrendChart.h"
#include "ui/pages/reports/AgreementAdvice.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/StatTile.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kUndefinedShown = 6;
constexpr qsizetype kUndefinedTold = 40;  // on pointing
constexpr qsizetype kMostRaters = 60;     // of a matrix that can be read
constexpr qsizetype kMostSteps = 120;     // more can neither be told apart nor drawn at once

// Charts grow with their data; a card does not.
QScrollArea *scrolled(QWidget *content, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMinimumHeight(zoomed(290));
    area->setWidget(content);
    content->setProperty("surface", u"clear"_s);  // the card shows through
    return area;
}

void fillTile(StatTile *tile, const Estimate &estimate, Scale scale, const QString &note)
{
    tile->setFigure(estimate.value ? figureText(*estimate.value, scale) : QString(),
                    estimate.ci ? intervalText(*estimate.ci, scale) : QString(),
                    estimate.value ? note : estimate.undefined);
}

QString bandText(const Estimate &estimate, AgreementBand (*bandOf)(double))
{
    if (!estimate.value)
        return {};
    const AgreementBand band = bandOf(*estimate.value);
    return withRemark(band.name, band.source);
}

}  // namespace

AgreementBoard::AgreementBoard(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    auto *tiles = new QGridLayout;
    tiles->setSpacing(zoomed(14));
    buildTiles(tiles);
    auto *cards = new QGridLayout;
    cards->setSpacing(zoomed(14));
    buildCards(cards);
    m_listCard = new Card(this);
    m_list = new ReportTableView(m_listCard);
    m_calibrate = makeButton(ButtonKind::Plain, {}, m_listCard);
    m_listCard->body()->addWidget(m_list);
    m_listCard->body()->addWidget(m_calibrate, 0, Qt::AlignLeft);
    m_listCard->hide();
    connect(m_calibrate, &QPushButton::clicked, this, &AgreementBoard::calibrationWanted);
    connect(m_list, &ReportTableView::cellActivated, this, &AgreementBoard::differenceActivated);
    column->addLayout(tiles);
    column->addLayout(cards, 1);
    column->addWidget(m_listCard);
    retranslate();
}

void AgreementBoard::buildTiles(QGridLayout *grid)
{
    int place = 0;
    for (StatTile **tile : {&m_fleiss, &m_alpha, &m_gwet, &m_percent}) {
        *tile = new StatTile(this);
        grid->addWidget(*tile, 0, place);
        grid->setColumnStretch(place++, 1);
        (*tile)->setClickable(true);
    }
    for (StatTile *tile : {m_fleiss, m_alpha, m_gwet})
        connect(tile, &StatTile::activated, this, [this] { Q_EMIT differencesWanted(tr("Where raters differ"), {}); });
    connect(m_percent, &StatTile::activated, this, &AgreementBoard::wantExcluded);
}

void AgreementBoard::buildCards(QGridLayout *grid)
{
    m_pairCard = new Card(this);
    m_pairs = new HeatMap(m_pairCard);
    m_pairs->setClickable(true);
    m_hint = makeLabel(u"small"_s, m_pairCard);
    m_pairCard->body()->addWidget(scrolled(m_pairs, m_pairCard), 1);
    m_pairCard->body()->addWidget(m_hint);
    connect(m_pairs, &Chart::activated, this, &AgreementBoard::wantPair);

    m_labelCard = new Card(this);
    m_labels = new IntervalBars(m_labelCard);
    m_labels->setClickable(true);
    connect(m_labels, &Chart::activated, this, &AgreementBoard::wantLabel);
    m_adviceHeading = makeLabel(u"heading"_s, m_labelCard);
    m_advice = makeLabel({}, m_labelCard);
    m_advice->setWordWrap(true);
    m_showClash = makeButton(ButtonKind::Link, {}, m_labelCard);
    connect(m_showClash, &QPushButton::clicked, this, &AgreementBoard::wantClash);
    QScrollArea *bars = scrolled(m_labels, m_labelCard);
    bars->setMinimumHeight(zoomed(190));
    m_labelCard->body()->addWidget(bars, 1);
    m_labelCard->body()->addWidget(m_adviceHeading);
    m_labelCard->body()->addWidget(m_advice);
    m_labelCard->body()->addWidget(m_showClash, 0, Qt::AlignLeft);

    m_trendCard = new Card(this);
    m_trend = new TrendChart(m_trendCard);
    m_trend->setClickable(true);
    m_undefinedHeading = makeLabel(u"heading"_s, m_trendCard);
    m_undefined = makeLabel(u"muted"_s, m_trendCard);
    m_undefined->setWordWrap(true);
    m_trendCard->body()->addWidget(m_trend, 1);
    m_trendCard->body()->addWidget(m_undefinedHeading);
    m_trendCard->body()->addWidget(m_undefined);
    connect(m_trend, &Chart::activated, this, [this](int mark) { Q_EMIT stepActivated(m_trend->stepName(mark)); });
    int place = 0;
    for (Card *card : {m_pairCard, m_labelCard, m_trendCard}) {
        grid->addWidget(card, 0, place);
        grid->setColumnStretch(place++, 1);
    }
}

void AgreementBoard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AgreementBoard::retranslate()
{
    m_fleiss->setHeading(tr("Fleiss' kappa"));
    m_alpha->setHeading(tr("Krippendorff's alpha"));
    m_gwet->setHeading(tr("Gwet's AC1"));
    m_percent->setHeading(tr("Percent agreement"));
    m_pairCard->setHeading(tr("Cohen's kappa, each pair"));
    m_pairs->setTitle(m_pairCard->heading());
    m_labelCard->setHeading(tr("Per label, with 95 % interval"));
    m_labels->setTitle(tr("Krippendorff's alpha of each label against the rest"));
    m_hint->setText(tr("Click a cell to see where the two differ."));
    m_adviceHeading->setText(tr("What to do"));
    m_showClash->setText(tr("Show them"));
    m_calibrate->setText(tr("Calibrate people on these…"));
    m_calibrate->setToolTip(tr("Have several people annotate these items anew, beside their work"));
    m_undefinedHeading->setText(tr("Undefined"));
    setFigures(m_figures, m_names);
}

void AgreementBoard::setFigures(const AgreementFigures &figures, const LabelNames &names)
{
    m_figures = figures;
    m_names = names;
    fillTiles();
    fillPairs();
    fillLabels();
    fillTrend();
    fillAdvice();
}

void AgreementBoard::fillTiles()
{
    const AgreementSummary &summary = m_figures.summary;
    fillTile(m_fleiss, summary.fleiss, Scale::Coefficient, bandText(summary.fleiss, landisKoch));
    fillTile(m_alpha, summary.alpha, Scale::Coefficient, bandText(summary.alpha, krippendorffBand));
    fillTile(m_gwet, summary.gwet, Scale::Coefficient, bandText(summary.gwet, landisKoch));
    fillTile(m_percent, summary.percent, Scale::Percent,
             tr("%1 of %2 items used, %3 excluded")
                 .arg(countText(summary.used), countText(summary.items), countText(summary.items - summary.used)));
}

void AgreementBoard::fillPairs()
{
    const AgreementSummary &summary = m_figures.summary;
    const bool crowd = summary.raters.size() > kMostRaters;
    m_pairs->setEmptyText(crowd ? tr("%1 raters are too many to draw. Each pair is in the table below.")
                                      .arg(countText(summary.raters.size()))
                                : tr("Nobody has rated an item that somebody else has rated too."));
    m_hint->setVisible(!crowd && !summary.pairs.isEmpty());
    if (crowd)
        return m_pairs->setMatrix({}, {}, {});
    const qsizetype raters = summary.raters.size();
    m_listed = listedOrder(summary.raters);
    QStringList names;
    QList<qsizetype> place(raters);
    for (const qsizetype rater : std::as_const(m_listed)) {
        place[rater] = names.size();
        names << summary.raters[rater];
    }
    QList<HeatCell> cells(raters * raters);
    for (qsizetype row = 0; row < raters; ++row) {
        for (qsizetype column = 0; column < raters; ++column) {
            if (row != column)
                cells[row * raters + column] = {
                    std::nullopt, {}, {}, tr("%1 and %2 share no item").arg(names[row], names[column])};
        }
    }
    for (const AgreementPair &pair : summary.pairs) {
        HeatCell cell;
        if (pair.kappa.value)
            cell.heat = *pair.kappa.value * std::abs(*pair.kappa.value);
        cell.text = pair.kappa.value ? figureText(*pair.kappa.value, Scale::Coefficient, 2) : u"–"_s;
        cell.words = tr("%1 and %2: %3; equal labels %4")
                         .arg(summary.raters[pair.a], summary.raters[pair.b],
                              estimateWords(pair.kappa, Scale::Coefficient), figureText(pair.observed, Scale::Percent));
        cells[place[pair.a] * raters + place[pair.b]] = cell;
        cells[place[pair.b] * raters + place[pair.a]] = cell;
    }
    const bool any = raters > 1;
    m_pairs->setMatrix(any ? names : QStringList(), any ? names : QStringList(), any ? cells : QList<HeatCell>());
}

void AgreementBoard::fillLabels()
{
    QList<IntervalBar> bars;
    for (qsizetype i = 0; i < m_figures.summary.labels.size(); ++i) {
        const QString &label = m_figures.summary.labels[i];
        bars.append({m_names.name(label), m_names.tone(label), m_figures.summary.perLabel[i].alpha});
    }
    m_labels->setBars(bars, Scale::Coefficient);
}

void AgreementBoard::fillTrend()
{
    m_trendCard->setVisible(!m_figures.steps.isEmpty() || !m_figures.summary.labels.isEmpty());
    m_trend->setVisible(!m_figures.steps.isEmpty());
    if (m_figures.steps.isEmpty())
        return m_trendCard->setHeading({});
    const qsizetype all = m_figures.steps.size();
    const qsizetype shown = std::min(all, kMostSteps);
    m_trendCard->setHeading(all > shown ? tr("Alpha of the last %1 of %2 batches").arg(countText(shown), countText(all))
                                        : tr("Alpha per batch"));
    m_trend->setTitle(m_trendCard->heading());
    m_trend->setTrend(m_figures.steps.last(shown), {{{}, Tone::Accent, m_figures.trend.last(shown)}},
                      Scale::Coefficient);
}

void AgreementBoard::fillAdvice()
{
    const AgreementSummary &summary = m_figures.summary;
    const QStringList advice = agreementAdvice(summary, m_figures.clashes, m_names);
    m_advice->setText(advice.join(u'\n'));
    m_adviceHeading->setVisible(!advice.isEmpty());
    m_showClash->setVisible(!m_figures.clashes.clashes.isEmpty());
    QStringList undefined = undefinedFigures(summary, m_names);
    for (qsizetype i = 0; i < m_figures.steps.size(); ++i) {
        if (!m_figures.trend[i].value)
            undefined << u"%1: %2"_s.arg(m_figures.steps[i], m_figures.trend[i].undefined);
    }
    const qsizetype more = undefined.size() - kUndefinedShown;
    m_undefined->setToolTip(plainToolTip(undefined.first(std::min(undefined.size(), kUndefinedTold)).join(u'\n')));
    if (more > 0)
        undefined = undefined.first(kUndefinedShown) << tr("and %n more", nullptr, int(more));
    m_undefined->setText(undefined.join(u'\n'));
    m_undefined->setVisible(!undefined.isEmpty());
    m_undefinedHeading->setVisible(!undefined.isEmpty());
}

void AgreementBoard::wantPair(int mark)
{
    const QStringList &raters = m_figures.summary.raters;
    DifferenceQuery query;
    query.raterA = int(m_listed[m_pairs->rowOf(mark)]);
    query.raterB = int(m_listed[m_pairs->columnOf(mark)]);
    Q_EMIT differencesWanted(tr("Where %1 and %2 differ").arg(raters[query.raterA], raters[query.raterB]), query);
}

void AgreementBoard::wantClash()
{
    if (m_figures.clashes.clashes.isEmpty())
        return;
    const LabelClash &clash = m_figures.clashes.clashes.constFirst();
    const QStringList &labels = m_figures.summary.labels;
    DifferenceQuery query;
    query.labelA = clash.a;
    query.labelB = clash.b;
    Q_EMIT differencesWanted(u"%1 ↔ %2"_s.arg(m_names.name(labels[clash.a]), m_names.name(labels[clash.b])), query);
}

void AgreementBoard::wantLabel(int mark)
{
    DifferenceQuery query;
    query.labelA = mark;
    const QString label = m_figures.summary.labels.value(mark);
    Q_EMIT differencesWanted(tr("Somebody said %1, somebody else did not").arg(m_names.name(label)), query);
}

void AgreementBoard::wantExcluded()
{
    DifferenceQuery query;
    query.excluded = true;
    Q_EMIT differencesWanted(tr("Left out: fewer than two answers"), query);
}

void AgreementBoard::showDifferences(const ReportTable &table, bool calibrate)
{
    m_calibrate->setVisible(calibrate);
    m_listCard->setHeading(table.title);
    m_list->setTable(table);
    m_listCard->show();
    m_list->setFocus();
}

}  // namespace gainsay
