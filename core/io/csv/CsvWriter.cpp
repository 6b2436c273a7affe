// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/CsvWriter.h"

#include "core/base/TranslatableText.h"
#include "core/io/csv/CsvCells.h"
#include "core/io/rows/AnswerCells.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CsvWriterWords {
    GAINSAY_TR(io)
};

QString cellOf(const Json &object, const QString &name)
{
    const auto found = object.is_object() ? object.find(toUtf8(name)) : object.end();
    return found == object.end() ? QString() : answerToCell(*found);
}

QString candidatesCell(const QStringList &candidates)
{
    if (candidates.isEmpty())
        return {};
    return QString::fromUtf8(dumpJson(jsonTexts(candidates)));
}

}  // namespace

CsvWriter::CsvWriter(QIODevice &device, const ExportOptions &options) : m_output(device), m_options(options) {}

void CsvWriter::appendRow(const QStringList &cells)
{
    QByteArray &out = m_output.buffer();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            out.append(',');
        out.append(toCsvCell(cells[i]));
    }
    out.append("\r\n");
}

void CsvWriter::writeHeader()
{
    m_headerWritten = true;
    QStringList names{u"id"_s, u"batch"_s, u"model"_s, u"method"_s, u"speakers"_s};
    for (int i = 1; i <= m_options.turnColumns; ++i)
        names.append(u"turn%1"_s.arg(i));
    names.append({u"target"_s, u"related"_s, u"candidates"_s});
    for (const Question &question : m_options.scheme.questions)
        names.append(question.id);
    appendRow(names + m_options.fieldNames);
}

QStringList CsvWriter::turnCells(const Conversation &conversation) const
{
    QStringList speakers;
    QStringList texts;
    for (const Utterance &turn : conversation.turns) {
        speakers.append(turn.speaker);
        texts.append(turn.text);
    }
    while (texts.size() < m_options.turnColumns)
        texts.append(QString());
    return QStringList{speakers.join(u'|')} + texts;
}

Result<void> CsvWriter::writeProject(const Json &)
{
    return invalidInput(CsvWriterWords::tr("The format csv cannot hold everything; choose jsonl."));
}

Result<void> CsvWriter::write(const ExportRow &row)
{
    if (!m_headerWritten)
        writeHeader();
    const Conversation &conversation = row.conversation;
    if (conversation.turns.size() > m_options.turnColumns)
        return invalidInput(
            CsvWriterWords::tr("%1 has %2 turns, more than the table's %3 columns for them; choose jsonl.")
                .arg(conversation.externalId, QString::number(conversation.turns.size()),
                     QString::number(m_options.turnColumns)));
    QStringList cells{conversation.externalId, conversation.batch, conversation.model, conversation.method};
    cells += turnCells(conversation);
    cells += {QString::number(conversation.target),
              conversation.related ? QString::number(*conversation.related) : QString(),
              candidatesCell(conversation.candidates)};
    for (const Question &question : m_options.scheme.questions)
        cells.append(cellOf(row.answers, question.id));
    for (const QString &name : m_options.fieldNames)
        cells.append(cellOf(row.fields, name));
    appendRow(cells);
    return m_output.rowWritten();
}

Result<void> CsvWriter::finish()
{
    if (!m_headerWritten)
        writeHeader();
    return m_output.flush();
}

}  // namespace gainsay
