// SPDX-License-Identifier: GPL-3.0-or-later
// The third person's work: what disagrees, least agreed first, with both answers side by side and the names
// hidden until it is decided; and the decision.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Conversation.h"
#include "core/model/Decision.h"
#include "core/model/Workflow.h"
#include "core/service/access/BlindNames.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ReviewStore.h"

#include <QStringList>

#include <optional>

namespace gainsay {

class Storage;
struct User;

// One disputed item as the third person sees it.
struct Case {
    Conversation conversation;
    ItemState state = ItemState::Disputed;
    double agreement = 0.0;
    QList<CaseAnswer> answers;  // in an order that says nothing about the people
    QStringList differences;    // ids of compared questions that were not answered alike, and of evidence elsewhere
    QList<ThreadComment> comments;
    std::optional<Decision> decision;  // the last one, if there is one
    AnnotationId newest;               // what decide() expects
};

struct DecisionRequest {
    ConversationId conversation;
    DecisionKind kind = DecisionKind::Answers;
    std::optional<Json> answers;
    QString reason;  // of decisionReasons(), or empty
    QString note;
    std::optional<AnnotationId> newest;  // the newest answer that was seen; none: whatever there is (scripts)
};

struct QueuedDispute {
    Dispute dispute;
    Conversation conversation;
};

class AdjudicateService {
    GAINSAY_TR(gainsay::AdjudicateService)

public:
    AdjudicateService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // Fine, or why this person decides nothing at all.
    Result<void> mayAdjudicate();

    // The queue without the person's own items. After nothing: the least agreed one.
    Result<std::optional<Case>> next(ConversationId after = {});
    Result<std::optional<Case>> previous(ConversationId before);
    Result<Case> open(ConversationId conversation);
    Result<qint64> waiting();
    // The first of the queue, least agreed first.
    Result<QList<QueuedDispute>> queue(int limit);

    // Conflict: somebody has answered again since the item was opened.
    Result<Decision> decide(const DecisionRequest &request);

private:
    Result<Case> present(ConversationId conversation);
    Result<std::optional<Case>> presentFirst(const Result<QList<Dispute>> &found);
    Result<void> mayDecide(const User &user, const Conversation &conversation, ItemState state);
    Result<Decision> checked(const DecisionRequest &request, const Conversation &conversation);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
