// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ModelPackage.h"

#include "core/detect/package/NetworkCheck.h"
#include "core/detect/package/PackageArchive.h"
#include "core/detect/tokenize/CharacterTokenizer.h"
#include "core/detect/tokenize/WordPieceTokenizer.h"

#include <QCoreApplication>
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
        return notFound(QCoreApplication::translate("detect", "%1: cannot be read (%2)").arg(name, file.errorString()));
    if (file.size() > largestText)
        return invalidInput(QCoreApplication::translate("detect", "%1: too large (%2 MB)")
                                .arg(name, QString::number(file.size() >> 20)));
    return file.readAll();
}

}  // namespace

bool ModelPackage::looksLikeOne(const QString &path)
{
    const QFileInfo entry(path);
    return entry.isDir() ? QFileInfo::exists(QDir(path).filePath(u"model.json"_s))
                         : entry.suffix().toLower() == "zip"_L1;
}

Result<ModelPackage> ModelPackage::open(const QString &path)
{
    ModelPackage package;
    package.m_location = path;
    RETURN_IF_ERROR(package.locate());
    const Result<QByteArray> text = readPackageText(package.filePath(u"model.json"_s), u"model.json"_s);
    if (!text)
        return Error{
            text.error().kind,
            QCoreApplication::translate("detect", "%1 is no model package: %2").arg(path, text.error().message)};
    ASSIGN_OR_RETURN(auto spec, parseModelSpec(*text));
    package.m_spec = std::move(spec);
    RETURN_IF_ERROR(package.checkNetworks());
    RETURN_IF_ERROR(package.readVocabulary());
    return package;
}

Result<void> ModelPackage::useMethod(const QString &method)
{
    const std::optional<DetectMethod> wanted = detectMethodFromString(method);
    if (!wanted)
        return invalidInput(QCoreApplication::translate(
                                "detect", "there is no method \"%1\"; use sentence-pair, flatten or hierarchical")
                                .arg(method));
    if (*wanted == m_spec.method)
        return {};
    if (*wanted == DetectMethod::Hierarchical || m_spec.method == DetectMethod::Hierarchical) {
        return unsupported(
            QCoreApplication::translate("detect", "the model %1 works by the method %2 and cannot be used with %3")
                .arg(m_spec.name, toString(m_spec.method), method));
    }
    m_spec.method = *wanted;
    m_spec.heads.front().input = *wanted == DetectMethod::SentencePair ? HeadInput::Pair : HeadInput::All;
    return {};
}

QString ModelPackage::filePath(const QString &inner) const
{
    return QDir(m_folder).filePath(inner);
}

QString ModelPackage::card(const QString &language) const
{
    for (const QString &file : {m_spec.cards.value(language), m_spec.card}) {
        if (file.isEmpty() || !isInnerPath(file))
            continue;
        if (const Result<QByteArray> text = readPackageText(filePath(file), file))
            return QString::fromUtf8(*text);
    }
    return {};
}

