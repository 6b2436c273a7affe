// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/doccano/DoccanoWriter.h"

#include "core/base/TranslatableText.h"
#include "core/io/json/JsonText.h"
#include "core/io/rows/AnswerCells.h"
#include "core/io/rows/DialogueText.h"
#include "core/scheme/SpanAnswers.h"

#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DoccanoWords {
    GAINSAY_TR(io)
};

// Each group of linked spans is a chain of relations.
Result<void> addSpans(const Question &question, const Json &answer, const DialogueText &text, Json &row)
{
    std::map<int, qint64> lastOfLink;
    for (const Span &span : spansFromJson(answer)) {
        if (!text.holds(span))
            return corrupt(DoccanoWords::tr("%1: the conversation has no utterance %2 with the characters %3 to %4")
                               .arg(question.id, QString::number(span.utterance), QString::number(span.start),
                                    QString::number(span.end)));
        const qint64 id = qint64(row["entities"].size()) + 1;
        const int start = text.startOf(span);
        row["entities"].push_back({{"id", id},
                                   {"label", toUtf8(span.label.isEmpty() ? question.id : span.label)},
                                   {"start_offset", start},
                                   {"end_offset", start + span.end - span.start}});
        if (span.link == 0)
            continue;
        qint64 &last = lastOfLink[span.link];
        if (last != 0)
            row["relations"].push_back({{"id", qint64(row["relations"].size()) + 1},
                                        {"from_id", last},
                                        {"to_id", id},
                                        {"type", "contradicts"}});
        last = id;
    }
    return {};
}

Result<void> addAnswers(const Scheme &scheme, const Json &answers, const DialogueText &text, Json &row)
{
    for (const Question &question : scheme.questions) {
        const auto answer = answers.find(toUtf8(question.id));
        if (answer == answers.end() || answer->is_null())
            continue;
        const std::string said = toUtf8(question.id + u": "_s + answerToCell(*answer));
        if (question.kind != QuestionKind::Spans) {
            row[question.kind == QuestionKind::Text ? "Comments" : "cats"].push_back(said);
        } else {
            RETURN_IF_ERROR(addSpans(question, *answer, text, row));
        }
    }
    return {};
}

void addConversation(const Conversation &conversation, Json &row)
{
    row["conversation"] = toUtf8(conversation.externalId);
    row["batch"] = toUtf8(conversation.batch);
    row["target"] = conversation.target;
    if (conversation.related)
        row["related"] = *conversation.related;
    for (const QString &candidate : conversation.candidates)
        row["candidates"].push_back(toUtf8(candidate));
    if (!conversation.model.isEmpty())
        row["model"] = toUtf8(conversation.model);
    if (!conversation.method.isEmpty())
        row["method"] = toUtf8(conversation.method);
    if (!conversation.extra.empty())
        row["extra"] = conversation.extra;
}

}  // namespace

Result<void> DoccanoWriter::writeProject(const Json &)
{
    return invalidInput(DoccanoWords::tr("The format doccano cannot hold everything; choose jsonl."));
}

Result<void> DoccanoWriter::write(const ExportRow &row)
{
    if (row.fields.contains("prediction"))
        return invalidInput(
            DoccanoWords::tr("The format doccano has no place for predictions; choose jsonl or labelstudio."));
    const DialogueText text(row.conversation.turns);
    Json line = {{"id", ++m_rows},
                 {"text", toUtf8(text.text())},
                 {"turns", text.places()},
                 {"entities", Json::array()},
                 {"relations", Json::array()},
                 {"cats", Json::array()},
                 {"Comments", Json::array()}};
    addConversation(row.conversation, line);
    if (row.answers.is_object()) {
        if (const auto added = addAnswers(m_scheme, row.answers, text, line); !added)
            return Error{added.error().kind, DoccanoWords::tr("%1: %2", "conversation and fault")
                                                 .arg(row.conversation.externalId, added.error().message)};
    }
    if (const auto user = row.fields.find("user"); user != row.fields.end())
        line["annotator"] = *user;
    QByteArray json = dumpJson(line);
    escapeLineEnds(json);
    m_output.buffer().append(json);
    m_output.buffer().append('\n');
    return m_output.rowWritten();
}

}  // namespace gainsay
