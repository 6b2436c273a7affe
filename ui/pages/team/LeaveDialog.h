// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody leaves: who takes the unanswered items over. What none of them can take becomes free for anybody.
#pragma once

#include "core/service/people/TeamOverview.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace gainsay {

class LeaveDialog : public QDialog {
    Q_OBJECT

public:
    LeaveDialog(ProjectSession &session, const TeamMember &leaver, const QList<TeamMember> &team, QWidget *parent);

Q_SIGNALS:
    void left(const gainsay::TranslatableText &notice);

private:
    void submit();

    ProjectSession &m_session;
    TeamMember m_leaver;
    QListWidget *m_heirs = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_confirm = nullptr;
};

}  // namespace gainsay
