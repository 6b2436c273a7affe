// SPDX-License-Identifier: GPL-3.0-or-later
// The people of the project: who they are, what they may do, and what lies on their desks. Every change is one
// decision of the team's services; refusals are shown in their words.
#pragma once

#include "core/service/people/TeamOverview.h"
#include "core/service/people/UserService.h"
#include "ui/pages/team/tabs/TeamTab.h"

#include <functional>

class QPushButton;

namespace gainsay {

class Card;
class PeopleTable;
class PersonPanel;
class SearchField;

class PeopleTab : public TeamTab {
    Q_OBJECT

public:
    PeopleTab(const PageContext &context, QWidget *parent);

    static QString id();
    static QString title();
    void refresh() override;

    void addPerson();

protected:
    void retranslate() override;

private:
    void connectPanel();
    void show(const QList<TeamMember> &members);
    void change(const std::function<Result<void>(UserService &)> &action, const TranslatableText &notice);
    void askLeave();

    Card *m_card = nullptr;
    SearchField *m_search = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_addMany = nullptr;
    PeopleTable *m_table = nullptr;
    PersonPanel *m_panel = nullptr;
    QList<TeamMember> m_members;
    QString m_wanted;  // who is to be chosen once they are listed
};

}  // namespace gainsay
