// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/FirstPersonDialog.h"

#include "core/service/people/SignIn.h"
#include "core/service/people/UserService.h"
#include "ui/people/PasswordField.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace gainsay {

FirstPersonDialog::FirstPersonDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Add yourself as supervisor"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(420));
    m_name = new QLineEdit(qEnvironmentVariable("USER"), this);
    m_name->setAccessibleName(tr("Your name"));
    m_message = makeLabel(QStringLiteral("failed"), this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();

    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Your name"), m_name);
    if (session.facts().settings.passwordsRequired) {
        m_password = new PasswordField(tr("Your password"), this);
        form->addRow(tr("Your password"), m_password);
        form->addRow({}, makeCapsLockNote({m_password}, this));
    }
    form->addRow(m_message);
    // Made after the fields, since Tab follows the order of making.
    m_add = makeButton(ButtonKind::Primary, tr("Add"), this);
    m_add->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    form->addRow(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &FirstPersonDialog::check);
    if (m_password)
        connect(m_password, &QLineEdit::textChanged, this, &FirstPersonDialog::check);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &FirstPersonDialog::submit);
    connect(&session, &ProjectSession::closed, this, &QDialog::reject);
    m_name->selectAll();
    m_name->setFocus();
    check();
}

void FirstPersonDialog::check()
{
    m_add->setEnabled(!m_name->text().trimmed().isEmpty() && (!m_password || !m_password->text().isEmpty()));
}

void FirstPersonDialog::submit()
{
    m_add->setEnabled(false);
    m_session.save(
        this,
        [name = m_name->text().trimmed(), password = m_password ? std::optional(m_password->text()) : std::nullopt](
            Storage &storage, const Clock &clock) -> Result<User> {
            RETURN_IF_ERROR(UserService(storage, clock, {}).addFirst(name, password));
            return SignIn(storage, clock).signIn(name, password.value_or(QString()));
        },
        [this](const Result<User> &user) {
            check();
            if (!user) {
                m_message->setText(user.error().message);
                m_message->show();
                return;
            }
            Q_EMIT added(*user);
            accept();
        });
}

}  // namespace gainsay
