// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ModelPackage.h"

#include "core/detect/package/NetworkCheck.h"
#include "core/detect/tokenize/CharacterTokenizer.h"
#include "core/detect/tokenize/WordPieceTokenizer.h"

#include <QCoreApplication>

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
    ASSIGN_OR_RETURN(const auto text, package.m_files.readDescription());
    ASSIGN_OR_RETURN(package.m_spec, parseModelSpec(text));
    package.m_files.setChecksums(package.m_spec.checksums);
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

QString ModelPackage::card(const QString &language) const
{
    return m_files.readCard({m_spec.cards.value(language), m_spec.card});
}

Result<void> ModelPackage::checkNetworks()
{
    RETURN_IF_ERROR(m_files.checkListed());
    for (const ModelHead &head : m_spec.heads) {
        QList<ModelFile> files = {head.cpu};
        if (head.gpu)
            files.append(*head.gpu);
        for (const ModelFile &file : files) {
            RETURN_IF_ERROR(m_files.check(file));
            ASSIGN_OR_RETURN(const auto network, m_files.inspect(file));
            RETURN_IF_ERROR(checkNetworkShape(network, m_spec, file.path));
        }
    }
    return {};
}

Result<void> ModelPackage::readVocabulary()
{
    const TokenizerSpec &tokenizer = m_spec.tokenizer;
    RETURN_IF_ERROR(m_files.check({tokenizer.vocabulary, {}}));
    ASSIGN_OR_RETURN(const auto text, m_files.readText(tokenizer.vocabulary));
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