Result<void> ModelPackage::locate()
{
    const QFileInfo info(m_location);
    if (!info.exists())
        return notFound(QCoreApplication::translate("detect", "%1: there is no such model package").arg(m_location));
    if (info.isDir()) {
        m_folder = info.absoluteFilePath();
        return {};
    }
    m_unpacked = std::make_shared<QTemporaryDir>();
    if (!m_unpacked->isValid())
        return ioError(
            QCoreApplication::translate("detect", "cannot unpack %1: %2").arg(m_location, m_unpacked->errorString()));
    if (const Result<void> unpacked = unpackArchive(m_location, m_unpacked->path()); !unpacked)
        return unpacked;
    m_folder = m_unpacked->path();
    // Many archives hold the folder itself.
    const QStringList entries = QDir(m_folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    if (entries.size() == 1 && QFileInfo(filePath(entries.front())).isDir())
        m_folder = filePath(entries.front());
    return {};
}

Result<void> ModelPackage::checkFile(const ModelFile &file)
{
    const QString canonicalFolder = QFileInfo(m_folder).canonicalFilePath();
    const QString canonical = QFileInfo(filePath(file.path)).canonicalFilePath();
    if (!isInnerPath(file.path) || (!canonical.isEmpty() && !canonical.startsWith(canonicalFolder + u'/')))
        return notAllowed(
            QCoreApplication::translate("detect", "model.json names the file \"%1\", which lies outside the package")
                .arg(file.path));
    QFile content(filePath(file.path));
    if (!content.open(QIODevice::ReadOnly))
        return notFound(
            QCoreApplication::translate("detect", "%1: the file is missing or cannot be read").arg(file.path));
    const QByteArray expected = file.sha256.isEmpty() ? m_spec.checksums.value(file.path) : file.sha256;
    if (expected.isEmpty()) {
        m_remarks.append(QCoreApplication::translate("detect", "%1: no checksum is given, so damage would go unnoticed")
                             .arg(file.path));
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!hash.addData(&content) || hash.result().toHex() != expected)
        return corrupt(QCoreApplication::translate(
                           "detect", "%1: its SHA-256 is not the one in model.json; the file is damaged or was changed")
                           .arg(file.path));
    return {};
}

Result<void> ModelPackage::checkNetworks()
{
    for (auto entry = m_spec.checksums.cbegin(); entry != m_spec.checksums.cend(); ++entry) {
        if (const Result<void> checked = checkFile({entry.key(), entry.value()}); !checked)
            return checked;
    }
    for (const ModelHead &head : m_spec.heads) {
        QList<ModelFile> files = {head.cpu};
        if (head.gpu)
            files.append(*head.gpu);
        for (const ModelFile &file : files) {
            if (const Result<void> checked = checkFile(file); !checked)
                return checked;
            if (const Result<void> checked = checkNetwork(file); !checked)
                return checked;
        }
    }
    return {};
}

Result<void> ModelPackage::checkNetwork(const ModelFile &file) const
{
    QFile content(filePath(file.path));
    uchar *bytes = content.open(QIODevice::ReadOnly) && content.size() > 0 ? content.map(0, content.size()) : nullptr;
    const QByteArrayView view(bytes, bytes ? content.size() : 0);
    ASSIGN_OR_RETURN(const auto network, inspectOnnx(view, file.path));
    if (const Result<void> checked = checkExternalData(network.externalData, file.path); !checked)
        return checked;
    return checkNetworkShape(network, m_spec, file.path);
}

Result<void> ModelPackage::checkExternalData(const QStringList &paths, const QString &network) const
{
    for (const QString &path : paths) {
        // The runtime looks for such files beside the network.
        const QString inner = QDir::cleanPath(QFileInfo(network).path() + u'/' + path);
        if (!isInnerPath(path) || !isInnerPath(inner))
            return notAllowed(
                QCoreApplication::translate("detect", "%1: it reads the file \"%2\", which lies outside the package")
                    .arg(network, path));
        if (!m_spec.checksums.contains(inner)) {
            return invalidInput(
                QCoreApplication::translate("detect", "%1: its data file %2 has no entry in checksums of model.json")
                    .arg(network, inner));
        }
    }
    return {};
}

Result<void> ModelPackage::readVocabulary()
{
    const TokenizerSpec &tokenizer = m_spec.tokenizer;
    if (const Result<void> checked = checkFile({tokenizer.vocabulary, {}}); !checked)
        return checked;
    ASSIGN_OR_RETURN(const auto text, readPackageText(filePath(tokenizer.vocabulary), tokenizer.vocabulary));
    ASSIGN_OR_RETURN(auto vocabulary, Vocabulary::parse(text, tokenizer.vocabulary));
    if (tokenizer.type == TokenizerSpec::Type::Character) {
        m_tokenizer = std::make_shared<CharacterTokenizer>(
            std::move(vocabulary), CharacterTokenizer::Options{tokenizer.lowerCase, tokenizer.nfkc});
    } else {
        m_tokenizer = std::make_shared<WordPieceTokenizer>(std::move(vocabulary), tokenizer.lowerCase);
    }
    return {};
}

}  // namespace gainsay
