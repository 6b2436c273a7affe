// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/HuggingFaceWriter.h"

#include "core/base/TranslatableText.h"
#include "core/io/json/JsonText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// What stands for "no answer" must not change the type of a column.
Json columnValue(const Question &question, const Json &answers)
{
    const auto answer = answers.is_object() ? answers.find(toUtf8(question.id)) : answers.end();
    const bool given = answers.is_object() && answer != answers.end() && !answer->is_null();
    switch (question.kind) {
    case QuestionKind::Multi:
    case QuestionKind::Ranking:
        return given ? *answer : Json::array();
    case QuestionKind::Spans: {
        Json spans = given ? *answer : Json::array();
        for (Json &span : spans) {
            if (!span.contains("link"))
                span["link"] = 0;
        }
        return spans;
    }
    default:
        return given ? *answer : Json();
    }
}

}  // namespace

HuggingFaceWriter::HuggingFaceWriter(QIODevice &device, const ExportOptions &options)
    : m_output(device), m_options(options), m_card(options)
{
}

Result<void> HuggingFaceWriter::writeProject(const Json &)
{
    return invalidInput(
        TranslatableText::translate("io", "The format huggingface cannot hold everything; choose jsonl."));
}

Result<void> HuggingFaceWriter::write(const ExportRow &row)
{
    const Conversation &conversation = row.conversation;
    QByteArray &out = m_output.buffer();
    JsonObjectText line(out);
    line.add("id", conversation.externalId);
    line.add("batch", conversation.batch);
    line.add("model", conversation.model);
    line.add("method", conversation.method);
    line.open("turns");
    appendTurns(out, conversation.turns);
    line.add("target", qint64(conversation.target));
    line.add("related", conversation.related ? Json(*conversation.related) : Json());
    line.add("candidates", jsonTexts(conversation.candidates));
    line.add("extra", QString::fromUtf8(dumpJson(conversation.extra)));
    for (const Question &question : m_options.scheme.questions)
        line.add(question.id.toUtf8(), columnValue(question, row.answers));
    for (const QString &name : std::as_const(m_options.fieldNames)) {
        if (!m_options.scheme.question(name))
            line.add(name.toUtf8(), row.fields.value(toUtf8(name), Json()));
    }
    line.close();
    out.append('\n');
    m_card.count(row);
    return m_output.rowWritten();
}

std::optional<CompanionFile> HuggingFaceWriter::companion() const
{
    return CompanionFile{u"README.md"_s, m_card.text()};
}

}  // namespace gainsay
