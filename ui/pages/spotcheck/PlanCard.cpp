// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/PlanCard.h"

#include "ui/charts/Figures.h"
#include "ui/charts/OcCurve.h"
#include "ui/theme/Theme.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr double widestErrorRate = 0.15;
constexpr int curvePoints = 61;

}  // namespace

PlanCard::PlanCard(QWidget *parent) : Card(parent)
{
    m_text = makeLabel(u"small"_s, this);
    m_text->setWordWrap(true);
    m_curve = new OcCurve(this);
    m_curve->setMinimumHeight(zoomed(210));
    m_question = makeLabel(u"small"_s, this);
    m_error = new QDoubleSpinBox(this);
    m_error->setRange(0.0, 100.0);
    m_error->setDecimals(1);
    m_error->setSingleStep(0.5);
    m_error->setSuffix(u" %"_s);
    m_error->setValue(5.0);
    m_chance = makeLabel(u"strong"_s, this);
    m_chance->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_question);
    row->addWidget(m_error);
    row->addStretch();
    body()->addWidget(m_text);
    body()->addWidget(m_curve, 1);
    body()->addLayout(row);
    body()->addWidget(m_chance);
    connect(m_error, &QDoubleSpinBox::valueChanged, this, &PlanCard::showChance);
    retranslate();
}

// The finite batch decides, as on the curve.
double PlanCard::passChance(double errorRate) const
{
    if (m_batchSize <= 0)
        return acceptProbability(m_plan, errorRate);
    return acceptProbability(m_plan, m_batchSize, wrongItems(errorRate));
}

qint64 PlanCard::wrongItems(double errorRate) const
{
    return qRound64(errorRate * double(m_batchSize));
}

void PlanCard::setPlan(const SamplingPlan &plan, double threshold, qint64 batchSize, std::optional<double> seen)
{
    m_plan = plan;
    m_batchSize = batchSize;
    m_text->setText(tr("%1 reviewed, accepted with at most %2 wrong").arg(plan.sample).arg(plan.allowedErrors));
    std::optional<OcPoint> present;
    if (seen)
        present = OcPoint{*seen, passChance(*seen)};
    m_curve->setPlan(operatingCharacteristic(plan, batchSize, widestErrorRate, curvePoints), batchSize, 1 - threshold,
                     present);
    showChance();
}

void PlanCard::showChance()
{
    const double rate = m_error->value() / 100;
    const QString chance = figureText(passChance(rate), Scale::Percent).replace(u' ', QChar::Nbsp);
    if (m_batchSize > 0)
        m_chance->setText(
            tr("that is %1 of %2 wrong: passes with %3").arg(wrongItems(rate)).arg(m_batchSize).arg(chance));
    else
        m_chance->setText(tr("passes with %1").arg(chance));
}

void PlanCard::retranslate()
{
    setHeading(tr("What this plan lets through"));
    m_curve->setAccessibleName(heading());
    m_question->setText(tr("A batch with"));
    m_error->setAccessibleName(tr("True share of wrong items"));
    m_error->setToolTip(m_error->accessibleName());
    showChance();
}

}  // namespace gainsay
