// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/JsonListReader.h"

#include <algorithm>

namespace gainsay {

JsonListReader::JsonListReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
                               std::unique_ptr<RowFormat> format)
    : m_device(std::move(device)), m_objects(*m_device), m_row(path, options, std::move(format))
{
}

Result<ImportEvent> JsonListReader::next()
{
    ASSIGN_OR_RETURN(const auto status, m_objects.next());
    if (status == JsonObjects::Status::End)
        return ImportEvent(EndOfRows());
    ++m_number;
    if (status == JsonObjects::Status::TooLong)
        return JsonRow::tooLong(m_objects.line(), m_objects.limit());
    // Many lists stand on one line, so that rows without an id are counted.
    return m_row.read(m_objects.object(), m_objects.line(), m_number);
}

namespace {

bool isBlankLine(QByteArrayView line)
{
    return std::all_of(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t'; });
}

}  // namespace

JsonlReader::JsonlReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
                         std::unique_ptr<RowFormat> format)
    : m_device(std::move(device)), m_lines(*m_device), m_row(path, options, std::move(format))
{
}

Result<ImportEvent> JsonlReader::next()
{
    for (;;) {
        ASSIGN_OR_RETURN(const auto status, m_lines.next());
        if (status == LineReader::Status::End)
            return ImportEvent(EndOfRows());
        if (status == LineReader::Status::TooLong)
            return JsonRow::tooLong(m_lines.number(), m_lines.limit());
        if (!isBlankLine(m_lines.line()))
            return m_row.read(m_lines.line(), m_lines.number(), m_lines.number());
    }
}

}  // namespace gainsay
