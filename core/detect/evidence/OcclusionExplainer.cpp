// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/evidence/OcclusionExplainer.h"

#include "core/text/OffsetMap.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace gainsay {

namespace {

// Words beside the best one belong to the span when they matter at least this much in comparison.
constexpr double neighbourShare = 0.4;

bool covers(const EvidenceUnit &unit, const TokenOrigin &origin)
{
    return origin.turn == unit.turn && origin.start < unit.end && origin.end > unit.start;
}

// The best word of a clause with its neighbours that matter; the whole clause where no word does.
EvidenceUnit strongestRun(const EvidenceClause &clause, const std::vector<double> &scores)
{
    const auto best = std::ranges::max_element(scores);
    if (best == scores.end() || *best <= 0.0)
        return clause.whole;
    size_t first = size_t(best - scores.begin());
    size_t last = first;
    while (first > 0 && scores[first - 1] >= neighbourShare * *best)
        --first;
    while (last + 1 < scores.size() && scores[last + 1] >= neighbourShare * *best)
        ++last;
    return {clause.whole.turn, clause.words[first].start, clause.words[last].end};
}

// From a fall of the log-odds to 0…1: the share of the odds that it takes away.
double shareOf(double fall) { return 1.0 - std::exp(-std::max(0.0, fall)); }

}  // namespace

// One case on its way: clauses with their scores, and the two that were chosen.
struct OcclusionExplainer::Work {
    const OcclusionCase *source = nullptr;
    std::vector<EvidenceClause> clauses;
    std::vector<double> clauseScores;
    double whole = 0.0;          // belief with nothing hidden
    double withoutEarlier = 0.0;
    double withoutTarget = 0.0;
    bool measured = false;       // the three above
    std::optional<size_t> inTarget;
    std::optional<size_t> counterpart;
    std::vector<double> targetWordScores;
    std::vector<double> counterpartWordScores;

    int target() const { return source->conversation->target; }
    bool isTarget(int turn) const { return turn == target(); }
    void choose();
    QList<Span> spans() const;
    Span spanOf(size_t clause, const std::vector<double> &wordScores) const;
};

void OcclusionExplainer::Work::choose()
{
    const auto bestOf = [this](auto admits) {
        std::optional<size_t> best;
        for (size_t i = 0; i < clauses.size(); ++i) {
            if (admits(i) && (!best || clauseScores[i] > clauseScores[*best]))
                best = i;
        }
        return best;
    };
    inTarget = bestOf([this](size_t i) { return isTarget(clauses[i].whole.turn); });
    if (source->withinTarget)
        counterpart = bestOf([this](size_t i) { return isTarget(clauses[i].whole.turn) && i != inTarget; });
    else
        counterpart = bestOf([this](size_t i) { return !isTarget(clauses[i].whole.turn); });
}

Span OcclusionExplainer::Work::spanOf(size_t clause, const std::vector<double> &wordScores) const
{
    const EvidenceUnit unit = strongestRun(clauses[clause], wordScores);
    Span span;
    span.utterance = unit.turn;
    span.start = unit.start;
    span.end = unit.end;
    span.text = OffsetMap(source->conversation->turns[unit.turn].text).slice(unit.start, unit.end);
    span.score = shareOf(clauseScores[clause]);
    return span;
}

QList<Span> OcclusionExplainer::Work::spans() const
{
    QList<Span> result;
    if (!inTarget)
        return result;
    result.append(spanOf(*inTarget, targetWordScores));
    if (counterpart) {
        result.append(spanOf(*counterpart, counterpartWordScores));
        for (Span &span : result)
            span.link = 1;
    }
    return result;
}

Result<QList<QList<Span>>> OcclusionExplainer::explain(std::span<const OcclusionCase> cases) const
{
    std::vector<Work> works;
    for (const OcclusionCase &source : cases) {
        Work work;
        work.source = &source;
        std::vector<int> turns;
        for (const TokenOrigin &origin : source.sequence.origins) {
            if (origin.turn >= 0 && (turns.empty() || turns.back() != origin.turn))
                turns.push_back(origin.turn);
        }
        for (const int turn : turns)
            std::ranges::copy(evidenceClauses(source.conversation->turns[turn].text, turn), std::back_inserter(work.clauses));
        works.push_back(std::move(work));
    }
    if (const Result<void> scored = scoreClauses(works); !scored)
        return scored.error();
    for (Work &work : works)
        work.choose();
    if (const Result<void> scored = scoreWords(works); !scored)
        return scored.error();
    QList<QList<Span>> spans;
    for (const Work &work : works)
        spans.append(work.spans());
    return spans;
}

