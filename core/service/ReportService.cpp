// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/ReportService.h"

#include "core/scheme/SchemeReader.h"
#include "core/service/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/SpotCheckStore.h"
#include "core/store/Storage.h"
#include "core/workflow/BatchRules.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool hasCountableAnswers(const Question &question)
{
    return question.compare && (question.kind == QuestionKind::Single || question.kind == QuestionKind::Multi ||
                                question.kind == QuestionKind::Bool || question.kind == QuestionKind::Scale);
}

}  // namespace

Result<Scheme> ReportService::scheme(SchemeId version)
{
    if (version) {
        const Result<SchemeRevision> revision = m_storage.project().scheme(version);
        return revision ? readScheme(revision->body) : Result<Scheme>(revision.error());
    }
    Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    return std::move(active->scheme);
}

Result<QHash<BatchId, QString>> ReportService::batchNames()
{
    const Result<QList<Batch>> batches = m_storage.conversations().batches();
    if (!batches)
        return batches.error();
    QHash<BatchId, QString> names;
    for (const Batch &batch : *batches)
        names.insert(batch.id, batch.name);
    return names;
}

Result<QList<StateCount>> ReportService::states(const ReportFilter &filter)
{
    const Result<QList<QList<StateCount>>> blocks = m_cache->states.get(
        m_storage, filter, m_progress, [this](const ReportFilter &some) { return m_storage.reports().states(some); });
    if (!blocks)
        return blocks.error();
    QList<StateCount> all;
    for (const QList<StateCount> &block : *blocks)
        all += block;
    return all;
}

Result<ProgressFigures> ReportService::progress(const ReportFilter &filter)
{
    const Result<QHash<BatchId, QString>> names = batchNames();
    if (!names)
        return names.error();
    const Result<QList<StateCount>> counted = states(filter);
    if (!counted)
        return counted.error();
    return progressFigures(*counted, *names);
}

Result<DatasetCounts> ReportService::datasetCounts(const Scheme &scheme, const ReportFilter &filter)
{
    Result<QList<FinalAnswerCount>> labels = m_storage.reports().finalLabels(filter);
    if (!labels)
        return labels.error();
    DatasetCounts counts{std::move(*labels)};
    for (const Question &question : scheme.questions) {
        if (question.id == scheme.goldQuestion || !hasCountableAnswers(question))
            continue;
        Result<QList<FinalAnswerCount>> answers = m_storage.reports().finalAnswers(question.id, filter);
        if (!answers)
            return answers.error();
        counts.others.append({question.id, question.kind, std::move(*answers)});
    }
    Result<QList<TurnLength>> lengths = m_storage.reports().turnLengths(filter);
    if (!lengths)
        return lengths.error();
    counts.lengths = std::move(*lengths);
    return counts;
}

Result<DatasetFigures> ReportService::dataset(const ReportFilter &filter)
{
    const Result<Scheme> asked = scheme();
    if (!asked)
        return asked.error();
    const Result<QList<DatasetCounts>> blocks = m_cache->dataset.get(
        m_storage, filter, m_progress, [&](const ReportFilter &some) { return datasetCounts(*asked, some); });
    if (!blocks)
        return blocks.error();
    DatasetCounts all;
    for (const DatasetCounts &block : *blocks)
        all.add(block);
    return datasetFigures(*asked, all);
}

Result<DatasetFigures> ReportService::finalLabels(const ReportFilter &filter)
{
    const Result<Scheme> asked = scheme();
    if (!asked)
        return asked.error();
    const Result<QList<QList<FinalAnswerCount>>> blocks =
        m_cache->labels.get(m_storage, filter, m_progress,
                            [this](const ReportFilter &some) { return m_storage.reports().finalLabels(some); });
    if (!blocks)
        return blocks.error();
    DatasetCounts all;
    for (const QList<FinalAnswerCount> &block : *blocks)
        all.labels += block;
    return datasetFigures(*asked, all);
}

Result<SpotCheckFigures> ReportService::spotChecks(const ReportFilter &filter)
{
    const Result<QList<Batch>> batches = m_storage.conversations().batches();
    if (!batches)
        return batches.error();
    const Result<QList<RoundCount>> counted = m_storage.reports().roundCounts(filter);
    if (!counted)
        return counted.error();
    QHash<RoundId, SpotCounts> counts;
    for (const RoundCount &round : *counted)
        counts.insert(round.round, round.counts);
    const Result<QList<StateCount>> held = states(filter);
    if (!held)
        return held.error();
    QHash<BatchId, ProgressCounts> work;  // training is not spot-checked
    for (const StateCount &state : *held)
        work[state.batch].add(state);
    SpotCheckFigures figures;
    for (const Batch &batch : *batches) {
        if (!work.contains(batch.id))
            continue;
        const Result<BatchFacts> facts = m_storage.spotChecks().facts(batch.id);
        if (!facts)
            return facts.error();
        const Result<QList<SpotRound>> rounds = m_storage.spotChecks().rounds(batch.id);
        if (!rounds)
            return rounds.error();
        const ProgressCounts items = work.value(batch.id);
        const BatchState state = deriveBatch(*facts);
        SpotBatchFigures one{
            batch.name, state, facts->items, {}, batchPhase(state, items, items.open + items.inWork > 0)};
        for (const SpotRound &round : *rounds) {
            if (counts.contains(round.id))
                one.rounds.append({round, counts.value(round.id)});
        }
        figures.batches.append(one);
    }
    return figures;
}

}  // namespace gainsay
