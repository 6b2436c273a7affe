// SPDX-License-Identifier: GPL-3.0-or-later
// A share of counted items as an estimate, for charts.
#pragma once

#include "core/stats/Estimate.h"

namespace gainsay {

// With Wilson's interval; undefined, because of `why`, when there is nothing to count.
inline Estimate shareEstimate(qint64 count, qint64 total, const QString &why)
{
    if (total == 0)
        return undefinedEstimate(why, 0, 0);
    Estimate share;
    share.value = double(count) / double(total);
    share.ci = wilson(count, total);
    share.used = total;
    share.total = total;
    return share;
}

}  // namespace gainsay
