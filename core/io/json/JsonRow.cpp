// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/JsonRow.h"

#include "core/base/TranslatableText.h"
#include "core/io/rows/EverythingFormat.h"

namespace gainsay {

namespace {

struct JsonRowWords {
    GAINSAY_TR(io)
};

}  // namespace

JsonRow::JsonRow(const QString &path, const ImportOptions &options, std::unique_ptr<RowFormat> format)
    : m_naming(path, options), m_format(std::move(format))
{
}

ImportEvent JsonRow::tooLong(qint64 number, qsizetype limit)
{
    return RowError{number, {}, JsonRowWords::tr("is longer than %1 MB").arg(limit / 1024 / 1024)};
}

Result<ImportEvent> JsonRow::read(QByteArrayView text, qint64 line, qint64 number) const
{
    if (!text.isValidUtf8())
        return ImportEvent(RowError{line, {}, JsonRowWords::tr("is not UTF-8; convert the file first")});
    Result<Json> parsed = parseJson(text);
    if (!parsed)
        return ImportEvent(RowError{line, {}, parsed.error().message});
    if (isProjectLine(*parsed))
        return readProject(*parsed, line);
    if (isEndLine(*parsed))
        return readEnd(*parsed, line);
    return read(*std::move(parsed), line, number);
}

ImportEvent JsonRow::read(Json object, qint64 line, qint64 number) const
{
    RowFields fields(m_format->unwrapped(std::move(object)));
    ImportRow row;
    row.line = line;
    m_naming.name(fields, number, row.conversation);
    if (!fields.failed())
        m_format->read(fields, row);
    return std::move(fields).finish(std::move(row));
}

Result<ImportEvent> JsonRow::readProject(Json &line, qint64 number)
{
    if (line[everythingVersionField] != everythingVersion)
        return unsupported(JsonRowWords::tr("The file was written by a newer Gainsay; read it with that one."));
    ImportRow row;
    row.line = number;
    row.ends = line.value(everythingEndsField, Json(false)) == Json(true);
    row.project = std::move(line["project"]);
    return ImportEvent(std::move(row));
}

ImportEvent JsonRow::readEnd(Json &line, qint64 number)
{
    ImportRow row;
    row.line = number;
    row.end = std::move(line[everythingEndField]);
    return ImportEvent(std::move(row));
}

}  // namespace gainsay
