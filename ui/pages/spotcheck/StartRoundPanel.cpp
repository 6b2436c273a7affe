// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/spotcheck/StartRoundPanel.h"

#include "core/base/Phrases.h"
#include "core/stats/AcceptanceSampling.h"
#include "core/workflow/BatchRules.h"
#include "ui/widgets/Buttons.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QDoubleSpinBox *makePercentBox(double value, double highest, QWidget *parent)
{
    auto *box = new QDoubleSpinBox(parent);
    box->setRange(0.1, highest);
    box->setDecimals(1);
    box->setSuffix(u" %"_s);
    box->setValue(value);
    return box;
}

}  // namespace

StartRoundPanel::StartRoundPanel(QWidget *parent) : Card(parent)
{
    m_state = makeLabel(u"strong"_s, this);
    m_state->setWordWrap(true);
    body()->addWidget(m_state);
    m_sample = new QSpinBox(this);
    m_sample->setRange(1, 1'000'000);
    m_threshold = makePercentBox(95, 100, this);
    m_seed = new QLineEdit(this);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(u"\\d{0,18}"_s), m_seed));
    m_stratify = new QComboBox(this);
    m_good = makePercentBox(2, 50, this);
    m_producersRisk = makePercentBox(5, 50, this);
    m_bad = makePercentBox(8, 90, this);
    m_consumersRisk = makePercentBox(10, 50, this);
    m_form = new QFormLayout;
    for (QWidget *field : std::initializer_list<QWidget *>{m_sample, m_threshold, m_seed, m_stratify, m_good,
                                                           m_producersRisk, m_bad, m_consumersRisk})
        m_form->addRow(new QLabel(this), field);
    body()->addLayout(m_form);
    m_advice = makeLabel(u"muted"_s, this);
    m_advice->setWordWrap(true);
    body()->addWidget(m_advice);
    m_use = makeButton(ButtonKind::Link, {}, this);
    body()->addWidget(m_use, 0, Qt::AlignLeft);
    auto *row = new QHBoxLayout;
    m_start = makeButton(ButtonKind::Primary, {}, this);
    m_reopen = makeButton(ButtonKind::Plain, {}, this);
    m_teach = makeButton(ButtonKind::Plain, {}, this);
    row->addWidget(m_start);
    row->addWidget(m_teach);
    row->addWidget(m_reopen);
    row->addStretch();
    body()->addLayout(row);
    body()->addStretch();
    connect(m_sample, &QSpinBox::valueChanged, this, &StartRoundPanel::planChanged);
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, &StartRoundPanel::planChanged);
    for (QDoubleSpinBox *box : {m_good, m_producersRisk, m_bad, m_consumersRisk})
        connect(box, &QDoubleSpinBox::valueChanged, this, &StartRoundPanel::suggestPlan);
    connect(m_use, &QPushButton::clicked, this, &StartRoundPanel::usePlan);
    connect(m_reopen, &QPushButton::clicked, this, &StartRoundPanel::reopenRequested);
    connect(m_teach, &QPushButton::clicked, this, &StartRoundPanel::teachRequested);
    connect(m_start, &QPushButton::clicked, this, [this] {
        StartRequest request;
        request.batch = m_status.name;
        request.sample = m_sample->value();
        request.threshold = threshold();
        if (!m_seed->text().isEmpty())
            request.seed = m_seed->text().toULongLong();
        request.stratify = static_cast<Stratify>(m_stratify->currentIndex());
        Q_EMIT startRequested(request);
    });
}

void StartRoundPanel::setStatus(const BatchStatus *status, const Scheme &scheme)
{
    if (!status) {
        m_status = {};
        return;
    }
    if (m_status.name != status->name) {
        m_sample->setValue(scheme.quality.spotCheckSample);
        m_threshold->setValue(100 * scheme.quality.spotCheckPassRate);
        m_seed->clear();
    }
    m_status = *status;
    showStatus();
}

