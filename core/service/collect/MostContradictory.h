// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several replies a detector calls most contradictory (Sato et al. 2024, appendix D).
#pragma once

#include "core/detect/Detector.h"

namespace gainsay {

struct ContradictoryChoice {
    qsizetype index = 0;
    double probability = 0;
};

// `conversations` differ in their target only. An error if the detector stays silent on all of them.
Result<ContradictoryChoice> mostContradictory(const Detector &detector, const QList<Conversation> &conversations);

// How a reply that was chosen so is marked in the conversation's extra fields.
Json choiceMark(const Detector &detector, const ContradictoryChoice &choice, qsizetype candidates);

}  // namespace gainsay
