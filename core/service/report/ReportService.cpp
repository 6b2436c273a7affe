// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/report/ReportService.h"

#include "core/scheme/SchemeReader.h"
#include "core/service/project/ActiveScheme.h"
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
    ASSIGN_OR_RETURN(auto active, activeScheme(m_storage.project()));
    return std::move(active.scheme);
}

Result<QStringList> ReportService::models()
{
    return m_storage.reports().models();
}

Result<QStringList> ReportService::methods()
{
    return m_storage.reports().methods();
}

Result<ListedConversations> ReportService::behind(const ReportFilter &filter, const ReportTarget &target, int limit)
{
    return m_storage.reports().conversations(filter, target, limit);
}

Result<QHash<BatchId, QString>> ReportService::batchNames()
{
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    QHash<BatchId, QString> names;
    for (const Batch &batch : batches)
        names.insert(batch.id, batch.name);
    return names;
}

Result<QList<StateCount>> ReportService::states(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto blocks,
                     m_cache->states.get(m_storage, filter, m_progress, [this](const ReportFilter &some) {
                         return m_storage.reports().states(some);
                     }));
    QList<StateCount> all;
    for (const QList<StateCount> &block : blocks)
        all += block;
    return all;
}

Result<ProgressFigures> ReportService::progress(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto names, batchNames());
    ASSIGN_OR_RETURN(const auto counted, states(filter));
    return progressFigures(counted, names);
}

Result<DatasetCounts> ReportService::datasetCounts(const Scheme &scheme, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(auto labels, m_storage.reports().finalLabels(filter));
    DatasetCounts counts{std::move(labels)};
    QStringList asked;
    for (const Question &question : scheme.questions) {
        if (question.id == scheme.goldQuestion || !hasCountableAnswers(question))
            continue;
        counts.others.append({question.id, question.kind, {}});
        asked.append(question.id);
    }
    ASSIGN_OR_RETURN(auto answers, m_storage.reports().finalAnswers(asked, filter));
    for (qsizetype i = 0; i < asked.size(); ++i)
        counts.others[i].counts = std::move(answers[i]);
    ASSIGN_OR_RETURN(auto lengths, m_storage.reports().turnLengths(filter));
    counts.lengths = std::move(lengths);
    return counts;
}

Result<DatasetFigures> ReportService::dataset(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto asked, scheme());
    ASSIGN_OR_RETURN(const auto blocks,
                     m_cache->dataset.get(m_storage, filter, m_progress,
                                          [&](const ReportFilter &some) { return datasetCounts(asked, some); }));
    DatasetCounts all;
    for (const DatasetCounts &block : blocks)
        all.add(block);
    return datasetFigures(asked, all);
}

Result<DatasetFigures> ReportService::finalLabels(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto asked, scheme());
    ASSIGN_OR_RETURN(const auto blocks,
                     m_cache->labels.get(m_storage, filter, m_progress, [this](const ReportFilter &some) {
                         return m_storage.reports().finalLabels(some);
                     }));
    DatasetCounts all;
    for (const QList<FinalAnswerCount> &block : blocks)
        all.labels += block;
    return datasetFigures(asked, all);
}

Result<SpotCheckFigures> ReportService::spotChecks(const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    ASSIGN_OR_RETURN(const auto counted, m_storage.reports().roundCounts(filter));
    QHash<RoundId, SpotCounts> counts;
    for (const RoundCount &round : counted)
        counts.insert(round.round, round.counts);
    ASSIGN_OR_RETURN(const auto held, states(filter));
    QHash<BatchId, ProgressCounts> work;  // training is not spot-checked
    for (const StateCount &state : held)
        work[state.batch].add(state);
    SpotCheckFigures figures;
    for (const Batch &batch : batches) {
        if (!work.contains(batch.id))
            continue;
        ASSIGN_OR_RETURN(const auto facts, m_storage.spotChecks().facts(batch.id));
        ASSIGN_OR_RETURN(const auto rounds, m_storage.spotChecks().rounds(batch.id));
        const ProgressCounts items = work.value(batch.id);
        const BatchState state = deriveBatch(facts);
        SpotBatchFigures one{
            batch.name, state, facts.items, {}, batchPhase(state, items, items.open + items.inWork > 0)};
        for (const SpotRound &round : rounds) {
            if (counts.contains(round.id))
                one.rounds.append({round, counts.value(round.id)});
        }
        figures.batches.append(one);
    }
    return figures;
}

}  // namespace gainsay
