// SPDX-License-Identifier: GPL-3.0-or-later
// Something that runs a network on ready numbers. The implementation on ONNX Runtime is a target of its own;
// tests have others. Members may be called from several threads at once.
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace gainsay {

// Row-major [rows, columns]; padding has mask 0.
struct InferenceBatch {
    int rows = 0;
    int columns = 0;
    std::vector<std::int64_t> ids;
    std::vector<std::int64_t> mask;
    std::vector<std::int64_t> segments;
};

struct InferenceResult {
    std::vector<float> logits;  // [rows, EngineRequest::outputSize]
};

class InferenceEngine {
public:
    virtual ~InferenceEngine() = default;

    virtual Result<InferenceResult> run(const InferenceBatch &batch) const = 0;
    // What computes at present; changes when an accelerator gives up and the CPU takes over.
    virtual QString provider() const = 0;
    // Why nothing faster runs, and what went wrong on the way.
    virtual QStringList remarks() const = 0;
};

struct EngineRequest {
    QString cpuPath;
    QString gpuPath;      // a variant for accelerators; empty: the same as for the CPU
    QStringList weights;  // files beside the network that hold its numbers, where it does not hold them itself
    std::array<QString, 4> inputs;  // ids, mask, segments, positions; the network may lack the last three
    QString output;
    int outputSize = 0;
    std::int64_t padding = 0;        // fills what a network of fixed size wants beyond the batch
    std::int64_t firstPosition = 0;  // of the first token, where the network takes positions
};

using EngineFactory = std::function<Result<std::unique_ptr<InferenceEngine>>(const EngineRequest &request)>;

}  // namespace gainsay
