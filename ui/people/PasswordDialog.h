// SPDX-License-Identifier: GPL-3.0-or-later
// A new password, typed twice: one's own, for which the present one is asked, or somebody else's by who leads.
#pragma once

#include "core/model/User.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace gainsay {

class PasswordField;

class PasswordDialog : public QDialog {
    Q_OBJECT

public:
    // Acts for the person who works.
    PasswordDialog(ProjectSession &session, const User &of, QWidget *parent);

private:
    void build();
    void submit();
    void showWhetherReady();

    ProjectSession &m_session;
    User m_of;
    bool m_own;
    PasswordField *m_current = nullptr;  // null where none is asked
    PasswordField *m_wanted = nullptr;
    PasswordField *m_again = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_save = nullptr;
};

}  // namespace gainsay
