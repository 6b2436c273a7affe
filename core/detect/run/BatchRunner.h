// SPDX-License-Identifier: GPL-3.0-or-later
// Runs many sequences of different length through a network: sorted by length into batches that need little padding,
// several batches at a time. Safe to use from several threads.
#pragma once

#include "core/detect/InferenceEngine.h"
#include "core/detect/tokenize/SequenceEncoder.h"

#include <span>
#include <stop_token>

namespace gainsay {

struct BatchLimits {
    int rows = 64;
    int tokens = 2048;  // padding included; small enough to stay in the processor's cache
};

// Groups of indices into `lengths`, shortest first, none over the limits unless a single sequence is.
std::vector<std::vector<int>> planBatches(std::span<const int> lengths, BatchLimits limits);

// The sequences chosen by `rows`, padded to the longest of them.
InferenceBatch makeBatch(std::span<const EncodedSequence> sequences, std::span<const int> rows, qint64 padding);

using Logits = std::vector<float>;

class BatchRunner {
public:
    BatchRunner(std::shared_ptr<const InferenceEngine> engine, qint64 padding, int threads, BatchLimits limits = {});

    // One output per sequence, in their order. The first fault ends it.
    Result<std::vector<Logits>> run(std::span<const EncodedSequence> sequences, std::stop_token stop) const;
    const InferenceEngine &engine() const { return *m_engine; }

private:
    Result<void> runBatch(std::span<const EncodedSequence> sequences, std::span<const int> rows,
                          std::span<Logits> outputs) const;

    std::shared_ptr<const InferenceEngine> m_engine;
    qint64 m_padding;
    int m_threads;
    BatchLimits m_limits;
};

}  // namespace gainsay
