// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/FallbackEngine.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

QString engineNotUsedRemark(const QString &provider, const QString &reason)
{
    return TranslatableText::translate("detect", "%1 is not used: %2").arg(provider, reason);
}

QString cpuTookOverRemark(const QString &reason)
{
    return TranslatableText::translate("detect", "the CPU took over: %1").arg(reason);
}

Result<std::unique_ptr<InferenceEngine>> startFirst(const std::vector<EngineCandidate> &candidates)
{
    return startFirstOf<FallbackEngine>(candidates);
}

Result<InferenceResult> FallbackEngine::run(const InferenceBatch &batch) const
{
    const std::shared_ptr<const InferenceEngine> engine = m_reserve.current();
    Result<InferenceResult> result = engine->run(batch);
    if (result)
        return result;
    ASSIGN_OR_RETURN(const auto other, m_reserve.replace(engine, result.error()));
    return other->run(batch);
}

}  // namespace gainsay
