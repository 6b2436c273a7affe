// SPDX-License-Identifier: GPL-3.0-or-later
// Who works, at the right of the header bar; choosing somebody else asks for their password if the project does.
#pragma once

#include "core/model/User.h"

#include <QPushButton>

class QMenu;

namespace gainsay {

class ProjectSession;

class UserMenu : public QPushButton {
    Q_OBJECT

public:
    explicit UserMenu(ProjectSession &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    ProjectSession &m_session;
    QMenu *m_menu = nullptr;
};

// A role in the language of the window.
QString roleTitle(Role role);

}  // namespace gainsay
