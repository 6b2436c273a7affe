// SPDX-License-Identifier: GPL-3.0-or-later
// Something that runs a causal language model token by token, keeping keys and values of what it has read. The
// implementation on ONNX Runtime is a target of its own; tests have others.
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace gainsay {

// What a sequence has read so far. Belongs to one thread at a time.
class CausalState {
public:
    virtual ~CausalState() = default;
    // The same beginning, to be continued in another way; cheap.
    virtual std::unique_ptr<CausalState> fork() const = 0;
    virtual int length() const = 0;
};

enum class LogitRows { Last, All };

// Members may be called from several threads at once, each with a state of its own.
class CausalEngine {
public:
    virtual ~CausalEngine() = default;

    virtual std::unique_ptr<CausalState> start() const = 0;
    // Reads `tokens` after what the state holds. Gives the logits of the token that follows the last one, or each of
    // them: row-major [1 or tokens.size(), vocabularySize()]. After an error the state is as before.
    virtual Result<std::vector<float>> advance(CausalState &state, std::span<const qint32> tokens,
                                               LogitRows rows) const = 0;
    virtual int vocabularySize() const = 0;
    virtual QString provider() const = 0;
    virtual QStringList remarks() const = 0;
};

// The cache that the network's inputs and outputs hold.
struct CausalShape {
    int layers = 0;
    int heads = 0;     // of keys and values
    int headSize = 0;  // numbers per head and token
    int vocabulary = 0;
};

struct CausalEngineRequest {
    QString cpuPath;
    QString gpuPath;      // a variant for accelerators; empty: the same as for the CPU
    QStringList weights;  // files beside the network that hold its numbers, where it does not hold them itself
    CausalShape shape;
};

using CausalEngineFactory = std::function<Result<std::unique_ptr<CausalEngine>>(const CausalEngineRequest &request)>;

}  // namespace gainsay
