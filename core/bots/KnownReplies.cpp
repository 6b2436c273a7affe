// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/KnownReplies.h"

#include "core/base/TranslatableText.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

Result<KnownReplies> KnownReplies::read(const QByteArray &bytes, const QString &file)
{
    KnownReplies known;
    for (qsizetype at = 0; at + 8 <= bytes.size(); at += 8)
        known.m_hashes.push_back(qFromBigEndian<quint64>(bytes.constData() + at));
    if (bytes.size() % 8 != 0 || !std::ranges::is_sorted(known.m_hashes))
        return invalidInput(
            TranslatableText::translate("bots", "%1 must hold hashes of eight bytes in ascending order").arg(file));
    return known;
}

bool KnownReplies::has(QStringView reply) const
{
    reply = reply.trimmed();
    while (!reply.isEmpty() && u"。！？~"_s.contains(reply.back()))
        reply.chop(1);
    const QByteArray hash = QCryptographicHash::hash(reply.toUtf8(), QCryptographicHash::Sha256);
    return std::ranges::binary_search(m_hashes, qFromBigEndian<quint64>(hash.constData()));
}

}  // namespace gainsay
