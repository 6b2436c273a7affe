// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ExportedFolder.h"

#include "core/base/TranslatableText.h"
#include "core/scheme/SchemeLabels.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int usualLength = 512;
constexpr int shortestInput = 8;
constexpr int longestInput = 8192;

Error faultIn(const QString &what)
{
    return invalidInput(TranslatableText::translate("detect", "config.json: %1").arg(what));
}

std::optional<int> configNumber(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    const bool sound = object.is_object() && found != object.end() && found->is_number_integer() &&
                       found->get<qint64>() >= 0 && found->get<qint64>() <= 1 << 30;
    return sound ? std::optional(found->get<int>()) : std::nullopt;
}

QString configText(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? fromUtf8(found->get<std::string>()) : QString();
}

// {"0": "entailment", …}
Result<QStringList> labelsOf(const Json &config)
{
    const auto found = config.find("id2label");
    if (found == config.end() || !found->is_object() || found->size() < 2)
        return faultIn(TranslatableText::translate(
            "detect", "id2label does not name at least two labels; this is no classifier, or not exported as one "
                      "(--task text-classification)"));
    QStringList labels;
    for (size_t i = 0; i < found->size(); ++i) {
        const auto label = found->find(std::to_string(i));
        if (label == found->end() || !label->is_string() || label->get<std::string>().empty())
            return faultIn(TranslatableText::translate("detect", "id2label has no name for output %1").arg(i));
        labels.append(fromUtf8(label->get<std::string>()));
    }
    return labels;
}

void setLabels(ModelSpec &spec, const QStringList &names)
{
    bool inferenceOnly = true;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const std::optional<bool> known = namedContradiction(names[i]);
        spec.saysWhatLabelsMean = spec.saysWhatLabelsMean && known.has_value();
        inferenceOnly = inferenceOnly && isInferenceLabel(names[i]);
        spec.labels.append(
            {names[i], int(i), known.value_or(false), names[i].compare("intra"_L1, Qt::CaseInsensitive) == 0});
    }
    const auto contradictions = std::ranges::count_if(spec.labels, &DetectorLabel::contradiction);
    spec.saysWhatLabelsMean = spec.saysWhatLabelsMean && contradictions > 0 && contradictions < spec.labels.size();
    if (!spec.saysWhatLabelsMean || !inferenceOnly)
        return;
    // The words of language inference mean the same under every scheme that asks for contradictions.
    for (const DetectorLabel &label : spec.labels)
        spec.labelsMap.insert(label.name, label.contradiction ? u"contradiction"_s : u"none"_s);
}

// RoBERTa and its kin count positions from behind the padding id.
bool countsBehindPadding(const QString &family)
{
    return family.contains("roberta"_L1) || family == "camembert"_L1 || family == "longformer"_L1 ||
           family == "mpnet"_L1;
}

// The first of these that is there, else the only network in the folder.
QString networkIn(const PackageFiles &files, const QStringList &names)
{
    for (const QString &folder : {QString(), u"onnx/"_s}) {
        for (const QString &name : names) {
            if (files.has(folder + name))
                return folder + name;
        }
    }
    const QStringList all = files.list({}, u".onnx"_s);
    return all.size() == 1 ? all.front() : QString();
}

Result<Json> readObject(const PackageFiles &files, const QString &name)
{
    ASSIGN_OR_RETURN(const auto text, files.readText(name));
    Result<Json> object = parseJson(text);
    if (!object)
        return invalidInput(u"%1: %2"_s.arg(name, object.error().message));
    if (!object->is_object())
        return invalidInput(TranslatableText::translate("detect", "%1: expected an object").arg(name));
    return object;
}

