// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/Evidence.h"

#include "core/service/detect/Suggestion.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

namespace gainsay {

namespace {

// As much of the prediction as finding its evidence needs.
Prediction toPrediction(const Prelabel &prelabel, const LabelMap &labels)
{
    Prediction prediction;
    prediction.label = labels.label(prelabel.label);
    prediction.related = prelabel.related;
    return prediction;
}

}  // namespace

Result<QList<EvidenceTask>> missingEvidence(Storage &storage, const QList<ConversationId> &conversations,
                                            const Scheme &scheme, const ProjectSettings &settings)
{
    QList<EvidenceTask> tasks;
    for (const ConversationId id : conversations) {
        ASSIGN_OR_RETURN(auto conversation, storage.conversations().byId(id));
        ASSIGN_OR_RETURN(const auto suggestion, suggestionFor(storage, conversation, scheme, settings));
        if (!suggestion || suggestion->explained)
            continue;
        tasks.append({suggestion->run, suggestion->prelabel, std::move(conversation)});
    }
    return tasks;
}

Result<QList<FoundEvidence>> findEvidence(const Detector &detector, const LabelMap &labels,
                                          const QList<EvidenceTask> &tasks, std::stop_token stop)
{
    QList<Conversation> conversations;
    QList<Prediction> predictions;
    for (const EvidenceTask &task : tasks) {
        conversations.append(task.conversation);
        predictions.append(toPrediction(task.prelabel, labels));
    }
    ASSIGN_OR_RETURN(const auto spans, detector.explain(conversations, predictions, std::move(stop)));
    QList<FoundEvidence> found;
    for (qsizetype i = 0; i < tasks.size(); ++i)
        found.append({tasks[i].run.id, tasks[i].conversation.id, spans.at(i)});
    return found;
}

Result<void> keepEvidence(Storage &storage, const QList<FoundEvidence> &found)
{
    return storage.transaction([&]() -> Result<void> {
        for (const FoundEvidence &evidence : found) {
            const Result<void> kept =
                storage.prelabels().insertSpans(evidence.run, evidence.conversation, evidence.spans);
            if (!kept)
                return kept;
        }
        return {};
    });
}

}  // namespace gainsay
