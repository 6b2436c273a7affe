// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for a person, most urgent first: the answer to "what do I do next?" on the start page.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/model/User.h"

#include <QList>

namespace gainsay {

class Storage;

enum class NextStepKind {
    Import,      // there is no conversation yet
    Label,       // alone: conversations that are not shared out yet
    AddPeople,   // too few to plan a batch for
    Plan,        // a batch that nobody was asked to answer
    Train,       // training comes before real work
    Returned,    // answers that came back
    Annotate,    // items waiting for an answer
    Adjudicate,  // disputes
    Check,       // batches ready for, or in, a spot check
    Flags,       // items that annotators flagged
    Read,        // messages
    Report,      // nothing waits: look at the figures
};

struct NextStep {
    NextStepKind kind = NextStepKind::Report;
    qint64 count = 0;
};

Result<QList<NextStep>> nextSteps(Storage &storage, const Clock &clock, const User &user);

}  // namespace gainsay
