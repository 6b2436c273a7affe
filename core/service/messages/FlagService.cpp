// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/FlagService.h"

#include "core/service/access/Authorization.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

using namespace Qt::StringLiterals;

namespace gainsay {

FlagService::FlagService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<QList<FlaggedItem>> FlagService::standing(int limit)
{
    ASSIGN_OR_RETURN(const auto marks, m_storage.work().standingMarks(ItemMarkKind::Flag, limit));
    QList<ConversationId> ids;
    for (const ItemMark &mark : marks)
        ids.append(mark.conversation);
    ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().rows(ids));
    QList<FlaggedItem> items;
    for (const ItemMark &mark : marks) {
        ASSIGN_OR_RETURN(const auto person, m_storage.project().user(mark.user));
        items.append({mark.conversation, rows.value(mark.conversation).externalId, mark.user, person.name, mark.reason,
                      mark.createdAt});
    }
    return items;
}

Result<void> FlagService::settle(ConversationId conversation, UserId person)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
        ASSIGN_OR_RETURN(const auto who, m_storage.project().user(person));
        RETURN_IF_ERROR(m_storage.work().clearMarks(conversation, person, ItemMarkKind::Flag, m_clock.nowMs()));
        RETURN_IF_ERROR(markRead(conversation, person));
        return auditEntry(u"unflag"_s, row.externalId, {{"user", toUtf8(who.name)}});
    });
}

Result<void> FlagService::markRead(ConversationId conversation, UserId person)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    for (const User &user : users) {
        if (!roleMay(user.role, Permission::Plan))
            continue;
        ASSIGN_OR_RETURN(const auto messages, m_storage.reviews().messagesAbout(conversation, user.id));
        for (const Message &message : messages) {
            if (message.kind != MessageKind::Flagged || message.from != person || message.readAt != 0)
                continue;
            if (const auto read = m_storage.reviews().markRead(message.id, user.id, m_clock.nowMs()); !read)
                return read;
        }
    }
    return {};
}

}  // namespace gainsay
