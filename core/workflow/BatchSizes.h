// SPDX-License-Identifier: GPL-3.0-or-later
// How many conversations go into each of several batches. Pure.
#pragma once

#include <QList>

namespace gainsay {

// As many batches of `size` as `total` fills; the last one may be smaller.
QList<qint64> equalSizes(qint64 total, qint64 size);

// `count` batches that grow as 1 : 2 : 3 …, so that criteria settle on the small ones before the large ones are
// annotated. None is empty; fewer than `count` when there are too few conversations.
QList<qint64> growingSizes(qint64 total, int count);

}  // namespace gainsay
