// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/inbox/InboxController.h"

#include "core/service/browse/BrowseService.h"
#include "core/service/messages/MessageService.h"
#include "ui/session/UnderScheme.h"

namespace gainsay {

namespace {

constexpr int messagesAtATime = 200;

}  // namespace

InboxController::InboxController(ProjectSession &session, QObject *parent)
    : QObject(parent), m_limit(messagesAtATime), m_session(session)
{
}

void InboxController::refresh()
{
    if (!m_session.user())
        return;
    m_session.run(
        this,
        [user = m_session.user()->id, limit = m_limit](Storage &storage, const Clock &clock) -> Result<Inbox> {
            ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
            ASSIGN_OR_RETURN(const auto entries, InboxService(storage, clock, scheme, user).entries(limit));
            ASSIGN_OR_RETURN(const auto unread, MessageService(storage, clock, user).unreadCount());
            qsizetype messages = 0;
            for (const InboxEntry &entry : entries)
                messages += entry.messages.size();
            return Inbox{entries, unread, messages >= limit};
        },
        [this, user = m_session.user()->id](const Result<Inbox> &inbox) {
            if (!m_session.user() || m_session.user()->id != user)
                return;
            if (inbox)
                Q_EMIT loaded(*inbox);
            else
                Q_EMIT refused(inbox.error());
        });
}

void InboxController::showOlder()
{
    m_limit += messagesAtATime;
    refresh();
}

void InboxController::open(ConversationId conversation)
{
    m_session.run(
        this,
        [conversation](Storage &storage, const Clock &) { return BrowseService(storage).conversation(conversation); },
        [this](const Result<Conversation> &found) {
            if (found)
                Q_EMIT conversationLoaded(*found);
            else
                Q_EMIT refused(found.error());
        });
}

void InboxController::setRead(const InboxEntry &entry, bool read)
{
    if (!m_session.user() || entry.messages.isEmpty())
        return;
    m_session.save(
        this,
        underScheme<InboxService>(m_session.userId(),
                                  [entry, read](InboxService &service) { return service.setRead(entry, read); }),
        [this](const Result<void> &done) {
            if (!done)
                Q_EMIT refused(done.error());
        });
}

}  // namespace gainsay
