// SPDX-License-Identifier: GPL-3.0-or-later
// Contradictions whose evidence people marked, and how often a way of pointing finds the marks.
#pragma once

#include "core/detect/EvidenceUnits.h"

namespace gainsay::test {

struct MarkedCase {
    Conversation conversation;
    QString label;
    std::vector<EvidenceUnit> target;
    std::vector<EvidenceUnit> earlier;
};

std::vector<MarkedCase> markedCases(const QString &name);

struct Pointed {
    EvidenceUnit target;
    EvidenceUnit earlier;
};

struct PointingScore {
    double target = 0.0;  // right answers; a fraction where chance is expected, not drawn
    double earlier = 0.0;
    int cases = 0;

    void add(const MarkedCase &marked, const Pointed &pointed);
    // A row of the model card's table.
    QString row(const QString &name) const;
};

// What picking any clause of the reply and any of the turn that it clashes with would find on average.
PointingScore expectedByChance(const std::vector<MarkedCase> &cases);

// The two clauses that share the longest piece of text.
Pointed longestOverlap(const MarkedCase &marked);

}  // namespace gainsay::test
