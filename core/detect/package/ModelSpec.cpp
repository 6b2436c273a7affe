// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/package/ModelSpec.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/stats/predictions/Classification.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int knownFormat = 1;
constexpr int shortestLength = 8;
constexpr int longestLength = 8192;

// Exports for language inference name their classes in any order; ours begin with "no contradiction".
bool namesContradiction(const QString &name, qsizetype index)
{
    return namedContradiction(name).value_or(index > 0);
}

// Reads on after a fault with the defaults, and keeps the first one.
class SpecReader {
public:
    explicit SpecReader(const Json &model) : m_model(model) {}

    Result<ModelSpec> read()
    {
        if (!m_model.is_object())
            return invalidInput(TranslatableText::translate("detect", "model.json: expected an object"));
        if (number(m_model, "format", knownFormat) != knownFormat) {
            return unsupported(
                TranslatableText::translate(
                    "detect", "model.json, format: this version reads format %1 only; a newer Gainsay may be needed")
                    .arg(knownFormat));
        }
        m_spec.name = text(m_model, "name", {});
        if (m_spec.name.isEmpty())
            fail(u"name"_s, TranslatableText::translate("detect", "the model's name"));
        m_spec.version = text(m_model, "version", u"1"_s);
        m_spec.languages = texts(m_model, "languages");
        readMethod();
        readLabels();
        readTokenizer();
        readInputs();
        readHeads();
        readAbout();
        const LabelsMap map = readLabelsMap();
        if (!m_fault.isEmpty())
            return invalidInput(m_fault);
        if (!map.isEmpty()) {
            if (const Result<void> used = useLabelsMap(m_spec, map); !used)
                return invalidInput(TranslatableText::translate("detect", "model.json, %1: %2")
                                        .arg(u"labels_map"_s, used.error().message));
        }
        return m_spec;
    }

private:
    void fail(const QString &key, const QString &expected)
    {
        if (m_fault.isEmpty())
            m_fault = TranslatableText::translate("detect", "model.json, %1: expected %2").arg(key, expected);
    }