Result<TokenizerSpec> tokenizerOf(const PackageFiles &files, const QString &family, const Json &tokenizerConfig)
{
    TokenizerSpec tokenizer;
    if (files.has(u"tokenizer.json"_s)) {
        tokenizer.type = TokenizerSpec::Type::TokenizerJson;
        tokenizer.file = u"tokenizer.json"_s;
        return tokenizer;
    }
    for (const QString &name :
         {u"sentencepiece.bpe.model"_s, u"spiece.model"_s, u"spm.model"_s, u"tokenizer.model"_s}) {
        if (files.has(name)) {
            tokenizer.type = TokenizerSpec::Type::SentencePiece;
            tokenizer.file = name;
            tokenizer.family = family;
            return tokenizer;
        }
    }
    if (files.has(tokenizer.file)) {
        const auto lower = tokenizerConfig.find("do_lower_case");
        tokenizer.lowerCase = lower == tokenizerConfig.end() || *lower != false;
        return tokenizer;
    }
    return notFound(TranslatableText::translate(
        "detect", "there is no tokenizer beside config.json: tokenizer.json, a SentencePiece model or vocab.txt"));
}

// What was exported from other weights is another model to the project that stores what it says.
Result<QString> versionOf(const PackageFiles &files, const QString &network)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &name : {u"config.json"_s, network}) {
        QFile file(files.path(name));
        if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
            return notFound(
                TranslatableText::translate("detect", "%1: the file is missing or cannot be read").arg(name));
    }
    return QString::fromLatin1(hash.result().toHex().first(12));
}

}  // namespace

bool isExportedFolder(const PackageFiles &files)
{
    return !files.has(u"model.json"_s) && files.has(u"config.json"_s);
}

Result<ModelSpec> specOfConfig(const Json &config, const Json &tokenizerConfig)
{
    ModelSpec spec;
    ASSIGN_OR_RETURN(const auto labels, labelsOf(config));
    setLabels(spec, labels);
    const QString family = configText(config, "model_type");
    spec.padding = configNumber(config, "pad_token_id");
    if (countsBehindPadding(family))
        spec.firstPosition = spec.padding.value_or(1) + 1;
    if (configNumber(config, "type_vocab_size").value_or(2) < 2)
        spec.segments = SegmentStyle::None;
    int length = usualLength;
    for (const char *key : {"max_position_embeddings", "n_positions", "max_seq_len"}) {
        if (const std::optional<int> positions = configNumber(config, key); positions && *positions > 0) {
            length = *positions - spec.firstPosition;
            break;
        }
    }
    length = std::min(length, configNumber(tokenizerConfig, "model_max_length").value_or(length));
    spec.maximumLength = std::clamp(length, shortestInput, longestInput);
    return spec;
}

Result<ModelSpec> specOfExport(const PackageFiles &files)
{
    ASSIGN_OR_RETURN(const auto config, readObject(files, u"config.json"_s));
    Json tokenizerConfig = Json::object();
    if (files.has(u"tokenizer_config.json"_s)) {
        ASSIGN_OR_RETURN(tokenizerConfig, readObject(files, u"tokenizer_config.json"_s));
    }
    ASSIGN_OR_RETURN(auto spec, specOfConfig(config, tokenizerConfig));
    ASSIGN_OR_RETURN(spec.tokenizer, tokenizerOf(files, configText(config, "model_type"), tokenizerConfig));
    ModelHead head;
    head.input = HeadInput::Pair;
    head.cpu.path = networkIn(files, {u"model.onnx"_s, u"model_quantized.onnx"_s, u"model_int8.onnx"_s});
    if (head.cpu.path.isEmpty())
        return notFound(TranslatableText::translate(
            "detect", "there is no network beside config.json: model.onnx, onnx/model.onnx, or one *.onnx"));
    const QString forGpu = networkIn(files, {u"model_fp16.onnx"_s, u"model_float16.onnx"_s});
    if (!forGpu.isEmpty() && forGpu != head.cpu.path)
        head.gpu = ModelFile{forGpu, {}};
    spec.heads = {head};
    const QFileInfo location(files.location());
    spec.name = location.isDir() ? location.fileName() : location.completeBaseName();
    ASSIGN_OR_RETURN(spec.version, versionOf(files, head.cpu.path));
    for (const QString &card : {u"MODEL_CARD.md"_s, u"README.md"_s}) {
        if (spec.card.isEmpty() && files.has(card))
            spec.card = card;
    }
    return spec;
}

}  // namespace gainsay
