// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/people/SignInDialog.h"

#include "core/model/NameOrder.h"
#include "core/service/people/SignIn.h"
#include "core/workflow/RoleRules.h"
#include "ui/people/PasswordField.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"

#include <QBoxLayout>
#include <QFormLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kCountDownMs = 500;
}

SignInDialog::SignInDialog(ProjectSession &session, const QString &person, QWidget *parent)
    : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Sign in"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(420));
    build(person);
    m_wait.setInterval(kCountDownMs);
    connect(&m_wait, &QTimer::timeout, this, &SignInDialog::countDown);
    connect(m_person, &QComboBox::currentIndexChanged, this, &SignInDialog::showPerson);
    connect(m_enter, &QPushButton::clicked, this, &SignInDialog::submit);
    connect(&session, &ProjectSession::closed, this, &QDialog::reject);
    showPerson();
}

void SignInDialog::build(const QString &person)
{
    m_person = new ElidedCombo(this);
    m_person->setAccessibleName(tr("Person"));
    for (const User &user : sortedByName(m_session.facts().users)) {
        if (user.active)
            m_person->addItem(u"%1 · %2"_s.arg(user.name, roleTitle(user.role)), user.name);
    }
    m_person->setCurrentIndex(std::max(0, m_person->findData(person)));
    m_password = new PasswordField(tr("Password"), this);
    m_passwordLabel = makeLabel(u"plain"_s, this);
    m_passwordLabel->setText(tr("Password"));
    m_passwordLabel->setBuddy(m_password);
    m_capsLock = makeCapsLockNote({m_password}, this);
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    m_enter = makeButton(ButtonKind::Primary, tr("Sign in"), this);
    m_enter->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);

    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_enter);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Person"), m_person);
    form->addRow(m_passwordLabel, m_password);
    form->addRow({}, m_capsLock);
    form->addRow(m_message);
    form->addRow(buttons);
}

const User *SignInDialog::chosen() const
{
    for (const User &user : m_session.facts().users) {
        if (user.active && user.name == m_person->currentData().toString())
            return &user;
    }
    return nullptr;
}

// Where there is no password to ask for, none is asked: whether that lets the person in is the service's word.
void SignInDialog::showPerson()
{
    const User *user = chosen();
    const bool ask = user && m_session.facts().settings.passwordsRequired && !user->passwordHash.isEmpty();
    m_password->clear();
    m_password->setVisible(ask);
    m_passwordLabel->setVisible(ask);
    m_capsLock->hide();
    m_message->hide();
    m_wait.stop();
    m_enter->setEnabled(user);
    if (ask)
        m_password->setFocus();
    else
        m_person->setFocus();
}

void SignInDialog::submit()
{
    const User *user = chosen();
    if (!user || !m_enter->isEnabled())
        return;
    m_enter->setEnabled(false);
    m_session.run(
        this,
        [id = user->id, name = user->name, password = m_password->text()](Storage &storage,
                                                                          const Clock &clock) -> Result<Outcome> {
            SignIn door(storage, clock);
            const Result<User> admitted = door.signIn(name, password);
            if (admitted)
                return Outcome{*admitted, {}, 0};
            const Result<qint64> wait = door.remainingWaitMs(id);
            return Outcome{std::nullopt, admitted.error().message, wait ? *wait : 0};
        },
        [this](const Result<Outcome> &outcome) {
            finish(outcome ? *outcome : Outcome{std::nullopt, outcome.error().message, 0});
        });
}

void SignInDialog::finish(const Outcome &outcome)
{
    if (outcome.user) {
        Q_EMIT signedIn(*outcome.user);
        accept();
        return;
    }
    m_message->setText(outcome.refusal);
    m_message->show();
    m_password->clear();
    m_enter->setEnabled(true);
    m_password->setFocus();
    if (outcome.waitMs > 0) {
        m_waitUntil = m_session.clock().nowMs() + outcome.waitMs;
        m_wait.start();
        countDown();
    }
}

void SignInDialog::countDown()
{
    const qint64 left = m_waitUntil - m_session.clock().nowMs();
    m_enter->setEnabled(left <= 0);
    if (left > 0) {
        m_message->setText(SignIn::waitText(left));
        return;
    }
    m_wait.stop();
    m_message->hide();
}

}  // namespace gainsay
