// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords are kept as Argon2id (RFC 9106) by libsodium, in one text that names its own parameters. Projects made
// before hold PBKDF2-HMAC-SHA512, "pbkdf2-sha512$ITERATIONS$SALT$KEY" (base64): still verified, and replaced at the
// next sign-in.
#pragma once

#include <QString>

namespace gainsay {

enum class PasswordCost {
    Usual,    // 64 MiB and some tenths of a second on purpose: call it off the GUI thread
    Smallest  // for tests, which make hundreds
};

// With a fresh random salt. Empty when the memory cannot be had.
QString hashPassword(const QString &password, PasswordCost cost = PasswordCost::Usual);

// False for a text that is no hash of a password.
bool verifyPassword(const QString &password, const QString &hash);

// Whether a hash is weaker than those that hashPassword() makes now.
bool needsNewHash(const QString &hash);

}  // namespace gainsay
