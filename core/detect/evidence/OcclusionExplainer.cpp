// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/evidence/OcclusionExplainer.h"

#include "core/detect/Silence.h"
#include "core/detect/evidence/ContentOverlap.h"
#include "core/text/OffsetMap.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

// What makes a pair of clauses: each term is 0…1 before its weight. Chosen by comparing variants on
// tests/data/spans/tuning-zh.jsonl; held-out-zh.jsonl beside it is what accuracy is measured on.
constexpr double weightOfTargetFall = 1.0;
constexpr double weightOfSameMatter = 1.0;
constexpr double weightOfRelatedTurn = 1.3;  // more than all that speaks for another turn, such as the question
constexpr double weightOfOtherFall = 0.1;
constexpr double weightOfOpening = 0.12;  // people answer first and explain afterwards; more than belief alone

constexpr int longClause = 12;          // code points; longer ones are narrowed down to words
constexpr double neighbourShare = 0.4;  // words beside the best one that matter this much go with it

bool covers(const EvidenceUnit &unit, const TokenOrigin &origin)
{
    return origin.turn == unit.turn && origin.start < unit.end && origin.end > unit.start;
}

EvidenceUnit strongestRun(const EvidenceClause &clause, std::span<const double> falls)
{
    const auto best = std::ranges::max_element(falls);
    if (best == falls.end() || *best <= 0.0)
        return clause.whole;
    size_t first = size_t(best - falls.begin());
    size_t last = first;
    while (first > 0 && falls[first - 1] >= neighbourShare * *best)
        --first;
    while (last + 1 < falls.size() && falls[last + 1] >= neighbourShare * *best)
        ++last;
    return {clause.whole.turn, clause.words[first].start, clause.words[last].end};
}

// From a fall of the log-odds to 0…1: the share of the odds that it takes away.
double shareOf(double fall)
{
    return 1.0 - std::exp(-std::max(0.0, fall));
}

}  // namespace

// One case on its way to its spans.
struct OcclusionExplainer::Work {
    const OcclusionCase *source = nullptr;
    std::vector<EvidenceClause> clauses;
    std::vector<QSet<QString>> content;  // per clause
    std::vector<double> falls;           // per clause
    std::optional<size_t> here;          // chosen: in the target
    std::optional<size_t> there;         // chosen: what it clashes with
    EvidenceUnit hereUnit;
    EvidenceUnit thereUnit;

    explicit Work(const OcclusionCase &occlusion);

    bool inTarget(size_t clause) const { return clauses[clause].whole.turn == source->conversation->target; }
    bool canBeOther(size_t clause) const { return inTarget(clause) == source->withinTarget; }
    bool opensTurn(size_t clause) const
    {
        return clause == 0 || clauses[clause - 1].whole.turn != clauses[clause].whole.turn;
    }
    double normalized(size_t clause) const;
    void choose();
    QList<Span> spans() const;
    Span spanOf(const EvidenceUnit &unit) const;
};

OcclusionExplainer::Work::Work(const OcclusionCase &occlusion) : source(&occlusion)
{
    const QString language = languageOf(*source->conversation);
    int last = -1;
    for (const TokenOrigin &origin : source->sequence.origins) {
        if (origin.turn < 0 || origin.turn == last)
            continue;
        last = origin.turn;
        const QString &text = source->conversation->turns[last].text;
        const OffsetMap offsets(text);
        for (EvidenceClause &clause : evidenceClauses(text, last)) {
            content.push_back(contentOf(offsets.slice(clause.whole.start, clause.whole.end), language));
            clauses.push_back(std::move(clause));
        }
    }
}

// Against the largest fall on the same side, so that neither side drowns the other.
double OcclusionExplainer::Work::normalized(size_t clause) const
{
    double largest = 0.0;
    for (size_t i = 0; i < clauses.size(); ++i)
        largest = std::max(largest, inTarget(i) == inTarget(clause) ? std::abs(falls[i]) : 0.0);
    return largest > 0.0 ? falls[clause] / largest : 0.0;
}

