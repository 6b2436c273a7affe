// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv's own form: the fields of the original row, with label and persona from the answers.
#pragma once

#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class JsonObjectText;

class CdconvWriter final : public ExportWriter {
public:
    CdconvWriter(QIODevice &device, const Scheme &scheme);

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    Result<void> finish() override { return m_output.flush(); }

private:
    // Whether there was an answer to write.
    bool addCode(JsonObjectText &line, const Question *question, QByteArrayView field, const Json &answers) const;

    BufferedOutput m_output;
    Scheme m_scheme;
};

}  // namespace gainsay
