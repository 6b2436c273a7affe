// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/ConsoleProgress.h"

#include "app/cli/support/TerminalText.h"

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

}  // namespace gainsay
