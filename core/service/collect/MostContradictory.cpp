// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/collect/MostContradictory.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

using namespace Qt::StringLiterals;

Result<ContradictoryChoice> mostContradictory(const Detector &detector, const QList<Conversation> &conversations)
{
    ASSIGN_OR_RETURN(const auto predictions, detector.detect(conversations, {}));
    std::optional<ContradictoryChoice> best;
    for (qsizetype i = 0; i < predictions.size(); ++i) {
        if (!predictions[i].label)
            continue;
        const double probability = contradictionProbability(detector.info().labels, predictions[i].probabilities);
        if (!best || probability > best->probability)
            best = ContradictoryChoice{i, probability};
    }
    if (best)
        return *best;
    return invalidInput(TranslatableText::translate("collect", "the detector cannot judge any of %1 candidates: %2")
                            .arg(QString::number(conversations.size()), predictions.value(0).reason.shown));
}

Json choiceMark(const Detector &detector, const ContradictoryChoice &choice, qsizetype candidates)
{
    return {{"kept", "most contradictory"},
            {"candidates", candidates},
            {"contradiction_probability", choice.probability},
            {"detector",
             {{"name", toUtf8(detector.info().name)},
              {"version", toUtf8(detector.info().version)},
              {"method", toUtf8(detector.info().method)}}}};
}

}  // namespace gainsay
