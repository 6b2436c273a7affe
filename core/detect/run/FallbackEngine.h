// SPDX-License-Identifier: GPL-3.0-or-later
// Accelerators come first and may fail, at the start or in the middle of the work; the last one, the CPU, then takes
// over for good, with one remark and without losing a batch.
#pragma once

#include "core/detect/InferenceEngine.h"

#include <mutex>

namespace gainsay {

struct EngineCandidate {
    QString provider;
    QString notTried;  // why it is not even tried; empty: it is
    std::function<Result<std::unique_ptr<InferenceEngine>>()> start;
};

// The first candidate that starts, backed by the last one. Why those before it do not run is in its remarks; an
// error, the last candidate's, only where none starts.
Result<std::unique_ptr<InferenceEngine>> startFirst(std::vector<EngineCandidate> candidates);

class FallbackEngine final : public InferenceEngine {
public:
    // `reserve` is called at most once, when `engine` has failed; none where there is nothing to fall back on.
    FallbackEngine(std::shared_ptr<const InferenceEngine> engine, QStringList remarks,
                   std::function<Result<std::unique_ptr<InferenceEngine>>()> reserve);

    Result<InferenceResult> run(const InferenceBatch &batch) const override;
    QString provider() const override;
    QStringList remarks() const override;

private:
    std::shared_ptr<const InferenceEngine> current() const;
    Result<std::shared_ptr<const InferenceEngine>> replace(const std::shared_ptr<const InferenceEngine> &failed,
                                                           const Error &reason) const;

    mutable std::mutex m_mutex;  // guards what follows
    mutable std::shared_ptr<const InferenceEngine> m_engine;
    mutable QStringList m_remarks;
    mutable std::function<Result<std::unique_ptr<InferenceEngine>>()> m_reserve;
};

}  // namespace gainsay
