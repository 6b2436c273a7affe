// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/CsvReader.h"

#include "core/io/csv/CsvCells.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CsvReaderWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

QStringList columnsOf(const ColumnMapping &mapping)
{
    QStringList columns = mapping.turns;
    for (const QString &column : {mapping.id, mapping.batch, mapping.model, mapping.method, mapping.label}) {
        if (!column.isEmpty())
            columns.append(column);
    }
    return columns;
}

}  // namespace

CsvReader::CsvReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options)
    : m_device(std::move(device)), m_records(*m_device), m_naming(path, options), m_format(genericRows(options)),
      m_mapping(options.mapping), m_tabs(options.format == u"tsv"_s)
{
}

Result<void> CsvReader::readHeader()
{
    if (m_tabs)
        m_records.setDelimiter('\t');
    else if (const Result<void> guessed = m_records.guessDelimiter(); !guessed)
        return guessed;
    ASSIGN_OR_RETURN(const auto status, m_records.next());
    if (status == CsvRecords::Status::End)
        return invalidInput(CsvReaderWords::tr("The file is empty; its first line must name the columns."));
    if (status == CsvRecords::Status::Rejected)
        return invalidInput(CsvReaderWords::tr("The header line %1.").arg(m_records.reason()));
    QSet<QString> known;  // tables have tens of thousands of columns
    for (const QString &cell : m_records.cells()) {
        if (cell.contains(u'\r'))
            return invalidInput(
                CsvReaderWords::tr("The lines end as on an old Macintosh; save the file as UTF-8 CSV."));
        const QString column = cell.trimmed();
        if (column.isEmpty() || known.contains(column))
            return invalidInput(CsvReaderWords::tr("Column %1 of the header is empty or named twice (\"%2\").")
                                    .arg(m_columns.size() + 1)
                                    .arg(column));
        known.insert(column);
        m_columns.append(column);
    }
    for (const QString &column : columnsOf(m_mapping)) {
        if (!known.contains(column))
            return invalidInput(CsvReaderWords::tr("The mapping names the column \"%1\", but the file has %2.")
                                    .arg(column, firstColumns()));
    }
    return {};
}

// As many as one can read.
QString CsvReader::firstColumns() const
{
    constexpr qsizetype most = 20;
    const QString names = m_columns.first(std::min(most, m_columns.size())).join(u", "_s);
    return m_columns.size() <= most ? names : names + u", …"_s;
}

Result<ImportEvent> CsvReader::next()
{
    if (m_columns.isEmpty()) {
        RETURN_IF_ERROR(readHeader());
    }
    ASSIGN_OR_RETURN(const auto status, m_records.next());
    if (status == CsvRecords::Status::End)
        return ImportEvent(EndOfRows());
    ++m_number;
    if (status == CsvRecords::Status::Rejected)
        return ImportEvent(RowError{m_records.line(), {}, m_records.reason()});
    return readRow();
}

ImportEvent CsvReader::readRow()
{
    const QStringList &cells = m_records.cells();
    if (cells.size() != m_columns.size())
        return RowError{m_records.line(),
                        {},
                        CsvReaderWords::tr("has %1 cells, but the header names %2 columns")
                            .arg(cells.size())
                            .arg(m_columns.size())};
    Json values = Json::object();
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (!cells[i].isEmpty())
            values[toUtf8(m_columns[i])] = toUtf8(fromCsvCell(cells[i]));
    }
    RowFields fields(std::move(values));
    ImportRow row;
    row.line = m_records.line();
    m_naming.name(fields, m_number, row.conversation);
    if (!fields.failed())
        m_format->read(fields, row);
    if (fields.failed())
        return RowError{row.line, fields.field(), fields.reason()};
    row.conversation.extra.update(std::move(fields).rest());
    return row;
}

}  // namespace gainsay
