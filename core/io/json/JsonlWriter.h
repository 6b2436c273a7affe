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
    Result<void> finish() override { return m_output.flush(); }

private:
    BufferedOutput m_output;
};

}  // namespace gainsay
