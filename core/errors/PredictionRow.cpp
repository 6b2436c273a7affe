// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/PredictionRow.h"

#include "core/base/TranslatableText.h"
#include "core/evaluate/EvaluationLabels.h"
#include "core/evaluate/EvaluationOutput.h"
#include "core/scheme/SpanAnswers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PredictionText {
    GAINSAY_TR(gainsay::PredictionImport)
};

const Json *fieldIn(const Json &row, const char *name)
{
    if (const auto prediction = row.find("prediction"); prediction != row.end() && prediction->is_object()) {
        if (const auto found = prediction->find(name); found != prediction->end())
            return &*found;
    }
    const auto found = row.find(name);
    return found == row.end() ? nullptr : &*found;
}

// Nothing unless it is a number from 0 to 1, be it as text.
std::optional<double> probabilityIn(const Json &value)
{
    bool valid = value.is_number();
    const double number = valid               ? value.get<double>()
                          : value.is_string() ? fromUtf8(value.get<std::string>()).toDouble(&valid)
                                              : 0.0;
    return valid && number >= 0.0 && number <= 1.0 ? std::optional(number) : std::nullopt;
}

// From the words of a file to the scheme's values.
class LabelReader {
public:
    LabelReader(const Scheme &scheme, const LabelsMap &map) : m_labels(scheme), m_map(map) {}

    // Empty: unknown. With a map only what it names is known.
    QString value(const QString &word) const
    {
        if (m_map.isEmpty())
            return m_labels.value(word);
        const auto mapped = m_map.constFind(word);
        return mapped == m_map.constEnd() ? QString() : m_labels.value(*mapped);
    }

    Result<QString> label(const PredictedLabel &said) const
    {
        const QString named = said.name.isEmpty() ? said.code : said.name;
        QString found = value(said.name);
        // The number beside a word of language inference is the model's own.
        if (found.isEmpty() && !isInferenceLabel(said.name))
            found = value(said.code);
        if (!found.isEmpty())
            return found;
        const QString none = m_map.isEmpty() ? PredictionText::tr("the label \"%1\" is none of the scheme's").arg(named)
                                             : PredictionText::tr("the labels map says nothing of \"%1\"").arg(named);
        return invalidInput(m_map.isEmpty() && isInferenceLabel(named)
                                ? none + u"; "_s +
                                      PredictionText::tr("say what it means with a labels map: %1")
                                          .arg(labelsMapExample({u"entailment"_s, u"neutral"_s, anyContradiction}))
                                : none);
    }

private:
    SchemeLabels m_labels;
    const LabelsMap &m_map;
};

PredictedLabel asLabel(const Json &value)
{
    return predictedLabel({{"label", value}});
}

Result<void> readProbabilities(const Json &fields, const Question &question, const LabelReader &labels,
                               Prelabel &prelabel)
{
    QString wrong;  // the first field that is not a probability
    const auto put = [&](const QString &field, const QString &label, const Json &value) {
        const QString known = labels.value(label);
        if (known.isEmpty() || value.is_null())
            return;
        if (const std::optional<double> probability = probabilityIn(value))
            prelabel.probabilities[known] += *probability;  // a map may put two of the model's labels together
        else if (wrong.isEmpty())
            wrong = PredictionText::tr("%1: expected a number from 0 to 1, found %2").arg(field, answerText(value));
    };
    if (const Json *list = fieldIn(fields, "probabilities"); list && list->is_structured()) {
        for (const auto &[label, value] : list->items())  // of a list: by code
            put(u"probabilities.%1"_s.arg(fromUtf8(label)), fromUtf8(label), value);
    }
    for (const auto &[column, value] : fields.items()) {
        if (column.starts_with("p_"))
            put(fromUtf8(column), fromUtf8(column.substr(2)), value);
    }
    const auto readConfidence = [](const Json &value, Prelabel &of, QString &fault) {
        if (const std::optional<double> probability = probabilityIn(value))
            of.probabilities.insert(of.label, *probability);
        else if (!value.is_null() && fault.isEmpty())
            fault = PredictionText::tr("%1: expected a number from 0 to 1, found %2")
                        .arg(u"confidence"_s, answerText(value));
    };
    if (const Json *confidence = fieldIn(fields, "confidence");
        confidence && prelabel.probabilities.isEmpty() && !prelabel.label.isEmpty())
        readConfidence(*confidence, prelabel, wrong);
    if (!wrong.isEmpty())
        return invalidInput(wrong);
    // Of two labels the other one has the rest.
    if (prelabel.probabilities.size() == 1 && question.options.size() == 2) {
        for (const Option &option : question.options) {
            if (const QString label = answerText(option.value); !prelabel.probabilities.contains(label))
                prelabel.probabilities.insert(label, std::max(0.0, 1.0 - prelabel.probabilities.first()));
        }
    }
    return {};
}

void collectTexts(const Json &value, QStringList &texts)
{
    if (value.is_string())
        texts.append(fromUtf8(value.get<std::string>()));
    else if (value.is_array()) {
        for (const Json &part : value)
            collectTexts(part, texts);
    } else if (value.is_object() && value.contains("text")) {
        collectTexts(value["text"], texts);
    }
}

