// SPDX-License-Identifier: GPL-3.0-or-later
// What a project remembers of a person's comings: wrong passwords, until when to wait, and when they were last there.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"

namespace gainsay {

class Storage;

struct SignInRecord {
    int failures = 0;  // wrong passwords since the last right one
    qint64 waitUntil = 0;
    qint64 seenAt = 0;  // 0: never
};

Result<SignInRecord> signInRecord(Storage &storage, UserId user);
Result<void> setSignInRecord(Storage &storage, UserId user, const SignInRecord &record);

}  // namespace gainsay
