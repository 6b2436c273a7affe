// SPDX-License-Identifier: GPL-3.0-or-later
// Where those who lead a project look after it: the people, the batches and how both are doing. A row of tabs; the
// one in front follows the data.
#pragma once

#include "ui/shell/Page.h"

#include <QTimer>

class QPushButton;
class QStackedWidget;

namespace gainsay {

class PeopleTab;
class PillTabs;
class TeamTab;

class TeamPage : public Page {
    Q_OBJECT

public:
    explicit TeamPage(const PageContext &context);

    QString title() const override;
    QString helpTopic() const override;
    QWidget *headerTools() override { return m_tools; }
    // {"tab": id} opens that tab.
    void activate(const Json &argument) override;

protected:
    void retranslate() override;

private:
    void buildTools();
    void buildTabs();
    void addCommands();
    void openPlan();
    void addTab(TeamTab *tab);
    void showTab(int index);
    void refresh();

    QWidget *m_tools = nullptr;
    QPushButton *m_plan = nullptr;
    QPushButton *m_settings = nullptr;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    PeopleTab *m_people = nullptr;
    QList<TeamTab *> m_list;
    QTimer m_refreshSoon;  // many changes in a row are one refresh
};

}  // namespace gainsay
