// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/JobNotifier.h"

#include <QApplication>
#include <QCoreApplication>
#include <QLocale>

#include <cmath>

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

namespace {

constexpr qint64 firstWordMs = 2000;

struct PaceWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::JobIndicator)
};

QString durationText(double seconds)
{
    const QLocale locale;
    if (seconds < 60)
        return PaceWords::tr("%1 s").arg(locale.toString(std::ceil(seconds), 'f', 0));
    if (seconds < 3600)
        return PaceWords::tr("%1 min").arg(locale.toString(std::ceil(seconds / 60), 'f', 0));
    return PaceWords::tr("%1 h").arg(locale.toString(seconds / 3600, 'f', 1));
}

}  // namespace

QString paceText(qint64 done, qint64 total, qint64 elapsedMs)
{
    if (elapsedMs < firstWordMs || done <= 0)
        return {};
    const double perSecond = double(done) * 1000.0 / double(elapsedMs);
    const QString rate = PaceWords::tr("%1 a second").arg(QLocale().toString(perSecond, 'f', perSecond < 10 ? 1 : 0));
    if (total <= done)
        return rate;
    return PaceWords::tr("%1, %2 left").arg(rate, durationText(double(total - done) / perSecond));
}

}  // namespace gainsay
