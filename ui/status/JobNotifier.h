// SPDX-License-Identifier: GPL-3.0-or-later
// Says so when a job that took a while has ended: a notice in the window, and a nudge and the desktop's own
// notification if it is not in front.
#pragma once

#include "ui/page/Page.h"
#include "ui/session/JobRunner.h"

#include <QString>

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

// How fast a job goes and how long it will still take, in words.
// Empty while nothing can be said yet: in the first seconds, or before anything is done. `total` 0: unknown.
QString paceText(qint64 done, qint64 total, qint64 elapsedMs);

}  // namespace gainsay
