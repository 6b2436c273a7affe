// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/PasswordHash.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int saltBytes = 16;
constexpr int mostIterations = 10'000'000;  // a forged hash must not keep the program busy for hours
const QString method = u"pbkdf2-sha512"_s;

QByteArray randomSalt()
{
    QByteArray salt(saltBytes, Qt::Uninitialized);
    for (char &byte : salt)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return salt;
}

QByteArray deriveKey(const QString &password, const QByteArray &salt, int iterations)
{
    // The same password typed on two keyboards may arrive in two Unicode forms.
    const QByteArray bytes = password.normalized(QString::NormalizationForm_KC).toUtf8();
    return pbkdf2Sha512(bytes, salt, iterations);
}

bool equalInConstantTime(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= a.at(i) ^ b.at(i);
    return difference == 0;
}

}  // namespace

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

QString hashPassword(const QString &password, int iterations)
{
    const QByteArray salt = randomSalt();
    const QByteArray key = deriveKey(password, salt, iterations);
    return QStringList{method, QString::number(iterations), QString::fromLatin1(salt.toBase64()),
                       QString::fromLatin1(key.toBase64())}
        .join(u'$');
}

bool verifyPassword(const QString &password, const QString &hash)
{
    const QStringList parts = hash.split(u'$');
    if (parts.size() != 4 || parts.at(0) != method)
        return false;
    const int iterations = parts.at(1).toInt();
    if (iterations < 1 || iterations > mostIterations)
        return false;
    const QByteArray salt = QByteArray::fromBase64(parts.at(2).toLatin1());
    const QByteArray key = QByteArray::fromBase64(parts.at(3).toLatin1());
    return equalInConstantTime(key, deriveKey(password, salt, iterations));
}

}  // namespace gainsay
