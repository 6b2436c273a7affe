// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/BatchSizes.h"

#include <algorithm>

namespace gainsay {

QList<qint64> equalSizes(qint64 total, qint64 size)
{
    QList<qint64> sizes;
    for (qint64 left = total; left > 0 && size > 0; left -= size)
        sizes.append(std::min(left, size));
    return sizes;
}

QList<qint64> growingSizes(qint64 total, int count)
{
    const qint64 wanted = std::min<qint64>(count, total);
    const qint64 parts = wanted * (wanted + 1) / 2;
    QList<qint64> sizes;
    qint64 given = 0;
    for (qint64 i = 1; i <= wanted; ++i) {
        // What comes after needs at least one each.
        const qint64 share = i == wanted ? total - given : std::max<qint64>(1, total * i / parts);
        sizes.append(share);
        given += share;
    }
    return sizes;
}

}  // namespace gainsay
