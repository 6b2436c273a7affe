// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/Screenshots.h"

#include <QApplication>
#include <QWidget>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kTickMs = 30;
constexpr int kQuietTicks = 6;
}  // namespace

Screenshots::Screenshots(MainWindow &window, ProjectSession &session, const QString &folder)
    : m_window(window), m_session(session), m_folder(folder)
{
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &Screenshots::step);
}

void Screenshots::start()
{
    if (!m_folder.mkpath(u"."_s)) {
        Q_EMIT finished(ioError(tr("The folder %1 cannot be made.").arg(m_folder.path())));
        return;
    }
    m_timer.start();
}

// A page is taken once nothing was under way for a few ticks: loading may come in several steps.
void Screenshots::step()
{
    m_quiet = m_session.isIdle() ? m_quiet + 1 : 0;
    if (m_quiet < kQuietTicks)
        return;
    m_quiet = 0;
    if (!m_waiting.isEmpty()) {
        capture();
    } else {
        m_waiting = m_window.reachablePages();
        m_window.openPage(m_waiting.constFirst());
        return;
    }
    if (m_waiting.isEmpty()) {
        m_timer.stop();
        Q_EMIT finished(m_written);
        return;
    }
    m_window.openPage(m_waiting.constFirst());
}

void Screenshots::capture()
{
    if (QWidget *focused = QApplication::focusWidget())
        focused->clearFocus();
    const QString path = m_folder.filePath(m_waiting.takeFirst() + u".png"_s);
    if (m_window.grab().save(path))
        m_written << path;
    else
        m_window.showError(ioError(tr("%1 cannot be written.").arg(path)));
}

}  // namespace gainsay
