// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/DetectorQuality.h"

#include "ui/charts/Figures.h"
#include "ui/charts/PrecisionRecallChart.h"
#include "ui/charts/ReliabilityDiagram.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/PillTabs.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int chartHeight = 150;
constexpr int settleMs = 400;
constexpr double thresholdSteps = 1000.0;  // what the field shows: three decimals
constexpr double neutralThreshold = 0.5;

QString pointsText(const std::optional<double> &share)
{
    return share ? QLocale().toString(100.0 * *share, 'f', 1) : DetectorQuality::tr("undefined");
}

QString rateText(const std::optional<double> &rate)
{
    return rate ? figureText(*rate, Scale::Percent) : DetectorQuality::tr("undefined");
}

}  // namespace

DetectorQuality::DetectorQuality(QWidget *parent) : Card(parent)
{
    m_tabs = new PillTabs(this);
    m_views = new QStackedWidget(this);
    m_views->addWidget(buildCurve());
    m_views->addWidget(buildCalibration());
    body()->addWidget(m_tabs);
    body()->addWidget(m_views, 1);
    connect(m_tabs, &PillTabs::currentChanged, m_views, &QStackedWidget::setCurrentIndex);
    m_settled.setSingleShot(true);
    m_settled.setInterval(settleMs);
    connect(&m_settled, &QTimer::timeout, this, [this] { Q_EMIT thresholdChosen(m_threshold->value()); });
    hide();
}

QWidget *DetectorQuality::buildCurve()
{
    auto *view = new QWidget(m_views);
    m_curve = new PrecisionRecallChart(view);
    m_curve->setMinimumHeight(zoomed(chartHeight));
    m_curve->setClickable(true);
    m_threshold = new QDoubleSpinBox(view);
    m_threshold->setRange(0.0, 1.0);
    m_threshold->setDecimals(3);
    m_threshold->setSingleStep(0.01);
    m_threshold->setKeyboardTracking(false);
    m_thresholdLabel = makeLabel(u"muted"_s, view);
    m_thresholdLabel->setBuddy(m_threshold);
    m_ownRule = makeButton(ButtonKind::Plain, {}, view);
    m_rates = makeLabel(u"muted"_s, view);
    m_rates->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_thresholdLabel);
    row->addWidget(m_threshold);
    row->addWidget(m_ownRule);
    row->addStretch();
    auto *column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_curve, 1);
    column->addLayout(row);
    column->addWidget(m_rates);
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this] { m_settled.start(); });
    connect(m_ownRule, &QPushButton::clicked, this, [this] { Q_EMIT thresholdChosen(std::nullopt); });
    connect(m_curve, &PrecisionRecallChart::activated, this, [this](int mark) {
        // Rounded down, so that the point itself is still above it.
        if (const std::optional<double> threshold = m_curve->thresholdOf(mark))
            Q_EMIT thresholdChosen(std::floor(*threshold * thresholdSteps) / thresholdSteps);
    });
    return view;
}

QWidget *DetectorQuality::buildCalibration()
{
    auto *view = new QWidget(m_views);
    m_bins = new ReliabilityDiagram(view);
    m_bins->setMinimumHeight(zoomed(chartHeight));
    m_fit = makeButton(ButtonKind::Plain, {}, view);
    m_takeBack = makeButton(ButtonKind::Plain, {}, view);
    m_calibration = makeLabel(u"muted"_s, view);
    m_calibration->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_fit);
    row->addWidget(m_takeBack);
    row->addStretch();
    auto *column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_bins, 1);
    column->addLayout(row);
    column->addWidget(m_calibration);
    connect(m_fit, &QPushButton::clicked, this, &DetectorQuality::fitRequested);
    connect(m_takeBack, &QPushButton::clicked, this, &DetectorQuality::temperatureTakenBack);
    return view;
}

void DetectorQuality::setQuality(const RunQuality &quality, const DetectorTuning &tuning)
{
    m_quality = quality;
    m_tuning = tuning;
    m_settled.stop();
    setVisible(quality.compared > 0);
    m_curve->setCurve(quality.curve, {tuning.threshold, quality.inUse.precision, quality.inUse.recall});
    m_bins->setBins(quality.bins, tuning.temperature == 1.0 ? QList<ReliabilityBin>() : quality.untunedBins);
    const QSignalBlocker quiet(m_threshold);
    m_threshold->setValue(tuning.threshold.value_or(neutralThreshold));
    m_ownRule->setEnabled(tuning.threshold.has_value());
    m_takeBack->setEnabled(tuning.temperature != 1.0);
    showTuning();
}

void DetectorQuality::showTuning()
{
    const QString rates =
        tr("precision %1, recall %2").arg(rateText(m_quality.inUse.precision), rateText(m_quality.inUse.recall));
    m_rates->setText(m_tuning.threshold ? tr("The project's threshold is in use: %1.").arg(rates)
                                        : tr("The model's own rule is in use: %1.").arg(rates));
    const QLocale locale;
    m_calibration->setText(
        m_tuning.temperature == 1.0
            ? tr("Probabilities as the model gives them; off by %1 points on average.")
                  .arg(pointsText(m_quality.calibrationError))
            : tr("Temperature %1, fitted on %2 known labels: off by %3 points on average, %4 before.")
                  .arg(locale.toString(m_tuning.temperature, 'f', 2), locale.toString(m_quality.compared),
                       pointsText(m_quality.calibrationError), pointsText(m_quality.untunedCalibrationError)));
}

void DetectorQuality::retranslate()
{
    m_tabs->setTabs({tr("Threshold"), tr("Calibration")});
    m_tabs->setAccessibleName(tr("Threshold and calibration"));
    m_curve->setTitle(tr("Precision and recall of “there is a contradiction”"));
    m_curve->setEmptyText(tr("None of the known labels is a contradiction."));
    m_bins->setTitle(tr("Is it as often right as it is sure?"));
    m_thresholdLabel->setText(tr("Threshold"));
    m_threshold->setAccessibleName(tr("Threshold of a contradiction"));
    m_threshold->setToolTip(tr("A contradiction from this probability on. Points of the curve can be chosen too."));
    m_ownRule->setText(tr("The model's own rule"));
    m_fit->setText(tr("Fit to known labels"));
    m_fit->setToolTip(tr("Finds the temperature under which the probabilities fit the known labels best."));
    m_takeBack->setText(tr("Take back"));
    m_takeBack->setAccessibleName(tr("Take the temperature back"));
    showTuning();
}

}  // namespace gainsay
