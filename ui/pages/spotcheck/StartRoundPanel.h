// SPDX-License-Identifier: GPL-3.0-or-later
// Before a round: which batch, how large a sample, how high the bar, and what size the wanted risks would need.
#pragma once

#include "core/service/supervise/SpotCheckService.h"
#include "core/stats/AcceptanceSampling.h"
#include "ui/widgets/Card.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace gainsay {

class StartRoundPanel : public Card {
    Q_OBJECT

public:
    explicit StartRoundPanel(QWidget *parent = nullptr);

    // None: the project has no batch, or is closed.
    void setStatus(const BatchStatus *status, const Scheme &scheme);
    SamplingPlan plan() const;
    // The pass rate from which on a batch is accepted.
    double threshold() const;
    void retranslate();

Q_SIGNALS:
    void planChanged();
    void startRequested(const StartRequest &request);
    void reopenRequested();
    void teachRequested();  // the labels of the accepted batch may teach the detector

private:
    void showStatus();
    void suggestPlan();
    void usePlan();

    QLabel *m_state = nullptr;
    QFormLayout *m_form = nullptr;
    QSpinBox *m_sample = nullptr;
    QDoubleSpinBox *m_threshold = nullptr;
    QLineEdit *m_seed = nullptr;
    QComboBox *m_stratify = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_reopen = nullptr;
    QPushButton *m_teach = nullptr;
    QDoubleSpinBox *m_good = nullptr;
    QDoubleSpinBox *m_bad = nullptr;
    QDoubleSpinBox *m_producersRisk = nullptr;
    QDoubleSpinBox *m_consumersRisk = nullptr;
    QPushButton *m_use = nullptr;
    std::optional<SamplingPlan> m_suggested;
    QLabel *m_advice = nullptr;
    BatchStatus m_status;
};

}  // namespace gainsay
