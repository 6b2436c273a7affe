// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/DetectPipeline.h"

#include <chrono>
#include <future>
#include <optional>

namespace gainsay {

namespace {

// The likeliest contradiction: first whether it lies within the target or reaches back, then which one.
int likeliestContradiction(const QList<DetectorLabel> &labels, const QList<double> &probabilities, int otherwise)
{
    double share[] = {0.0, 0.0};
    std::optional<int> best[2];
    for (int i = 0; i < labels.size(); ++i) {
        if (!labels[i].contradiction)
            continue;
        const int place = labels[i].withinTarget ? 1 : 0;
        share[place] += probabilities.value(i);
        if (!best[place] || probabilities.value(i) > probabilities.value(*best[place]))
            best[place] = i;
    }
    return best[share[1] > share[0] ? 1 : 0].value_or(otherwise);
}

// Where no contradiction is predicted, the likeliest one is asked about: who doubts the label sees what speaks against
// it. Rules have nothing to show for what they did not find.
QList<Prediction> askedAbout(const DetectorInfo &info, QList<Prediction> predictions)
{
    if (info.ruleBased)
        return predictions;
    for (Prediction &prediction : predictions) {
        if (prediction.label && !info.labels[*prediction.label].contradiction)
            prediction.label = likeliestContradiction(info.labels, prediction.probabilities, *prediction.label);
    }
    return predictions;
}

Result<DetectedChunk> detectChunk(const Detector &detector, bool withSpans, QList<Conversation> conversations,
                                  std::stop_token stop)
{
    DetectedChunk chunk;
    ASSIGN_OR_RETURN(auto predictions, detector.detect(conversations, stop));
    chunk.predictions = std::move(predictions);
    if (withSpans) {
        ASSIGN_OR_RETURN(auto spans,
                         detector.explain(conversations, askedAbout(detector.info(), chunk.predictions), stop));
        chunk.spans = std::move(spans);
    }
    chunk.conversations = std::move(conversations);
    return chunk;
}

Result<DetectedChunk> waitFor(std::future<Result<DetectedChunk>> &running, std::stop_source &stop,
                              const Progress &progress)
{
    constexpr auto patience = std::chrono::milliseconds(50);
    while (running.wait_for(patience) != std::future_status::ready) {
        if (progress.isCancelled())
            stop.request_stop();
    }
    return running.get();
}

}  // namespace

Result<void> runPipeline(const Detector &detector, bool withSpans, const PipelineSource &source,
                         const PipelineSink &sink, Progress &progress)
{
    std::stop_source stop;
    qint64 done = 0;
    std::optional<DetectedChunk> finished;
    const auto handOn = [&]() -> Result<void> {
        if (!finished)
            return {};
        const Result<void> taken = sink(*finished);
        done += finished->conversations.size();
        finished.reset();
        progress.report(done, source.total);
        return taken;
    };
    Result<QList<Conversation>> next = source.next();
    while (next && !next->isEmpty()) {
        std::future<Result<DetectedChunk>> running = std::async(std::launch::async, detectChunk, std::cref(detector),
                                                                withSpans, std::move(*next), stop.get_token());
        const Result<void> taken = handOn();
        if (!taken)
            stop.request_stop();
        else
            next = source.next();
        Result<DetectedChunk> result = waitFor(running, stop, progress);
        if (!taken)
            return taken;
        if (!result)
            return result.error();
        finished = std::move(*result);
    }
    if (const Result<void> taken = handOn(); !taken)
        return taken;
    return next ? Result<void>() : next.error();
}

}  // namespace gainsay
