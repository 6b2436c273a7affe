// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/PredictionRow.h"

#include "core/evaluate/EvaluationLabels.h"
#include "core/evaluate/EvaluationOutput.h"
#include "core/scheme/SpanAnswers.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PredictionText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::PredictionImport)
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

std::optional<double> numberIn(const Json &value)
{
    if (value.is_number())
        return value.get<double>();
    if (!value.is_string())
        return std::nullopt;
    bool valid = false;
    const double number = fromUtf8(value.get<std::string>()).toDouble(&valid);
    return valid ? std::optional(number) : std::nullopt;
}

// The scheme's value for a code or a value; empty: it has none.
QString schemeValue(const Question &question, const QString &text)
{
    if (text.isEmpty())
        return {};
    bool isNumber = false;
    const int code = text.toInt(&isNumber);
    for (const Option &option : question.options) {
        if (answerText(option.value) == text || (isNumber && option.code == code))
            return answerText(option.value);
    }
    return {};
}

QString labelOf(const PredictedLabel &said, const Question &question)
{
    const QString byName = schemeValue(question, said.name);
    return byName.isEmpty() ? schemeValue(question, said.code) : byName;
}

void readProbabilities(const Json &fields, const Question &question, Prelabel &prelabel)
{
    const auto put = [&](const QString &label, const Json &value) {
        const QString known = schemeValue(question, label);
        if (const std::optional<double> probability = numberIn(value); probability && !known.isEmpty())
            prelabel.probabilities.insert(known, *probability);
    };
    if (const Json *list = fieldIn(fields, "probabilities"); list && list->is_object()) {
        for (const auto &[label, value] : list->items())
            put(fromUtf8(label), value);
    } else if (list && list->is_array()) {
        for (size_t code = 0; code < list->size(); ++code)
            put(QString::number(code), (*list)[code]);
    }
    for (const auto &[column, value] : fields.items()) {
        if (column.starts_with("p_"))
            put(fromUtf8(column.substr(2)), value);
    }
    if (const Json *confidence = fieldIn(fields, "confidence"); confidence && prelabel.probabilities.isEmpty())
        put(prelabel.label, *confidence);
    // Of two labels the other one has the rest.
    if (prelabel.probabilities.size() == 1 && question.options.size() == 2) {
        for (const Option &option : question.options) {
            if (const QString label = answerText(option.value); !prelabel.probabilities.contains(label))
                prelabel.probabilities.insert(label, std::max(0.0, 1.0 - prelabel.probabilities.first()));
        }
    }
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

}  // namespace

Result<PredictionRow> predictionOf(const EvaluationRow &row, const Scheme &scheme)
{
    PredictionRow read;
    if (const QList<ScoredPair> pairs = scoredPairs(row.fields); pairs.size() == 1 && pairs[0].model.isEmpty()) {
        read.prelabel.scores = {{u"reference"_s, pairs[0].reference}, {u"error"_s, pairs[0].error}};
        return read;
    }
    const Question *question = scheme.question(scheme.goldQuestion);
    if (question && question->kind == QuestionKind::Ranking) {
        const Result<QStringList> ranking = predictedRanking(row.fields);
        if (!ranking)
            return ranking.error();
        read.prelabel.ranking = *ranking;
        if (read.prelabel.ranking.isEmpty())
            return invalidInput(PredictionText::tr("has neither ranking nor scores"));
        read.prelabel.label = read.prelabel.ranking.first();
        return read;
    }
    const PredictedLabel said = predictedLabel(row.fields);
    if (said.isEmpty())
        return invalidInput(PredictionText::tr("has no label"));
    read.prelabel.label = question ? labelOf(said, *question) : QString();
    if (read.prelabel.label.isEmpty())
        return invalidInput(PredictionText::tr("the label \"%1\" is none of the scheme's")
                                .arg(said.name.isEmpty() ? said.code : said.name));
    readProbabilities(row.fields, *question, read.prelabel);
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
