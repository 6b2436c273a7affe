// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ModelPackage.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/detect/package/ExportedFolder.h"
#include "core/detect/package/NetworkCheck.h"
#include "core/detect/tokenize/CharacterTokenizer.h"
#include "core/detect/tokenize/JsonTokenizer.h"
#include "core/detect/tokenize/SentencePieceTokenizer.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

bool ModelPackage::looksLikeOne(const QString &path)
{
    return PackageFiles::looksLikeOne(path) && PackageFiles::kindOf(path) != "causal-lm"_L1;
}

Result<ModelPackage> ModelPackage::open(const QString &path)
{
    ASSIGN_OR_RETURN(auto files, PackageFiles::open(path));
    ModelPackage package(std::move(files));
    if (isExportedFolder(package.m_files)) {
        ASSIGN_OR_RETURN(package.m_spec, specOfExport(package.m_files));
    } else {
        ASSIGN_OR_RETURN(const auto text, package.m_files.readDescription());
        ASSIGN_OR_RETURN(package.m_spec, parseModelSpec(text));
    }
    package.m_files.setChecksums(package.m_spec.checksums);
    RETURN_IF_ERROR(package.m_files.checkListed());
    if (package.m_spec.method == DetectMethod::Linear) {
        RETURN_IF_ERROR(package.readLinear());
    } else {
        ASSIGN_OR_RETURN(const auto networks, package.checkNetworks());
        RETURN_IF_ERROR(package.readTokenizer());
        for (auto network = networks.cbegin(); network != networks.cend(); ++network)
            RETURN_IF_ERROR(checkVocabularySize(*network, package.m_spec, package.m_tokenizer->size(), network.key()));
    }
    return package;
}

Result<void> ModelPackage::useMethod(const QString &method, bool forced)
{
    const std::optional<DetectMethod> wanted = detectMethodFromString(method);
    if (!wanted)
        return invalidInput(TranslatableText::translate(
                                "detect", "there is no method \"%1\"; use sentence-pair, flatten or hierarchical")
                                .arg(method));
    if (*wanted == m_spec.method)
        return {};
    const auto isFixed = [](DetectMethod known) {
        return known == DetectMethod::Hierarchical || known == DetectMethod::Linear;
    };
    if (isFixed(*wanted) || isFixed(m_spec.method)) {
        return unsupported(
            TranslatableText::translate("detect", "the model %1 works by the method %2 and cannot be used with %3")
                .arg(m_spec.name, toString(m_spec.method), method));
    }
    if (!forced)
        return unsupported(TranslatableText::translate(
                               "detect", "the model %1 was made for the method %2; with %3 it would read other turns "
                                         "than it was trained on, and what it says would mean little. Leave the "
                                         "method out, or force it if that is what you want to see (--force)")
                               .arg(m_spec.name, toString(m_spec.method), method));
    m_spec.method = *wanted;
    m_spec.heads.front().input = *wanted == DetectMethod::SentencePair ? HeadInput::Pair : HeadInput::All;
    return {};
}

QString ModelPackage::card(const QString &language) const
{
    return m_files.readCard({m_spec.cards.value(language), m_spec.card});
}

Result<void> ModelPackage::checkLabelsAreKnown() const
{
    if (m_spec.saysWhatLabelsMean)
        return {};
    QStringList names;
    for (const DetectorLabel &label : m_spec.labels)
        names.append(label.name);
    return unsupported(TranslatableText::translate(
                           "detect", "%1: its labels %2 do not say which of them is a contradiction. Look at the "
                                     "model's description and say it, for example as --labels-map %3")
                           .arg(m_spec.name, listing(names), labelsMapExample(names)));
}

// By file.
Result<QMap<QString, OnnxFile>> ModelPackage::checkNetworks()
{
    QMap<QString, OnnxFile> networks;
    for (const ModelHead &head : std::as_const(m_spec.heads)) {
        for (const ModelFile &file : head.gpu ? QList{head.cpu, *head.gpu} : QList{head.cpu}) {
            RETURN_IF_ERROR(m_files.check(file));
            ASSIGN_OR_RETURN(const auto network, m_files.inspect(file));
            RETURN_IF_ERROR(checkNetworkShape(network, m_spec, file.path));
            const int length = fixedLength(network, m_spec).value_or(m_spec.maximumLength);
            m_spec.maximumLength = std::min(m_spec.maximumLength, length);
            networks.insert(file.path, network);
        }
    }
    return networks;
}

Result<void> ModelPackage::readTokenizer()
{
    using Type = TokenizerSpec::Type;
    const TokenizerSpec &tokenizer = m_spec.tokenizer;
    RETURN_IF_ERROR(m_files.check({tokenizer.file, {}}));
    ASSIGN_OR_RETURN(const auto text, m_files.readText(tokenizer.file));
    if (tokenizer.type == Type::TokenizerJson) {
        ASSIGN_OR_RETURN(m_tokenizer, JsonTokenizer::read(text, tokenizer.file));
    } else if (tokenizer.type == Type::WordPiece) {
        ASSIGN_OR_RETURN(m_tokenizer, JsonTokenizer::ofWordPieces(text, tokenizer.lowerCase, tokenizer.file));
    } else if (tokenizer.type == Type::SentencePiece) {
        ASSIGN_OR_RETURN(m_tokenizer, SentencePieceTokenizer::read(text, tokenizer.family, tokenizer.file));
    } else {
        ASSIGN_OR_RETURN(auto vocabulary, Vocabulary::parse(text, tokenizer.file));
        m_tokenizer = std::make_shared<CharacterTokenizer>(
            std::move(vocabulary), CharacterTokenizer::Options{tokenizer.lowerCase, tokenizer.nfkc});
    }
    return {};
}

Result<void> ModelPackage::readLinear()
{
    RETURN_IF_ERROR(m_files.check(m_spec.weights));
    QFile file(filePath(m_spec.weights.path));
    constexpr qint64 largestWeights = qint64(1) << 30;
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestWeights)
        return notFound(TranslatableText::translate("detect", "%1: cannot be read (%2)")
                            .arg(m_spec.weights.path, file.errorString()));
    ASSIGN_OR_RETURN(auto model, readLinearModel(file.readAll(), int(m_spec.labels.size()), m_spec.weights.path));
    m_linear = std::make_shared<const LinearModel>(std::move(model));
    if (m_spec.base.isEmpty())
        return {};
    RETURN_IF_ERROR(m_files.check({m_spec.base + u"/model.json"_s, {}}));
    ASSIGN_OR_RETURN(auto base, open(filePath(m_spec.base)));
    if (base.spec().method == DetectMethod::Linear)
        return unsupported(
            TranslatableText::translate("detect", "model.json, base: a learned model cannot build on another"));
    m_base = std::make_shared<const ModelPackage>(std::move(base));
    return {};
}

}  // namespace gainsay
