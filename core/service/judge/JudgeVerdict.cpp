// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/judge/JudgeVerdict.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Of equally many the one that came first.
const JudgeAnswer &mostGiven(const QList<JudgeAnswer> &answers)
{
    const auto times = [&](const JudgeAnswer &answer) {
        return std::ranges::count(answers, outcomeOf(answer), outcomeOf);
    };
    return *std::ranges::max_element(answers, {}, times);
}

std::optional<int> latestEarlierTurn(const QList<Span> &evidence, int target)
{
    std::optional<int> related;
    for (const Span &span : evidence) {
        if (span.utterance < target && (!related || span.utterance > *related))
            related = span.utterance;
    }
    return related;
}

}  // namespace

QString outcomeOf(const JudgeAnswer &answer)
{
    if (!answer.ranking.isEmpty())
        return answer.ranking.join(u',');
    return answer.label.isEmpty() ? u"-"_s + answer.removed : answer.label;
}

JudgeVerdict verdictOf(const Scheme &scheme, const Conversation &conversation, const QList<JudgeAnswer> &answers)
{
    JudgeVerdict verdict;
    Prelabel &prelabel = verdict.prelabel;
    prelabel.conversation = conversation.id;
    if (answers.isEmpty()) {
        prelabel.reason = u"no valid answer"_s;  // in English, as all that is stored of detectors
        return verdict;
    }
    const JudgeAnswer &chosen = mostGiven(answers);
    prelabel.label = chosen.label;
    prelabel.ranking = chosen.ranking;
    prelabel.reason = chosen.reason;
    if (chosen.label.isEmpty() && chosen.ranking.isEmpty())
        prelabel.reason = u"%1: %2"_s.arg(chosen.removed, chosen.reason);
    int labelled = 0;
    for (const JudgeAnswer &answer : answers)
        labelled += int(!answer.label.isEmpty());
    if (!prelabel.label.isEmpty()) {
        const Question *question = scheme.question(scheme.goldQuestion);
        for (const Option &option : question ? question->options : QList<Option>())
            prelabel.probabilities.insert(answerText(option.value), 0.0);
        for (const JudgeAnswer &answer : answers) {
            if (!answer.label.isEmpty())
                prelabel.probabilities[answer.label] += 1.0 / labelled;
        }
        verdict.evidence = chosen.evidence;
        prelabel.related = latestEarlierTurn(chosen.evidence, conversation.target);
    }
    return verdict;
}

}  // namespace gainsay
