// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/PasswordDialog.h"

#include "core/service/people/UserService.h"
#include "ui/people/PasswordField.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

PasswordDialog::PasswordDialog(ProjectSession &session, const User &of, QWidget *parent)
    : QDialog(parent), m_session(session), m_of(of), m_own(session.user() && session.user()->id == of.id)
{
    setWindowTitle(m_own ? tr("Change my password") : tr("Password of %1").arg(of.name));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(420));
    build();
    connect(m_save, &QPushButton::clicked, this, &PasswordDialog::submit);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
}

void PasswordDialog::build()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    QList<PasswordField *> fields;
    const auto add = [&](const QString &label) {
        fields << new PasswordField(label, this);
        form->addRow(label, fields.last());
        return fields.last();
    };
    if (m_own && !m_of.passwordHash.isEmpty())
        m_current = add(tr("Present password"));
    m_wanted = add(tr("New password"));
    m_again = add(tr("New password again"));
    form->addRow({}, makeCapsLockNote(fields, this));
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    form->addRow(m_message);
    m_save = makeButton(ButtonKind::Primary, tr("Save"), this);
    m_save->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    form->addRow(buttons);
    for (const PasswordField *field : std::as_const(fields))
        connect(field, &QLineEdit::textChanged, this, &PasswordDialog::showWhetherReady);
    showWhetherReady();
    fields.first()->setFocus();
}

void PasswordDialog::showWhetherReady()
{
    m_save->setEnabled(!m_wanted->text().isEmpty() && !m_again->text().isEmpty() &&
                       (!m_current || !m_current->text().isEmpty()));
}

void PasswordDialog::submit()
{
    if (!m_save->isEnabled())
        return;
    if (m_wanted->text() != m_again->text()) {
        m_message->setText(tr("The two new passwords differ; type both again."));
        m_message->show();
        m_again->clear();
        m_wanted->setFocus();
        return;
    }
    m_save->setEnabled(false);
    m_session.save(
        this,
        [own = m_own, of = m_of.id, actor = m_session.userId(), current = m_current ? m_current->text() : QString(),
         wanted = m_wanted->text()](Storage &storage, const Clock &clock) {
            UserService service(storage, clock, actor);
            return own ? service.changeOwnPassword(current, wanted) : service.setPassword(of, wanted);
        },
        [this](const Result<void> &saved) {
            m_save->setEnabled(true);
            if (!saved) {
                m_message->setText(saved.error().message);
                m_message->show();
                return;
            }
            m_session.reloadFacts();
            accept();
        });
}

}  // namespace gainsay
