// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/VoteRules.h"

#include <algorithm>
#include <map>

namespace gainsay {

namespace {

Json answerTo(const QString &question, const Json &answers)
{
    const auto found = answers.find(toUtf8(question));
    return found == answers.end() ? Json() : *found;
}

// Vote rules name values as text, whatever their type.
QString valueText(const Json &value)
{
    return value.is_string() ? fromUtf8(value.get<std::string>()) : QString::fromUtf8(dumpJson(value));
}

using Tally = std::map<Json, int>;

Tally tally(const QString &question, const QList<Json> &answers)
{
    Tally votes;
    for (const Json &one : answers) {
        const Json value = answerTo(question, one);
        if (!value.is_null())
            ++votes[value];
    }
    return votes;
}

std::optional<Json> majorityOf(const Tally &votes, qsizetype voters)
{
    for (const auto &[value, count] : votes) {
        if (2 * qsizetype(count) > voters)
            return value;
    }
    return std::nullopt;
}

// A scheme that lets two values suffice at once is ambiguous wherever both do.
std::optional<Json> winnerByVote(const ResolutionRule &rule, const Tally &votes, qsizetype voters)
{
    std::optional<Json> winner;
    for (const auto &[value, count] : votes) {
        const QString text = valueText(value);
        const int needed = rule.atLeast.value(text, 0);
        const bool wins = (needed > 0 && count >= needed) || (rule.unanimous.contains(text) && count == voters);
        if (!wins)
            continue;
        if (winner)
            return std::nullopt;
        winner = value;
    }
    return winner;
}

// With an even number of raters the lower of the two middle points: a point of the scale, not a half.
std::optional<Json> medianOf(const QString &question, const QList<Json> &answers)
{
    QList<Json> points;
    for (const Json &one : answers) {
        const Json value = answerTo(question, one);
        if (value.is_number())
            points.append(value);
    }
    if (points.isEmpty())
        return std::nullopt;
    std::sort(points.begin(), points.end());
    return points.at((points.size() - 1) / 2);
}

std::optional<Json> winningValue(const ResolutionRule &rule, const QList<Json> &answers)
{
    switch (rule.kind) {
    case ResolutionRule::Kind::Vote:
        return winnerByVote(rule, tally(rule.question, answers), answers.size());
    case ResolutionRule::Kind::Majority:
        return majorityOf(tally(rule.question, answers), answers.size());
    case ResolutionRule::Kind::Median:
        return medianOf(rule.question, answers);
    case ResolutionRule::Kind::Agreement:
        break;
    }
    return std::nullopt;
}

// People who name the same first choice vote alike where nothing else of a ranking is compared.
QList<Json> withoutLaterChoices(const Scheme &scheme, QList<Json> answers)
{
    for (const Question &question : scheme.questions) {
        const std::string id = toUtf8(question.id);
        for (Json &one : answers) {
            if (question.compareFirst && one.contains(id))
                one[id] = question.comparable(one[id]);
        }
    }
    return answers;
}

}  // namespace

std::optional<Json> resolveByVote(const Scheme &scheme, const QList<Json> &given)
{
    const QList<Json> answers = withoutLaterChoices(scheme, given);
    const QString &question = scheme.resolution.question;
    const std::optional<Json> winner = winningValue(scheme.resolution, answers);
    if (!winner)
        return std::nullopt;
    QList<Json> voters;
    for (const Json &one : answers) {
        if (answerTo(question, one) == *winner)
            voters.append(one);
    }
    Json settled = Json::object();
    settled[toUtf8(question)] = *winner;
    for (const Question &other : scheme.questions) {
        if (other.id == question || !other.compare)
            continue;
        if (const auto value = majorityOf(tally(other.id, voters), voters.size()))
            settled[toUtf8(other.id)] = *value;
    }
    return settled;
}

}  // namespace gainsay
