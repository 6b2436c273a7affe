// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/PackageFiles.h"

#include "core/base/Json.h"
#include "core/base/TranslatableText.h"
#include "core/detect/package/PackageArchive.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 largestText = 64 << 20;  // model.json, vocabulary, card

Result<QByteArray> readPackageText(const QString &path, const QString &name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notFound(TranslatableText::translate("detect", "%1: cannot be read (%2)").arg(name, file.errorString()));
    if (file.size() > largestText)
        return invalidInput(TranslatableText::translate("detect", "%1: too large (%2 MB)")
                                .arg(name, QString::number(file.size() >> 20)));
    return file.readAll();
}

}  // namespace

bool PackageFiles::looksLikeOne(const QString &path)
{
    const QFileInfo entry(path);
    const QDir folder(path);
    return entry.isDir() ? QFileInfo::exists(folder.filePath(u"model.json"_s)) ||
                               QFileInfo::exists(folder.filePath(u"config.json"_s))
                         : entry.suffix().toLower() == "zip"_L1;
}

QString PackageFiles::kindOf(const QString &path)
{
    if (QFileInfo(path).isDir() && !QFileInfo::exists(QDir(path).filePath(u"model.json"_s)))
        return u"classifier"_s;
    const Result<QByteArray> text = readPackageText(QDir(path).filePath(u"model.json"_s), u"model.json"_s);
    const Result<Json> description = text ? parseJson(*text) : Result<Json>(text.error());
    if (!description || !description->is_object())
        return {};
    const auto kind = description->find("kind");
    return kind != description->end() && kind->is_string() ? fromUtf8(kind->get<std::string>()) : u"classifier"_s;
}

Result<PackageFiles> PackageFiles::open(const QString &location)
{
    PackageFiles files;
    files.m_location = location;
    const QFileInfo info(location);
    if (!info.exists())
        return notFound(TranslatableText::translate("detect", "%1: there is no such model package").arg(location));
    if (info.isDir())
        files.m_folder = info.absoluteFilePath();
    else
        RETURN_IF_ERROR(files.unpack());
    return files;
}

QString PackageFiles::path(const QString &inner) const
{
    return QDir(m_folder).filePath(inner);
}

bool PackageFiles::has(const QString &inner) const
{
    return QFileInfo(path(inner)).isFile();
}

QStringList PackageFiles::list(const QString &folder, const QString &ending) const
{
    return QDir(path(folder)).entryList({u'*' + ending}, QDir::Files, QDir::Name);
}

Result<QByteArray> PackageFiles::readText(const QString &inner) const
{
    return readPackageText(path(inner), inner);
}

Result<QByteArray> PackageFiles::readDescription() const
{
    Result<QByteArray> text = readText(u"model.json"_s);
    if (!text)
        return Error{
            text.error().kind,
            TranslatableText::translate("detect", "%1 is no model package: %2").arg(m_location, text.error().message)};
    return text;
}

QString PackageFiles::readCard(const QStringList &files) const
{
    for (const QString &file : files) {
        if (file.isEmpty() || !isInnerPath(file))
            continue;
        if (const Result<QByteArray> text = readText(file))
            return QString::fromUtf8(*text);
    }
    return {};
}

Result<void> PackageFiles::unpack()
{
    m_unpacked = std::make_shared<QTemporaryDir>();
    if (!m_unpacked->isValid())
        return ioError(
            TranslatableText::translate("detect", "cannot unpack %1: %2").arg(m_location, m_unpacked->errorString()));
    RETURN_IF_ERROR(unpackArchive(m_location, m_unpacked->path()));
    m_folder = m_unpacked->path();
    // Many archives hold the folder itself.
    const QStringList entries = QDir(m_folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    if (entries.size() == 1 && QFileInfo(path(entries.front())).isDir())
        m_folder = path(entries.front());
    return {};
}

Result<void> PackageFiles::check(const ModelFile &file)
{
    const QString canonicalFolder = QFileInfo(m_folder).canonicalFilePath();
    const QString canonical = QFileInfo(path(file.path)).canonicalFilePath();
    if (!isInnerPath(file.path) || (!canonical.isEmpty() && !canonical.startsWith(canonicalFolder + u'/')))
        return notAllowed(
            TranslatableText::translate("detect", "model.json names the file \"%1\", which lies outside the package")
                .arg(file.path));
    QFile content(path(file.path));
    if (!content.open(QIODevice::ReadOnly))
        return notFound(
            TranslatableText::translate("detect", "%1: the file is missing or cannot be read").arg(file.path));
    const QByteArray expected = file.sha256.isEmpty() ? m_checksums.value(file.path) : file.sha256;
    if (expected.isEmpty()) {
        m_remarks.append(TranslatableText::translate("detect", "%1: no checksum is given, so damage would go unnoticed")
                             .arg(file.path));
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!hash.addData(&content) || hash.result().toHex() != expected)
        return corrupt(TranslatableText::translate(
                           "detect", "%1: its SHA-256 is not the one in model.json; the file is damaged or was changed")
                           .arg(file.path));
    return {};
}

Result<void> PackageFiles::checkListed()
{
    for (auto entry = m_checksums.cbegin(); entry != m_checksums.cend(); ++entry)
        RETURN_IF_ERROR(check({entry.key(), entry.value()}));
    return {};
}

Result<OnnxFile> PackageFiles::inspect(const ModelFile &network)
{
    QFile content(path(network.path));
    // An ONNX message cannot be longer; what is, the runtime would read past its end.
    constexpr qint64 largestNetwork = (qint64(1) << 31) - 1;
    if (content.size() > largestNetwork)
        return invalidInput(TranslatableText::translate("detect", "%1: too large (%2 MB)")
                                .arg(network.path, QString::number(content.size() >> 20)));
    uchar *bytes = content.open(QIODevice::ReadOnly) && content.size() > 0 ? content.map(0, content.size()) : nullptr;
    const QByteArrayView view(bytes, bytes ? content.size() : 0);
    ASSIGN_OR_RETURN(auto inspected, inspectOnnx(view, network.path));
    RETURN_IF_ERROR(checkExternalData(inspected.externalData, network.path));
    return inspected;
}

Result<void> PackageFiles::checkExternalData(const QStringList &paths, const QString &network)
{
    for (const QString &path : paths) {
        // The runtime looks for such files beside the network.
        const QString inner = QDir::cleanPath(QFileInfo(network).path() + u'/' + path);
        if (!isInnerPath(path) || !isInnerPath(inner))
            return notAllowed(
                TranslatableText::translate("detect", "%1: it reads the file \"%2\", which lies outside the package")
                    .arg(network, path));
        if (!m_dataFiles.contains(inner))
            m_dataFiles.append(inner);
        if (!has(u"model.json"_s)) {
            RETURN_IF_ERROR(check({inner, {}}));
        } else if (!m_checksums.contains(inner)) {
            return invalidInput(
                TranslatableText::translate("detect", "%1: its data file %2 has no entry in checksums of model.json")
                    .arg(network, inner));
        }
    }
    return {};
}

}  // namespace gainsay
