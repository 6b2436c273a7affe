// SPDX-License-Identifier: GPL-3.0-or-later
// How fast a job goes and how long it will still take, in words.
#pragma once

#include <QString>

namespace gainsay {

// Empty while nothing can be said yet: in the first seconds, or before anything is done. `total` 0: unknown.
QString paceText(qint64 done, qint64 total, qint64 elapsedMs);

}  // namespace gainsay
