// SPDX-License-Identifier: GPL-3.0-or-later
// Several answers of a judge to one item as one prelabel: the label most of them give, the share of each, the evidence
// of the first that gives it. Pure.
#pragma once

#include "core/judge/JudgeAnswer.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

struct JudgeVerdict {
    Prelabel prelabel;
    QList<Span> evidence;
};

// What an answer comes to as one text: its label, what it takes the conversation out of the set as, or the order of
// candidates.
QString outcomeOf(const JudgeAnswer &answer);

// `answers` are those that counted; none: the judge stays silent.
JudgeVerdict verdictOf(const Scheme &scheme, const Conversation &conversation, const QList<JudgeAnswer> &answers);

}  // namespace gainsay
