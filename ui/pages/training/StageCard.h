// SPDX-License-Identifier: GPL-3.0-or-later
// One thing ahead of a trainee, the tutorial or the test: what it is, how far the person is, the button to go on.
#pragma once

#include "core/service/training/TrainingService.h"
#include "ui/widgets/Card.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace gainsay {

class StageCard : public Card {
    Q_OBJECT

public:
    explicit StageCard(QWidget *parent = nullptr);

    // `next`: this is what comes now, its button stands out.
    void setStage(const TrainingStage &stage, qint64 nowMs, bool next);
    // Whether the button leads somewhere now.
    bool canGoOn() const;

Q_SIGNALS:
    void goOn();
    void resultWanted(gainsay::SessionId session);

private:
    QString stateText(const TrainingStage &stage, qint64 nowMs) const;

    QLabel *m_about = nullptr;
    QLabel *m_state = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_result = nullptr;
    QPushButton *m_go = nullptr;
    SessionId m_last;
};

}  // namespace gainsay