QString textIn(const Json &row, const char *name)
{
    const Json *value = fieldIn(row, name);
    return value && value->is_string() ? fromUtf8(value->get<std::string>()) : QString();
}

// Does the row say that its model said nothing, or has it no label at all?
bool abstains(const Json &row)
{
    if (const auto prediction = row.find("prediction"); prediction != row.end()) {
        if (!prediction->is_object())
            return prediction->is_null();
        const auto label = prediction->find("label");
        return label != prediction->end() && label->is_null();
    }
    const auto label = row.find("label");
    return label != row.end() && label->is_null();
}

Result<void> readSamples(const Json &list, const LabelReader &labels, Prelabel &prelabel)
{
    for (const Json &one : list) {
        PrelabelSample sample;
        const Json said = one.is_object() ? one.value("label", Json()) : one;
        if (one.is_object())
            sample.rationale = textIn(one, "rationale");
        if (!said.is_null()) {
            ASSIGN_OR_RETURN(sample.label, labels.label(asLabel(said)));
        }
        prelabel.samples.append(sample);
    }
    decideBySamples(prelabel);
    return {};
}

}  // namespace

void decideBySamples(Prelabel &prelabel)
{
    QMap<QString, int> counts;
    int answered = 0;
    for (const PrelabelSample &sample : prelabel.samples) {
        ++counts[sample.label];
        answered += sample.label.isEmpty() ? 0 : 1;
    }
    int most = 0;
    for (const int count : counts)
        most = std::max(most, count);
    const bool tied = std::ranges::count(counts, most) > 1;
    prelabel.label = tied ? QString() : counts.key(most);
    counts.remove(QString());
    prelabel.probabilities.clear();
    for (const auto &[label, count] : counts.asKeyValueRange())
        prelabel.probabilities.insert(label, double(count) / double(answered));
    // The first that says what counts speaks for all.
    for (const PrelabelSample &sample : prelabel.samples) {
        if (prelabel.rationale.isEmpty() && sample.label == prelabel.label)
            prelabel.rationale = sample.rationale;
    }
}

Result<PredictionRow> predictionOf(const EvaluationRow &row, const Scheme &scheme, const LabelsMap &map)
{
    PredictionRow read;
    if (const QList<ScoredPair> pairs = scoredPairs(row.fields); pairs.size() == 1 && pairs[0].model.isEmpty()) {
        read.prelabel.scores = {{u"reference"_s, pairs[0].reference}, {u"error"_s, pairs[0].error}};
        return read;
    }
    read.prelabel.rationale = textIn(row.fields, "rationale");
    const Question *question = scheme.question(scheme.goldQuestion);
    if (question && question->kind == QuestionKind::Ranking) {
        ASSIGN_OR_RETURN(const auto ranking, predictedRanking(row.fields));
        read.prelabel.ranking = ranking;
        if (read.prelabel.ranking.isEmpty())
            return invalidInput(PredictionText::tr("has neither ranking nor scores"));
        read.prelabel.label = read.prelabel.ranking.first();
        return read;
    }
    const LabelReader labels(scheme, map);
    if (const Json *samples = fieldIn(row.fields, "samples"); samples && samples->is_array() && !samples->empty()) {
        RETURN_IF_ERROR(readSamples(*samples, labels, read.prelabel));
        return read;
    }
    const Json *number = fieldIn(row.fields, "sample");
    read.isSample = number && !number->is_null();
    if (abstains(row.fields)) {
        read.prelabel.reason = textIn(row.fields, "reason");
        return read;
    }
    const PredictedLabel said = predictedLabel(row.fields);
    if (said.isEmpty())
        return invalidInput(PredictionText::tr("has no label"));
    if (!question)
        return invalidInput(PredictionText::tr("the scheme %1 has no question that gives the label").arg(scheme.id));
    ASSIGN_OR_RETURN(read.prelabel.label, labels.label(said));
    RETURN_IF_ERROR(readProbabilities(row.fields, *question, labels, read.prelabel));
    if (const Json *spans = fieldIn(row.fields, "spans"); spans && spans->is_array())
        read.spans = spansFromJson(*spans);
    return read;
}

QString textKey(const QStringList &texts)
{
    QString key;
    for (const QString &text : texts) {
        for (const QChar unit : text) {
            if (unit.isLetterOrNumber() || unit.isSurrogate())
                key.append(unit.toLower());
        }
    }
    return key;
}

QStringList textKeys(const Conversation &conversation)
{
    QStringList plain;
    QStringList spoken;
    for (const Utterance &turn : conversation.turns) {
        plain.append(turn.text);
        spoken += {turn.speaker, turn.text};
    }
    QStringList keys{textKey(plain), textKey(spoken)};
    if (!conversation.candidates.isEmpty())
        keys += {textKey(plain + conversation.candidates), textKey(spoken + conversation.candidates)};
    keys.removeDuplicates();
    return keys;
}

QString textKey(const EvaluationRow &row)
{
    QStringList texts;
    if (const Result<Json> said = parseJson(row.text.toUtf8()))
        collectTexts(*said, texts);
    return textKey(texts);
}

}  // namespace gainsay
