// SPDX-License-Identifier: GPL-3.0-or-later
// Where those who lead a project look after it: the people, the batches and how both are doing. A row of tabs; the
// one in front follows the data.
#pragma once

#include "ui/page/Page.h"

#include <QTimer>

class QAction;
class QPushButton;
class QStackedWidget;

namespace gainsay {

class PillTabs;
class ReportReader;
class TeamTab;

class TeamPage : public Page {
    Q_OBJECT

public:
    explicit TeamPage(const PageContext &context);

    QString title() const override;
    QString helpTopic() const override;
    QWidget *headerTools() override { return m_tools; }
    // {"tab": id} opens that tab; {"conversation": id} with that of flags chooses the item.
    void activate(const Json &argument) override;
    void deactivate() override;

protected:
    void retranslate() override;

private:
    void buildTools();
    void addCommands();
    void addPerson();
    void openPlan();
    // Made when it is first wanted.
    TeamTab *tab(int place);
    void showTab(int index);
    void refresh();

    QWidget *m_tools = nullptr;
    QPushButton *m_plan = nullptr;
    QPushButton *m_scheme = nullptr;
    QPushButton *m_settings = nullptr;
    QAction *m_settleFlag = nullptr;
    QAction *m_decideAgain = nullptr;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    ReportReader *m_reader = nullptr;
    QList<TeamTab *> m_list;  // by place; null before it is first shown
    QTimer m_refreshSoon;     // many changes in a row are one refresh
};

}  // namespace gainsay
