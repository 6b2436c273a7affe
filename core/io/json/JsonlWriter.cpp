// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/JsonlWriter.h"

#include "core/io/json/JsonText.h"
#include "core/io/rows/EverythingFormat.h"

namespace gainsay {

Result<void> JsonlWriter::writeProject(const Json &project)
{
    JsonObjectText line(m_output.buffer());
    line.add(everythingVersionField, qint64(everythingVersion));
    line.add(everythingEndsField, Json(true));
    line.add("project", project);
    line.close();
    m_output.buffer().append('\n');
    m_everything = true;
    return m_output.rowWritten();
}

Result<void> JsonlWriter::write(const ExportRow &row)
{
    const Conversation &conversation = row.conversation;
    QByteArray &out = m_output.buffer();
    JsonObjectText line(out);
    line.add("id", conversation.externalId);
    line.add("batch", conversation.batch);
    line.open("turns");
    appendTurns(out, conversation.turns);
    line.add("target", qint64(conversation.target));
    if (conversation.related)
        line.add("related", qint64(*conversation.related));
    if (!conversation.candidates.isEmpty())
        line.add("candidates", jsonTexts(conversation.candidates));
    if (!conversation.model.isEmpty())
        line.add("model", conversation.model);
    if (!conversation.method.isEmpty())
        line.add("method", conversation.method);
    if (!conversation.extra.empty())
        line.add("extra", conversation.extra);
    if (!conversation.gold.empty())
        line.add("gold", conversation.gold);
    if (!row.answers.is_null())
        line.add("answers", row.answers);
    for (const auto &[name, value] : row.fields.items())
        line.add(name, value);
    line.close();
    out.append('\n');
    ++m_conversations;
    if (const auto work = row.fields.find("work"); m_everything && work != row.fields.end())
        m_records += workRecords(*work);
    return m_output.rowWritten();
}

Result<void> JsonlWriter::finish()
{
    if (m_everything) {
        JsonObjectText line(m_output.buffer());
        line.add(everythingEndField, Json{{"conversations", m_conversations}, {"records", m_records}});
        line.close();
        m_output.buffer().append('\n');
    }
    return m_output.flush();
}

}  // namespace gainsay
