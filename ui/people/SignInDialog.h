// SPDX-License-Identifier: GPL-3.0-or-later
// Who are you, and the password where the project asks for one. Refusals are said in words; after too many wrong
// passwords the dialog counts down until the next attempt.
#pragma once

#include "core/model/User.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;

namespace gainsay {

class PasswordField;

class SignInDialog : public QDialog {
    Q_OBJECT

public:
    // `person` is chosen at first, if there is one.
    SignInDialog(ProjectSession &session, const QString &person, QWidget *parent);

Q_SIGNALS:
    void signedIn(const gainsay::User &user);

private:
    struct Outcome {
        std::optional<User> user;
        QString refusal;
        qint64 waitMs = 0;
    };

    void build(const QString &person);
    const User *chosen() const;
    void showPerson();
    void submit();
    void finish(const Outcome &outcome);
    void countDown();

    ProjectSession &m_session;
    QComboBox *m_person = nullptr;
    QLabel *m_passwordLabel = nullptr;
    PasswordField *m_password = nullptr;
    QLabel *m_capsLock = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_enter = nullptr;
    QTimer m_wait;
    qint64 m_waitUntil = 0;
};

}  // namespace gainsay
