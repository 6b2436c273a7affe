// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever opens a project that nobody works on says who they are, and leads it from then on.
#pragma once

#include "ui/session/ProjectSession.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class PasswordField;

class FirstPersonDialog : public QDialog {
    Q_OBJECT

public:
    FirstPersonDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    // Added and signed in.
    void added(const gainsay::User &user);

private:
    void check();
    void submit();

    ProjectSession &m_session;
    QLineEdit *m_name = nullptr;
    PasswordField *m_password = nullptr;  // where the project asks for one
    QLabel *m_message = nullptr;
    QPushButton *m_add = nullptr;
};

}  // namespace gainsay
