// SPDX-License-Identifier: GPL-3.0-or-later
// The jobs that run, with their progress and a button to cancel the oldest; hidden while there are none.
#pragma once

#include "ui/session/JobRunner.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace gainsay {

class ProbabilityBar;

class JobIndicator : public QWidget {
    Q_OBJECT

public:
    explicit JobIndicator(JobRunner &jobs, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    JobRunner &m_jobs;
    QLabel *m_title = nullptr;
    ProbabilityBar *m_bar = nullptr;
    QPushButton *m_cancel = nullptr;
    int m_timed = 0;        // the job whose pace is told
    QElapsedTimer m_since;  // when it was first seen
};

}  // namespace gainsay
