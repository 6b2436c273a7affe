// SPDX-License-Identifier: GPL-3.0-or-later
// Name and role of somebody new, and a first password where the project asks for one.
#pragma once

#include "ui/session/ProjectSession.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class PasswordField;

class AddPersonDialog : public QDialog {
    Q_OBJECT

public:
    AddPersonDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    void added(const QString &name);

private:
    void submit();

    ProjectSession &m_session;
    QLineEdit *m_name = nullptr;
    QComboBox *m_role = nullptr;
    PasswordField *m_password = nullptr;  // null where the project asks for none
    QLabel *m_message = nullptr;
    QPushButton *m_add = nullptr;
};

}  // namespace gainsay
