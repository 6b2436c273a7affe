// SPDX-License-Identifier: GPL-3.0-or-later
// What a project's owner can switch on. Everything that adds steps is off in a new project.
#pragma once

#include "core/base/Json.h"

#include <optional>

namespace gainsay {

struct ProjectSettings {
    bool trainingRequired = false;       // the tutorial must be finished before real work
    bool qualificationRequired = false;  // the qualification test must be passed before real work
    int qualificationRetryMinutes = 60;  // how long to read the definitions again after failing the test
    // Items of the tutorial and the test and mistakes allowed in it, where they are not the scheme's.
    std::optional<int> tutorialItems;
    std::optional<int> qualificationItems;
    std::optional<int> qualificationMaxWrong;
    bool passwordsRequired = false;
    double hiddenGoldShare = 0.0;  // share of items with known answers mixed into the work, 0…1
    double blindShare = 0.0;       // share of items for which the detector's marks stay hidden, 0…1
    bool showPrelabels = true;     // annotators see what the detector says
    bool showMetadata = true;      // annotators see model and method of a conversation
    int leaseMinutes = 120;        // how long a claimed item stays reserved
    bool alone = false;            // one person labels everything; there is nobody to agree with, decide or check

    static constexpr int mostTrainingItems = 10'000;

    Json toJson() const;
    // Unknown keys are ignored and missing ones keep their defaults, so that versions can differ.
    static ProjectSettings fromJson(const Json &json);

    friend bool operator==(const ProjectSettings &, const ProjectSettings &) = default;
};

}  // namespace gainsay
