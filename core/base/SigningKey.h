// SPDX-License-Identifier: GPL-3.0-or-later
// Signatures by Ed25519 (RFC 8032), made and checked by libsodium.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>

#include <optional>

namespace gainsay {

inline constexpr qsizetype signingSeedSize = 32;
inline constexpr qsizetype publicKeySize = 32;
inline constexpr qsizetype signatureSize = 64;

class SigningKey {
public:
    // A new one, from the system's random numbers.
    static Result<SigningKey> make();
    // The one that was made from these bytes; none if they are not as many as a seed has.
    static std::optional<SigningKey> fromSeed(const QByteArray &seed);
    SigningKey(const SigningKey &) = default;
    SigningKey &operator=(const SigningKey &) = default;
    ~SigningKey();

    // Whoever has it can sign.
    QByteArray seed() const;
    const QByteArray &publicKey() const { return m_public; }
    QByteArray sign(const QByteArray &message) const;

private:
    SigningKey() = default;

    QByteArray m_secret;
    QByteArray m_public;
};

bool isSignature(const QByteArray &signature, const QByteArray &message, const QByteArray &publicKey);

}  // namespace gainsay