    QString text(const Json &object, const char *key, const QString &fallback)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        if (found->is_string())
            return fromUtf8(found->get<std::string>());
        fail(QString::fromLatin1(key), TranslatableText::translate("detect", "a text"));
        return fallback;
    }

    bool flag(const Json &object, const char *key, bool fallback)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        if (found->is_boolean())
            return found->get<bool>();
        fail(QString::fromLatin1(key), TranslatableText::translate("detect", "true or false"));
        return fallback;
    }

    double number(const Json &object, const char *key, double fallback)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        if (found->is_number())
            return found->get<double>();
        fail(QString::fromLatin1(key), TranslatableText::translate("detect", "a number"));
        return fallback;
    }

    QStringList texts(const Json &object, const char *key)
    {
        QStringList list;
        const auto found = object.find(key);
        if (found == object.end())
            return list;
        const bool valid =
            found->is_array() && std::ranges::all_of(*found, [](const Json &entry) { return entry.is_string(); });
        if (!valid) {
            fail(QString::fromLatin1(key), TranslatableText::translate("detect", "a list of texts"));
            return list;
        }
        for (const Json &entry : *found)
            list.append(fromUtf8(entry.get<std::string>()));
        return list;
    }

    Json object(const Json &parent, const char *key)
    {
        const auto found = parent.find(key);
        if (found == parent.end())
            return Json::object();
        if (found->is_object())
            return *found;
        fail(QString::fromLatin1(key), TranslatableText::translate("detect", "an object"));
        return Json::object();
    }

    void readLabels()
    {
        const auto found = m_model.find("labels");
        if (found == m_model.end() || !found->is_array() || found->size() < 2) {
            fail(u"labels"_s, TranslatableText::translate(
                                  "detect", "a list of at least two labels in the order of the model's output"));
            return;
        }
        for (const Json &entry : *found)
            m_spec.labels.append(readLabel(entry, m_spec.labels.size()));
        const auto contradictions = std::ranges::count_if(m_spec.labels, &DetectorLabel::contradiction);
        // What a project asks, and so what is learned from its labels, need not be about contradictions.
        const bool mixed = contradictions > 0 && contradictions < m_spec.labels.size();
        if (!mixed && m_spec.method != DetectMethod::Linear)
            fail(u"labels"_s,
                 TranslatableText::translate("detect", "some labels that are contradictions and some that are not"));
    }

    DetectorLabel readLabel(const Json &entry, qsizetype index)
    {
        const Json described = entry.is_object() ? entry : Json{{"name", entry}};
        DetectorLabel label;
        label.name = text(described, "name", {});
        if (label.name.isEmpty())
            fail(u"labels[%1]"_s.arg(index), TranslatableText::translate("detect", "a name, or an object with a name"));
        label.code = int(number(described, "code", double(index)));
        label.contradiction = flag(described, "contradiction", namesContradiction(label.name, index));
        label.withinTarget = flag(described, "within_target", label.name == "intra"_L1);
        return label;
    }

    LabelsMap readLabelsMap()
    {
        LabelsMap map;
        const Json entries = object(m_model, "labels_map");  // outlives the loop over it
        for (const auto &[from, to] : entries.items()) {
            if (to.is_string() || to.is_number_integer())
                map.insert(fromUtf8(from), answerText(to));
            else
                fail(u"labels_map.%1"_s.arg(fromUtf8(from)),
                     TranslatableText::translate("detect", "what the scheme calls the label"));
        }
        return map;
    }

    void readTokenizer()
    {
        const Json tokenizer = object(m_model, "tokenizer");
        const QString type = text(tokenizer, "type", u"wordpiece"_s);
        using Type = TokenizerSpec::Type;
        static const std::pair<QLatin1StringView, Type> types[] = {{"wordpiece"_L1, Type::WordPiece},
                                                                   {"character"_L1, Type::Character},
                                                                   {"json"_L1, Type::TokenizerJson},
                                                                   {"sentencepiece"_L1, Type::SentencePiece}};
        const auto known = std::ranges::find(types, type, [](const auto &entry) { return entry.first; });
        if (known == std::end(types))
            fail(u"tokenizer.type"_s, u"wordpiece, character, json, sentencepiece"_s);
        else
            m_spec.tokenizer.type = known->second;
        const bool isJson = m_spec.tokenizer.type == Type::TokenizerJson;
        m_spec.tokenizer.file =
            text(tokenizer, isJson ? "file" : "vocab", isJson ? u"tokenizer.json"_s : u"vocab.txt"_s);
        m_spec.tokenizer.family = text(tokenizer, "family", {});
        m_spec.tokenizer.lowerCase = flag(tokenizer, "lowercase", true);
        m_spec.tokenizer.nfkc = text(tokenizer, "normalize", u"none"_s) == "nfkc"_L1;
    }

    void readInputs()
    {
        const QStringList names = texts(m_model, "inputs");
        const auto most = qsizetype(m_spec.inputs.size());
        if (names.size() == most || names.size() == most - 1)
            std::ranges::copy(names, m_spec.inputs.begin());
        else if (!names.isEmpty())
            fail(u"inputs"_s,
                 TranslatableText::translate("detect", "names of ids, mask, segments and, if taken, positions"));
        m_spec.output = text(m_model, "output", m_spec.output);
        const QString segments = text(m_model, "segments", u"pair"_s);
        if (segments == "utterance"_L1)
            m_spec.segments = SegmentStyle::Utterance;
        else if (segments == "none"_L1)
            m_spec.segments = SegmentStyle::None;
        else if (segments != "pair"_L1)
            fail(u"segments"_s, u"pair, utterance, none"_s);
        const double length = number(m_model, "max_length", m_spec.maximumLength);
        if (length >= shortestLength && length <= longestLength)
            m_spec.maximumLength = int(length);
        else
            fail(
                u"max_length"_s,
                TranslatableText::translate("detect", "a number from %1 to %2").arg(shortestLength).arg(longestLength));
    }

    void readMethod()
    {
        const std::optional<DetectMethod> method =
            detectMethodFromString(text(m_model, "method", toString(m_spec.method)));
        if (method)
            m_spec.method = *method;
        else
            fail(u"method"_s, u"sentence-pair, flatten, hierarchical, linear"_s);
    }

    void readHeads()
    {
        if (m_spec.method == DetectMethod::Linear) {
            readLinear();
            return;
        }
        if (m_spec.method == DetectMethod::Hierarchical) {
            readHierarchicalHeads();
            return;
        }
        m_spec.heads = {
            readHead(m_model, m_spec.method == DetectMethod::SentencePair ? HeadInput::Pair : HeadInput::All)};
        readLabelBias();
    }

    void readLinear()
    {
        const ModelHead head = readHead(m_model, HeadInput::All);  // the temperature is said in the same way
        m_spec.temperature = head.temperature;
        m_spec.weights =
            m_model.contains("weights") ? readFile(m_model.at("weights")) : ModelFile{u"weights.bin"_s, {}};
        m_spec.base = text(m_model, "base", {});
        m_spec.question = text(m_model, "question", {});
        readLabelBias();
    }

    void readHierarchicalHeads()
    {
        constexpr HeadInput inputs[] = {HeadInput::Question, HeadInput::Role, HeadInput::All};
        const auto found = m_model.find("heads");
        const bool valid = found != m_model.end() && found->is_array() && found->size() == std::size(inputs) &&
                           std::ranges::all_of(*found, [](const Json &entry) { return entry.is_object(); });
        if (!valid || m_spec.labels.size() != qsizetype(std::size(inputs)) + 1) {
            fail(u"heads"_s,
                 TranslatableText::translate(
                     "detect", "three networks in the order intra-sentence, role, history, and four labels"));
            return;
        }
        for (const Json &entry : *found) {
            ModelHead head = readHead(entry, inputs[m_spec.heads.size()]);
            head.threshold = number(entry, "threshold", 0.5);
            const QString name = text(entry, "label", {});
            for (int i = 0; i < m_spec.labels.size(); ++i) {
                if (m_spec.labels[i].name == name && m_spec.labels[i].contradiction)
                    head.label = i;
            }
            if (!head.label)
                fail(u"heads[%1].label"_s.arg(m_spec.heads.size()),
                     TranslatableText::translate("detect", "the name of a contradiction in labels"));
            m_spec.heads.append(head);
        }
    }

    ModelHead readHead(const Json &described, HeadInput input)
    {
        ModelHead head;
        head.input = input;
        const Json files = object(described, "files");
        head.cpu = files.contains("cpu") ? readFile(files.at("cpu")) : ModelFile{u"model.onnx"_s, {}};
        if (files.contains("gpu"))
            head.gpu = readFile(files.at("gpu"));
        head.temperature = number(described, "temperature", 1.0);
        if (!std::isfinite(head.temperature) || head.temperature <= 0.0)
            fail(u"temperature"_s, TranslatableText::translate("detect", "a number above 0"));
        return head;
    }

    ModelFile readFile(const Json &entry)
    {
        if (entry.is_string())
            return {fromUtf8(entry.get<std::string>()), {}};
        if (entry.is_object())
            return {text(entry, "path", {}), text(entry, "sha256", {}).toLatin1().toLower()};
        fail(u"files"_s, TranslatableText::translate("detect", "a path, or an object with path and sha256"));
        return {};
    }

    void readLabelBias()
    {
        const auto bias = m_model.find("label_bias");
        if (bias == m_model.end())
            return;
        const bool numbers =
            bias->is_array() && std::ranges::all_of(*bias, [](const Json &entry) { return entry.is_number(); });
        if (!numbers || bias->size() != size_t(m_spec.labels.size())) {
            fail(u"label_bias"_s, TranslatableText::translate("detect", "one number per label"));
            return;
        }
        for (const Json &entry : *bias)
            m_spec.labelBias.append(entry.get<double>());
    }

    void readAbout()
    {
        const Json checksums = object(m_model, "checksums");
        for (const auto &[path, sum] : checksums.items()) {
            if (sum.is_string())
                m_spec.checksums.insert(fromUtf8(path), QByteArray::fromStdString(sum.get<std::string>()).toLower());
            else
                fail(u"checksums"_s, TranslatableText::translate("detect", "a SHA-256 per file"));
        }
        m_spec.card = text(m_model, "card", {});
        const Json cards = object(m_model, "cards");
        for (const auto &[language, path] : cards.items()) {
            if (path.is_string())
                m_spec.cards.insert(fromUtf8(language), fromUtf8(path.get<std::string>()));
            else
                fail(u"cards"_s, TranslatableText::translate("detect", "a file per language"));
        }
        for (const char *key : {"metrics", "licence", "data", "learning_curve"}) {
            if (m_model.contains(key))
                m_spec.about[key] = m_model.at(key);
        }
    }

    const Json &m_model;
    ModelSpec m_spec;
    QString m_fault;
};

}  // namespace

