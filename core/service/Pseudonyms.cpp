// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/Pseudonyms.h"

#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Kept with the project, never in an export.
const QString keyName = u"pseudonym_key"_s;
constexpr qsizetype digits = 10;

QByteArray newKey()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words);
}

}  // namespace

Result<Pseudonyms> Pseudonyms::ofProject(Storage &storage)
{
    QByteArray key;
    const auto done = storage.transaction([&]() -> Result<void> {
        const auto stored = storage.project().value(keyName);
        if (!stored)
            return stored.error();
        key = *stored ? QByteArray::fromHex((*stored)->toLatin1()) : newKey();
        return *stored ? Result<void>() : storage.project().setValue(keyName, QString::fromLatin1(key.toHex()));
    });
    if (!done)
        return done.error();
    return Pseudonyms(key);
}

QString Pseudonyms::nameFor(const QString &person) const
{
    const QByteArray code =
        QMessageAuthenticationCode::hash(person.toUtf8(), m_key, QCryptographicHash::Sha256).toHex().left(digits);
    return u"person-"_s + QString::fromLatin1(code);
}

}  // namespace gainsay
