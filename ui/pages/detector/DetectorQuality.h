// SPDX-License-Identifier: GPL-3.0-or-later
// How well the detector fits the labels that are known, and the two numbers by which the project reads it: the
// threshold is set on the precision–recall curve or beside it, the temperature fitted below its reliability diagram.
#pragma once

#include "core/service/detect/RunQuality.h"
#include "ui/widgets/Card.h"

#include <QTimer>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class PillTabs;
class PrecisionRecallChart;
class ReliabilityDiagram;

class DetectorQuality : public Card {
    Q_OBJECT

public:
    explicit DetectorQuality(QWidget *parent = nullptr);

    // Hidden until something is known.
    void setQuality(const RunQuality &quality, const DetectorTuning &tuning);
    void retranslate();

Q_SIGNALS:
    // None: the model's own rule again.
    void thresholdChosen(std::optional<double> threshold);
    void fitRequested();
    void temperatureTakenBack();

private:
    QWidget *buildCurve();
    QWidget *buildCalibration();
    void showTuning();

    RunQuality m_quality;
    DetectorTuning m_tuning;
    QTimer m_settled;  // somebody who holds an arrow key wants the last value only

    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_views = nullptr;
    PrecisionRecallChart *m_curve = nullptr;
    QLabel *m_thresholdLabel = nullptr;
    QDoubleSpinBox *m_threshold = nullptr;
    QPushButton *m_ownRule = nullptr;
    QLabel *m_rates = nullptr;
    ReliabilityDiagram *m_bins = nullptr;
    QLabel *m_calibration = nullptr;
    QPushButton *m_fit = nullptr;
    QPushButton *m_takeBack = nullptr;
};

}  // namespace gainsay
