// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/SealKey.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SealKeyWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 largestKeyFile = 4096;
constexpr auto keyEncoding = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
const QByteArray secretMark = "gainsay-seal-secret:1:";
const QByteArray publicMark = "gainsay-seal-public:1:";

Error keyError(const QString &path, const QString &reason)
{
    return ioError(SealKeyWords::tr("The key file %1 cannot be used: %2").arg(QDir::toNativeSeparators(path), reason));
}

// 32 bytes behind the mark, if that is what the text is.
std::optional<QByteArray> keyAfter(const QByteArray &mark, const QByteArray &text)
{
    const QByteArray line = text.trimmed();
    if (!line.startsWith(mark))
        return std::nullopt;
    const auto bytes =
        QByteArray::fromBase64Encoding(line.sliced(mark.size()), keyEncoding | QByteArray::AbortOnBase64DecodingErrors);
    return bytes && bytes.decoded.size() == publicKeySize ? std::optional(bytes.decoded) : std::nullopt;
}

Result<void> writeKeyFile(const QString &path, const QByteArray &content, QFile::Permissions permissions)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, permissions) || file.write(content) != content.size() ||
        !file.flush())
        return keyError(path, file.errorString());
    return {};
}

Result<SealKey> newKey(const QString &path)
{
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return keyError(path, SealKeyWords::tr("its folder cannot be made"));
    ASSIGN_OR_RETURN(const auto key, SigningKey::make());
    RETURN_IF_ERROR(
        writeKeyFile(path, secretMark + key.seed().toBase64(keyEncoding) + '\n', QFile::ReadOwner | QFile::WriteOwner));
    const QString shared = path + u".pub"_s;
    QFile::remove(shared);
    RETURN_IF_ERROR(writeKeyFile(shared, publicMark + key.publicKey().toBase64(keyEncoding) + '\n',
                                 QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    return SealKey{key, true};
}

}  // namespace

QString usualSealKeyFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation))
        .filePath(u"gainsay/seal.key"_s);
}

Result<SealKey> sealKeyIn(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return newKey(path);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if ((file.permissions() & others) != 0)
        return keyError(path, SealKeyWords::tr("other accounts of this computer can read or change it. Make a new one "
                                               "in another place, or run chmod 600 if you know that nobody did"));
    if (!file.open(QIODevice::ReadOnly))
        return keyError(path, file.errorString());
    const auto seed = keyAfter(secretMark, file.read(largestKeyFile));
    const auto key = seed ? SigningKey::fromSeed(*seed) : std::nullopt;
    if (!key)
        return keyError(path, SealKeyWords::tr("it holds no key that Gainsay made"));
    return SealKey{*key, false};
}

Result<QByteArray> publicSealKey(const QString &fileOrText)
{
    if (const auto given = keyAfter(publicMark, fileOrText.toUtf8()))
        return *given;
    QFile file(fileOrText);
    if (!file.exists())
        return notFound(SealKeyWords::tr("There is no public key %1").arg(QDir::toNativeSeparators(fileOrText)));
    if (!file.open(QIODevice::ReadOnly))
        return keyError(fileOrText, file.errorString());
    const QByteArray content = file.read(largestKeyFile);
    if (const auto key = keyAfter(publicMark, content))
        return *key;
    // Whoever has the secret one has the public one.
    const auto seed = keyAfter(secretMark, content);
    if (const auto key = seed ? SigningKey::fromSeed(*seed) : std::nullopt)
        return key->publicKey();
    return keyError(fileOrText, SealKeyWords::tr("it holds no key that Gainsay made"));
}

}  // namespace gainsay
