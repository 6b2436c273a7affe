// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/MessageService.h"

#include "core/service/access/Authorization.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

MessageService::MessageService(Storage &storage, const Clock &clock, UserId user)
    : m_storage(storage), m_clock(clock), m_user(user)
{
}

Result<QList<Message>> MessageService::inbox(MessageId before, int limit)
{
    return m_storage.reviews().inbox(m_user, before, limit);
}

Result<qint64> MessageService::unreadCount()
{
    return m_storage.reviews().unreadMessages(m_user);
}

Result<void> MessageService::markRead(MessageId message)
{
    return m_storage.transaction([&] { return m_storage.reviews().markRead(message, m_user, m_clock.nowMs()); });
}

Result<void> MessageService::markUnread(MessageId message)
{
    return m_storage.transaction([&] { return m_storage.reviews().markUnread(message, m_user); });
}

Result<void> MessageService::send(const QList<UserId> &to, const QString &body)
{
    if (body.trimmed().isEmpty())
        return invalidInput(tr("The message is empty."));
    if (to.isEmpty())
        return invalidInput(tr("Choose whom the message is for."));
    return runAudited(m_storage, m_clock, m_user, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        for (const UserId person : to) {
            RETURN_IF_ERROR(m_storage.reviews().addMessage(
                {{}, person, m_user, MessageKind::Note, {}, {}, body, m_clock.nowMs(), 0}));
        }
        return auditEntry(u"message"_s, QString::number(to.size()), {{"body", toUtf8(body)}});
    });
}

Result<QList<SentNote>> MessageService::sent(int limit)
{
    ASSIGN_OR_RETURN(const auto messages, m_storage.reviews().messagesSentBy(m_user, limit));
    QList<SentNote> notes;
    for (const Message &message : messages) {
        ASSIGN_OR_RETURN(const auto reader, m_storage.project().user(message.to));
        if (notes.isEmpty() || notes.last().at != message.createdAt || notes.last().body != message.body)
            notes.append({message.body, message.createdAt, {}});
        notes.last().readers.prepend({reader.name, message.readAt});
    }
    return notes;
}

qsizetype SentNote::readCount() const
{
    return std::count_if(readers.begin(), readers.end(), [](const Reader &reader) { return reader.readAt > 0; });
}

}  // namespace gainsay
