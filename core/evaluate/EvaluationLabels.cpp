// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/EvaluationLabels.h"

#include "core/base/WholeNumber.h"
#include "core/scheme/Scheme.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QHash<QString, QString> &knownCodes()
{
    static const QHash<QString, QString> codes = {{u"none"_s, u"0"_s},         {u"intra"_s, u"1"_s},
                                                  {u"role"_s, u"2"_s},         {u"history"_s, u"3"_s},
                                                  {u"incoherent"_s, u"4"_s},   {u"noncontradictory"_s, u"0"_s},
                                                  {u"contradictory"_s, u"1"_s}};
    return codes;
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
QStringList byScore(const Json &scores)
{
    QList<QPair<double, QString>> options;
    if (scores.is_array()) {
        for (const Json &score : scores) {
            if (score.is_number())
                options.append({-score.get<double>(), QString(QChar(static_cast<char16_t>(u'A' + options.size())))});
        }
    } else if (scores.is_object()) {
        for (const auto &[option, score] : scores.items()) {
            if (score.is_number())
                options.append({-score.get<double>(), fromUtf8(option)});
        }
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

QString comparableLabel(const PredictedLabel &predicted, bool goldIsNumbers)
{
    if (goldIsNumbers)
        return predicted.code.isEmpty() ? knownCodes().value(predicted.name, predicted.name) : predicted.code;
    return predicted.name.isEmpty() ? predicted.code : predicted.name;
}

QStringList predictedRanking(const Json &fields)
{
    for (const Json &place : {fields, fieldOf(fields, "prediction"), fieldOf(fields, "answers")}) {
        if (!place.is_object())
            continue;
        if (const QStringList letters = lettersIn(fieldOf(place, "ranking")); !letters.isEmpty())
            return letters;
        if (const QStringList letters = byScore(fieldOf(place, "scores")); !letters.isEmpty())
            return letters;
    }
    return {};
}

QString rightOption(const Json &fields)
{
    if (const Json answer = fieldOf(fields, "answers"); answer.is_string())
        return answerText(answer).trimmed().toUpper();
    const QStringList ranking = predictedRanking(fields);
    return ranking.isEmpty() ? QString() : ranking.first();
}

}  // namespace gainsay
