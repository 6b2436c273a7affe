// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/AnswerSummary.h"

#include "core/base/Phrases.h"
#include "core/scheme/SpanAnswers.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)

public:
    AnswerWords(const Question &question, const Conversation &conversation, const QString &language)
        : m_question(question), m_conversation(conversation), m_language(language)
    {
    }

    QString words(const Json &answer) const
    {
        if (answer.is_null())
            return u"—"_s;
        switch (m_question.kind) {
        // An answer given before the scheme was revised may be of another kind than is asked for now.
        case QuestionKind::Bool:
            return answer.is_boolean() ? answer.get<bool>() ? tr("yes") : tr("no") : answerText(answer);
        case QuestionKind::Text:
            return answerText(answer);
        case QuestionKind::Spans:
            return answer.is_array() ? spans(spansFromJson(answer)) : answerText(answer);
        case QuestionKind::Multi:
        case QuestionKind::Ranking:
            return list(answer);
        case QuestionKind::Single:
        case QuestionKind::Scale:
            return optionTitle(answer);
        }
        return {};
    }

private:
    QString optionTitle(const Json &value) const
    {
        const Option *option = m_question.option(value.is_number() ? Json(std::to_string(value.get<int>())) : value);
        return option ? option->title.text(m_language) : answerText(value);
    }

    QString list(const Json &values) const
    {
        QStringList titles;
        for (const Json &value : values)
            titles.append(optionTitle(value));
        if (titles.isEmpty())
            return tr("none");
        return m_question.kind == QuestionKind::Ranking ? titles.join(u" > "_s) : listing(titles);
    }

    QString spans(const QList<Span> &marked) const
    {
        QStringList parts;
        for (const Span &span : marked) {
            if (span.utterance >= m_conversation.turns.size())
                continue;
            const QString words = m_conversation.turnName(span.utterance) + u' ' + quoted(span.text);
            parts.append(span.label.isEmpty() ? words : withValue(optionTitle(toUtf8(span.label)), words));
        }
        if (parts.isEmpty())
            return tr("none marked");
        return m_question.options.isEmpty() ? parts.join(u" ⟷ "_s) : parts.join(u'\n');
    }

    const Question &m_question;
    const Conversation &m_conversation;
    QString m_language;
};

Json answerOf(const Json &answers, const Question &question)
{
    const auto found = answers.find(toUtf8(question.id));
    return found == answers.end() ? Json() : *found;
}

// What was ticked: where screening took an item out, nothing else was asked.
QStringList marksIn(const Scheme &scheme, const Json &answers, const QString &language)
{
    QStringList marks;
    for (const Question &question : scheme.questions) {
        const Json answer = answerOf(answers, question);
        if (question.kind == QuestionKind::Bool && answer == true)
            marks.append(question.title.text(language));
        else if (question.kind == QuestionKind::Multi && answer.is_array() && !answer.empty())
            marks.append(withValue(question.title.text(language), AnswerWords(question, {}, language).words(answer)));
    }
    return marks;
}

}  // namespace

QList<AnswerLine> describeAnswers(const Scheme &scheme, const Conversation &conversation, const Json &answers,
                                  const QString &language)
{
    QList<AnswerLine> lines;
    for (const Question &question : scheme.questions) {
        const Json answer = answerOf(answers, question);
        // Remarks and confidence are shown where there are any; evidence also where it is missing.
        if (!question.required && question.kind != QuestionKind::Spans && answer.is_null())
            continue;
        AnswerLine line{question.id,
                        question.title.text(language),
                        AnswerWords(question, conversation, language).words(answer),
                        {}};
        const Option *option = question.id == scheme.goldQuestion ? question.option(answer) : nullptr;
        if (option)
            line.tone = toneFromName(option->role);
        lines.append(line);
    }
    return lines;
}

QList<AnswerLine> describeBriefly(const Scheme &scheme, const Conversation &conversation, const Json &answers,
                                  const QString &language, const QStringList &differences)
{
    QSet<int> telling;
    QMap<int, int> size;
    for (const Question &question : scheme.questions) {
        const Json answer = answerOf(answers, question);
        const bool nothingFound = (answer.is_array() && answer.empty()) || answer == Json(false);
        if (!nothingFound || differences.contains(question.id))
            telling.insert(question.step);
        ++size[question.step];
    }
    QList<AnswerLine> lines;
    QSet<int> folded;
    for (const AnswerLine &line : describeAnswers(scheme, conversation, answers, language)) {
        const int step = scheme.question(line.question)->step;
        if (telling.contains(step) || size[step] < 2 || step > scheme.steps.size())
            lines.append(line);
        else if (!folded.contains(step))
            lines.append({line.question, scheme.steps[step - 1].text(language), AnswerWords::tr("none"), {}});
        folded.insert(step);
    }
    return lines;
}

QString shortAnswer(const Scheme &scheme, const Json &answers, const QString &language)
{
    QStringList parts;
    for (const Question &question : scheme.questions) {
        const Json answer = answerOf(answers, question);
        const bool telling =
            question.compare && (question.kind == QuestionKind::Single || question.kind == QuestionKind::Scale);
        if (telling && !answer.is_null())
            parts.append(AnswerWords(question, {}, language).words(answer));
    }
    return (parts.isEmpty() ? marksIn(scheme, answers, language) : parts).join(u" · "_s);
}

}  // namespace gainsay
