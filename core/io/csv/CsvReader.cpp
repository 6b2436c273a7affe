// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/CsvReader.h"

#include "core/base/TranslatableText.h"
#include "core/io/csv/CsvCells.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CsvReaderWords {
    GAINSAY_TR(io)
};

// A list or an object that stands as text in a cell; else the text.
Json cellValue(const QString &cell, bool jsonCells)
{
    const QString text = fromCsvCell(cell);
    if (jsonCells && (text.startsWith(u'[') || text.startsWith(u'{'))) {
        if (auto inside = parseJson(text.toUtf8()))
            return *std::move(inside);
    }
    return toUtf8(text);
}

}  // namespace

CsvReader::CsvReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
                     std::unique_ptr<RowFormat> format, TableShape shape)
    : m_device(std::move(device)), m_records(*m_device), m_naming(path, options), m_format(std::move(format)),
      m_mapping(options.mapping), m_shape(std::move(shape)), m_columns(m_shape.columns)
{
}

Result<void> CsvReader::start()
{
    m_started = true;
    if (m_shape.delimiter)
        m_records.setDelimiter(m_shape.delimiter);
    else
        RETURN_IF_ERROR(m_records.guessDelimiter());
    if (m_columns.isEmpty() && m_mapping.hasHeader) {
        RETURN_IF_ERROR(readHeader());
    }
    for (const QString &column : m_mapping.columns()) {
        if (!m_columns.isEmpty() && !m_columns.contains(column))
            return invalidInput(CsvReaderWords::tr("The mapping names the column \"%1\", but the file has %2.")
                                    .arg(column, firstColumns()));
    }
    return {};
}

Result<void> CsvReader::readHeader()
{
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
    if (!m_started) {
        RETURN_IF_ERROR(start());
    }
    if (m_mapping.isRowPerTurn())
        return nextConversation();
    ASSIGN_OR_RETURN(auto record, nextRecord());
    if (auto *row = std::get_if<TableRow>(&record))
        return read(std::move(*row));
    if (const auto *fault = std::get_if<RowError>(&record))
        return ImportEvent(*fault);
    return ImportEvent(EndOfRows());
}

Result<CsvReader::Record> CsvReader::nextRecord()
{
    ASSIGN_OR_RETURN(const auto status, m_records.next());
    if (status == CsvRecords::Status::End)
        return Record(EndOfRows());
    ++m_number;
    if (status == CsvRecords::Status::Rejected)
        return Record(RowError{m_records.line(), {}, m_records.reason()});
    return valuesOf(m_records.cells());
}

CsvReader::Record CsvReader::valuesOf(const QStringList &cells)
{
    // Without a header the first row says how many columns there are.
    while (m_number == 1 && !m_mapping.hasHeader && m_shape.columns.isEmpty() && m_columns.size() < cells.size())
        m_columns.append(QString::number(m_columns.size() + 1));
    if (cells.size() > m_columns.size() || cells.size() < m_columns.size() - m_shape.optional)
        return RowError{m_records.line(),
                        {},
                        CsvReaderWords::tr("has %1 cells, but the header names %2 columns")
                            .arg(cells.size())
                            .arg(m_columns.size())};
    TableRow row{m_records.line(), m_number, Json::object()};
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (!cells[i].isEmpty())
            row.values[toUtf8(m_columns[i])] = cellValue(cells[i], m_shape.jsonCells);
    }
    return row;
}

ImportEvent CsvReader::read(TableRow row)
{
    RowFields fields(m_format->unwrapped(std::move(row.values)));
    ImportRow read;
    read.line = row.line;
    m_naming.name(fields, row.number, read.conversation);
    if (!fields.failed())
        m_format->read(fields, read);
    return std::move(fields).finish(std::move(read));
}

// The first turn's row holds the id; what later rows say beside their turn is added where it is not known yet.
void CsvReader::addTurn(TableRow &conversation, TableRow turn) const
{
    Json said = Json::object();
    for (const auto &[column, as] : {std::pair(m_mapping.speaker, "speaker"), std::pair(m_mapping.text, "text")}) {
        const auto found = turn.values.find(toUtf8(column));
        if (found == turn.values.end())
            continue;
        said[as] = std::move(*found);
        turn.values.erase(found);
    }
    Json turns = conversation.values.value("turns", Json::array());
    turns.push_back(std::move(said));
    conversation.values.update(turn.values);
    conversation.values["turns"] = std::move(turns);
}

// Ends with the first row of another id, or the end of the file. A conversation of which one row is at fault would be
// another one without it: all of it is rejected.
Result<ImportEvent> CsvReader::nextConversation()
{
    const std::string idColumn = m_mapping.id.isEmpty() ? "id" : toUtf8(m_mapping.id);
    const auto idOf = [&](const TableRow &row) { return row.values.value(idColumn, Json()); };
    for (;;) {
        ASSIGN_OR_RETURN(auto record, nextRecord());
        if (const auto *fault = std::get_if<RowError>(&record)) {
            m_broken = m_conversation.has_value();
            return ImportEvent(*fault);
        }
        auto *row = std::get_if<TableRow>(&record);
        if (row && idOf(*row).is_null())
            return ImportEvent(RowError{row->line, fromUtf8(idColumn),
                                        CsvReaderWords::tr("is missing; it says which turns belong together")});
        std::optional<TableRow> whole;
        const bool broken = m_broken;
        if (m_conversation && (!row || idOf(*row) != idOf(*m_conversation))) {
            whole = std::exchange(m_conversation, std::nullopt);
            m_broken = false;
        }
        if (row) {
            if (!m_conversation)
                m_conversation = TableRow{row->line, row->number, Json{{idColumn, idOf(*row)}}};
            addTurn(*m_conversation, std::move(*row));
        }
        if (whole && broken)
            return ImportEvent(
                RowError{whole->line, {}, CsvReaderWords::tr("is left out: one of its turns is at fault")});
        if (whole)
            return read(std::move(*whole));
        if (!row)
            return ImportEvent(EndOfRows());
    }
}

}  // namespace gainsay
