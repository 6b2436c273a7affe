// SPDX-License-Identifier: GPL-3.0-or-later
// doccano's JSONL: text, entities, relations, and choices as categories "question: value". A line per person.
#pragma once

#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class DoccanoWriter final : public ExportWriter {
public:
    DoccanoWriter(QIODevice &device, const Scheme &scheme) : m_output(device), m_scheme(scheme) {}

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    Result<void> finish() override { return m_output.flush(); }

private:
    BufferedOutput m_output;
    Scheme m_scheme;
    qint64 m_rows = 0;
};

}  // namespace gainsay
