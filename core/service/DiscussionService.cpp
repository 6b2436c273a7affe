// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/DiscussionService.h"

#include "core/service/Acting.h"
#include "core/service/BlindNames.h"
#include "core/store/ConversationStore.h"
#include "core/store/DecisionStore.h"
#include "core/store/MessageStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

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
    const auto slotList = m_storage.workSlots().ofConversation(conversation);
    if (!slotList)
        return slotList.error();
    for (const Slot &slot : *slotList) {
        if (slot.user)
            people.annotators.append(slot.user);
        if (slot.user && slot.annotation)
            people.answered.append(slot.user);
    }
    const auto own = m_storage.workSlots().of(conversation, m_actor);
    if (!own)
        return own.error();
    people.actorIsAside = *own && (*own)->purpose != SlotPurpose::Work;
    const auto comments = m_storage.decisions().comments(conversation);
    if (!comments)
        return comments.error();
    for (const Comment &comment : *comments) {
        if (!people.annotators.contains(comment.user) && !people.deciders.contains(comment.user))
            people.deciders.append(comment.user);
    }
    const auto decisions = m_storage.decisions().ofConversation(conversation);
    if (!decisions)
        return decisions.error();
    for (const Decision &decision : *decisions) {
        if (decision.user && !people.deciders.contains(decision.user))
            people.deciders.append(decision.user);
    }
    if (people.deciders.isEmpty()) {
        const auto users = m_storage.users().list();
        if (!users)
            return users.error();
        people.deciders = activeAdjudicators(*users, people.annotators);
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
    if (people.annotators.contains(m_actor) || people.actorIsAside)
        return {};
    const auto user = authorize(m_storage, m_actor, Permission::Adjudicate);
    if (!user)
        return user.error();
    const auto row = m_storage.conversations().row(conversation);
    return row ? Result<void>() : row.error();
}

Result<void> DiscussionService::comment(ConversationId conversation, const QString &body)
{
    if (body.trimmed().isEmpty())
        return invalidInput(tr("The comment is empty."));
    return decideAs(m_storage, m_clock, m_actor, Permission::Annotate, [&](const User &) -> Result<AuditEntry> {
        const auto people = peopleOf(conversation);
        if (!people)
            return people.error();
        if (const auto allowed = mayTalk(conversation, *people); !allowed)
            return allowed.error();
        const auto row = m_storage.conversations().row(conversation);
        if (!row)
            return row.error();
        const qint64 at = m_clock.nowMs();
        const auto added = m_storage.decisions().addComment({{}, conversation, m_actor, body, at});
        if (!added)
            return added.error();
        const QList<UserId> told = people->actorIsAside ? people->deciders : people->annotators + people->deciders;
        for (const UserId person : told) {
            if (person == m_actor || !hears(*people, person, m_actor))
                continue;
            // Without a sender: the people of an item do not know each other before it is decided.
            const auto sent =
                m_storage.messages().add({{}, person, {}, MessageKind::Comment, conversation, row->batch, body, at, 0});
            if (!sent)
                return sent.error();
        }
        return auditEntry(u"comment"_s, row->externalId, {{"comment", added->value}});
    });
}

Result<QList<ThreadComment>> DiscussionService::thread(ConversationId conversation)
{
    const auto people = peopleOf(conversation);
    if (!people)
        return people.error();
    if (const auto allowed = mayTalk(conversation, *people); !allowed)
        return allowed.error();
    const auto row = m_storage.conversations().row(conversation);
    if (!row)
        return row.error();
    const auto comments = m_storage.decisions().comments(conversation);
    if (!comments)
        return comments.error();
    const bool revealed = row->state == ItemState::Adjudicated;
    const BlindNames names(conversation, people->annotators);
    QList<ThreadComment> thread;
    for (const Comment &comment : *comments) {
        if ((people->actorIsAside && comment.user != m_actor) || !hears(*people, m_actor, comment.user))
            continue;
        const auto user = m_storage.users().byId(comment.user);
        if (!user)
            return user.error();
        thread.append({comment.user == m_actor, revealed ? user->name : names.letter(comment.user), comment.body,
                       comment.createdAt});
    }
    return thread;
}

}  // namespace gainsay
