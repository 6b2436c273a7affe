// SPDX-License-Identifier: GPL-3.0-or-later
// Tables, with a header line or without. A cell that is empty counts as missing. What the columns mean is said by a row
// format. Where the mapping says that a row is one turn, rows that follow each other with the same id are one
// conversation.
#pragma once

#include "core/io/csv/CsvRecords.h"
#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFormat.h"

#include <optional>

namespace gainsay {

struct TableShape {
    char delimiter = 0;      // 0: comma, semicolon or tab, whichever the first line has most of
    bool jsonCells = false;  // a cell with a JSON list or object in it is that
    QStringList columns;     // what they are called where the file has no header line
    qsizetype optional = 0;  // how many of the last ones a row may lack
};

class CsvReader final : public ImportReader {
public:
    CsvReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
              std::unique_ptr<RowFormat> format, TableShape shape);

    Result<ImportEvent> next() override;
    qint64 bytesRead() const override { return m_records.bytesRead(); }
    qint64 bytesTotal() const override { return m_device->isSequential() ? 0 : m_device->size(); }

private:
    struct TableRow {
        qint64 line = 0;
        qint64 number = 0;
        Json values = Json::object();
    };
    // A row, a fault of one, or the end.
    using Record = std::variant<EndOfRows, TableRow, RowError>;

    Result<void> start();
    Result<void> readHeader();
    QString firstColumns() const;
    Result<Record> nextRecord();
    Record valuesOf(const QStringList &cells);
    Result<ImportEvent> nextConversation();
    void addTurn(TableRow &conversation, TableRow turn) const;
    ImportEvent read(TableRow row);

    std::unique_ptr<QIODevice> m_device;
    CsvRecords m_records;
    RowNaming m_naming;
    std::unique_ptr<RowFormat> m_format;
    ColumnMapping m_mapping;
    TableShape m_shape;
    QStringList m_columns;
    bool m_started = false;
    qint64 m_number = 0;
    std::optional<TableRow> m_conversation;  // the one whose turns are being read
    bool m_broken = false;                   // one of its turns was at fault
};

}  // namespace gainsay
