// SPDX-License-Identifier: GPL-3.0-or-later
// JSONL as the `datasets` library likes it: every row has the same columns of the same types. The data card that goes
// beside it is README.md; jsonl reads the rows back.
#pragma once

#include "core/io/huggingface/DataCard.h"
#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class HuggingFaceWriter final : public ExportWriter {
public:
    HuggingFaceWriter(QIODevice &device, const ExportOptions &options);

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    Result<void> finish() override { return m_output.flush(); }
    std::optional<CompanionFile> companion() const override;

private:
    BufferedOutput m_output;
    ExportOptions m_options;
    DataCard m_card;
};

}  // namespace gainsay
