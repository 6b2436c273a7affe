// SPDX-License-Identifier: GPL-3.0-or-later
// Time spent on an item, active and idle apart: a pause without input longer than the limit is idle as a whole.
#pragma once

#include "core/model/Annotation.h"

#include <QtGlobal>

namespace gainsay {

class WorkTimer {
public:
    static constexpr qint64 idleAfterMs = 60'000;

    // Begins with what earlier sessions on the same revision took.
    void start(qint64 nowMs, const WorkTime &before);
    // A key or the mouse was used.
    void touch(qint64 nowMs);
    WorkTime at(qint64 nowMs) const;

private:
    WorkTime m_time;
    qint64 m_last = 0;
};

}  // namespace gainsay
