// SPDX-License-Identifier: GPL-3.0-or-later
// One person's inbox behind the page.
#pragma once

#include "core/model/Conversation.h"
#include "core/service/messages/InboxService.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

namespace gainsay {

struct Inbox {
    QList<InboxEntry> entries;
    qint64 unread = 0;  // messages, as Home and the side bar count them; an entry may have several
    bool more = false;  // there are older messages than these
};

class InboxController : public QObject {
    Q_OBJECT

public:
    explicit InboxController(ProjectSession &session, QObject *parent = nullptr);

    void refresh();
    // Reaches further back from now on.
    void showOlder();
    void open(ConversationId conversation);
    void setRead(const InboxEntry &entry, bool read);

Q_SIGNALS:
    void loaded(const Inbox &inbox);
    void conversationLoaded(const Conversation &conversation);
    void refused(const Error &error);

private:
    int m_limit;
    ProjectSession &m_session;
};

}  // namespace gainsay
