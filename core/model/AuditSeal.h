// SPDX-License-Identifier: GPL-3.0-or-later
// A signed word about the audit trail, short enough to be printed or mailed: which row was the last one, its hash, and
// when. Whoever keeps the line elsewhere can prove later that no row before it was changed.
//     gainsay-seal:1:412:1795001116762:HEAD:KEY:SIGNATURE     (the last three in base64url)
#pragma once

#include "core/base/Result.h"
#include "core/base/SigningKey.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace gainsay {

struct AuditSeal {
    qint64 row = 0;
    qint64 at = 0;
    QByteArray head;  // the hash of that row
    QByteArray key;   // the public one
    QByteArray signature;

    friend bool operator==(const AuditSeal &, const AuditSeal &) = default;
};

AuditSeal signedSeal(qint64 row, qint64 at, const QByteArray &head, const SigningKey &key);
// Whether the line is as whoever has the key wrote it.
bool isGenuine(const AuditSeal &seal);

QString toLine(const AuditSeal &seal);
// Every seal in a text, which may be a mail that breaks lines. InvalidInput if there is none, or one that is cut short.
Result<QList<AuditSeal>> sealsIn(const QString &text);

// A public key as it is printed and compared: groups of four hexadecimal digits, the first 16 bytes of its SHA-256.
QString keyPrint(const QByteArray &publicKey);

}  // namespace gainsay
