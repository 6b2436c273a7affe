// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/team/AddPersonDialog.h"

#include "core/service/people/UserService.h"
#include "core/workflow/RoleRules.h"
#include "ui/people/PasswordField.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace gainsay {

using namespace Qt::StringLiterals;

AddPersonDialog::AddPersonDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Add a person"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(420));
    m_name = new QLineEdit(this);
    m_name->setAccessibleName(tr("Name"));
    m_role = new QComboBox(this);
    m_role->setAccessibleName(tr("Role"));
    for (const Role role : {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin})
        m_role->addItem(roleTitle(role), int(role));
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();

    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Role"), m_role);
    if (session.facts().settings.passwordsRequired) {
        m_password = new PasswordField(tr("First password"), this);
        form->addRow(tr("First password"), m_password);
        form->addRow({}, makeCapsLockNote({m_password}, this));
    }
    form->addRow(m_message);
    // After the last field: the Tab key goes in the order in which they are made.
    m_add = makeButton(ButtonKind::Primary, tr("Add"), this);
    m_add->setDefault(true);
    m_add->setEnabled(false);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    form->addRow(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &AddPersonDialog::submit);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &name) { m_add->setEnabled(!name.trimmed().isEmpty()); });
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    m_name->setFocus();
}

void AddPersonDialog::submit()
{
    if (!m_session.user() || !m_add->isEnabled())
        return;
    m_add->setEnabled(false);
    const QString name = m_name->text();
    m_session.save(
        this,
        [name, role = static_cast<Role>(m_role->currentData().toInt()), actor = m_session.user()->id,
         password = m_password ? std::optional(m_password->text()) : std::nullopt](Storage &storage,
                                                                                   const Clock &clock) {
            return UserService(storage, clock, actor).add(name, role, password);
        },
        [this, name](const Result<UserId> &saved) {
            m_add->setEnabled(true);
            if (!saved) {
                m_message->setText(saved.error().message);
                m_message->show();
                return;
            }
            Q_EMIT added(name.trimmed());
            accept();
        });
}

}  // namespace gainsay
