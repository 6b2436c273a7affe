// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/Trigger.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace gainsay {

using namespace Qt::StringLiterals;

quint64 rowSeed(quint64 seed, const QString &method, const TriggerInput &input)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(seed));
    for (const QString &part : {method, input.u1, input.b1}) {
        hash.addData("\n");
        hash.addData(part.toUtf8());
    }
    return qFromBigEndian<quint64>(hash.result().constData());
}

}  // namespace gainsay
