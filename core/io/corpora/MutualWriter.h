// SPDX-License-Identifier: GPL-3.0-or-later
// MuTual's own form: an article of turns marked "m :" and "f :", four options, the letter of the right one. Answers are
// a ranking, or the replies that were written beside a given one, which then stand in an order that follows from the
// id.
#pragma once

#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class MutualWriter final : public ExportWriter {
public:
    explicit MutualWriter(QIODevice &device) : m_output(device) {}

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    Result<void> finish() override { return m_output.flush(); }

private:
    BufferedOutput m_output;
};

}  // namespace gainsay
