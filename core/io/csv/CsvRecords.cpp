// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/CsvRecords.h"

#include "core/base/TranslatableText.h"
#include "core/text/ExactText.h"

namespace gainsay {

namespace {

struct CsvWords {
    GAINSAY_TR(io)
};

}  // namespace

Result<void> CsvRecords::guessDelimiter()
{
    ASSIGN_OR_RETURN(const auto status, m_lines.next());
    m_peeked = status == LineReader::Status::Line;
    for (const char candidate : {';', '\t'}) {
        if (m_lines.line().count(candidate) > m_lines.line().count(m_delimiter))
            m_delimiter = candidate;
    }
    return {};
}

Result<LineReader::Status> CsvRecords::nextLine()
{
    if (!m_peeked)
        return m_lines.next();
    m_peeked = false;
    return LineReader::Status::Line;
}

CsvRecords::Status CsvRecords::reject(const QString &reason)
{
    m_reason = reason;
    return Status::Rejected;
}

void CsvRecords::closeCell()
{
    m_cells.append(exactText(m_cell.toStdString()));
    m_cell.resize(0);
}

// Takes one more line of the record; false when it stops making sense.
bool CsvRecords::scan(QByteArrayView line)
{
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (m_quoted) {
            if (c != '"')
                m_cell.append(c);
            else if (i + 1 < line.size() && line[i + 1] == '"')
                m_cell.append(line[++i]);
            else if (i + 1 < line.size() && line[i + 1] != m_delimiter)
                return false;
            else
                m_quoted = false;
        } else if (c == m_delimiter) {
            closeCell();
        } else if (c == '"' && m_cell.isEmpty() && (i == 0 || line[i - 1] == m_delimiter)) {
            m_quoted = true;
        } else {
            m_cell.append(c);
        }
    }
    return true;
}

Result<CsvRecords::Status> CsvRecords::next()
{
    m_cells.clear();
    m_cell.resize(0);
    m_quoted = false;
    qsizetype size = 0;
    for (bool first = true;;) {
        ASSIGN_OR_RETURN(const auto status, nextLine());
        if (status == LineReader::Status::End)
            return first ? Status::End : reject(CsvWords::tr("a quote is opened and never closed"));
        if (first)
            m_line = m_lines.number();
        else
            m_cell.append('\n');
        size += m_lines.line().size();
        // Whatever follows would be read inside out, line by line: it is said once, and the reading ends.
        if (!first && (status == LineReader::Status::TooLong || size > m_lines.limit()))
            return invalidInput(CsvWords::tr("line %1: a quote is opened and not closed within %2 MB; the file cannot "
                                             "be read on. Close it, or double it if it is part of the text.")
                                    .arg(m_line)
                                    .arg(m_lines.limit() / 1024 / 1024));
        if (status == LineReader::Status::TooLong || size > m_lines.limit())
            return reject(CsvWords::tr("is longer than %1 MB").arg(m_lines.limit() / 1024 / 1024));
        if (!m_lines.line().isValidUtf8())
            return reject(CsvWords::tr("is not UTF-8; convert the file first"));
        if (first && m_lines.line().isEmpty())
            continue;
        first = false;
        if (!scan(m_lines.line()))
            return reject(CsvWords::tr("a quoted cell is followed by more text; quotes inside a cell are doubled"));
        if (!m_quoted)
            break;
    }
    closeCell();
    return Status::Record;
}

}  // namespace gainsay
