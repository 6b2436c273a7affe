// SPDX-License-Identifier: GPL-3.0-or-later
// How far whole rankings of the same candidates agree, beside the agreement on what stands first.
//   Kendall (1945), The treatment of ties in ranking problems: tau-b of each pair of rankings.
//   Kendall & Babington Smith (1939), The problem of m rankings: W, corrected for ties.
// Candidates that somebody left unranked share the places that are left. Both are means over items, with the error of
// drawing items.
#pragma once

#include "core/stats/Estimate.h"

#include <span>
#include <vector>

namespace gainsay {

struct RankAgreement {
    Estimate tau;
    Estimate w;
};

// Places 0 … candidates - 1 in order of preference, the best first; some may be missing.
using CandidateRanking = std::vector<int>;

// Nothing where a ranking ties all candidates.
std::optional<double> kendallTau(const CandidateRanking &a, const CandidateRanking &b, int candidates);
std::optional<double> kendallW(std::span<const CandidateRanking> rankings, int candidates);

// The rankings of each item; items with fewer than two are left out.
RankAgreement rankAgreement(std::span<const std::vector<CandidateRanking>> items, int candidates);
Json toJson(const RankAgreement &agreement);

}  // namespace gainsay