Result<void> OcclusionExplainer::scoreClauses(std::vector<Work> &works) const
{
    std::vector<std::vector<EvidenceUnit>> units(works.size());
    for (size_t i = 0; i < works.size(); ++i)
        std::ranges::transform(works[i].clauses, std::back_inserter(units[i]), &EvidenceClause::whole);
    Result<std::vector<std::vector<double>>> scores = score(works, units);
    if (!scores)
        return scores.error();
    for (size_t i = 0; i < works.size(); ++i)
        works[i].clauseScores = std::move(scores->at(i));
    return {};
}

Result<void> OcclusionExplainer::scoreWords(std::vector<Work> &works) const
{
    std::vector<std::vector<EvidenceUnit>> units(works.size());
    for (size_t i = 0; i < works.size(); ++i) {
        for (const std::optional<size_t> &chosen : {works[i].inTarget, works[i].counterpart}) {
            if (chosen)
                std::ranges::copy(works[i].clauses[*chosen].words, std::back_inserter(units[i]));
        }
    }
    const Result<std::vector<std::vector<double>>> scores = score(works, units);
    if (!scores)
        return scores.error();
    for (size_t i = 0; i < works.size(); ++i) {
        const std::vector<double> &all = scores->at(i);
        const auto split = all.begin() + qsizetype(works[i].inTarget ? works[i].clauses[*works[i].inTarget].words.size() : 0);
        works[i].targetWordScores.assign(all.begin(), split);
        works[i].counterpartWordScores.assign(split, all.end());
    }
    return {};
}

// Three sequences per case once (nothing, all earlier turns, the target hidden), two per unit.
Result<std::vector<std::vector<double>>> OcclusionExplainer::score(std::vector<Work> &works,
                                                                   const std::vector<std::vector<EvidenceUnit>> &units) const
{
    std::vector<EncodedSequence> sequences;
    for (size_t i = 0; i < works.size(); ++i) {
        const Work &work = works[i];
        const EncodedSequence &whole = work.source->sequence;
        const auto hidesTarget = [&work](const TokenOrigin &origin) { return work.isTarget(origin.turn); };
        const auto hidesEarlier = [&work](const TokenOrigin &origin) { return origin.turn >= 0 && !work.isTarget(origin.turn); };
        if (!work.measured) {
            sequences.push_back(whole);
            sequences.push_back(hidden(whole, hidesEarlier));
            sequences.push_back(hidden(whole, hidesTarget));
        }
        for (const EvidenceUnit &unit : units[i]) {
            const auto hidesUnit = [&unit](const TokenOrigin &origin) { return covers(unit, origin); };
            sequences.push_back(hidden(whole, hidesUnit));
            if (!work.source->withinTarget)
                sequences.push_back(work.isTarget(unit.turn) ? hidden(hidden(whole, hidesEarlier), hidesUnit) : hidden(hidden(whole, hidesTarget), hidesUnit));
        }
    }
    const Result<std::vector<double>> beliefs = m_belief(sequences);
    if (!beliefs)
        return beliefs.error();
    std::vector<std::vector<double>> scores(works.size());
    auto next = beliefs->begin();
    for (size_t i = 0; i < works.size(); ++i) {
        Work &work = works[i];
        if (!work.measured) {
            work.whole = *next++;
            work.withoutEarlier = *next++;
            work.withoutTarget = *next++;
            work.measured = true;
        }
        for (const EvidenceUnit &unit : units[i]) {
            const double fall = work.whole - *next++;
            const double byItself = work.source->withinTarget ? 0.0 : (work.isTarget(unit.turn) ? work.withoutEarlier : work.withoutTarget) - *next++;
            scores[i].push_back(fall - byItself);
        }
    }
    return scores;
}

EncodedSequence OcclusionExplainer::hidden(const EncodedSequence &sequence, const std::function<bool(const TokenOrigin &)> &hides) const
{
    EncodedSequence result = sequence;
    for (size_t i = 0; i < result.ids.size(); ++i) {
        if (hides(result.origins[i]))
            result.ids[i] = m_maskId;
    }
    return result;
}

}  // namespace gainsay
