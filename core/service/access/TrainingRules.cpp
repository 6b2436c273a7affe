// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/access/TrainingRules.h"

namespace gainsay {

QualityRules trainingRules(const Scheme &scheme, const ProjectSettings &settings)
{
    QualityRules rules = scheme.quality;
    rules.tutorialItems = settings.tutorialItems.value_or(rules.tutorialItems);
    rules.qualificationItems = settings.qualificationItems.value_or(rules.qualificationItems);
    rules.qualificationMaxWrong = settings.qualificationMaxWrong.value_or(rules.qualificationMaxWrong);
    return rules;
}

}  // namespace gainsay
