// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/access/TrainingGate.h"

#include "core/base/TranslatableText.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"

namespace gainsay {

namespace {

struct TrainingGateText {
    GAINSAY_TR(gainsay::TrainingGate)
};

}  // namespace

Result<void> mayWork(Storage &storage, const User &user)
{
    ASSIGN_OR_RETURN(const auto settings, storage.project().settings());
    if (settings.trainingRequired) {
        ASSIGN_OR_RETURN(const auto finished, storage.training().hasPassed(user.id, GoldKind::Tutorial));
        if (!finished)
            return notAllowed(TrainingGateText::tr("%1 has to finish the tutorial before real work.").arg(user.name));
    }
    if (settings.qualificationRequired) {
        ASSIGN_OR_RETURN(const auto passed, storage.training().hasPassed(user.id, GoldKind::Qualification));
        if (!passed)
            return notAllowed(
                TrainingGateText::tr("%1 has to pass the qualification test before real work.").arg(user.name));
    }
    return {};
}

Result<QSet<UserId>> peopleInTraining(Storage &storage, const QList<User> &people)
{
    QSet<UserId> learners;
    for (const User &user : people) {
        const Result<void> trained = mayWork(storage, user);
        if (!trained && trained.error().kind != ErrorKind::NotAllowed)
            return trained.error();
        if (!trained)
            learners.insert(user.id);
    }
    return learners;
}

QualityRules trainingRules(const Scheme &scheme, const ProjectSettings &settings)
{
    QualityRules rules = scheme.quality;
    rules.tutorialItems = settings.tutorialItems.value_or(rules.tutorialItems);
    rules.qualificationItems = settings.qualificationItems.value_or(rules.qualificationItems);
    rules.qualificationMaxWrong = settings.qualificationMaxWrong.value_or(rules.qualificationMaxWrong);
    return rules;
}

}  // namespace gainsay
