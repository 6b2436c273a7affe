// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/ReportService.h"

#include "core/service/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/SpotCheckStore.h"
#include "core/store/Storage.h"
#include "core/workflow/BatchRules.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool hasCountableAnswers(const Question &question)
{
    return question.compare && (question.kind == QuestionKind::Single || question.kind == QuestionKind::Multi ||
                                question.kind == QuestionKind::Bool || question.kind == QuestionKind::Scale);
}

}  // namespace

Result<Scheme> ReportService::scheme()
{
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

Result<ProgressFigures> ReportService::progress(const ReportFilter &filter)
{
    const Result<QHash<BatchId, QString>> names = batchNames();
    if (!names)
        return names.error();
    const Result<QList<StateCount>> states = m_storage.reports().states(filter);
    if (!states)
        return states.error();
    return progressFigures(*states, *names);
}

Result<DatasetFigures> ReportService::dataset(const ReportFilter &filter)
{
    const Result<ActiveScheme> active = activeScheme(m_storage.project());
    if (!active)
        return active.error();
    const Result<QList<FinalAnswerCount>> labels = m_storage.reports().finalLabels(filter);
    if (!labels)
        return labels.error();
    QList<QuestionCounts> others;
    for (const Question &question : active->scheme.questions) {
        if (question.id == active->scheme.goldQuestion || !hasCountableAnswers(question))
            continue;
        const Result<QList<FinalAnswerCount>> counts = m_storage.reports().finalAnswers(question.id, filter);
        if (!counts)
            return counts.error();
        others.append({question.id, question.kind, *counts});
    }
    const Result<QList<TurnLength>> lengths = m_storage.reports().turnLengths(filter);
    if (!lengths)
        return lengths.error();
    return datasetFigures(active->scheme, *labels, others, *lengths);
}

Result<DatasetFigures> ReportService::finalLabels(const ReportFilter &filter)
{
    const Result<Scheme> asked = scheme();
    if (!asked)
        return asked.error();
    const Result<QList<FinalAnswerCount>> labels = m_storage.reports().finalLabels(filter);
    if (!labels)
        return labels.error();
    return datasetFigures(*asked, *labels, {}, {});
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
    const Result<QList<StateCount>> states = m_storage.reports().states(filter);
    if (!states)
        return states.error();
    QSet<BatchId> holdsWork;  // training is not spot-checked
    for (const StateCount &state : *states)
        holdsWork.insert(state.batch);
    SpotCheckFigures figures;
    for (const Batch &batch : *batches) {
        if (!holdsWork.contains(batch.id))
            continue;
        const Result<BatchFacts> facts = m_storage.spotChecks().facts(batch.id);
        if (!facts)
            return facts.error();
        const Result<QList<SpotRound>> rounds = m_storage.spotChecks().rounds(batch.id);
        if (!rounds)
            return rounds.error();
        SpotBatchFigures one{batch.name, deriveBatch(*facts), facts->items, {}};
        for (const SpotRound &round : *rounds) {
            if (counts.contains(round.id))
                one.rounds.append({round, counts.value(round.id)});
        }
        figures.batches.append(one);
    }
    return figures;
}

}  // namespace gainsay
