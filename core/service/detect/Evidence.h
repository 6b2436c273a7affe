// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence for single conversations in three steps, so that storage and detector can be on different threads: what
// is missing, looking for it, keeping it. The label that is explained is the one that the project reads.
#pragma once

#include "core/detect/Detector.h"
#include "core/detect/LabelMap.h"
#include "core/model/ProjectSettings.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

class Storage;

struct EvidenceTask {
    PrelabelRun run;
    Prelabel prelabel;  // as the project reads it
    Conversation conversation;
};

struct FoundEvidence {
    RunId run;
    ConversationId conversation;
    QList<Span> spans;
};

// Those of the conversations whose annotator may see the detector's word, but whose evidence nobody has looked for.
Result<QList<EvidenceTask>> missingEvidence(Storage &storage, const QList<ConversationId> &conversations,
                                            const Scheme &scheme, const ProjectSettings &settings);
// `detector` is the one that made all the tasks' runs. Touches no storage.
Result<QList<FoundEvidence>> findEvidence(const Detector &detector, const LabelMap &labels,
                                          const QList<EvidenceTask> &tasks, std::stop_token stop);
Result<void> keepEvidence(Storage &storage, const QList<FoundEvidence> &found);

}  // namespace gainsay