std::optional<bool> namedContradiction(const QString &label)
{
    static const QStringList none = {u"entailment"_s, u"entails"_s, u"neutral"_s,
                                     u"consistent"_s, u"none"_s,    u"no_conflict"_s};
    static const QStringList kinds = {u"intra"_s, u"role"_s, u"history"_s};
    const QString lower = label.trimmed().toLower();
    if (none.contains(lower) || lower.startsWith("non"_L1) || lower.startsWith("no_contra"_L1) ||
        lower.startsWith("not_contra"_L1) || lower.startsWith("no contra"_L1))
        return false;
    if (kinds.contains(lower) || lower.contains("contradict"_L1))
        return true;
    return std::nullopt;
}

Result<void> useLabelsMap(ModelSpec &spec, const LabelsMap &map)
{
    QStringList missing;
    QStringList known;
    for (const DetectorLabel &label : spec.labels) {
        known.append(label.name);
        if (!map.contains(label.name))
            missing.append(label.name);
    }
    if (!missing.isEmpty())
        return invalidInput(TranslatableText::translate("detect", "the labels map says nothing of %1; it must name "
                                                                  "every label of the model, as in %2")
                                .arg(listing(missing), labelsMapExample(known)));
    for (const QString &from : map.keys()) {
        if (!known.contains(from))
            return invalidInput(TranslatableText::translate("detect",
                                                            "the labels map names \"%1\", which is none of the model's "
                                                            "labels: %2")
                                    .arg(from, listing(known)));
    }
    spec.labelsMap = map;
    spec.saysWhatLabelsMean = true;
    for (DetectorLabel &label : spec.labels)
        label.contradiction = !saysNoContradiction(map.value(label.name).toLower());
    return {};
}

Result<ModelSpec> parseModelSpec(QByteArrayView json)
{
    const Result<Json> model = parseJson(json);
    if (!model)
        return invalidInput(TranslatableText::translate("detect", "model.json: %1").arg(model.error().message));
    return SpecReader(*model).read();
}

}  // namespace gainsay
