// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/FallbackEngine.h"

#include <QCoreApplication>

namespace gainsay {

Result<std::unique_ptr<InferenceEngine>> startFirst(std::vector<EngineCandidate> candidates)
{
    QStringList remarks;
    Error fault;
    for (size_t i = 0; i < candidates.size(); ++i) {
        const EngineCandidate &candidate = candidates[i];
        QString reason = candidate.notTried;
        if (reason.isEmpty()) {
            Result<std::unique_ptr<InferenceEngine>> engine = candidate.start();
            if (engine) {
                const bool last = i + 1 == candidates.size();
                return std::unique_ptr<InferenceEngine>(std::make_unique<FallbackEngine>(
                    *std::move(engine), remarks, last ? nullptr : candidates.back().start));
            }
            fault = engine.error();
            reason = fault.message;
        }
        remarks.append(QCoreApplication::translate("detect", "%1 is not used: %2").arg(candidate.provider, reason));
    }
    return fault;
}

FallbackEngine::FallbackEngine(std::shared_ptr<const InferenceEngine> engine, QStringList remarks,
                               std::function<Result<std::unique_ptr<InferenceEngine>>()> reserve)
    : m_engine(std::move(engine)), m_remarks(std::move(remarks)), m_reserve(std::move(reserve))
{
}

Result<InferenceResult> FallbackEngine::run(const InferenceBatch &batch) const
{
    const std::shared_ptr<const InferenceEngine> engine = current();
    Result<InferenceResult> result = engine->run(batch);
    if (result)
        return result;
    const Result<std::shared_ptr<const InferenceEngine>> other = replace(engine, result.error());
    return other ? (*other)->run(batch) : Result<InferenceResult>(other.error());
}

QString FallbackEngine::provider() const
{
    return current()->provider();
}

QStringList FallbackEngine::remarks() const
{
    const std::lock_guard lock(m_mutex);
    return m_remarks;
}

std::shared_ptr<const InferenceEngine> FallbackEngine::current() const
{
    const std::lock_guard lock(m_mutex);
    return m_engine;
}

// Whoever notices first starts the reserve; the others find it in place.
Result<std::shared_ptr<const InferenceEngine>>
FallbackEngine::replace(const std::shared_ptr<const InferenceEngine> &failed, const Error &reason) const
{
    const std::lock_guard lock(m_mutex);
    if (m_engine != failed)
        return m_engine;
    if (!m_reserve)
        return reason;
    ASSIGN_OR_RETURN(auto reserve, std::exchange(m_reserve, nullptr)());
    m_engine = std::move(reserve);
    m_remarks.append(QCoreApplication::translate("detect", "the CPU took over: %1").arg(reason.message));
    return m_engine;
}

}  // namespace gainsay
