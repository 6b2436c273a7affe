// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the id of an item and stays until there is one of that id that the person may see.
#pragma once

#include "ui/session/ProjectSession.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class GoToItemDialog : public QDialog {
    Q_OBJECT

public:
    GoToItemDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    void chosen(gainsay::ConversationId item);

private:
    void go();

    ProjectSession &m_session;
    QLineEdit *m_id = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_go = nullptr;
};

}  // namespace gainsay
