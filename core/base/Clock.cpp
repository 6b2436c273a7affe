// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Clock.h"

#include <QDateTime>

namespace gainsay {

qint64 SystemClock::nowMs() const
{
    return QDateTime::currentMSecsSinceEpoch();
}

}  // namespace gainsay
