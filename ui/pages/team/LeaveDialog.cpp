// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/LeaveDialog.h"

#include "core/service/people/UserService.h"
#include "core/workflow/RoleRules.h"
#include "ui/people/PeopleChecklist.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>

namespace gainsay {

using namespace Qt::StringLiterals;

LeaveDialog::LeaveDialog(ProjectSession &session, const TeamMember &leaver, const QList<TeamMember> &team,
                         QWidget *parent)
    : QDialog(parent), m_session(session), m_leaver(leaver)
{
    setWindowTitle(tr("Remove %1 from the project").arg(leaver.user.name));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(460));
    QLabel *name = makeLabel(u"title"_s, this);
    name->setWordWrap(true);
    name->setText(windowTitle());
    QLabel *text = makeLabel(u"plain"_s, this);
    text->setWordWrap(true);
    text->setText(leaver.open == 0
                      ? tr("What was answered stays. There are no open items.")
                      : tr("What was answered stays. Who takes over %n open item(s)? They are shared out evenly; what "
                           "nobody here can take becomes free for anybody.",
                           nullptr, int(leaver.open)));
    m_heirs = makePeopleChecklist(tr("Who takes over"), this);
    for (const TeamMember &member : team) {
        const bool able = member.user.active && roleMay(member.user.role, Permission::Annotate);
        if (able && member.user.id != leaver.user.id)
            addToChecklist(m_heirs, member.user.id, member.user.name,
                           member.user.role == Role::Annotator && !member.inTraining, member.inTraining);
    }
    m_heirs->setVisible(leaver.open > 0);
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    m_confirm = makeButton(ButtonKind::Danger, tr("Remove"), this);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_confirm);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(name);
    column->addWidget(text);
    column->addWidget(m_heirs, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, &LeaveDialog::submit);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
}

void LeaveDialog::submit()
{
    if (!m_session.user())
        return;
    m_confirm->setEnabled(false);
    m_session.save(
        this,
        [heirs = checkedPeople(m_heirs), leaver = m_leaver.user.id,
         actor = m_session.user()->id](Storage &storage, const Clock &clock) -> Result<Departure> {
            ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
            return UserService(storage, clock, actor).leave(leaver, scheme, heirs);
        },
        [this](const Result<Departure> &departure) {
            m_confirm->setEnabled(true);
            if (!departure) {
                m_message->setText(departure.error().message);
                m_message->show();
                return;
            }
            Q_EMIT left([name = m_leaver.user.name, departure = *departure] {
                return tr("%1 was removed; %2 open items were handed over, %3 are free for anybody.")
                    .arg(name, QString::number(departure.handedOver), QString::number(departure.freed));
            });
            accept();
        });
}

}  // namespace gainsay
