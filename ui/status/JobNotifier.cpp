// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/JobNotifier.h"

#include <QApplication>

namespace gainsay {

namespace {
constexpr qint64 kWorthTellingMs = 10'000;
}

JobNotifier::JobNotifier(JobRunner &jobs, Shell &shell, QWidget *window)
    : QObject(window), m_shell(shell), m_window(window)
{
    connect(&jobs, &JobRunner::ended, this, &JobNotifier::tell);
}

void JobNotifier::tell(const TranslatableText &title, bool ok, qint64 tookMs)
{
    if (tookMs < kWorthTellingMs)
        return;
    // In the window, what failed is told by whoever started it, with the reason.
    const TranslatableText text = [title, ok] {
        return (ok ? tr("%1: done.") : tr("%1: not finished; the window says why.")).arg(title.reworded());
    };
    if (ok)
        m_shell.tell({.text = text, .about = WindowMessage::About::Project});
    if (m_window->isActiveWindow())
        return;
    QApplication::alert(m_window);
    Q_EMIT unseen(text);
}

}  // namespace gainsay
