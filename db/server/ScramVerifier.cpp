// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/server/ScramVerifier.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int scramIterations = 4096;

QByteArray keyed(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

// PBKDF2 with one block.
QByteArray saltedPassword(const QByteArray &password, const QByteArray &salt)
{
    QByteArray step = keyed(password, salt + QByteArray("\0\0\0\1", 4));
    QByteArray sum = step;
    for (int i = 1; i < scramIterations; ++i) {
        step = keyed(password, step);
        for (qsizetype byte = 0; byte < sum.size(); ++byte)
            sum[byte] = static_cast<char>(sum.at(byte) ^ step.at(byte));
    }
    return sum;
}

}  // namespace

QString scramVerifier(const QString &password, const QByteArray &salt)
{
    const QByteArray salted = saltedPassword(password.normalized(QString::NormalizationForm_KC).toUtf8(), salt);
    const QByteArray stored = QCryptographicHash::hash(keyed(salted, "Client Key"), QCryptographicHash::Sha256);
    const QByteArray server = keyed(salted, "Server Key");
    return u"SCRAM-SHA-256$%1:%2$%3:%4"_s.arg(QString::number(scramIterations), QString::fromLatin1(salt.toBase64()),
                                              QString::fromLatin1(stored.toBase64()),
                                              QString::fromLatin1(server.toBase64()));
}

}  // namespace gainsay
