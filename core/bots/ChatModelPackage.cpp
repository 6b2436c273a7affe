// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/ChatModelPackage.h"

#include "core/base/JsonFields.h"
#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int knownFormat = 1;
constexpr int elementFloat = 1;
constexpr int elementInt64 = 7;

QMap<QString, QString> textsByKey(const Json &object)
{
    QMap<QString, QString> texts;
    for (const auto &[key, value] : object.items()) {
        if (value.is_string())
            texts.insert(fromUtf8(key), fromUtf8(value.get<std::string>()));
    }
    return texts;
}

ModelFile readFile(const Json &files, const char *device, JsonFaults &faults)
{
    JsonFields fields(files.at(device), u"files.%1"_s.arg(QLatin1StringView(device)), faults);
    return {fields.string("path"), fields.string("sha256", QString()).toLower().toLatin1()};
}

ChatFormat readChat(const Json &chat, JsonFaults &faults)
{
    JsonFields fields(chat, u"chat"_s, faults);
    ChatFormat format;
    format.begin = fields.string("begin", QString());
    JsonFields turns(fields.object("turns"), u"chat.turns"_s, faults);
    for (const ChatRole role : {ChatRole::System, ChatRole::User, ChatRole::Bot}) {
        const std::string name = toUtf8(toString(role));
        const Json &pair = turns.array(name.c_str());
        if (pair.size() == 2 && pair[0].is_string() && pair[1].is_string())
            format.turns[size_t(role)] = {fromUtf8(pair[0].get<std::string>()), fromUtf8(pair[1].get<std::string>())};
        else
            faults.expected(turns.path(name.c_str()),
                            TranslatableText::translate("bots", "what stands before and after a turn"), pair);
    }
    for (const Json &end : fields.array("ends")) {
        if (end.is_string())
            format.ends.append(fromUtf8(end.get<std::string>()));
    }
    if (format.ends.isEmpty())
        faults.add(fields.path("ends"), TranslatableText::translate("bots", "the token that ends a turn is missing"));
    return format;
}

Result<ChatModelSpec> parseChatModelSpec(const Json &json)
{
    JsonFaults faults;
    JsonFields fields(json, u"model.json"_s, faults);
    ChatModelSpec spec;
    if (fields.integer("format", 0, 1 << 20, knownFormat) != knownFormat)
        return unsupported(
            TranslatableText::translate(
                "detect", "model.json, format: this version reads format %1 only; a newer Gainsay may be needed")
                .arg(knownFormat));
    if (const QString kind = fields.string("kind", QString()); kind != ChatModelPackage::kind)
        return invalidInput(
            TranslatableText::translate("bots", "model.json, kind: this package holds no chatbot (expected \"%1\")")
                .arg(ChatModelPackage::kind));
    spec.name = fields.string("name");
    spec.version = fields.string("version", u"1"_s);
    for (const Json &language : fields.array("languages", false)) {
        if (language.is_string())
            spec.languages.append(fromUtf8(language.get<std::string>()));
    }
    spec.maximumLength = fields.integer("max_length", 16, 1 << 20, spec.maximumLength);
    spec.tokenizer = fields.string("tokenizer", spec.tokenizer);
    spec.chat = readChat(fields.object("chat"), faults);
    ASSIGN_OR_RETURN(spec.sampling, samplingFromJson(fields.object("sampling", false)));
    spec.knownReplies = fields.string("known_replies", QString());
    const Json &files = fields.object("files");
    if (files.contains("cpu"))
        spec.cpu = readFile(files, "cpu", faults);
    else
        faults.add(fields.path("files"), TranslatableText::translate("bots", "the entry cpu is missing"));
    if (files.contains("gpu"))
        spec.gpu = readFile(files, "gpu", faults);
    const QMap<QString, QString> checksums = textsByKey(fields.object("checksums", false));
    for (auto entry = checksums.cbegin(); entry != checksums.cend(); ++entry)
        spec.checksums.insert(entry.key(), entry.value().toLower().toLatin1());
    spec.card = fields.string("card", QString());
    spec.cards = textsByKey(fields.object("cards", false));
    for (const char *key : {"metrics", "licence", "data", "base"}) {
        if (json.is_object() && json.contains(key))
            spec.about[key] = json[key];
    }
    if (!faults.isEmpty())
        return invalidInput(faults.first());
    return spec;
}

bool isFree(const OnnxValue &value, qsizetype dimension)
{
    return value.dimensions.size() > dimension && value.dimensions[dimension] < 0;
}

Error badNetwork(const QString &file, const QString &what)
{
    return invalidInput(
        TranslatableText::translate("bots", "%1: %2; export the model for text generation with past keys and values")
            .arg(file, what));
}

