// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that the answers speak against: who is how able, how hard the items are, and the doubted ones beside their
// conversation, each one key away from being decided again.
#pragma once

#include "core/service/report/DoubtService.h"
#include "ui/pages/team/tabs/TeamTab.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class Card;
class ConversationPreview;
class EmptyState;
class IntervalBars;
class ReportTableView;
class ShareBars;

class DoubtTab : public TeamTab {
    Q_OBJECT

public:
    DoubtTab(const PageContext &context, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;
    // The chosen item, to a third person.
    void sendToBeDecided();

protected:
    void retranslate() override;

private:
    QWidget *buildModel();
    QWidget *buildItems();
    void search();
    void show(const DoubtReport &report);
    void showModel();
    void showItems();
    void choose(int row);

    std::optional<DoubtReport> m_report;
    int m_job = 0;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    Card *m_abilityCard = nullptr;
    IntervalBars *m_ability = nullptr;
    Card *m_difficultyCard = nullptr;
    ShareBars *m_difficulty = nullptr;
    Card *m_itemCard = nullptr;
    ReportTableView *m_items = nullptr;
    ConversationPreview *m_preview = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_decide = nullptr;
    QLabel *m_method = nullptr;
};

}  // namespace gainsay
