// SPDX-License-Identifier: GPL-3.0-or-later
// What annotators have flagged: who, when and why beside the conversation, a field to answer them, and one key to be
// done with it.
#pragma once

#include "core/service/messages/FlagService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class Card;
class ConversationPreview;
class DiscussionPanel;
class EmptyState;

class FlagTab : public TeamTab {
    Q_OBJECT

public:
    FlagTab(const PageContext &context, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;
    // Once it is loaded; an id of 0 leaves what is chosen.
    void choose(ConversationId conversation);
    // Takes the chosen flag away.
    void settle();

protected:
    void retranslate() override;

private:
    QWidget *buildItems();
    QWidget *buildItem();
    void show(const QList<FlaggedItem> &items);
    void showItem(int row);
    const FlaggedItem *current() const;

    QList<FlaggedItem> m_items;
    ConversationId m_wanted;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_itemCard = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_settle = nullptr;
    ConversationPreview *m_preview = nullptr;
    Card *m_talkCard = nullptr;
    DiscussionPanel *m_discussion = nullptr;
};

}  // namespace gainsay
