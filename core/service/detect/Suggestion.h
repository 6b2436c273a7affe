// SPDX-License-Identifier: GPL-3.0-or-later
// What an annotator may see of the detector for one conversation. A set share of the items hides it, always the
// same ones for everybody, so that work with and without it can be compared.
#pragma once

#include "core/model/Conversation.h"
#include "core/model/ProjectSettings.h"
#include "core/scheme/Scheme.h"
#include "core/store/PrelabelStore.h"

#include <optional>

namespace gainsay {

class Storage;

struct Suggestion {
    PrelabelRun run;
    Prelabel prelabel;
    QList<Span> spans;
    bool explained = false;  // whether evidence was looked for, or there is no contradiction to explain
};

// Whether the item belongs to the blind share: decided by its id alone, independent of order and machine.
bool isBlindItem(const QString &externalId, double blindShare);

// PrelabelRun::origin of what language models said as judges. Annotators see it only where the project says so.
inline const QString judgeOrigin = QStringLiteral("judge");
Result<bool> judgesAreShown(Storage &storage);
// To be called in a transaction of its own with its audit row.
Result<void> setJudgesShown(Storage &storage, bool shown);

// The run whose word annotators see; predictions imported for study are nobody's suggestion.
Result<std::optional<PrelabelRun>> newestDetectorRun(Storage &storage);

// The newest run's word on it as the project's tuning reads it; none if there is none, the detector is silent, or the
// annotator may not see it.
Result<std::optional<Suggestion>> suggestionFor(Storage &storage, const Conversation &conversation,
                                                const Scheme &scheme, const ProjectSettings &settings);

}  // namespace gainsay
