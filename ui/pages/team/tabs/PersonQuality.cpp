// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/tabs/PersonQuality.h"

#include "core/stats/Estimate.h"
#include "ui/charts/ConfusionMatrix.h"
#include "ui/charts/TrendChart.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/StatTile.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

enum Against { Final, Imported, Hidden };

constexpr double notable = 0.05;
constexpr int tilesPerRow = 3;
constexpr int lettersInQualityHeading = 32;

void setTile(StatTile *tile, const QString &heading, qint64 count, qint64 total, const QString &note,
             const QString &why)
{
    tile->setHeading(heading);
    const Estimate share = shareEstimate(count, total, why);
    tile->setFigure(share.value ? valueText(share, Scale::Percent) : QString(),
                    share.ci ? intervalText(*share.ci, Scale::Percent) : QString(),
                    share.value ? note.arg(countText(count), countText(total)) : share.undefined);
}

QString secondsText(double ms)
{
    return QLocale().toString(ms / 1000, 'f', 1);
}

}  // namespace

PersonQuality::PersonQuality(QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout;
    grid->setSpacing(zoomed(14));
    int place = 0;
    for (StatTile **tile : {&m_final, &m_gold, &m_hidden, &m_failed, &m_followed, &m_speed}) {
        *tile = new StatTile(this);
        grid->addWidget(*tile, place / tilesPerRow, place % tilesPerRow);
        ++place;
    }
    m_confusionCard = new Card(this);
    m_against = new QComboBox(m_confusionCard);
    m_confusionCard->addToHeading(m_against);
    m_confusion = new HeatMap(m_confusionCard);
    m_confusion->setMinimumHeight(zoomed(260));
    m_confusionCard->body()->addWidget(m_confusion, 1);
    m_driftCard = new Card(this);
    m_driftChart = new TrendChart(m_driftCard);
    m_driftChart->setMinimumHeight(zoomed(220));
    m_driftWords = makeLabel(u"small"_s, m_driftCard);
    m_driftWords->setWordWrap(true);
    m_driftCard->body()->addWidget(m_driftChart, 1);
    m_driftCard->body()->addWidget(m_driftWords);
    auto *charts = new QHBoxLayout;
    charts->setSpacing(zoomed(14));
    charts->addWidget(m_confusionCard, 1);
    charts->addWidget(m_driftCard, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(14));
    column->addLayout(grid);
    column->addLayout(charts, 1);
    connect(m_against, &QComboBox::activated, this, &PersonQuality::showConfusion);
    retranslate();
}

void PersonQuality::setPerson(const AnnotatorQuality &quality, const Scheme &scheme)
{
    m_quality = quality;
    m_scheme = scheme;
    showTiles();
    showConfusion();
}

void PersonQuality::setDrift(const ShareTrend &drift)
{
    m_drift = drift;
    showDrift();
}

void PersonQuality::showTiles()
{
    const AnnotatorFigures &figures = m_quality.figures;
    const QString ofAnswers = tr("%1 of %2 answers");
    setTile(m_final, tr("As a third person decided"), figures.againstFinal.right, figures.againstFinal.total, ofAnswers,
            tr("nothing was decided yet"));
    setTile(m_gold, tr("As in imported gold"), figures.againstImported.right, figures.againstImported.total, ofAnswers,
            tr("no item came with a label"));
    setTile(m_hidden, tr("Hidden gold right"), m_quality.hiddenCorrect, m_quality.againstHidden.total,
            tr("%1 of %2 items, in everything that is compared"), tr("no hidden item answered yet"));
    const RaterVerdicts &checks = figures.spotChecks;
    m_failed->setHeading(tr("Failed in spot checks"));
    if (checks.reviewed == 0) {
        m_failed->setFigure({}, {}, tr("no item was checked yet"));
    } else {
        m_failed->setFigure(
            figureText(double(checks.failed) / double(checks.reviewed), Scale::Percent),
            intervalText(clopperPearson(checks.failed, checks.reviewed), Scale::Percent),
            tr("%1 of %2 checked failed, exact interval").arg(countText(checks.failed), countText(checks.reviewed)));
    }
    setTile(
        m_followed, tr("Follows the detector"), figures.totals.followed, figures.totals.shown,
        figures.timedPrelabels > 0
            ? tr("%1 of %2 shown, in %3 s at the median").arg(u"%1"_s, u"%2"_s, secondsText(figures.medianPrelabelMs))
            : tr("%1 of %2 shown"),
        tr("the detector was never in view"));
    m_speed->setHeading(tr("Seconds per item"));
    m_speed->setFigure(figures.medianActiveMs > 0 ? secondsText(figures.medianActiveMs) : QString(), {},
                       figures.medianActiveMs > 0
                           ? tr("median; %1 conspicuously fast, %2 slow")
                                 .arg(countText(figures.fastOutliers), countText(figures.slowOutliers))
                           : tr("nothing was timed"));
}

void PersonQuality::showConfusion()
{
    if (!m_scheme)
        return;
    const int against = m_against->currentIndex();
    const LabelConfusion &confusion = against == Hidden     ? m_quality.againstHidden
                                      : against == Imported ? m_quality.figures.againstImported
                                                            : m_quality.figures.againstFinal;
    const Question *gold = m_scheme->question(m_scheme->goldQuestion);
    const LabelNames names = gold ? LabelNames(*gold, QLocale().name()) : LabelNames();
    const QString person = m_quality.figures.name;
    m_confusionCard->setHeading(
        tr("What is right (rows) × what %1 said").arg(shortened(person, lettersInQualityHeading)));
    m_confusion->setTitle(m_confusionCard->heading());
    m_confusion->setEmptyText(tr("Nothing to compare with yet."));
    if (confusion.total == 0)
        return m_confusion->setMatrix({}, {}, {});
    const ConfusionMatrix matrix = confusionMatrix(confusion, goldLabels(*m_scheme), names, person);
    m_confusion->setMatrix(names.names(matrix.labels), names.names(matrix.labels), matrix.cells);
}

void PersonQuality::showDrift()
{
    TrendLine line;
    QStringList steps;
    for (const ShareWindow &window : std::as_const(m_drift.windows)) {
        steps << dateText(window.until);
        line.estimates << shareEstimate(window.right, window.n, {});
    }
    line.name = m_quality.figures.name;
    m_driftChart->setTitle(m_driftCard->heading());
    m_driftChart->setEmptyText(tr("No answer has become final yet."));
    m_driftChart->setTrend(steps, steps.isEmpty() ? QList<TrendLine>() : QList<TrendLine>{line}, Scale::Percent);
    if (!m_drift.test) {
        m_driftWords->setText(tr("A trend can be tested from three windows on, once some answers were not kept."));
        return;
    }
    const QString p = QLocale().toString(m_drift.test->p, 'f', 3);
    const QString slope = QLocale().toString(100 * m_drift.test->effect, 'f', 1);
    m_driftWords->setText(m_drift.test->p >= notable
                              ? tr("No trend beyond chance (Cochran–Armitage, p = %1).").arg(p)
                              : tr("Changes by %1 points per window (Cochran–Armitage, p = %2).").arg(slope, p));
}

void PersonQuality::retranslate()
{
    const int against = std::max(0, m_against->currentIndex());
    m_against->clear();
    m_against->addItems({tr("final labels"), tr("imported gold"), tr("hidden gold")});
    m_against->setCurrentIndex(against);
    m_against->setAccessibleName(tr("Compared with"));
    m_driftCard->setHeading(tr("Answers that became final, over time"));
    showTiles();
    showConfusion();
    showDrift();
}

}  // namespace gainsay
