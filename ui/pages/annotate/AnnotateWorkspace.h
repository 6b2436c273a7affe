// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on the Annotate page: the conversation with guidelines and discussion below it, the questions and the
// buttons beside it. Knows nothing of items or storage.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace gainsay {

class ActionCatalog;
class AnswerEditor;
class Card;
class ConversationView;
class DiscussionPanel;
class GuidePanel;
class ProjectSession;

class AnnotateWorkspace : public QWidget {
    Q_OBJECT

public:
    explicit AnnotateWorkspace(ProjectSession &session, QWidget *parent = nullptr);

    ConversationView *view() const { return m_view; }
    AnswerEditor *editor() const { return m_editor; }
    GuidePanel *guide() const { return m_guide; }
    DiscussionPanel *discussion() const { return m_discussion; }

    // What was wrong with the item, or why it is locked; empty hides it.
    void setFeedback(const QString &text);
    // What still has to be answered; empty hides it.
    void setHint(const QString &text);
    void setLocked(bool locked, bool canSkip);
    void retranslate(const ActionCatalog &actions);

Q_SIGNALS:
    void skipRequested();
    void flagRequested();
    void submitRequested();

private:
    Card *buildConversation(ProjectSession &session);
    Card *buildQuestions();

    ConversationView *m_view = nullptr;
    AnswerEditor *m_editor = nullptr;
    GuidePanel *m_guide = nullptr;
    DiscussionPanel *m_discussion = nullptr;
    QLabel *m_discussionHeading = nullptr;
    QLabel *m_feedback = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_skip = nullptr;
    QPushButton *m_flag = nullptr;
    QPushButton *m_submit = nullptr;
};

}  // namespace gainsay
