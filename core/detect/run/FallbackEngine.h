// SPDX-License-Identifier: GPL-3.0-or-later
// Accelerators come first and may fail, at the start or in the middle of the work; the last one, the CPU, then takes
// over for good, with one remark and without losing a batch.
#pragma once

#include "core/detect/InferenceEngine.h"
#include "core/detect/run/EngineReserve.h"

namespace gainsay {

using EngineCandidate = EngineCandidateOf<InferenceEngine>;

Result<std::unique_ptr<InferenceEngine>> startFirst(const std::vector<EngineCandidate> &candidates);

class FallbackEngine final : public InferenceEngine {
public:
    FallbackEngine(std::shared_ptr<const InferenceEngine> engine, QStringList remarks,
                   EngineStarter<InferenceEngine> reserve)
        : m_reserve(std::move(engine), std::move(remarks), std::move(reserve))
    {
    }

    Result<InferenceResult> run(const InferenceBatch &batch) const override;
    QString provider() const override { return m_reserve.current()->provider(); }
    QStringList remarks() const override { return m_reserve.remarks(); }

private:
    EngineReserve<InferenceEngine> m_reserve;
};

}  // namespace gainsay
