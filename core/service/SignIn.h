// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits in front of the program. Wrong passwords are slowed down more and more; the count is kept in the
// project, so that starting the program anew does not help.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/model/User.h"

#include <QCoreApplication>

namespace gainsay {

class Storage;

class SignIn {
    Q_DECLARE_TR_FUNCTIONS(gainsay::SignIn)

public:
    SignIn(Storage &storage, const Clock &clock);

    // The person, if active. The password counts only in projects that ask for one. Slow on purpose: call it off
    // the GUI thread.
    Result<User> signIn(const QString &name, const QString &password);

private:
    struct Failures {
        int count = 0;
        qint64 waitUntil = 0;
    };

    Result<Failures> failuresOf(const User &user);
    Result<void> setFailures(const User &user, const Failures &failures);
    Result<void> check(const User &user, const QString &password);

    Storage &m_storage;
    const Clock &m_clock;
};

}  // namespace gainsay
