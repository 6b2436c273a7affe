// SPDX-License-Identifier: GPL-3.0-or-later
// Records of a table after RFC 4180: quoted cells may hold delimiters, line ends and doubled quotes.
#pragma once

#include "core/io/rows/LineReader.h"

#include <QStringList>

namespace gainsay {

class CsvRecords {
public:
    enum class Status { Record, Rejected, End };

    explicit CsvRecords(QIODevice &device) : m_lines(device) {}

    void setDelimiter(char delimiter) { m_delimiter = delimiter; }
    // Comma, semicolon or tab: whichever the first line has most of. Called before the first next().
    Result<void> guessDelimiter();

    Result<Status> next();
    const QStringList &cells() const { return m_cells; }
    // The line on which the record starts.
    qint64 line() const { return m_line; }
    // Why it was rejected.
    QString reason() const { return m_reason; }
    qint64 bytesRead() const { return m_lines.bytesRead(); }

private:
    Result<LineReader::Status> nextLine();
    Status reject(const QString &reason);
    bool scan(QByteArrayView line);
    void closeCell();

    LineReader m_lines;
    char m_delimiter = ',';
    bool m_peeked = false;  // the first line was read while guessing
    QByteArray m_cell;
    bool m_quoted = false;  // inside quotes at the end of what was scanned
    QStringList m_cells;
    qint64 m_line = 0;
    QString m_reason;
};

}  // namespace gainsay
