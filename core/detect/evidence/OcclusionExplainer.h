// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what a predicted contradiction rests on by hiding parts of the input and watching the network's belief.
// People mark whole clauses, so clauses are hidden first; only in long ones are words looked at. The other end of the
// contradiction is sought in what speaks of the same matter, in the turn that is contradicted before any other, and if
// nothing does, in that turn's opening: the network's belief alone would rather point at the question. Deterministic.
#pragma once

#include "core/base/Result.h"
#include "core/detect/EvidenceUnits.h"
#include "core/detect/tokenize/SequenceEncoder.h"
#include "core/model/Span.h"

#include <functional>
#include <optional>
#include <span>

namespace gainsay {

struct OcclusionCase {
    const Conversation *conversation = nullptr;
    EncodedSequence sequence;    // what the network saw when it decided
    std::optional<int> related;  // the earlier turn that is contradicted, see askedTurn()
    bool withinTarget = false;   // both ends of the contradiction are in the target
};

class OcclusionExplainer {
public:
    // The log-odds of a contradiction for each sequence.
    using Belief = std::function<Result<std::vector<double>>(std::span<const EncodedSequence> sequences)>;

    OcclusionExplainer(std::int64_t maskId, Belief belief) : m_maskId(maskId), m_belief(std::move(belief)) {}

    // Two spans per case, the target's first, linked; one where there is no other end, none where there are no words.
    Result<QList<QList<Span>>> explain(std::span<const OcclusionCase> cases) const;

private:
    struct Work;

    // How far belief falls when each unit is hidden, per case.
    Result<std::vector<std::vector<double>>> falls(std::span<const Work> works,
                                                   const std::vector<std::vector<EvidenceUnit>> &units) const;
    EncodedSequence hidden(const EncodedSequence &sequence, const EvidenceUnit &unit) const;

    std::int64_t m_maskId;
    Belief m_belief;
};

}  // namespace gainsay
