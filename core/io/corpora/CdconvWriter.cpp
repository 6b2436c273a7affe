// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/corpora/CdconvWriter.h"

#include "core/base/TranslatableText.h"
#include "core/io/json/JsonText.h"

#include <set>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CdconvWords {
    GAINSAY_TR(io)
};

// user, bot, user, bot, …: the only shape that u1, b1, … can hold.
bool takesTurns(const Conversation &conversation)
{
    for (qsizetype i = 0; i < conversation.turns.size(); ++i) {
        if (conversation.turns[i].speaker != (i % 2 == 0 ? u"user"_s : u"bot"_s))
            return false;
    }
    return conversation.turns.size() % 2 == 0;
}

QByteArray turnName(qsizetype turn)
{
    return (turn % 2 == 0 ? 'u' : 'b') + QByteArray::number(turn / 2 + 1);
}

std::set<std::string, std::less<>> writtenNames(const Conversation &conversation)
{
    std::set<std::string, std::less<>> names{"id", "file", "model", "method"};
    for (qsizetype i = 0; i < conversation.turns.size(); ++i)
        names.insert(turnName(i).toStdString());
    return names;
}

}  // namespace

CdconvWriter::CdconvWriter(QIODevice &device, const Scheme &scheme) : m_output(device), m_scheme(scheme) {}

Result<void> CdconvWriter::writeProject(const Json &)
{
    return invalidInput(CdconvWords::tr("The format cdconv cannot hold everything; choose jsonl."));
}

bool CdconvWriter::addCode(JsonObjectText &line, const Question *question, QByteArrayView field,
                           const Json &answers) const
{
    const auto answer = question && answers.is_object() ? answers.find(toUtf8(question->id)) : answers.end();
    if (!question || answer == answers.end())
        return false;
    const Option *option = question->option(*answer);
    if (option)
        line.add(field, qint64(option->code));
    return option != nullptr;
}

Result<void> CdconvWriter::write(const ExportRow &row)
{
    const Conversation &conversation = row.conversation;
    if (!takesTurns(conversation))
        return invalidInput(
            CdconvWords::tr("%1 does not go user, bot, user, bot, so the format cdconv cannot hold it; choose jsonl.")
                .arg(conversation.externalId));
    QByteArray &out = m_output.buffer();
    const auto file = conversation.extra.find("file");
    JsonObjectText line(out);
    line.add("id", conversation.externalId);
    line.add("file", file != conversation.extra.end() ? *file : Json(toUtf8(conversation.batch)));
    line.add("model", conversation.model);
    line.add("method", conversation.method);
    for (qsizetype i = 0; i < conversation.turns.size(); ++i)
        line.add(turnName(i), conversation.turns[i].text);
    const Question *gold = m_scheme.question(m_scheme.goldQuestion);
    const std::string label = toUtf8(m_scheme.goldField);
    std::set<std::string, std::less<>> written = writtenNames(conversation);
    if (addCode(line, gold, label, row.answers))
        written.insert(label);
    if (addCode(line, m_scheme.question(u"persona"_s), "persona", row.answers))
        written.insert("persona");
    // A name stands once in a line: the code of the answer says what the label's text would.
    for (const auto &[name, value] : row.fields.items()) {
        if (written.insert(name).second)
            line.add(name, value);
    }
    // What the file said of the label is the gold that the project keeps, not this row's.
    written.insert(label);
    for (const auto &[name, value] : conversation.extra.items()) {
        if (written.insert(name).second)
            line.add(name, value);
    }
    line.close();
    out.append('\n');
    return m_output.rowWritten();
}

}  // namespace gainsay
