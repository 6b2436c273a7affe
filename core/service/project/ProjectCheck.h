// SPDX-License-Identifier: GPL-3.0-or-later
// Holds what is stored against what else the project knows of it. Both engines; reads everything once, page by page.
#pragma once

#include "core/base/Result.h"

namespace gainsay {

class Storage;

// Every conversation has the content that it was taken in with, by its fingerprint. Gives the number of them.
Result<qint64> verifyTexts(Storage &storage);

// What the audit trail speaks of is there and as it says: answers that were submitted, decisions, roles of people.
struct AuditedFacts {
    qint64 answers = 0;
    qint64 decisions = 0;
    qint64 people = 0;
};
Result<AuditedFacts> verifyAudited(Storage &storage);

}  // namespace gainsay
