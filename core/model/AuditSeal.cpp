// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/AuditSeal.h"

#include "core/base/TranslatableText.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AuditSealWords {
    GAINSAY_TR(gainsay::AuditSeal)
};

const QString sealMark = u"gainsay-seal:"_s;
constexpr auto urlText = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

QByteArray fromUrlText(const QString &text)
{
    return QByteArray::fromBase64(text.toLatin1(), urlText);
}

// All of the line but the signature: none of it can be exchanged.
QString unsignedLine(const AuditSeal &seal)
{
    return sealMark + QStringList{u"1"_s, QString::number(seal.row), QString::number(seal.at),
                                  QString::fromLatin1(seal.head.toBase64(urlText)),
                                  QString::fromLatin1(seal.key.toBase64(urlText))}
                          .join(u':');
}

}  // namespace

AuditSeal signedSeal(qint64 row, qint64 at, const QByteArray &head, const SigningKey &key)
{
    AuditSeal seal{row, at, head, key.publicKey(), {}};
    seal.signature = key.sign(unsignedLine(seal).toLatin1());
    return seal;
}

bool isGenuine(const AuditSeal &seal)
{
    return isSignature(seal.signature, unsignedLine(seal).toLatin1(), seal.key);
}

QString toLine(const AuditSeal &seal)
{
    return unsignedLine(seal) + u':' + QString::fromLatin1(seal.signature.toBase64(urlText));
}

Result<QList<AuditSeal>> sealsIn(const QString &text)
{
    static const QRegularExpression space(u"\\s+"_s);
    static const QRegularExpression shape(sealMark +
                                          u"1:(\\d{1,18}):(\\d{1,18}):([\\w-]{43}):([\\w-]{43}):([\\w-]{86})"_s);
    const QString joined = QString(text).remove(space);
    QList<AuditSeal> seals;
    for (const QRegularExpressionMatch &found : shape.globalMatch(joined)) {
        seals.append({found.captured(1).toLongLong(), found.captured(2).toLongLong(), fromUrlText(found.captured(3)),
                      fromUrlText(found.captured(4)), fromUrlText(found.captured(5))});
    }
    if (seals.isEmpty())
        return invalidInput(AuditSealWords::tr("There is no seal in it; one begins with %1").arg(sealMark + u'1'));
    if (seals.size() != joined.count(sealMark))
        return invalidInput(AuditSealWords::tr("A seal in it is cut short or mistyped; give the whole line as it was "
                                               "printed"));
    return seals;
}

QString keyPrint(const QByteArray &publicKey)
{
    const QByteArray digits = QCryptographicHash::hash(publicKey, QCryptographicHash::Sha256).first(16).toHex();
    QStringList groups;
    for (qsizetype at = 0; at < digits.size(); at += 4)
        groups.append(QString::fromLatin1(digits.sliced(at, 4)));
    return groups.join(u' ');
}

}  // namespace gainsay
