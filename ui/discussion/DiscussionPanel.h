// SPDX-License-Identifier: GPL-3.0-or-later
// The comment thread of an item and a field to answer in. Enter sends; the people concerned are told.
#pragma once

#include "core/service/messages/DiscussionService.h"
#include "ui/session/ProjectSession.h"

#include <QHash>
#include <QWidget>

class QLineEdit;

namespace gainsay {

class CommentThread;

class DiscussionPanel : public QWidget {
    Q_OBJECT

public:
    explicit DiscussionPanel(ProjectSession &session, QWidget *parent = nullptr);

    void setConversation(ConversationId conversation);
    void focusField();
    // Whose letters are known to who looks: names stand beside them.
    void setNames(const QHash<QString, QString> &names) { m_names = names; }
    void setMostHeight(int pixels);

Q_SIGNALS:
    void refused(const Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void load();
    void show(const QList<ThreadComment> &thread);
    void send();
    // An empty text takes the comment away.
    void rewrite(CommentId comment, const QString &body);
    void retranslate();

    ProjectSession &m_session;
    ConversationId m_conversation;
    QHash<QString, QString> m_names;  // by letter
    bool m_isSending = false;
    CommentId m_editing;  // what is in the field takes the place of this one
    CommentThread *m_thread = nullptr;
    QLineEdit *m_field = nullptr;
};

}  // namespace gainsay
