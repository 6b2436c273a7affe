// SPDX-License-Identifier: GPL-3.0-or-later
// How the open round stands: pass rate with its exact interval, what is left, and whether the outcome is certain.
#pragma once

#include "core/service/supervise/SpotCheckService.h"
#include "ui/widgets/Card.h"

class QLabel;

namespace gainsay {

class VerdictBar;

class PassRateCard : public Card {
    Q_OBJECT

public:
    explicit PassRateCard(QWidget *parent = nullptr);

    // `batchSize` is for the interval of the whole batch; null: no round is open.
    void setRound(const RoundStatus *round, qint64 batchSize);

private:
    QLabel *m_rate = nullptr;
    QLabel *m_counts = nullptr;
    VerdictBar *m_bar = nullptr;
    QLabel *m_outlook = nullptr;
};

}  // namespace gainsay
