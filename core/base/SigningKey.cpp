// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/SigningKey.h"

#include "core/base/TranslatableText.h"

#include <sodium.h>

namespace gainsay {

static_assert(signingSeedSize == crypto_sign_SEEDBYTES && publicKeySize == crypto_sign_PUBLICKEYBYTES &&
              signatureSize == crypto_sign_BYTES);

namespace {

unsigned char *keyBytes(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

const unsigned char *keyBytes(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

}  // namespace

SigningKey::~SigningKey()
{
    // Copies share their bytes: only the last one wipes them.
    if (m_secret.isDetached())
        sodium_memzero(m_secret.data(), size_t(m_secret.size()));
}

Result<SigningKey> SigningKey::make()
{
    if (sodium_init() < 0)
        return ioError(TranslatableText::translate("gainsay::SigningKey", "This system gives no random numbers to make "
                                                                          "a key from."));
    QByteArray seed(signingSeedSize, '\0');
    randombytes_buf(seed.data(), size_t(seed.size()));
    return *fromSeed(seed);
}

std::optional<SigningKey> SigningKey::fromSeed(const QByteArray &seed)
{
    if (seed.size() != signingSeedSize || sodium_init() < 0)
        return std::nullopt;
    SigningKey key;
    key.m_secret = QByteArray(crypto_sign_SECRETKEYBYTES, '\0');
    key.m_public = QByteArray(publicKeySize, '\0');
    crypto_sign_seed_keypair(keyBytes(key.m_public), keyBytes(key.m_secret), keyBytes(seed));
    return key;
}

QByteArray SigningKey::seed() const
{
    QByteArray seed(signingSeedSize, '\0');
    crypto_sign_ed25519_sk_to_seed(keyBytes(seed), keyBytes(m_secret));
    return seed;
}

QByteArray SigningKey::sign(const QByteArray &message) const
{
    QByteArray signature(signatureSize, '\0');
    crypto_sign_detached(keyBytes(signature), nullptr, keyBytes(message),
                         static_cast<unsigned long long>(message.size()), keyBytes(m_secret));
    return signature;
}

bool isSignature(const QByteArray &signature, const QByteArray &message, const QByteArray &publicKey)
{
    return sodium_init() >= 0 && signature.size() == signatureSize && publicKey.size() == publicKeySize &&
           crypto_sign_verify_detached(keyBytes(signature), keyBytes(message),
                                       static_cast<unsigned long long>(message.size()), keyBytes(publicKey)) == 0;
}

}  // namespace gainsay
