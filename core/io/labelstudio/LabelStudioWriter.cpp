// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/labelstudio/LabelStudioWriter.h"

#include "core/base/TranslatableText.h"
#include "core/io/labelstudio/LabelStudioConfig.h"
#include "core/io/labelstudio/LabelStudioResults.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Json taskData(const Conversation &conversation)
{
    Json dialogue = Json::array();
    for (const Utterance &turn : conversation.turns)
        dialogue.push_back({{"author", toUtf8(turn.speaker)}, {"text", toUtf8(turn.text)}});
    Json data = {{"id", toUtf8(conversation.externalId)},
                 {"batch", toUtf8(conversation.batch)},
                 {"dialogue", std::move(dialogue)},
                 {"target", conversation.target}};
    if (conversation.related)
        data["related"] = *conversation.related;
    for (const QString &candidate : conversation.candidates)
        data["candidates"].push_back(toUtf8(candidate));
    if (!conversation.model.isEmpty())
        data["model"] = toUtf8(conversation.model);
    if (!conversation.method.isEmpty())
        data["method"] = toUtf8(conversation.method);
    if (!conversation.extra.empty())
        data["extra"] = conversation.extra;
    return data;
}

}  // namespace

Result<void> LabelStudioWriter::writeProject(const Json &)
{
    return invalidInput(
        TranslatableText::translate("io", "The format labelstudio cannot hold everything; choose jsonl."));
}

Json LabelStudioWriter::annotation(const Json &answers, bool groundTruth, const Json &fields) const
{
    Json annotation = {{"id", qint64(m_task["annotations"].size()) + 1},
                       {"ground_truth", groundTruth},
                       {"was_cancelled", false},
                       {"result", labelStudioResults(m_scheme, m_conversation, answers)}};
    if (const auto user = fields.find("user"); user != fields.end())
        annotation["completed_by"] = {{"email", *user}};
    if (const auto at = fields.find("created_at"); at != fields.end() && at->is_number_integer())
        annotation["created_at"] =
            toUtf8(QDateTime::fromMSecsSinceEpoch(at->get<qint64>(), Qt::UTC).toString(Qt::ISODateWithMs));
    if (const auto time = fields.find("active_ms"); time != fields.end() && time->is_number_integer())
        annotation["lead_time"] = double(time->get<qint64>()) / 1000.0;
    return annotation;
}

Json LabelStudioWriter::prediction(const Conversation &conversation, const Json &prediction) const
{
    Json answers = Json::object();
    const std::string label = prediction.value("label_name", std::string());
    if (!label.empty())
        answers[toUtf8(m_scheme.goldQuestion)] = label;
    for (const Question &question : m_scheme.questions) {
        if (question.kind == QuestionKind::Spans)
            answers[toUtf8(question.id)] = prediction.value("spans", Json::array());
    }
    Json result = {
        {"model_version", prediction.value("model", std::string()) + " " + prediction.value("version", std::string())},
        {"result", labelStudioResults(m_scheme, conversation, answers)}};
    if (const auto probabilities = prediction.find("probabilities");
        probabilities != prediction.end() && probabilities->is_object() && probabilities->contains(label))
        result["score"] = (*probabilities)[label];
    return result;
}

void LabelStudioWriter::startTask(const ExportRow &row)
{
    m_conversation = row.conversation;
    m_task = {{"id", ++m_tasks},
              {"data", taskData(row.conversation)},
              {"annotations", Json::array()},
              {"predictions", Json::array()}};
}

// Rows of one conversation come one after the other and make one task.
Result<void> LabelStudioWriter::write(const ExportRow &row)
{
    const bool another = m_task.is_null() || m_conversation.externalId != row.conversation.externalId;
    if (another) {
        if (const Result<void> written = flushTask(); !written)
            return written;
        startTask(row);
    }
    const bool personal = row.fields.contains("user");
    if (another && personal && !row.conversation.gold.empty())
        m_task["annotations"].push_back(annotation(row.conversation.gold, true, Json::object()));
    if (row.answers.is_object())
        m_task["annotations"].push_back(annotation(row.answers, !personal, row.fields));
    if (const auto said = row.fields.find("prediction"); said != row.fields.end())
        m_task["predictions"].push_back(prediction(row.conversation, *said));
    for (const char *name : {"gold_source", "removed"}) {
        if (row.fields.contains(name))
            m_task["meta"][name] = row.fields[name];
    }
    return {};
}

Result<void> LabelStudioWriter::flushTask()
{
    if (m_task.is_null())
        return {};
    m_output.buffer().append(m_tasks == 1 ? "[\n" : ",\n");
    m_output.buffer().append(dumpJson(m_task));
    m_task = Json();
    return m_output.rowWritten();
}

Result<void> LabelStudioWriter::finish()
{
    if (const Result<void> written = flushTask(); !written)
        return written;
    m_output.buffer().append(m_tasks == 0 ? "[]\n" : "\n]\n");
    return m_output.flush();
}

std::optional<CompanionFile> LabelStudioWriter::companion() const
{
    return CompanionFile{u"label-studio.xml"_s, labelStudioConfig(m_scheme)};
}

}  // namespace gainsay
