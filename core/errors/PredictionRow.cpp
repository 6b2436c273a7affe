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

// Nothing unless it is a number from 0 to 1, be it as text.
std::optional<double> probabilityIn(const Json &value)
{
    bool valid = value.is_number();
    const double number = valid               ? value.get<double>()
                          : value.is_string() ? fromUtf8(value.get<std::string>()).toDouble(&valid)
                                              : 0.0;
    return valid && number >= 0.0 && number <= 1.0 ? std::optional(number) : std::nullopt;
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

Result<void> readProbabilities(const Json &fields, const Question &question, Prelabel &prelabel)
{
    QString wrong;  // the first field that is not a probability
    const auto put = [&](const QString &field, const QString &label, const Json &value) {
        const QString known = schemeValue(question, label);
        if (known.isEmpty() || value.is_null())
            return;
        if (const std::optional<double> probability = probabilityIn(value))
            prelabel.probabilities.insert(known, *probability);
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
    if (const Json *confidence = fieldIn(fields, "confidence"); confidence && prelabel.probabilities.isEmpty())
        put(u"confidence"_s, prelabel.label, *confidence);
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
        ASSIGN_OR_RETURN(const auto ranking, predictedRanking(row.fields));
        read.prelabel.ranking = ranking;
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
    RETURN_IF_ERROR(readProbabilities(row.fields, *question, read.prelabel));
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
