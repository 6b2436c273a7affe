// SPDX-License-Identifier: GPL-3.0-or-later
// What a plan lets through: its curve with the present point on it, and the chance of passing for any true error.
#pragma once

#include "core/stats/AcceptanceSampling.h"
#include "ui/widgets/Card.h"

#include <optional>

class QDoubleSpinBox;

namespace gainsay {

class OcCurve;

class PlanCard : public Card {
    Q_OBJECT

public:
    explicit PlanCard(QWidget *parent = nullptr);

    // `seen`: the share of wrong items among those reviewed so far.
    // `threshold`: the pass rate that is asked for.
    void setPlan(const SamplingPlan &plan, double threshold, qint64 batchSize, std::optional<double> seen);
    void retranslate();

private:
    double passChance(double errorRate) const;
    qint64 wrongItems(double errorRate) const;
    void showChance();

    SamplingPlan m_plan;
    qint64 m_batchSize = 0;
    QLabel *m_text = nullptr;
    OcCurve *m_curve = nullptr;
    QLabel *m_question = nullptr;
    QDoubleSpinBox *m_error = nullptr;
    QLabel *m_chance = nullptr;
};

}  // namespace gainsay
