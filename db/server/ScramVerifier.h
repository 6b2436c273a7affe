// SPDX-License-Identifier: GPL-3.0-or-later
// What a PostgreSQL server keeps of a password (SCRAM-SHA-256, RFC 5802): made here, the password itself is never sent,
// and stands in no log of the server.
#pragma once

#include <QByteArray>
#include <QString>

namespace gainsay {

QString scramVerifier(const QString &password, const QByteArray &salt);

}  // namespace gainsay
