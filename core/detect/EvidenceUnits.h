// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of an utterance that can be evidence: clauses, and the words in them. Offsets are code points.
#pragma once

#include "core/model/Conversation.h"

#include <vector>

namespace gainsay {

struct EvidenceUnit {
    int turn = 0;
    int start = 0;  // code points, end exclusive
    int end = 0;

    friend bool operator==(const EvidenceUnit &, const EvidenceUnit &) = default;
};

// A clause without the punctuation around it.
struct EvidenceClause {
    EvidenceUnit whole;
    std::vector<EvidenceUnit> words;
};

std::vector<EvidenceClause> evidenceClauses(const QString &text, int turn);

}  // namespace gainsay
