// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen person beside the list, with what can be done: another role, a pause, a password, a farewell.
#pragma once

#include "core/service/people/TeamOverview.h"
#include "ui/widgets/Card.h"

class QComboBox;
class QPushButton;

namespace gainsay {

class PersonPanel : public Card {
    Q_OBJECT

public:
    explicit PersonPanel(QWidget *parent = nullptr);

    // Null empties the panel.
    void setMember(const TeamMember *member);

Q_SIGNALS:
    void roleWanted(gainsay::Role role);
    void activeWanted(bool active);
    void passwordWanted();
    void leaveWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void show(const TeamMember &member);

    std::optional<TeamMember> m_member;
    QLabel *m_name = nullptr;
    QLabel *m_facts = nullptr;
    QLabel *m_roleLabel = nullptr;
    QComboBox *m_role = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_password = nullptr;
    QPushButton *m_leave = nullptr;
};

}  // namespace gainsay
