// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/FlagService.h"

#include "core/service/Acting.h"
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
    const auto marks = m_storage.drafts().standing(ItemMarkKind::Flag, limit);
    if (!marks)
        return marks.error();
    QList<FlaggedItem> items;
    for (const ItemMark &mark : *marks) {
        const auto row = m_storage.conversations().row(mark.conversation);
        if (!row)
            return row.error();
        const auto person = m_storage.users().byId(mark.user);
        if (!person)
            return person.error();
        items.append({mark.conversation, row->externalId, mark.user, person->name, mark.reason, mark.createdAt});
    }
    return items;
}

Result<void> FlagService::settle(ConversationId conversation, UserId person)
{
    return decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto row = m_storage.conversations().row(conversation);
        if (!row)
            return row.error();
        const auto who = m_storage.users().byId(person);
        if (!who)
            return who.error();
        const auto cleared = m_storage.drafts().clearMarks(conversation, person, ItemMarkKind::Flag, m_clock.nowMs());
        if (!cleared)
            return cleared.error();
        if (const auto read = markRead(conversation, person); !read)
            return read.error();
        return auditEntry(u"unflag"_s, row->externalId, {{"user", toUtf8(who->name)}});
    });
}

Result<void> FlagService::markRead(ConversationId conversation, UserId person)
{
    const auto users = m_storage.users().list();
    if (!users)
        return users.error();
    for (const User &user : *users) {
        if (!roleMay(user.role, Permission::Plan))
            continue;
        const auto messages = m_storage.messages().about(conversation, user.id);
        if (!messages)
            return messages.error();
        for (const Message &message : *messages) {
            if (message.kind != MessageKind::Flagged || message.from != person || message.readAt != 0)
                continue;
            if (const auto read = m_storage.messages().markRead(message.id, user.id, m_clock.nowMs()); !read)
                return read;
        }
    }
    return {};
}

}  // namespace gainsay
