// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/ProjectSettings.h"

#include <algorithm>

namespace gainsay {

namespace {

void readSetting(const Json &json, const char *key, bool &target)
{
    if (const auto found = json.find(key); found != json.end() && found->is_boolean())
        target = found->get<bool>();
}

void readShare(const Json &json, const char *key, double &target)
{
    if (const auto found = json.find(key); found != json.end() && found->is_number())
        target = std::clamp(found->get<double>(), 0.0, 1.0);
}

void readNumber(const Json &json, const char *key, int lowest, int highest, std::optional<int> &target)
{
    if (const auto found = json.find(key); found != json.end() && found->is_number_integer())
        target = std::clamp(found->get<int>(), lowest, highest);
}

Json orNull(const std::optional<int> &number)
{
    return number ? Json(*number) : Json();
}

}  // namespace

Json ProjectSettings::toJson() const
{
    return {{"training_required", trainingRequired},
            {"qualification_required", qualificationRequired},
            {"passwords_required", passwordsRequired},
            {"hidden_gold_share", hiddenGoldShare},
            {"blind_share", blindShare},
            {"show_prelabels", showPrelabels},
            {"show_metadata", showMetadata},
            {"lease_minutes", leaseMinutes},
            {"alone", alone},
            {"qualification_retry_minutes", qualificationRetryMinutes},
            {"tutorial_items", orNull(tutorialItems)},
            {"qualification_items", orNull(qualificationItems)},
            {"qualification_max_wrong", orNull(qualificationMaxWrong)}};
}

ProjectSettings ProjectSettings::fromJson(const Json &json)
{
    ProjectSettings settings;
    if (!json.is_object())
        return settings;
    readSetting(json, "training_required", settings.trainingRequired);
    readSetting(json, "qualification_required", settings.qualificationRequired);
    readSetting(json, "passwords_required", settings.passwordsRequired);
    readShare(json, "hidden_gold_share", settings.hiddenGoldShare);
    readShare(json, "blind_share", settings.blindShare);
    readSetting(json, "show_prelabels", settings.showPrelabels);
    readSetting(json, "show_metadata", settings.showMetadata);
    readSetting(json, "alone", settings.alone);
    if (const auto found = json.find("lease_minutes"); found != json.end() && found->is_number_integer())
        settings.leaseMinutes = std::clamp(found->get<int>(), 1, 7 * 24 * 60);
    if (const auto found = json.find("qualification_retry_minutes"); found != json.end() && found->is_number_integer())
        settings.qualificationRetryMinutes = std::clamp(found->get<int>(), 0, 7 * 24 * 60);
    readNumber(json, "tutorial_items", 1, mostTrainingItems, settings.tutorialItems);
    readNumber(json, "qualification_items", 1, mostTrainingItems, settings.qualificationItems);
    readNumber(json, "qualification_max_wrong", 0, mostTrainingItems, settings.qualificationMaxWrong);
    return settings;
}

}  // namespace gainsay
