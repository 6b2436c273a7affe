// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for a person: items that came back with what was wrong and the definition to read again, discussions
// to answer, messages from supervisors.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/inbox/InboxController.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class Card;
class ConversationView;
class DiscussionPanel;
class EmptyState;
class GuidePanel;

class InboxPage : public Page {
    Q_OBJECT

public:
    explicit InboxPage(const PageContext &context);

    QString title() const override;
    QWidget *headerTools() override { return m_tools; }
    void activate(const Json &argument) override;
    QString helpTopic() const override;

protected:
    void retranslate() override;

private:
    QWidget *buildList();
    QWidget *buildDetail();
    void addCommands();
    void begin();
    void showInbox(const Inbox &inbox);
    void addHeading(InboxEntry::Folder folder);
    void addEntry(int index);
    void showCurrent();
    void markRead();
    void showGuide(const InboxEntry &entry);
    const InboxEntry *current() const;
    QString whatItIs(const InboxEntry &entry) const;
    bool annotates() const;
    void showOpenTitle();
    void openItem();
    void lookAtItem();
    void toggleRead();

    InboxController m_controller;
    QList<InboxEntry> m_entries;
    ConversationId m_shown;
    QWidget *m_tools = nullptr;
    QLabel *m_unread = nullptr;
    qint64 m_unreadCount = 0;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_older = nullptr;
    Card *m_detail = nullptr;
    QLabel *m_what = nullptr;
    QLabel *m_body = nullptr;
    ConversationView *m_view = nullptr;
    GuidePanel *m_guide = nullptr;
    QWidget *m_talk = nullptr;
    QLabel *m_talkHeading = nullptr;
    DiscussionPanel *m_discussion = nullptr;
    QPushButton *m_mark = nullptr;
    QPushButton *m_look = nullptr;
    QPushButton *m_open = nullptr;
};

}  // namespace gainsay
