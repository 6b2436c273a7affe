// SPDX-License-Identifier: GPL-3.0-or-later
// One item with everything that is known of it: reached from every list, figure, message and search, left for its
// neighbours there or back to where one was.
#pragma once

#include "ui/conversation/Mark.h"
#include "ui/page/Page.h"
#include "ui/pages/item/ItemController.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class Card;
class ConversationView;
class DiscussionPanel;
class EmptyState;
class FlowLayout;
class ItemAnswers;
class ItemHistory;
class ItemModels;
class PillTabs;

class ItemPage : public Page {
    Q_OBJECT

public:
    explicit ItemPage(const PageContext &context);

    QString title() const override { return tr("Item"); }
    QWidget *headerTools() override { return m_tools; }
    // An ItemLink; without one the item that is shown, else what the person worked on last.
    void activate(const Json &argument) override;
    QString helpTopic() const override { return QStringLiteral("item"); }

protected:
    void retranslate() override;

private:
    enum Tab { AnswersTab, DiscussionTab, ModelsTab, HistoryTab };

    QWidget *buildConversation();
    QWidget *buildSide();
    QWidget *scrolled(QWidget *content);
    void buildTools();
    void addCommands();
    void showItem();
    void showChips(const ItemView &view);
    void showTabs(const ItemView &view);
    void showPlace();
    void showWork();
    QList<Mark> marks(const ItemView &view) const;
    void goBack();
    void goToWork();
    void showNothing();

    ItemController m_item;
    QWidget *m_tools = nullptr;
    QLabel *m_place = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_work = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_card = nullptr;
    QWidget *m_chips = nullptr;
    FlowLayout *m_chipRow = nullptr;
    ConversationView *m_view = nullptr;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_sides = nullptr;
    ItemAnswers *m_answers = nullptr;
    Card *m_talk = nullptr;
    DiscussionPanel *m_discussion = nullptr;
    ItemModels *m_models = nullptr;
    ItemHistory *m_history = nullptr;
};

}  // namespace gainsay
