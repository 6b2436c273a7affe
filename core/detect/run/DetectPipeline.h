// SPDX-License-Identifier: GPL-3.0-or-later
// Many conversations through a detector in bounded memory: while one chunk is computed, the one before is handed on
// and the next is read. The two functions are called in the calling thread, in turns; the detector in another.
#pragma once

#include "core/base/Progress.h"
#include "core/detect/Detector.h"

#include <functional>

namespace gainsay {

struct DetectedChunk {
    QList<Conversation> conversations;
    QList<Prediction> predictions;
    QList<QList<Span>> spans;  // empty unless asked for; of the likeliest contradiction where none is predicted
};

struct PipelineSource {
    std::function<Result<QList<Conversation>>()> next;  // an empty list is the end
    qint64 total = 0;                                   // for progress; 0: unknown
};

using PipelineSink = std::function<Result<void>(const DetectedChunk &chunk)>;

// How many conversations a source should give at a time: enough to sort them by length with profit.
constexpr int pipelineChunk = 1024;

// Cancelled when `progress` says so; what the sink has taken by then stays.
Result<void> runPipeline(const Detector &detector, bool withSpans, const PipelineSource &source,
                         const PipelineSink &sink, Progress &progress);

}  // namespace gainsay
