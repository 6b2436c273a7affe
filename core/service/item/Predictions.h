// SPDX-License-Identifier: GPL-3.0-or-later
// What models say of one conversation, as the project reads their runs.
#pragma once

#include "core/scheme/Scheme.h"
#include "core/store/PrelabelStore.h"

#include <QList>

namespace gainsay {

class Storage;

struct ShownPrediction {
    PrelabelRun run;
    Prelabel prelabel;
    QList<Span> spans;  // of contradictions alone
};

// Newest run first.
Result<QList<ShownPrediction>> predictionsOn(Storage &storage, const Scheme &scheme, ConversationId conversation);

}  // namespace gainsay
