// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/AnswerDifferences.h"

#include <algorithm>
#include <functional>

namespace gainsay {

namespace {

// How evidence is numbered into pairs says nothing; where it is does.
Json withoutLinks(Json answer)
{
    if (!answer.is_array())
        return answer;
    for (Json &part : answer) {
        if (part.is_object())
            part.erase("link");
    }
    return answer;
}

}  // namespace

QStringList differingQuestions(const Scheme &scheme, const QList<Json> &answers)
{
    QList<Json> compared;
    for (const Json &given : answers)
        compared.append(scheme.comparable(given));
    QStringList differences;
    for (const Question &question : scheme.questions) {
        const std::string id = toUtf8(question.id);
        QList<Json> values;
        for (qsizetype i = 0; i < answers.size(); ++i) {
            const Json &from = question.kind == QuestionKind::Spans ? answers[i] : compared[i];
            values.append(withoutLinks(from.value(id, Json())));
        }
        if (std::adjacent_find(values.begin(), values.end(), std::not_equal_to()) != values.end())
            differences.append(question.id);
    }
    return differences;
}

}  // namespace gainsay
