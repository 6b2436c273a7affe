// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits in front of the program. Wrong passwords are slowed down more and more; the count is kept in the
// project, so that starting the program again does not help.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Ids.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/User.h"

namespace gainsay {

class Storage;

class SignIn {
    GAINSAY_TR(gainsay::SignIn)

public:
    SignIn(Storage &storage, const Clock &clock);

    // The person, if active. The password counts only in projects that ask for one. Slow on purpose: call it off
    // the GUI thread.
    Result<User> signIn(const QString &name, const QString &password);
    // How long the person has to wait before the next attempt; 0: not at all.
    Result<qint64> remainingWaitMs(UserId user);
    // Fine if this is the person's password. As slow, and as wary of many attempts, as signing in.
    Result<void> confirm(const User &user, const QString &password);

    // What signIn refuses with while the person has to wait.
    static QString waitText(qint64 waitMs);

private:
    Result<void> bookAttempt(const User &user);
    Result<void> replaceHash(const User &user, const QString &hash);

    Storage &m_storage;
    const Clock &m_clock;
};

// What a project remembers of a person's comings: wrong passwords, until when to wait, and when they were last there.

struct SignInRecord {
    int failures = 0;  // wrong passwords since the last right one
    qint64 waitUntil = 0;
    qint64 seenAt = 0;  // 0: never
};

Result<SignInRecord> signInRecord(Storage &storage, UserId user);
Result<void> setSignInRecord(Storage &storage, UserId user, const SignInRecord &record);

}  // namespace gainsay
