// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/JsonlReader.h"

#include "core/io/EverythingFormat.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct JsonlWords {
    Q_DECLARE_TR_FUNCTIONS(io)
};

bool isBlankLine(QByteArrayView line)
{
    return std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t'; });
}

}  // namespace

JsonlReader::JsonlReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
                         std::unique_ptr<RowFormat> format)
    : m_device(std::move(device)), m_lines(*m_device), m_naming(path, options), m_format(std::move(format))
{
}

Result<ImportEvent> JsonlReader::next()
{
    for (;;) {
        const Result<LineReader::Status> status = m_lines.next();
        if (!status)
            return status.error();
        if (*status == LineReader::Status::End)
            return ImportEvent(EndOfRows());
        if (*status == LineReader::Status::TooLong)
            return ImportEvent(RowError{
                m_lines.number(), {}, JsonlWords::tr("is longer than %1 MB").arg(m_lines.limit() / 1024 / 1024)});
        if (!isBlankLine(m_lines.line()))
            return readRow();
    }
}

Result<ImportEvent> JsonlReader::readRow()
{
    const qint64 number = m_lines.number();
    if (!m_lines.line().isValidUtf8())
        return ImportEvent(RowError{number, {}, JsonlWords::tr("is not UTF-8; convert the file first")});
    Result<Json> parsed = parseJson(m_lines.line());
    if (!parsed)
        return ImportEvent(RowError{number, {}, parsed.error().message});
    if (isProjectLine(*parsed))
        return readProject(*parsed);
    RowFields fields(*std::move(parsed));
    ImportRow row;
    row.line = number;
    m_naming.name(fields, number, row.conversation);
    if (!fields.failed())
        m_format->read(fields, row);
    if (fields.failed())
        return ImportEvent(RowError{number, fields.field(), fields.reason()});
    row.conversation.extra.update(std::move(fields).rest());
    return ImportEvent(std::move(row));
}

Result<ImportEvent> JsonlReader::readProject(Json &line) const
{
    if (line[everythingVersionField] != everythingVersion)
        return unsupported(JsonlWords::tr("The file was written by a newer Gainsay; read it with that one."));
    ImportRow row;
    row.line = m_lines.number();
    row.project = std::move(line["project"]);
    return ImportEvent(std::move(row));
}

}  // namespace gainsay
