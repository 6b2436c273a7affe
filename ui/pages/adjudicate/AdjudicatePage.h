// SPDX-License-Identifier: GPL-3.0-or-later
// Where disagreements are settled: the queue, the conversation with its discussion, both answers side by side with the
// names hidden until the decision.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/adjudicate/AdjudicateController.h"

class QLabel;
class QListWidget;
class QStackedWidget;

namespace gainsay {

class Card;
class CasePanel;
class ConversationView;
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
    QList<OwnKey> ownKeys() const override;

protected:
    void retranslate() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildQueue();
    QWidget *buildConversation();
    void buildTools();
    void connectController();
    void connectParts();
    void addCommands();
    void begin();
    void showQueue(const CaseQueue &queue);
    void showCase(const Case &loaded);
    void showMarks(const Case &loaded);
    bool takeKey(const QKeyEvent &event);
    void lookAtItem();
    void decide();
    bool isOpen() const;

    AdjudicateController m_controller;
    QWidget *m_tools = nullptr;
    QLabel *m_waiting = nullptr;
    QLabel *m_names = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_queueCard = nullptr;
    QListWidget *m_queue = nullptr;
    ConversationView *m_view = nullptr;
    ConversationId m_shown;
    CasePanel *m_case = nullptr;
    DiscussionPanel *m_discussion = nullptr;
    QLabel *m_discussionHeading = nullptr;
    qint64 m_count = 0;
};

}  // namespace gainsay
