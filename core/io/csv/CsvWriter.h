// SPDX-License-Identifier: GPL-3.0-or-later
// A table with one row per conversation: turns and answers in columns of their own. RFC 4180, UTF-8, CRLF.
#pragma once

#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class CsvWriter final : public ExportWriter {
public:
    CsvWriter(QIODevice &device, const ExportOptions &options);

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    Result<void> finish() override;

private:
    void appendRow(const QStringList &cells);
    void writeHeader();
    QStringList turnCells(const Conversation &conversation) const;

    BufferedOutput m_output;
    ExportOptions m_options;
    bool m_headerWritten = false;
};

}  // namespace gainsay
