// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/DetectService.h"

#include "core/base/TranslatableText.h"
#include "core/detect/run/DetectPipeline.h"
#include "core/service/detect/Evidence.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/ProjectStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int explainChunk = 64;  // conversations whose evidence is looked for at a time

Prelabel toPrelabel(const Conversation &conversation, const Prediction &prediction, const LabelMap &labels)
{
    Prelabel prelabel;
    prelabel.conversation = conversation.id;
    if (prediction.label)
        prelabel.label = labels.answer(*prediction.label);
    prelabel.probabilities = labels.probabilities(prediction.probabilities);
    prelabel.reason = prediction.reason.english;
    prelabel.related = prediction.related;
    prelabel.provider = prediction.provider;
    return prelabel;
}

// Walks through a scope: the next conversations that `missing` names.
class ScopeWalker {
public:
    using Missing = std::function<Result<QList<ConversationId>>(ConversationId after, int limit, BatchId batch)>;

    ScopeWalker(const DetectScope &scope, Missing missing) : m_scope(scope), m_missing(std::move(missing)) {}

    Result<QList<ConversationId>> next(int limit)
    {
        if (m_scope.conversations.isEmpty()) {
            Result<QList<ConversationId>> ids = m_missing(m_after, limit, m_scope.batch);
            if (ids && !ids->isEmpty())
                m_after = ids->constLast();
            return ids;
        }
        QList<ConversationId> ids;
        for (; m_index < m_scope.conversations.size() && ids.size() < limit; ++m_index) {
            const ConversationId id = m_scope.conversations[m_index];
            const Result<QList<ConversationId>> missing = m_missing({id.value - 1}, 1, {});
            if (!missing)
                return missing;
            if (!missing->isEmpty() && missing->constFirst() == id)
                ids.append(id);
        }
        return ids;
    }

private:
    const DetectScope &m_scope;
    Missing m_missing;
    ConversationId m_after;
    qsizetype m_index = 0;
};

}  // namespace

Result<DetectReport> DetectService::run(const Detector &detector, const DetectScope &scope, bool withSpans,
                                        Progress &progress)
{
    ASSIGN_OR_RETURN(const auto labels, labelMap(detector));
    ASSIGN_OR_RETURN(auto found, findRun(detector));
    DetectReport report;
    report.run = found;
    Result<void> done = judge(detector, scope, labels, report, progress);
    if (done && withSpans)
        done = explain(detector, scope, labels, report, progress);
    if (report.judged > 0 || report.explained > 0) {
        RETURN_IF_ERROR(m_storage.transaction([&] {
            const Json payload = {{"run", report.run.id.value},
                                  {"version", toUtf8(report.run.version)},
                                  {"judged", report.judged},
                                  {"silent", report.silent},
                                  {"explained", report.explained}};
            return m_storage.audit().append({m_user, u"detect"_s, report.run.model, payload, m_clock.nowMs()});
        }));
    }
    if (!done)
        return done.error();
    return report;
}

Result<LabelMap> DetectService::labelMap(const Detector &detector)
{
    ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
    return LabelMap::make(detector.info(), active.scheme);
}

Result<PrelabelRun> DetectService::findRun(const Detector &detector)
{
    const DetectorInfo &info = detector.info();
    return m_storage.prelabels().findOrAddRun({{},
                                               info.name,
                                               info.version,
                                               info.method,
                                               info.parameters,
                                               u"detector"_s,
                                               detector.provider(),
                                               m_clock.nowMs()});
}

Result<void> DetectService::judge(const Detector &detector, const DetectScope &scope, const LabelMap &labels,
                                  DetectReport &report, Progress &progress)
{
    PrelabelStore &store = m_storage.prelabels();
    PipelineSource source;
    if (scope.conversations.isEmpty()) {
        ASSIGN_OR_RETURN(const auto total, store.countMissing(report.run.id, scope.batch));
        source.total = total;
    } else {
        source.total = scope.conversations.size();
    }
    ScopeWalker walker(scope, [&](ConversationId after, int limit, BatchId batch) {
        return store.missing(report.run.id, after, limit, batch);
    });
    source.next = [&]() -> Result<QList<Conversation>> {
        const Result<QList<ConversationId>> ids = walker.next(pipelineChunk);
        return ids ? conversations(*ids) : Result<QList<Conversation>>(ids.error());
    };
    return runPipeline(
        detector, false, source,
        [&](const DetectedChunk &chunk) {
            QList<Prelabel> prelabels;
            for (qsizetype i = 0; i < chunk.conversations.size(); ++i)
                prelabels.append(toPrelabel(chunk.conversations[i], chunk.predictions[i], labels));
            return m_storage.transaction([&]() -> Result<void> {
                ASSIGN_OR_RETURN(const auto added, store.insert(report.run.id, prelabels));
                report.judged += added;
                report.silent +=
                    std::ranges::count_if(prelabels, [](const Prelabel &prelabel) { return prelabel.label.isEmpty(); });
                return {};
            });
        },
        progress);
}

Result<void> DetectService::explain(const Detector &detector, const DetectScope &scope, const LabelMap &labels,
                                    DetectReport &report, Progress &progress)
{
    PrelabelStore &store = m_storage.prelabels();
    ScopeWalker walker(scope, [&](ConversationId after, int limit, BatchId batch) {
        return store.missingSpans(report.run.id, after, limit, batch);
    });
    for (;;) {
        if (progress.isCancelled())
            return cancelled(TranslatableText::translate("detect", "stopped; the next run goes on from here"));
        ASSIGN_OR_RETURN(const auto ids, walker.next(explainChunk));
        if (ids.isEmpty())
            return {};
        ASSIGN_OR_RETURN(const auto explained, explainSome(detector, report.run, ids, labels));
        report.explained += explained;
        progress.report(report.explained, 0);
    }
}

Result<int> DetectService::explainSome(const Detector &detector, const PrelabelRun &run,
                                       const QList<ConversationId> &ids, const LabelMap &labels)
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto reading, readingOf(m_storage, scheme.scheme, run.id));
    QList<EvidenceTask> tasks;
    for (const ConversationId id : ids) {
        ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
        ASSIGN_OR_RETURN(const auto prelabel, m_storage.prelabels().prelabel(run.id, id));
        tasks.append({run, reading.read(prelabel.value_or(Prelabel())), std::move(conversation)});
    }
    ASSIGN_OR_RETURN(const auto found, findEvidence(detector, labels, tasks, {}));
    const Result<void> kept = keepEvidence(m_storage, found);
    return kept ? Result<int>(int(ids.size())) : kept.error();
}

Result<QList<Conversation>> DetectService::conversations(const QList<ConversationId> &ids)
{
    QList<Conversation> list;
    for (const ConversationId id : ids) {
        ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(id));
        list.append(std::move(conversation));
    }
    return list;
}

}  // namespace gainsay
