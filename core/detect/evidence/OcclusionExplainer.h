// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a predicted contradiction rests on by hiding parts of the input: first clause by clause, then word by
// word in the clauses that matter. What a part does on its own, while the other side is hidden, is taken off: words
// of a question template move the network too, but they contradict nothing. Deterministic.
#pragma once

#include "core/base/Result.h"
#include "core/detect/evidence/EvidenceUnits.h"
#include "core/detect/tokenize/SequenceEncoder.h"
#include "core/model/Span.h"

#include <functional>
#include <span>

namespace gainsay {

struct OcclusionCase {
    const Conversation *conversation = nullptr;
    EncodedSequence sequence;   // what the network saw when it decided
    bool withinTarget = false;  // both ends of the contradiction are in the target
};

class OcclusionExplainer {
public:
    // The log-odds of a contradiction for each sequence.
    using Belief = std::function<Result<std::vector<double>>(std::span<const EncodedSequence> sequences)>;

    OcclusionExplainer(std::int64_t maskId, Belief belief) : m_maskId(maskId), m_belief(std::move(belief)) {}

    // Spans per case, best first, linked in pairs.
    Result<QList<QList<Span>>> explain(std::span<const OcclusionCase> cases) const;

private:
    struct Work;

    Result<void> scoreClauses(std::vector<Work> &works) const;
    Result<void> scoreWords(std::vector<Work> &works) const;
    Result<std::vector<std::vector<double>>> score(std::vector<Work> &works, const std::vector<std::vector<EvidenceUnit>> &units) const;
    EncodedSequence hidden(const EncodedSequence &sequence, const std::function<bool(const TokenOrigin &)> &hides) const;

    std::int64_t m_maskId;
    Belief m_belief;
};

}  // namespace gainsay
