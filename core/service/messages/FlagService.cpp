// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/FlagService.h"

#include "core/service/access/Authorization.h"
#include "core/store/ConversationStore.h"
#include "core/store/DraftStore.h"
#include "core/store/MessageStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"

using namespace Qt::StringLiterals;

namespace gainsay {

FlagService::FlagService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<QList<FlaggedItem>> FlagService::standing(int limit)
{
    ASSIGN_OR_RETURN(const auto marks, m_storage.drafts().standing(ItemMarkKind::Flag, limit));
    QList<FlaggedItem> items;
    for (const ItemMark &mark : marks) {
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(mark.conversation));
        ASSIGN_OR_RETURN(const auto person, m_storage.users().byId(mark.user));
        items.append({mark.conversation, row.externalId, mark.user, person.name, mark.reason, mark.createdAt});
    }
    return items;
}

Result<void> FlagService::settle(ConversationId conversation, UserId person)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
        ASSIGN_OR_RETURN(const auto who, m_storage.users().byId(person));
        RETURN_IF_ERROR(m_storage.drafts().clearMarks(conversation, person, ItemMarkKind::Flag, m_clock.nowMs()));
        RETURN_IF_ERROR(markRead(conversation, person));
        return auditEntry(u"unflag"_s, row.externalId, {{"user", toUtf8(who.name)}});
    });
}

Result<void> FlagService::markRead(ConversationId conversation, UserId person)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.users().list());
    for (const User &user : users) {
        if (!roleMay(user.role, Permission::Plan))
            continue;
        ASSIGN_OR_RETURN(const auto messages, m_storage.messages().about(conversation, user.id));
        for (const Message &message : messages) {
            if (message.kind != MessageKind::Flagged || message.from != person || message.readAt != 0)
                continue;
            if (const auto read = m_storage.messages().markRead(message.id, user.id, m_clock.nowMs()); !read)
                return read;
        }
    }
    return {};
}

}  // namespace gainsay
