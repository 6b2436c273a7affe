// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/SchemeImpact.h"

#include "core/model/Conversation.h"
#include "core/scheme/Answers.h"

#include <algorithm>

namespace gainsay {

namespace {

// Spans lie in a text that is not here; that they fitted it was checked when they were given.
bool fits(const Question &question, const Json &answer)
{
    if (question.kind != QuestionKind::Spans) {
        const Result<Json> checked = checkAnswer(question, Conversation(), answer);
        return checked && !checked->is_null();
    }
    return isReadableAnswer(question, answer) && std::all_of(answer.begin(), answer.end(), [&](const Json &span) {
               return question.options.isEmpty() || question.option(span.value("label", Json()));
           });
}

bool isAnswered(const Json &answers, const QString &question)
{
    const auto found = answers.find(toUtf8(question));
    return found != answers.end() && !found->is_null();
}

}  // namespace

SchemeImpact::SchemeImpact(const Scheme &before, const Scheme &after) : m_after(after)
{
    for (const Question &question : after.questions)
        m_questions.append({question.id});
    for (const Question &question : before.questions) {
        if (!after.question(question.id))
            m_questions.append({question.id});
    }
}

bool SchemeImpact::add(const Json &answers)
{
    const Json still = stillAnswers(answers);
    const QList<const Question *> asked = m_after.asked(still);
    bool again = false;
    for (QuestionImpact &impact : m_questions) {
        const Question *question = m_after.question(impact.question);
        if (isAnswered(still, impact.question)) {
            ++impact.kept;
        } else if (question && question->required && asked.contains(question)) {
            ++impact.reask;
            again = true;
        } else if (isAnswered(answers, impact.question)) {
            ++impact.lost;
        }
    }
    return again;
}

Json SchemeImpact::stillAnswers(const Json &answers) const
{
    Json still = Json::object();
    for (const Question &question : m_after.questions) {
        const auto found = answers.find(toUtf8(question.id));
        const bool asked = !question.askIf || question.askIf->holds(still);
        if (asked && found != answers.end() && fits(question, *found))
            still[found.key()] = *found;
    }
    return still;
}

}  // namespace gainsay
