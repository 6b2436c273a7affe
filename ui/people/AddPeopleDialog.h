// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at once, pasted from a list or a table; who would be added is shown before. Also how somebody who
// worked alone invites others.
#pragma once

#include "core/service/people/UserService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace gainsay {

class AddPeopleDialog : public QDialog {
    Q_OBJECT

public:
    AddPeopleDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    void added(int people);

private:
    QList<NewPerson> people() const;
    void check();
    void submit();

    ProjectSession &m_session;
    QPlainTextEdit *m_names = nullptr;
    QComboBox *m_role = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_add = nullptr;
};

}  // namespace gainsay
