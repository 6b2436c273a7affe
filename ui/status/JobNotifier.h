// SPDX-License-Identifier: GPL-3.0-or-later
// Says so when a job that took a while has ended: a notice in the window, and a nudge and the desktop's own
// notification if it is not in front.
#pragma once

#include "ui/page/Page.h"
#include "ui/session/JobRunner.h"

namespace gainsay {

class JobNotifier : public QObject {
    Q_OBJECT

public:
    JobNotifier(JobRunner &jobs, Shell &shell, QWidget *window);

Q_SIGNALS:
    // Nobody is looking at the window.
    void unseen(const QString &text);

private:
    void tell(const TranslatableText &title, bool ok, qint64 tookMs);

    Shell &m_shell;
    QWidget *m_window;
};

}  // namespace gainsay
