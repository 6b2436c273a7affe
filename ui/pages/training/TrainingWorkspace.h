// SPDX-License-Identifier: GPL-3.0-or-later
// One item of the training on screen: the conversation with the guidelines below it, the questions beside it, and in
// the tutorial what was right. Knows nothing of sessions or storage.
#pragma once

#include "core/guide/Guide.h"
#include "core/service/training/TrainingService.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;

namespace gainsay {

class AnswerEditor;
class Card;
class ConversationView;
class FeedbackPanel;
class GuidePanel;

class TrainingWorkspace : public QWidget {
    Q_OBJECT

public:
    explicit TrainingWorkspace(QWidget *parent = nullptr);

    AnswerEditor *editor() const { return m_editor; }
    GuidePanel *guide() const { return m_guide; }
    bool showsFeedback() const { return m_feedbackShown; }

    void setScheme(const Scheme &scheme, const QString &language);
    // Its key is shown on the button that does the same.
    void setGoOnAction(QAction *action);
    void setItem(const TrainingItem &item);
    // The answers that were given are in the editor; they cannot be changed any more.
    void setFeedback(const TrainingFeedback &feedback);
    void setHint(const QString &text);
    void retranslate();

Q_SIGNALS:
    void goOnRequested();

private:
    Card *buildConversation();
    Card *buildQuestions();
    void showMarks();

    Scheme m_scheme;
    QString m_language;
    Conversation m_conversation;
    bool m_feedbackShown = false;
    ConversationView *m_view = nullptr;
    GuidePanel *m_guide = nullptr;
    QScrollArea *m_scroll = nullptr;
    FeedbackPanel *m_feedback = nullptr;
    AnswerEditor *m_editor = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_goOn = nullptr;
    QAction *m_goOnAction = nullptr;
};

}  // namespace gainsay
