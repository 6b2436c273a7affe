// SPDX-License-Identifier: GPL-3.0-or-later
// The items of a spot check: drawn uniformly without replacement, the same for the same seed.
#pragma once

#include "core/base/Ids.h"

#include <QList>
#include <QString>

namespace gainsay {

struct SampleCandidate {
    ConversationId conversation;
    QString stratum;  // equal for all where nothing is stratified
};

// `size` items, or all if there are fewer, in the order in which they were drawn: whoever stops early has
// reviewed a random part. Strata get their share in proportion (largest remainders, ties drawn).
// The order of `candidates` does not matter.
QList<ConversationId> drawSample(QList<SampleCandidate> candidates, int size, quint64 seed);

}  // namespace gainsay
