// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks for Label Studio: one per conversation with everybody's annotations, final labels as ground truth, and
// predictions. The labelling configuration that fits them goes beside the file.
#pragma once

#include "core/io/rows/BufferedOutput.h"
#include "core/io/rows/ExportWriter.h"

namespace gainsay {

class LabelStudioWriter final : public ExportWriter {
public:
    LabelStudioWriter(QIODevice &device, const Scheme &scheme) : m_output(device), m_scheme(scheme) {}

    Result<void> writeProject(const Json &project) override;
    Result<void> write(const ExportRow &row) override;
    Result<void> finish() override;
    std::optional<CompanionFile> companion() const override;

private:
    void startTask(const ExportRow &row);
    Result<void> flushTask();
    Json annotation(const Json &answers, bool groundTruth, const Json &fields) const;
    Json prediction(const Conversation &conversation, const Json &prediction) const;

    BufferedOutput m_output;
    Scheme m_scheme;
    Conversation m_conversation;  // of the task at hand
    Json m_task;                  // null before the first
    qint64 m_tasks = 0;
};

}  // namespace gainsay
