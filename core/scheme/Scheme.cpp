// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/Scheme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

QString answerText(const Json &answer)
{
    if (answer.is_string())
        return fromUtf8(answer.get_ref<const std::string &>());
    if (answer.is_null())
        return {};
    return QString::fromUtf8(dumpJson(answer));
}

const QStringList &LocalizedText::languages()
{
    static const QStringList names{u"en"_s, u"zh"_s, u"ja"_s};
    return names;
}

QString LocalizedText::text(const QString &language) const
{
    const auto own = m_texts.constFind(language.left(2));
    if (own != m_texts.constEnd())
        return *own;
    for (const QString &other : languages()) {
        if (const auto found = m_texts.constFind(other); found != m_texts.constEnd())
            return *found;
    }
    return {};
}

QString Option::brief(const QString &language) const
{
    const QString text = shortTitle.text(language);
    return text.isEmpty() ? title.text(language) : text;
}

const Option *Question::option(const Json &value) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option &o) { return o.value == value; });
    return found == options.end() ? nullptr : &*found;
}

const Option *Question::optionByCode(int code) const
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const Option &o) { return o.code == code; });
    return found == options.end() ? nullptr : &*found;
}

Json Question::comparable(Json answer) const
{
    if (!answer.is_array())
        return answer;
    // The order in which a multiple choice was ticked, or spans were drawn, says nothing.
    if (kind != QuestionKind::Ranking)
        std::sort(answer.begin(), answer.end());
    else if (compareFirst && answer.size() > 1)
        answer.erase(answer.begin() + 1, answer.end());
    return answer;
}

const Question *Scheme::question(const QString &questionId) const
{
    const auto found =
        std::find_if(questions.begin(), questions.end(), [&](const Question &q) { return q.id == questionId; });
    return found == questions.end() ? nullptr : &*found;
}

QList<const Question *> Scheme::asked(const Json &answers) const
{
    // A condition sees only answers that are asked for themselves, so that a hidden one asks nothing further.
    QList<const Question *> result;
    Json visible = Json::object();
    for (const Question &question : questions) {
        if (question.askIf && !question.askIf->holds(visible))
            continue;
        result.append(&question);
        if (const auto found = answers.find(toUtf8(question.id)); found != answers.end())
            visible[found.key()] = *found;
    }
    return result;
}

Json Scheme::withoutHidden(const Json &answers) const
{
    Json visible = Json::object();
    for (const Question *question : asked(answers)) {
        if (const auto found = answers.find(toUtf8(question->id)); found != answers.end())
            visible[found.key()] = *found;
    }
    return visible;
}

Json Scheme::comparable(const Json &answers) const
{
    Json result = Json::object();
    for (const Question *question : asked(answers)) {
        const auto found = answers.find(toUtf8(question->id));
        if (question->compare && found != answers.end())
            result[toUtf8(question->id)] = question->comparable(*found);
    }
    return result;
}

QString Scheme::removedAs(const Json &answers) const
{
    const Json visible = withoutHidden(answers);
    const auto found = std::find_if(removals.begin(), removals.end(),
                                    [&](const Removal &removal) { return removal.when.holds(visible); });
    return found == removals.end() ? QString() : found->as;
}

QString Scheme::removedByOne(const Json &answers) const
{
    const Json visible = withoutHidden(answers);
    const auto found = std::find_if(removals.begin(), removals.end(), [&](const Removal &removal) {
        return removal.byAny && removal.when.holds(visible);
    });
    return found == removals.end() ? QString() : found->as;
}

QString Scheme::label(const Json &answers) const
{
    const auto found = answers.find(toUtf8(goldQuestion));
    if (found == answers.end())
        return {};
    if (!found->is_array())
        return answerText(*found);
    const Question *gold = question(goldQuestion);
    if (gold && gold->kind == QuestionKind::Ranking)  // the first choice is the label
        return found->empty() ? QString() : answerText(found->front());
    QStringList parts;
    for (const Json &part : *found)
        parts.append(answerText(part));
    return parts.join(u'+');
}

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
