// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/WorkTimer.h"

namespace gainsay {

void WorkTimer::start(qint64 nowMs, const WorkTime &before)
{
    m_time = before;
    m_last = nowMs;
}

void WorkTimer::touch(qint64 nowMs)
{
    m_time = at(nowMs);
    m_last = nowMs;
}

WorkTime WorkTimer::at(qint64 nowMs) const
{
    const qint64 pause = qMax<qint64>(0, nowMs - m_last);
    WorkTime time = m_time;
    (pause > idleAfterMs ? time.idleMs : time.activeMs) += pause;
    return time;
}

}  // namespace gainsay
