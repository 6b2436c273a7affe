// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/Answers.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/base/WholeNumber.h"
#include "core/scheme/SpanAnswers.h"
#include "core/scheme/WrittenText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class AnswerChecker {
    GAINSAY_TR(Answers)

public:
    AnswerChecker(const Question &question, const Conversation &conversation)
        : m_question(question), m_conversation(conversation)
    {
    }

    // The canonical answer, null when there is none.
    Result<Json> check(const Json &answer) const
    {
        if (answer.is_null())
            return answer;
        switch (m_question.kind) {
        case QuestionKind::Single:
            return m_question.option(answer) ? Result<Json>(answer) : unknown(answer);
        case QuestionKind::Multi:
            return multi(answer);
        case QuestionKind::Scale:
            return scale(answer);
        case QuestionKind::Ranking:
            return ranking(answer);
        case QuestionKind::Spans:
            return checkSpans(m_question, m_conversation, answer);
        case QuestionKind::Text:
            return text(answer);
        case QuestionKind::Bool:
            return answer.is_boolean() ? Result<Json>(answer) : refuse(tr("expected true or false"), answer);
        }
        return answer;
    }

private:
    Error refuse(const QString &reason, const Json &found) const
    {
        return invalidInput(
            tr("%1: %2, found %3").arg(m_question.id, reason, QString::fromUtf8(dumpJson(found)).left(60)));
    }

    Error unknown(const Json &found) const
    {
        QStringList values;
        for (const Option &option : m_question.options)
            values.append(fromUtf8(option.value.get<std::string>()));
        return refuse(tr("expected one of %1").arg(listing(values)), found);
    }

    Result<Json> multi(const Json &answer) const
    {
        if (!answer.is_array())
            return refuse(tr("expected a list, empty if none applies"), answer);
        for (const Json &value : answer) {
            if (!m_question.option(value))
                return unknown(value);
        }
        Json ordered = Json::array();  // as the scheme lists them, each once
        for (const Option &option : m_question.options) {
            if (std::find(answer.begin(), answer.end(), option.value) != answer.end())
                ordered.push_back(option.value);
        }
        return ordered;
    }

    Result<Json> scale(const Json &answer) const
    {
        if (wholeNumber(answer, m_question.min, m_question.max))
            return answer;
        return refuse(tr("expected a whole number from %1 to %2").arg(m_question.min).arg(m_question.max), answer);
    }

    Result<Json> ranking(const Json &answer) const
    {
        const int candidates = m_conversation.candidates.isEmpty()
                                   ? int(m_question.options.size())
                                   : int(qMin(m_question.options.size(), m_conversation.candidates.size()));
        const int most = qMin(m_question.max, candidates);
        if (!answer.is_array() || int(answer.size()) < m_question.min || int(answer.size()) > most)
            return refuse(tr("expected a list of %1 to %2 replies, best first").arg(m_question.min).arg(most), answer);
        for (auto it = answer.begin(); it != answer.end(); ++it) {
            const Option *option = m_question.option(*it);
            if (!option)
                return unknown(*it);
            if (option - m_question.options.constData() >= candidates)
                return refuse(tr("this conversation has only %1 replies").arg(candidates), *it);
            if (std::find(answer.begin(), it, *it) != it)
                return refuse(tr("each reply may stand in the ranking once"), answer);
        }
        return answer;
    }

    Result<Json> text(const Json &answer) const
    {
        if (!answer.is_string())
            return refuse(tr("expected text"), answer);
        // PostgreSQL reads no JSON that holds one: a single note would stop every report.
        if (answer.get_ref<const std::string &>().find('\0') != std::string::npos)
            return refuse(tr("expected text without a NUL character"), answer);
        const QString trimmed = fromUtf8(answer.get_ref<const std::string &>()).trimmed();
        return trimmed.isEmpty() ? Json() : Json(toUtf8(trimmed));
    }

    const Question &m_question;
    const Conversation &m_conversation;
};

struct AnswerWords {
    GAINSAY_TR(Answers)
};

// Answers to questions that are not asked, and to ones that do not exist.
Result<void> refuseOthers(const Scheme &scheme, const Json &answers, const Json &taken)
{
    for (const auto &[name, value] : answers.items()) {
        if (value.is_null() || taken.contains(name))
            continue;
        const QString id = fromUtf8(name);
        const Question *question = scheme.question(id);
        if (!question)
            return invalidInput(AnswerWords::tr("%1: the scheme %2 has no such question").arg(id, scheme.id));
        const bool blank = value.is_string() && question->kind == QuestionKind::Text;  // checked, and found blank
        if (!blank)
            return invalidInput(AnswerWords::tr("%1: is not asked after these answers; leave it out").arg(id));
    }
    return {};
}

}  // namespace

bool isReadableAnswer(const Question &question, const Json &answer)
{
    const auto isListOf = [&](bool (*isPart)(const Json &)) {
        return answer.is_array() && std::all_of(answer.begin(), answer.end(), isPart);
    };
    const auto isText = [](const Json &part) { return part.is_string(); };
    if (answer.is_null())
        return true;
    switch (question.kind) {
    case QuestionKind::Single:
        return answer.is_string() || answer.is_number();
    case QuestionKind::Text:
        return answer.is_string();
    case QuestionKind::Scale:
        return answer.is_number();
    case QuestionKind::Bool:
        return answer.is_boolean();
    case QuestionKind::Multi:
    case QuestionKind::Ranking:
        return isListOf(isText);
    case QuestionKind::Spans:
        return isListOf(isReadableSpan);
    }
    return false;
}

Result<Json> checkAnswer(const Question &question, const Conversation &conversation, const Json &answer)
{
    return AnswerChecker(question, conversation).check(answer);
}

Result<Json> checkAnswers(const Scheme &scheme, const Conversation &conversation, const Json &answers)
{
    if (!answers.is_object())
        return invalidInput(AnswerWords::tr("answers: expected an object of question and answer"));
    Json taken = Json::object();
    for (const Question *question : scheme.asked(answers)) {
        const std::string id = toUtf8(question->id);
        ASSIGN_OR_RETURN(const auto answer, checkAnswer(*question, conversation, answers.value(id, Json())));
        if (!answer.is_null())
            taken[id] = answer;
        else if (question->required)
            return invalidInput(AnswerWords::tr("%1: this question must be answered").arg(question->id));
    }
    RETURN_IF_ERROR(refuseOthers(scheme, answers, taken));
    RETURN_IF_ERROR(checkWritten(scheme, conversation, taken));
    return taken;
}

}  // namespace gainsay
