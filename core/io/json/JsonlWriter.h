// SPDX-License-Identifier: GPL-3.0-or-later
// Our own JSONL: everything that is known of a conversation on one line, read back by the format jsonl.
#pragma once

#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class JsonlWriter final : public ExportWriter {
public:
    explicit JsonlWriter(QIODevice &device) : m_output(device) {}

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    // After a project line: the line that tells how much came before it.
    Result<void> finish() override;

private:
    BufferedOutput m_output;
    bool m_everything = false;
    qint64 m_conversations = 0;
    qint64 m_records = 0;
};

}  // namespace gainsay
