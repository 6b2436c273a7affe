// SPDX-License-Identifier: GPL-3.0-or-later
// Who works, at the right of the header bar; choosing somebody else asks for their password if the project does.
#pragma once

#include "core/model/User.h"

#include <QPushButton>

class QMenu;

namespace gainsay {

class ActionCatalog;
class ProjectSession;

class UserMenu : public QPushButton {
    Q_OBJECT

public:
    // Also offers the commands of ui/people/Doorkeeper.h.
    UserMenu(ProjectSession &session, const ActionCatalog &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void addPeople();

    ProjectSession &m_session;
    const ActionCatalog &m_actions;
    QMenu *m_menu = nullptr;
};

// "lin.mei · annotator", for buttons and menus: an ampersand in a name is no mnemonic.
QString personTitle(const User &user);

}  // namespace gainsay
