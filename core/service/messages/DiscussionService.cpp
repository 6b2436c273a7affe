// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/DiscussionService.h"

#include "core/service/access/Authorization.h"
#include "core/service/access/BlindNames.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QList<UserId> activeAdjudicators(const QList<User> &users, const QList<UserId> &annotators)
{
    QList<UserId> people;
    for (const User &user : users) {
        if (user.active && user.role == Role::Adjudicator && !annotators.contains(user.id))
            people.append(user.id);
    }
    return people;
}

}  // namespace

DiscussionService::DiscussionService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<DiscussionService::People> DiscussionService::peopleOf(ConversationId conversation)
{
    People people;
    ASSIGN_OR_RETURN(const auto slotList, m_storage.work().slotsOf(conversation));
    for (const Slot &slot : slotList) {
        if (slot.user)
            people.annotators.append(slot.user);
        if (slot.user && slot.annotation)
            people.answered.append(slot.user);
    }
    ASSIGN_OR_RETURN(const auto own, m_storage.work().slotOf(conversation, m_actor));
    people.actorIsAuxiliary = own && own->purpose != SlotPurpose::Work;
    ASSIGN_OR_RETURN(const auto comments, m_storage.reviews().comments(conversation));
    for (const Comment &comment : comments) {
        if (!people.annotators.contains(comment.user) && !people.deciders.contains(comment.user))
            people.deciders.append(comment.user);
    }
    ASSIGN_OR_RETURN(const auto decisions, m_storage.reviews().decisionsOn(conversation));
    for (const Decision &decision : decisions) {
        if (decision.user && !people.deciders.contains(decision.user))
            people.deciders.append(decision.user);
    }
    if (people.deciders.isEmpty()) {
        ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
        people.deciders = activeAdjudicators(users, people.annotators);
    }
    return people;
}

bool DiscussionService::hears(const People &people, UserId listener, UserId speaker)
{
    return listener == speaker || !people.annotators.contains(speaker) || !people.annotators.contains(listener) ||
           people.answered.contains(listener);
}

Result<void> DiscussionService::mayTalk(ConversationId conversation, const People &people)
{
    if (people.annotators.contains(m_actor) || people.actorIsAuxiliary)
        return {};
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Adjudicate));
    const auto row = m_storage.conversations().row(conversation);
    return row ? Result<void>() : row.error();
}

Result<void> DiscussionService::comment(ConversationId conversation, const QString &body)
{
    if (body.trimmed().isEmpty())
        return invalidInput(tr("The comment is empty."));
    return runAudited(m_storage, m_clock, m_actor, Permission::Annotate, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto people, peopleOf(conversation));
        RETURN_IF_ERROR(mayTalk(conversation, people));
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
        const qint64 at = m_clock.nowMs();
        ASSIGN_OR_RETURN(const auto added, m_storage.reviews().addComment({{}, conversation, m_actor, body, at}));
        const QList<UserId> told = people.actorIsAuxiliary ? people.deciders : people.annotators + people.deciders;
        for (const UserId person : told) {
            if (person == m_actor || !hears(people, person, m_actor))
                continue;
            // Without a sender: the people of an item do not know each other before it is decided.
            RETURN_IF_ERROR(m_storage.reviews().addMessage(
                {{}, person, {}, MessageKind::Comment, conversation, row.batch, body, at, 0}));
        }
        return auditEntry(u"comment"_s, row.externalId, {{"comment", added.value}});
    });
}

Result<void> DiscussionService::rewrite(ConversationId conversation, CommentId comment, const QString &body)
{
    const QString words = body.trimmed();
    return runAudited(m_storage, m_clock, m_actor, Permission::Annotate, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto comments, m_storage.reviews().comments(conversation));
        const auto found =
            std::find_if(comments.begin(), comments.end(), [comment](const Comment &one) { return one.id == comment; });
        if (found == comments.end() || found->user != m_actor)
            return notFound(tr("There is no such comment of yours."));
        if (std::any_of(found, comments.end(), [this](const Comment &later) { return later.user != m_actor; }))
            return notAllowed(tr("Somebody has answered since; the comment stays. Write another one."));
        RETURN_IF_ERROR(words.isEmpty() ? m_storage.reviews().removeComment(comment)
                                        : m_storage.reviews().rewriteComment(comment, words));
        RETURN_IF_ERROR(m_storage.reviews().rewriteCommentMessage(conversation, found->createdAt, found->body, words));
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
        return auditEntry(words.isEmpty() ? u"delete_comment"_s : u"edit_comment"_s, row.externalId,
                          {{"comment", comment.value}, {"before", toUtf8(found->body)}, {"after", toUtf8(words)}});
    });
}

Result<QList<ThreadComment>> DiscussionService::thread(ConversationId conversation)
{
    ASSIGN_OR_RETURN(const auto people, peopleOf(conversation));
    RETURN_IF_ERROR(mayTalk(conversation, people));
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
    ASSIGN_OR_RETURN(const auto comments, m_storage.reviews().comments(conversation));
    const bool revealed = row.state == ItemState::Adjudicated;
    const BlindNames names(conversation, people.annotators);
    QList<ThreadComment> thread;
    for (const Comment &comment : comments) {
        if ((people.actorIsAuxiliary && comment.user != m_actor) || !hears(people, m_actor, comment.user))
            continue;
        ASSIGN_OR_RETURN(const auto user, m_storage.project().user(comment.user));
        const bool mine = comment.user == m_actor;
        // Also what this person does not hear of is an answer.
        const bool last = std::none_of(comments.begin(), comments.end(), [&](const Comment &other) {
            return other.user != m_actor && other.id > comment.id;
        });
        thread.append({comment.id, mine, mine && last, revealed ? user.name : names.letter(comment.user), comment.body,
                       comment.createdAt});
    }
    return thread;
}

}  // namespace gainsay
