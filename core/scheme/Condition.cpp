// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/Scheme.h"

#include <algorithm>

namespace gainsay {

namespace {

bool isBlankAnswer(const Json &answer)
{
    if (answer.is_string())
        return answer.get_ref<const std::string &>().empty();
    return answer.is_null() || (answer.is_array() && answer.empty());
}

Json answerTo(const QString &question, const Json &answers)
{
    const auto found = answers.find(toUtf8(question));
    return found == answers.end() ? Json() : *found;
}

}  // namespace

bool Condition::holds(const Json &answers) const
{
    const auto each = [&answers](const Condition &condition) { return condition.holds(answers); };
    switch (kind) {
    case Kind::Equals:
    case Kind::In:
        return values.contains(answerTo(question, answers));
    case Kind::Empty:
        return isBlankAnswer(answerTo(question, answers)) == flag;
    case Kind::Answered:
        return !answerTo(question, answers).is_null() == flag;
    case Kind::All:
        return std::all_of(conditions.begin(), conditions.end(), each);
    case Kind::Any:
        return std::any_of(conditions.begin(), conditions.end(), each);
    case Kind::Not:
        return !conditions.constFirst().holds(answers);
    }
    return false;
}

}  // namespace gainsay
