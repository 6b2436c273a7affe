// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords are kept as salted PBKDF2-HMAC-SHA512, in one text that names its own parameters:
// "pbkdf2-sha512$ITERATIONS$SALT$KEY" (base64).
#pragma once

#include <QByteArray>
#include <QString>

namespace gainsay {

constexpr int passwordIterations = 210'000;

// PBKDF2 (RFC 8018) with HMAC-SHA512; the key is as long as one block of it, 64 bytes.
QByteArray pbkdf2Sha512(const QByteArray &password, const QByteArray &salt, int iterations);

// With a fresh random salt. Takes some tenths of a second on purpose: call it off the GUI thread.
QString hashPassword(const QString &password, int iterations = passwordIterations);

// Takes the same time wherever the keys differ. False for a text that hashPassword did not make.
bool verifyPassword(const QString &password, const QString &hash);

}  // namespace gainsay
