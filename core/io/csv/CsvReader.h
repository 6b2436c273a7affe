// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a header line. A cell that is empty counts as missing.
#pragma once

#include "core/io/csv/CsvRecords.h"
#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFormat.h"
#include "core/io/rows/RowNaming.h"

namespace gainsay {

class CsvReader final : public ImportReader {
public:
    CsvReader(std::unique_ptr<QIODevice> device, const QString &path, const ImportOptions &options);

    Result<ImportEvent> next() override;
    qint64 bytesRead() const override { return m_records.bytesRead(); }
    qint64 bytesTotal() const override { return m_device->isSequential() ? 0 : m_device->size(); }

private:
    Result<void> readHeader();
    QString firstColumns() const;
    ImportEvent readRow();

    std::unique_ptr<QIODevice> m_device;
    CsvRecords m_records;
    RowNaming m_naming;
    std::unique_ptr<RowFormat> m_format;
    ColumnMapping m_mapping;
    bool m_tabs;
    QStringList m_columns;
    qint64 m_number = 0;
};

}  // namespace gainsay
