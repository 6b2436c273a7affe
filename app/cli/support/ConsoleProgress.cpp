// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/ConsoleProgress.h"

#include "app/cli/support/TerminalText.h"

#include <QCoreApplication>

#include <cstdio>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 redrawEveryMs = 100;

}  // namespace

ConsoleProgress::ConsoleProgress(const QString &what)
    : m_what(oneTerminalLine(what)), m_terminal(isatty(STDERR_FILENO) == 1)
{
    m_sinceDrawn.start();
}

ConsoleProgress::~ConsoleProgress()
{
    if (m_drawn)
        std::fputs("\r\033[K", stderr);
}

void ConsoleProgress::report(qint64 done, qint64 total)
{
    if (!m_terminal || m_sinceDrawn.elapsed() < redrawEveryMs)
        return;
    m_sinceDrawn.restart();
    m_drawn = true;
    const QString share = total > 0 ? u"%1 %"_s.arg(100 * done / total) : QString::number(done);
    std::fprintf(stderr, "\r\033[K%s %s", qUtf8Printable(m_what), qUtf8Printable(share));
    std::fflush(stderr);
}

namespace {

struct WaitWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr std::chrono::milliseconds lookEvery{250};
// Who looks on wants to know soon; a log is only told what is out of the ordinary.
constexpr qint64 patienceAtTerminalMs = 2'000;
constexpr qint64 patienceElsewhereMs = 10'000;

}  // namespace

WaitNotice::WaitNotice() : m_watcher([this] { watch(); }) {}

WaitNotice::~WaitNotice()
{
    {
        const std::lock_guard guard(m_mutex);
        m_over = true;
    }
    m_ended.notify_all();
    m_watcher.join();
}

void WaitNotice::watch()
{
    const qint64 patienceMs = isatty(STDERR_FILENO) == 1 ? patienceAtTerminalMs : patienceElsewhereMs;
    bool told = false;
    std::unique_lock guard(m_mutex);
    while (!m_ended.wait_for(guard, lookEvery, [this] { return m_over; })) {
        const qint64 waited = m_lock->waitedMs();
        if (waited > patienceMs && !told) {
            const QString words = WaitWords::tr("Waiting for another program that is writing to the project (%1 s). "
                                                "Close it if it hangs; Ctrl+C stops waiting.")
                                      .arg(waited / 1000);
            std::fprintf(stderr, "%s\n", qUtf8Printable(words));
        }
        told = waited > patienceMs;
    }
}

}  // namespace gainsay
