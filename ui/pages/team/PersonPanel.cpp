// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/PersonPanel.h"

#include "core/workflow/RoleRules.h"
#include "ui/widgets/Buttons.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>

namespace gainsay {

using namespace Qt::StringLiterals;

PersonPanel::PersonPanel(QWidget *parent) : Card(parent)
{
    m_name = makeLabel(u"title"_s, this);
    m_name->setWordWrap(true);
    m_facts = makeLabel(u"muted"_s, this);
    m_roleLabel = makeLabel(u"small"_s, this);
    m_role = new QComboBox(this);
    m_roleLabel->setBuddy(m_role);
    m_pause = makeButton(ButtonKind::Plain, {}, this);
    m_password = makeButton(ButtonKind::Plain, {}, this);
    m_leave = makeButton(ButtonKind::Danger, {}, this);
    m_leave->setObjectName(u"team.leave"_s);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_name, m_facts, m_roleLabel, m_role, m_pause, m_password, m_leave})
        body()->addWidget(widget);
    body()->addStretch();
    connect(m_role, &QComboBox::activated, this,
            [this] { Q_EMIT roleWanted(static_cast<Role>(m_role->currentData().toInt())); });
    connect(m_pause, &QPushButton::clicked, this, [this] { Q_EMIT activeWanted(m_member && !m_member->user.active); });
    connect(m_password, &QPushButton::clicked, this, &PersonPanel::passwordWanted);
    connect(m_leave, &QPushButton::clicked, this, &PersonPanel::leaveWanted);
    retranslate();
    setMember(nullptr);
}

void PersonPanel::setMember(const TeamMember *member)
{
    m_member = member ? std::optional(*member) : std::nullopt;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_facts, m_roleLabel, m_role, m_pause, m_password, m_leave})
        widget->setVisible(member);
    m_name->setText(member ? member->user.name : tr("Nobody is chosen"));
    if (member)
        show(*member);
}

void PersonPanel::show(const TeamMember &member)
{
    QStringList facts;
    facts << tr("%n item(s) to answer", nullptr, int(member.open));
    if (member.returned > 0)
        facts << tr("%n of them returned", nullptr, int(member.returned));
    facts << tr("%n answered", nullptr, int(member.answered));
    facts << (member.user.passwordHash.isEmpty() ? tr("has no password") : tr("has a password"));
    m_facts->setText(facts.join(u'\n'));
    {
        const QSignalBlocker quiet(m_role);
        m_role->setCurrentIndex(m_role->findData(int(member.user.role)));
    }
    m_pause->setText(member.user.active ? tr("Pause") : tr("Make active again"));
    m_password->setText(member.user.passwordHash.isEmpty() ? tr("Set a password…") : tr("Reset the password…"));
    m_leave->setVisible(member.state != PersonState::Left);
}

void PersonPanel::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PersonPanel::retranslate()
{
    m_roleLabel->setText(tr("Role"));
    m_role->setAccessibleName(tr("Role"));
    m_leave->setText(tr("Remove from the project…"));
    {
        const QSignalBlocker quiet(m_role);
        m_role->clear();
        for (const Role role : {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin})
            m_role->addItem(roleTitle(role), int(role));
    }
    if (m_member)
        show(*m_member);
}

}  // namespace gainsay
