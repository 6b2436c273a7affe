// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/TuningService.h"

#include "core/base/TranslatableText.h"
#include "core/store/AuditStore.h"
#include "core/store/Storage.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

Result<void> TuningService::set(RunId run, const DetectorTuning &tuning)
{
    const bool sound = std::isfinite(tuning.temperature) && tuning.temperature > 0.0 &&
                       (!tuning.threshold || (*tuning.threshold >= 0.0 && *tuning.threshold <= 1.0));
    if (!sound)
        return invalidInput(TranslatableText::translate(
            "detect", "a threshold lies between 0 and 1, and a temperature above 0; nothing was changed"));
    return m_storage.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto known, m_storage.prelabels().run(run));
        if (const Result<void> stored = m_storage.prelabels().setTuning(run, tuning); !stored)
            return stored;
        const Json payload = {{"run", run.value},
                              {"version", toUtf8(known.version)},
                              {"temperature", tuning.temperature},
                              {"threshold", tuning.threshold ? Json(*tuning.threshold) : Json()}};
        return m_storage.audit().append({m_user, u"tune_detector"_s, known.model, payload, m_clock.nowMs()});
    });
}

}  // namespace gainsay
