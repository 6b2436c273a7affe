// SPDX-License-Identifier: GPL-3.0-or-later
// Writing; LabelStudioAnswers.cpp is the way back.
#include "core/io/labelstudio/LabelStudioResults.h"

#include "core/io/rows/AnswerCells.h"
#include "core/scheme/SpanAnswers.h"
#include "core/text/OffsetMap.h"

#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Json labelStudioResult(const Question &question, const QString &id, const char *type, Json value)
{
    return {{"id", toUtf8(id)},
            {"from_name", toUtf8(question.id)},
            {"to_name", "dialogue"},
            {"type", type},
            {"value", std::move(value)}};
}

QString spanRegion(const Question &question, qsizetype number)
{
    return u"%1-%2"_s.arg(question.id, QString::number(number + 1));
}

Json spanValue(const Question &question, const Conversation &conversation, const Span &span)
{
    const OffsetMap map(conversation.turns.value(span.utterance).text);
    const std::string paragraph = std::to_string(span.utterance);
    return {{"start", paragraph},
            {"end", paragraph},
            {"startOffset", map.utf16FromCodePoint(span.start)},
            {"endOffset", map.utf16FromCodePoint(span.end)},
            {"text", toUtf8(map.slice(span.start, span.end))},
            {"paragraphlabels", Json::array({toUtf8(span.label.isEmpty() ? question.id : span.label)})}};
}

// Each group of linked spans is a chain of relations.
void appendSpans(const Question &question, const Conversation &conversation, const Json &answer, Json &results)
{
    const QList<Span> spans = spansFromJson(answer);
    std::map<int, QString> lastOfLink;
    Json relations = Json::array();
    for (qsizetype i = 0; i < spans.size(); ++i) {
        const QString region = spanRegion(question, i);
        results.push_back(
            labelStudioResult(question, region, "paragraphlabels", spanValue(question, conversation, spans[i])));
        if (spans[i].link == 0)
            continue;
        QString &last = lastOfLink[spans[i].link];
        if (!last.isEmpty())
            relations.push_back(
                {{"type", "relation"}, {"from_id", toUtf8(last)}, {"to_id", toUtf8(region)}, {"direction", "bi"}});
        last = region;
    }
    for (Json &relation : relations)
        results.push_back(std::move(relation));
}

Json valueOf(const Question &question, const Json &answer)
{
    switch (question.kind) {
    case QuestionKind::Scale:
        return {{"rating", answer}};
    case QuestionKind::Text:
        return {{"text", Json::array({answer})}};
    case QuestionKind::Ranking:
        return {{"ranker", {{"best_first", answer}}}};
    case QuestionKind::Multi:
        return {{"choices", answer}};
    default:
        return {{"choices", Json::array({toUtf8(answerToCell(answer))})}};
    }
}

const char *typeOf(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::Scale:
        return "rating";
    case QuestionKind::Text:
        return "textarea";
    case QuestionKind::Ranking:
        return "ranker";
    default:
        return "choices";
    }
}

}  // namespace

Json labelStudioResults(const Scheme &scheme, const Conversation &conversation, const Json &answers)
{
    Json results = Json::array();
    for (const Question &question : scheme.questions) {
        const auto answer = answers.find(toUtf8(question.id));
        if (answer == answers.end() || answer->is_null())
            continue;
        if (question.kind == QuestionKind::Spans)
            appendSpans(question, conversation, *answer, results);
        else
            results.push_back(
                labelStudioResult(question, question.id, typeOf(question.kind), valueOf(question, *answer)));
    }
    return results;
}

}  // namespace gainsay