double StartRoundPanel::threshold() const
{
    return m_threshold->value() / 100;
}

SamplingPlan StartRoundPanel::plan() const
{
    const int sample = int(qMin<qint64>(m_sample->value(), qMax<qint64>(1, m_status.facts.items)));
    return {sample, allowedFailures(sample, threshold())};
}

void StartRoundPanel::suggestPlan()
{
    PlanWish wish;
    wish.goodRate = m_good->value() / 100;
    wish.producersRisk = m_producersRisk->value() / 100;
    wish.badRate = m_bad->value() / 100;
    wish.consumersRisk = m_consumersRisk->value() / 100;
    const Result<SamplingPlan> plan = smallestPlan(wish);
    m_suggested = plan ? std::optional(*plan) : std::nullopt;
    m_use->setEnabled(m_suggested.has_value());
    m_advice->setText(
        plan ? tr("These risks need %1 reviewed, with at most %2 wrong.").arg(plan->sample).arg(plan->allowedErrors)
             : QString(plan.error().message));
}

void StartRoundPanel::usePlan()
{
    const double passed = double(m_suggested->sample - m_suggested->allowedErrors) / double(m_suggested->sample);
    m_sample->setValue(int(m_suggested->sample));
    // Downwards to what the field can show: upwards one error fewer would be allowed.
    m_threshold->setValue(std::floor(1000 * passed) / 10);
}

void StartRoundPanel::retranslate()
{
    const QStringList labels{tr("Sample size"),
                             tr("Pass rate to reach"),
                             tr("Seed (empty: drawn)"),
                             tr("Spread evenly over"),
                             tr("A good batch has at most"),
                             tr("… and is returned at most in"),
                             tr("A bad batch has at least"),
                             tr("… and is accepted at most in")};
    for (int i = 0; i < labels.size(); ++i) {
        static_cast<QLabel *>(m_form->itemAt(i, QFormLayout::LabelRole)->widget())->setText(labels[i]);
        m_form->itemAt(i, QFormLayout::FieldRole)->widget()->setAccessibleName(labels[i]);
    }
    const int stratify = qMax(0, m_stratify->currentIndex());
    m_stratify->clear();
    m_stratify->addItems({tr("nothing: simply at random"), tr("annotators"), tr("categories")});
    m_stratify->setCurrentIndex(stratify);
    m_start->setText(tr("Start the round"));
    m_reopen->setText(tr("Reopen the batch…"));
    m_teach->setText(tr("Teach the detector…"));
    m_use->setText(tr("Use this plan"));
    showStatus();
    suggestPlan();
}

void StartRoundPanel::showStatus()
{
    setHeading(tr("Batch %1").arg(m_status.name));
    const BatchFacts &facts = m_status.facts;
    QString text;
    switch (m_status.state) {
    case BatchState::Open:
        text = tr("%1 of %2 items are resolved. A batch can be checked when all are.")
                   .arg(QLocale().toString(facts.resolved), QLocale().toString(facts.items));
        break;
    case BatchState::Annotated:
        text = tr("Every item is resolved: ready for round %1.").arg(facts.rounds + 1);
        break;
    case BatchState::Returned:
        text = tr("Returned to its annotators. %n failed items wait to be amended or confirmed.", nullptr,
                  int(facts.failedOutstanding));
        break;
    case BatchState::Accepted:
        text = sentences({tr("Accepted and locked after round %1.").arg(facts.rounds),
                          tr("The detector can learn from its labels.")});
        break;
    case BatchState::Checking:
        text = tr("Round %1 is open.").arg(facts.rounds);
        break;
    }
    m_state->setText(text);
    m_start->setEnabled(m_status.state == BatchState::Annotated);
    for (QPushButton *afterwards : {m_reopen, m_teach})
        afterwards->setVisible(m_status.state == BatchState::Accepted);
}

}  // namespace gainsay