// Names and shapes as Optimum and Transformers.js exports have them.
Result<CausalShape> shapeOf(const OnnxFile &network, const QString &file)
{
    CausalShape shape;
    const OnnxValue *ids = network.input(u"input_ids"_s);
    if (!ids || ids->elementType != elementInt64 || !isFree(*ids, 1))
        return badNetwork(
            file, TranslatableText::translate("bots", "it lacks the input input_ids, int64 with a free length"));
    const QStringList plain = {u"input_ids"_s, u"attention_mask"_s, u"position_ids"_s};
    int caches = 0;
    for (const OnnxValue &input : network.inputs) {
        if (plain.contains(input.name))
            continue;
        if (!input.name.startsWith("past_key_values."_L1))
            return badNetwork(
                file,
                TranslatableText::translate("bots", "nothing is known to feed the input %1 with").arg(input.name));
        const bool sound = input.elementType == elementFloat && input.dimensions.size() == 4 &&
                           input.dimensions[1] > 0 && input.dimensions[2] < 0 && input.dimensions[3] > 0;
        if (!sound)
            return badNetwork(
                file, TranslatableText::translate("bots", "the cache %1 must be float32 [batch, heads, length, size]")
                          .arg(input.name));
        shape.heads = int(input.dimensions[1]);
        shape.headSize = int(input.dimensions[3]);
        ++caches;
    }
    shape.layers = caches / 2;
    for (int layer = 0; layer < shape.layers; ++layer) {
        for (const QString &part : {u"key"_s, u"value"_s}) {
            const bool complete = network.input(u"past_key_values.%1.%2"_s.arg(layer).arg(part)) &&
                                  network.output(u"present.%1.%2"_s.arg(layer).arg(part));
            if (!complete)
                return badNetwork(file, TranslatableText::translate("bots", "the %2 cache of layer %1 is not complete")
                                            .arg(layer)
                                            .arg(part));
        }
    }
    if (shape.layers == 0 || caches % 2 != 0)
        return badNetwork(file, TranslatableText::translate("bots", "it has no key/value cache"));
    const OnnxValue *logits = network.output(u"logits"_s);
    if (!logits || logits->elementType != elementFloat || logits->dimensions.size() != 3 || logits->dimensions[2] <= 0)
        return badNetwork(file, TranslatableText::translate(
                                    "bots", "it lacks the output logits, float32 [batch, length, vocabulary]"));
    shape.vocabulary = int(logits->dimensions[2]);
    return shape;
}

}  // namespace

bool ChatModelPackage::looksLikeOne(const QString &path)
{
    return PackageFiles::looksLikeOne(path) && PackageFiles::kindOf(path) == kind;
}

Result<ChatModelPackage> ChatModelPackage::open(const QString &path)
{
    ASSIGN_OR_RETURN(auto files, PackageFiles::open(path));
    ChatModelPackage package(std::move(files));
    ASSIGN_OR_RETURN(const auto text, package.m_files.readDescription());
    const Result<Json> json = parseJson(text);
    if (!json)
        return invalidInput(u"model.json: %1"_s.arg(json.error().message));
    ASSIGN_OR_RETURN(package.m_spec, parseChatModelSpec(*json));
    package.m_files.setChecksums(package.m_spec.checksums);
    RETURN_IF_ERROR(package.m_files.checkListed());
    RETURN_IF_ERROR(package.checkNetwork(package.m_spec.cpu));
    if (!package.m_spec.gpu.path.isEmpty())
        RETURN_IF_ERROR(package.checkNetwork(package.m_spec.gpu));
    RETURN_IF_ERROR(package.readTokenizer());
    RETURN_IF_ERROR(package.readKnownReplies());
    return package;
}

QString ChatModelPackage::card(const QString &language) const
{
    return m_files.readCard({m_spec.cards.value(language), m_spec.card});
}

CausalEngineRequest ChatModelPackage::engineRequest() const
{
    CausalEngineRequest request;
    request.cpuPath = m_files.path(m_spec.cpu.path);
    if (!m_spec.gpu.path.isEmpty())
        request.gpuPath = m_files.path(m_spec.gpu.path);
    request.shape = m_shape;
    return request;
}

Result<void> ChatModelPackage::checkNetwork(const ModelFile &file)
{
    RETURN_IF_ERROR(m_files.check(file));
    ASSIGN_OR_RETURN(const auto network, m_files.inspect(file));
    ASSIGN_OR_RETURN(m_shape, shapeOf(network, file.path));
    return {};
}

Result<void> ChatModelPackage::readKnownReplies()
{
    if (m_spec.knownReplies.isEmpty())
        return {};
    RETURN_IF_ERROR(m_files.check({m_spec.knownReplies, {}}));
    ASSIGN_OR_RETURN(const auto bytes, m_files.readText(m_spec.knownReplies));
    ASSIGN_OR_RETURN(m_knownReplies, KnownReplies::read(bytes, m_spec.knownReplies));
    return {};
}

Result<void> ChatModelPackage::readTokenizer()
{
    RETURN_IF_ERROR(m_files.check({m_spec.tokenizer, {}}));
    ASSIGN_OR_RETURN(const auto text, m_files.readText(m_spec.tokenizer));
    ASSIGN_OR_RETURN(m_tokenizer, JsonTokenizer::read(text, m_spec.tokenizer, JsonTokenizer::Use::Writing));
    if (m_tokenizer->size() > m_shape.vocabulary)
        return invalidInput(TranslatableText::translate(
                                "bots", "%1 has %2 tokens, but the network only knows %3; they do not belong together")
                                .arg(m_spec.tokenizer)
                                .arg(m_tokenizer->size())
                                .arg(m_shape.vocabulary));
    for (const QString &end : m_spec.chat.ends) {
        const std::optional<qint32> id = m_tokenizer->id(end);
        if (!id)
            return invalidInput(
                TranslatableText::translate("bots", "model.json, chat.ends: the tokenizer has no token \"%1\"")
                    .arg(end));
        m_endTokens.push_back(*id);
    }
    return {};
}

}  // namespace gainsay
