// SPDX-License-Identifier: GPL-3.0-or-later
// Where disagreements are settled: the queue, the conversation, both answers side by side with the names hidden
// until the decision, the discussion.
#pragma once

#include "ui/pages/adjudicate/AdjudicateDesk.h"
#include "ui/shell/Page.h"

class QLabel;
class QListWidget;
class QStackedWidget;
class QVBoxLayout;

namespace gainsay {

class AnswerCard;
class Card;
class ConversationView;
class DecisionPanel;
class DiscussionPanel;
class EmptyState;

class AdjudicatePage : public Page {
    Q_OBJECT

public:
    explicit AdjudicatePage(const PageContext &context);

    QString title() const override;
    QWidget *headerTools() override { return m_tools; }
    // {"conversation": id} opens that item.
    void activate(const Json &argument) override;
    QString helpTopic() const override;

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildQueue();
    QWidget *buildSide();
    void addCommands();
    void begin();
    void showQueue(const CaseQueue &queue);
    void showCase(const Case &loaded);
    void showMarks(const Case &loaded);
    void decide();

    AdjudicateDesk m_desk;
    QWidget *m_tools = nullptr;
    QLabel *m_waiting = nullptr;
    QLabel *m_names = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_queueCard = nullptr;
    QListWidget *m_queue = nullptr;
    ConversationView *m_view = nullptr;
    QVBoxLayout *m_answers = nullptr;
    QList<AnswerCard *> m_cards;
    DecisionPanel *m_decision = nullptr;
    DiscussionPanel *m_discussion = nullptr;
    QLabel *m_discussionHeading = nullptr;
    qint64 m_count = 0;
};

}  // namespace gainsay
