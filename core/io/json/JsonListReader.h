// SPDX-License-Identifier: GPL-3.0-or-later
// One list of JSON objects, each of them a row.
#pragma once

#include "core/io/json/JsonObjects.h"
#include "core/io/json/JsonRow.h"
#include "core/io/rows/LineReader.h"

namespace gainsay {

class JsonListReader final : public ImportReader {
public:
    JsonListReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
                   std::unique_ptr<RowFormat> format);

    Result<ImportEvent> next() override;
    qint64 bytesRead() const override { return m_objects.bytesRead(); }
    qint64 bytesTotal() const override { return m_device->isSequential() ? 0 : m_device->size(); }

private:
    std::unique_ptr<QIODevice> m_device;
    JsonObjects m_objects;
    JsonRow m_row;
    qint64 m_number = 0;
};

// One JSON object per line, whatever its fields mean.
class JsonlReader final : public ImportReader {
public:
    JsonlReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options,
                std::unique_ptr<RowFormat> format);

    Result<ImportEvent> next() override;
    qint64 bytesRead() const override { return m_lines.bytesRead(); }
    qint64 bytesTotal() const override { return m_device->isSequential() ? 0 : m_device->size(); }

private:
    std::unique_ptr<QIODevice> m_device;
    LineReader m_lines;
    JsonRow m_row;
};

}  // namespace gainsay
