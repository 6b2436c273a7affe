// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/PasswordHash.h"

#include <QMessageAuthenticationCode>
#include <QStringList>

#include <sodium.h>

#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostIterations = 10'000'000;  // a forged hash must not keep the program busy for hours
const QString oldMethod = u"pbkdf2-sha512"_s;

// libsodium may be initialised as often as one likes, from any thread.
bool sodiumIsReady()
{
    return sodium_init() >= 0;
}

// The same password typed on two keyboards may arrive in two Unicode forms.
QByteArray bytesOf(const QString &password)
{
    return password.normalized(QString::NormalizationForm_KC).toUtf8();
}

// PBKDF2 (RFC 8018) with HMAC-SHA512; the key is as long as one block of it, 64 bytes.
QByteArray pbkdf2Sha512(const QByteArray &password, const QByteArray &salt, int iterations)
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha512, password);
    QByteArray block = salt + QByteArray("\0\0\0\1", 4);
    QByteArray key;
    for (int i = 0; i < iterations; ++i) {
        code.reset();
        code.addData(block);
        block = code.result();
        if (key.isEmpty()) {
            key = block;
            continue;
        }
        for (qsizetype byte = 0; byte < key.size(); ++byte)
            key[byte] = static_cast<char>(key.at(byte) ^ block.at(byte));
    }
    return key;
}

bool verifyOldHash(const QByteArray &password, const QString &hash)
{
    const QStringList parts = hash.split(u'$');
    if (parts.size() != 4)
        return false;
    const int iterations = parts.at(1).toInt();
    if (iterations < 1 || iterations > mostIterations)
        return false;
    const QByteArray salt = QByteArray::fromBase64(parts.at(2).toLatin1());
    const QByteArray key = QByteArray::fromBase64(parts.at(3).toLatin1());
    const QByteArray given = pbkdf2Sha512(password, salt, iterations);
    return key.size() == given.size() && sodium_memcmp(key.constData(), given.constData(), size_t(key.size())) == 0;
}

}  // namespace

QString hashPassword(const QString &password, PasswordCost cost)
{
    const QByteArray bytes = bytesOf(password);
    const bool usual = cost == PasswordCost::Usual;
    std::array<char, crypto_pwhash_STRBYTES> hash = {};
    const bool made =
        sodiumIsReady() &&
        crypto_pwhash_str_alg(hash.data(), bytes.constData(), static_cast<unsigned long long>(bytes.size()),
                              usual ? crypto_pwhash_OPSLIMIT_INTERACTIVE : crypto_pwhash_OPSLIMIT_MIN,
                              usual ? crypto_pwhash_MEMLIMIT_INTERACTIVE : crypto_pwhash_MEMLIMIT_MIN,
                              crypto_pwhash_ALG_ARGON2ID13) == 0;
    return made ? QString::fromLatin1(hash.data()) : QString();
}

bool verifyPassword(const QString &password, const QString &hash)
{
    const QByteArray bytes = bytesOf(password);
    if (hash.startsWith(oldMethod + u'$'))
        return sodiumIsReady() && verifyOldHash(bytes, hash);
    const QByteArray stored = hash.toLatin1();
    return stored.size() < qsizetype(crypto_pwhash_STRBYTES) && sodiumIsReady() &&
           crypto_pwhash_str_verify(stored.constData(), bytes.constData(),
                                    static_cast<unsigned long long>(bytes.size())) == 0;
}

bool needsNewHash(const QString &hash)
{
    const QByteArray stored = hash.toLatin1();
    return hash.startsWith(oldMethod + u'$') || stored.size() >= qsizetype(crypto_pwhash_STRBYTES) ||
           !sodiumIsReady() ||
           crypto_pwhash_str_needs_rehash(stored.constData(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0;
}

}  // namespace gainsay