void OcclusionExplainer::Work::choose()
{
    std::optional<double> best;
    for (size_t i = 0; i < clauses.size(); ++i) {
        if (!inTarget(i))
            continue;
        const double alone = weightOfTargetFall * normalized(i);
        if (!there && (!here || alone > weightOfTargetFall * normalized(*here)))
            here = i;
        for (size_t j = 0; j < clauses.size(); ++j) {
            if (!canBeOther(j) || i == j)
                continue;
            const double score = alone + weightOfOtherFall * normalized(j) +
                                 weightOfSameMatter * contentOverlap(content[i], content[j]) +
                                 (clauses[j].whole.turn == source->related ? weightOfRelatedTurn : 0.0) +
                                 (opensTurn(j) ? weightOfOpening : 0.0);
            if (best && score <= *best)
                continue;
            best = score;
            here = i;
            there = j;
        }
    }
    // In a reply that contradicts itself, what comes first is what the rest clashes with.
    if (here && there && source->withinTarget && *there > *here)
        std::swap(*here, *there);
}

Span OcclusionExplainer::Work::spanOf(const EvidenceUnit &unit) const
{
    Span span;
    span.utterance = unit.turn;
    span.start = unit.start;
    span.end = unit.end;
    span.text = OffsetMap(source->conversation->turns[unit.turn].text).slice(unit.start, unit.end);
    // The two ends stand and fall together.
    span.score = shareOf(std::max(falls[*here], there ? falls[*there] : 0.0));
    span.link = there ? 1 : 0;
    return span;
}

QList<Span> OcclusionExplainer::Work::spans() const
{
    QList<Span> result;
    if (here)
        result.append(spanOf(hereUnit));
    if (there)
        result.append(spanOf(thereUnit));
    return result;
}

Result<QList<QList<Span>>> OcclusionExplainer::explain(std::span<const OcclusionCase> cases) const
{
    std::vector<Work> works(cases.begin(), cases.end());
    std::vector<std::vector<EvidenceUnit>> units(works.size());
    for (size_t i = 0; i < works.size(); ++i)
        std::ranges::transform(works[i].clauses, std::back_inserter(units[i]), &EvidenceClause::whole);
    ASSIGN_OR_RETURN(auto clauseFalls, falls(works, units));
    for (size_t i = 0; i < works.size(); ++i) {
        works[i].falls = std::move(clauseFalls.at(i));
        works[i].choose();
        units[i].clear();
        for (const std::optional<size_t> &chosen : {works[i].here, works[i].there}) {
            if (chosen && works[i].clauses[*chosen].whole.end - works[i].clauses[*chosen].whole.start > longClause)
                std::ranges::copy(works[i].clauses[*chosen].words, std::back_inserter(units[i]));
        }
    }
    ASSIGN_OR_RETURN(const auto wordFalls, falls(works, units));
    QList<QList<Span>> spans;
    for (size_t i = 0; i < works.size(); ++i) {
        std::span<const double> rest = wordFalls.at(i);
        const auto narrowed = [&](const std::optional<size_t> &chosen) -> EvidenceUnit {
            if (!chosen)
                return {};
            const EvidenceClause &clause = works[i].clauses[*chosen];
            if (clause.whole.end - clause.whole.start <= longClause)
                return clause.whole;
            const EvidenceUnit unit = strongestRun(clause, rest.first(clause.words.size()));
            rest = rest.subspan(clause.words.size());
            return unit;
        };
        works[i].hereUnit = narrowed(works[i].here);
        works[i].thereUnit = narrowed(works[i].there);
        spans.append(works[i].spans());
    }
    return spans;
}

Result<std::vector<std::vector<double>>>
OcclusionExplainer::falls(std::span<const Work> works, const std::vector<std::vector<EvidenceUnit>> &units) const
{
    std::vector<EncodedSequence> sequences;
    for (size_t i = 0; i < works.size(); ++i) {
        if (!units[i].empty())
            sequences.push_back(works[i].source->sequence);
        for (const EvidenceUnit &unit : units[i])
            sequences.push_back(hidden(works[i].source->sequence, unit));
    }
    ASSIGN_OR_RETURN(const auto beliefs, m_belief(sequences));
    std::vector<std::vector<double>> result(works.size());
    auto next = beliefs.begin();
    for (size_t i = 0; i < works.size(); ++i) {
        const double whole = units[i].empty() ? 0.0 : *next++;
        for (size_t unit = 0; unit < units[i].size(); ++unit)
            result[i].push_back(whole - *next++);
    }
    return result;
}

EncodedSequence OcclusionExplainer::hidden(const EncodedSequence &sequence, const EvidenceUnit &unit) const
{
    EncodedSequence result = sequence;
    for (size_t i = 0; i < result.ids.size(); ++i) {
        if (covers(unit, result.origins[i]))
            result.ids[i] = m_maskId;
    }
    return result;
}

}  // namespace gainsay
