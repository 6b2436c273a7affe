// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/EvaluationLabels.h"

#include "core/base/TranslatableText.h"
#include "core/base/WholeNumber.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/stats/predictions/Classification.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// A question whose answer is the label, with the numbers that label files have for its answers.
struct LabelQuestion {
    std::string id;
    QHash<QString, QString> codes;
};

// Of the schemes that come with the program; rankings are no labels.
const QList<LabelQuestion> &labelQuestions()
{
    static const QList<LabelQuestion> questions = [] {
        QList<LabelQuestion> found;
        for (const QString &name : shippedSchemes()) {
            const Result<LoadedScheme> loaded = loadScheme(name);
            const Question *question = loaded ? loaded->scheme.question(loaded->scheme.goldQuestion) : nullptr;
            if (!question || question->kind == QuestionKind::Ranking)
                continue;
            found.append({toUtf8(question->id), {}});
            for (const Option &option : question->options)
                found.last().codes.insert(answerText(option.value), QString::number(option.code));
        }
        return found;
    }();
    return questions;
}

Json fieldOf(const Json &fields, const char *name)
{
    const auto found = fields.find(name);
    return found == fields.end() ? Json() : *found;
}

bool isCode(const QString &text)
{
    bool valid = false;
    text.toInt(&valid);
    return valid;
}

PredictedLabel labelIn(const Json &value)
{
    const QString text = value.is_structured() ? QString() : answerText(value);
    return isCode(text) ? PredictedLabel{text, {}} : PredictedLabel{{}, text};
}

// "A", "B", …: the letters of the options that the scores stand for, best first; equal scores in order of letters.
Result<QStringList> byScore(const Json &scores)
{
    QList<QPair<double, QString>> options;
    if (!scores.is_structured())
        return QStringList();
    for (const auto &[place, score] : scores.items()) {
        const QString option =
            scores.is_object() ? fromUtf8(place) : QString(QChar(static_cast<char16_t>(u'A' + options.size())));
        if (!score.is_number())
            return invalidInput(TranslatableText::translate("evaluate", "the score of %1 is not a number").arg(option));
        options.append({-score.get<double>(), option});
    }
    std::sort(options.begin(), options.end());
    QStringList letters;
    for (const auto &[score, letter] : options)
        letters.append(letter);
    return letters;
}

QStringList lettersIn(const Json &ranking)
{
    QStringList letters;
    if (ranking.is_string()) {
        for (const QChar c : fromUtf8(ranking.get_ref<const std::string &>())) {
            if (c.isLetter())
                letters.append(QString(c).toUpper());
        }
    }
    for (const Json &letter : ranking.is_array() ? ranking : Json::array())
        letters.append(answerText(letter).toUpper());
    return letters;
}

}  // namespace

QString goldLabel(const Json &fields)
{
    for (const char *name : {"label", "gold"}) {
        if (const Json value = fieldOf(fields, name); !value.is_null() && !value.is_structured())
            return answerText(value);
    }
    const Json answers = fieldOf(fields, "answers");
    for (const Json &place : {answers.is_object() ? answers : Json::object(), fields}) {
        for (const LabelQuestion &question : labelQuestions()) {
            if (const Json value = fieldOf(place, question.id.c_str()); !value.is_null() && !value.is_structured())
                return answerText(value);
        }
    }
    const auto workers = wholeNumber(fieldOf(fields, "contradictory_label_count"));
    if (!workers || *workers == 1)
        return {};
    return *workers >= 2 ? u"1"_s : u"0"_s;
}

PredictedLabel predictedLabel(const Json &fields)
{
    const Json prediction = fieldOf(fields, "prediction");
    if (!prediction.is_object())
        return labelIn(prediction.is_null() ? fieldOf(fields, "label") : prediction);
    PredictedLabel label = labelIn(fieldOf(prediction, "label"));
    if (const Json name = fieldOf(prediction, "label_name"); name.is_string())
        label.name = answerText(name);
    return label;
}

LabelLanguage::LabelLanguage(const QStringList &gold) : m_numbers(std::all_of(gold.begin(), gold.end(), isCode))
{
    for (const LabelQuestion &question : labelQuestions()) {
        const auto isOurs = [&](const QString &label) { return !isCode(label) && question.codes.contains(label); };
        if (!m_numbers && std::none_of(gold.begin(), gold.end(), isOurs))
            continue;
        for (const auto &[name, code] : question.codes.asKeyValueRange())
            m_words.insert(m_numbers ? name : code, m_numbers ? code : name);
    }
    for (const QString &label : gold) {
        if (const QString one = LabelLanguage::gold(label); !m_gold.contains(one))
            m_gold.append(one);
    }
}

QString LabelLanguage::gold(const QString &label) const
{
    return m_numbers ? label : m_words.value(label, label);
}

Result<QString> LabelLanguage::predicted(const PredictedLabel &label, const LabelsMap &map) const
{
    PredictedLabel said = label;
    if (!map.isEmpty()) {
        const QString own = map.contains(label.name) ? label.name : label.code;
        if (!map.contains(own))
            return invalidInput(TranslatableText::translate("evaluate", "the labels map says nothing of the predicted "
                                                                        "label \"%1\"")
                                    .arg(label.name.isEmpty() ? label.code : label.name));
        said = labelIn(Json(toUtf8(map.value(own))));
    }
    if (isInferenceLabel(said.name) && !m_gold.contains(said.name)) {
        if (said.name.compare(anyContradiction, Qt::CaseInsensitive) == 0)
            return contradictionOfAnyKind();
        return invalidInput(TranslatableText::translate("evaluate", "the predicted label \"%1\" is none of the gold "
                                                                    "labels; say what it means with --labels-map %2")
                                .arg(said.name, labelsMapExample({u"entailment"_s, u"neutral"_s, anyContradiction})));
    }
    return spoken(said);
}

QString LabelLanguage::contradictionOfAnyKind() const
{
    QStringList kinds;
    for (const QString &label : m_gold) {
        if (!saysNoContradiction(label))
            kinds.append(label);
    }
    return kinds.size() == 1 && m_gold.size() > 1 ? kinds.first() : anyContradiction;
}

QString LabelLanguage::spoken(const PredictedLabel &label) const
{
    const QString &wanted = m_numbers ? label.code : label.name;
    const QString &other = m_numbers ? label.name : label.code;
    return wanted.isEmpty() ? m_words.value(other, other) : wanted;
}

Result<QStringList> predictedRanking(const Json &fields)
{
    for (const Json &place : {fields, fieldOf(fields, "prediction"), fieldOf(fields, "answers")}) {
        if (!place.is_object())
            continue;
        if (const QStringList letters = lettersIn(fieldOf(place, "ranking")); !letters.isEmpty())
            return letters;
        if (const Result<QStringList> letters = byScore(fieldOf(place, "scores")); !letters || !letters->isEmpty())
            return letters;
    }
    return QStringList();
}

QString rightOption(const Json &fields)
{
    if (const Json answer = fieldOf(fields, "answers"); answer.is_string())
        return answerText(answer).trimmed().toUpper();
    const QStringList ranking = predictedRanking(fields).value_or({});
    return ranking.isEmpty() ? QString() : ranking.first();
}

}  // namespace gainsay
