// SPDX-License-Identifier: GPL-3.0-or-later
// Spans as answers: {"utterance": index or short name, "start", "end", "text"?, "link"?, "label"?}, in code
// points.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/model/Span.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

// The canonical list: utterances by index, covered text filled in, sorted, no span twice.
Result<Json> checkSpans(const Question &question, const Conversation &conversation, const Json &answer);

// Whether a part of a stored list can be read as a span.
bool isReadableSpan(const Json &json);
// Between the stored form and the value. `json` has passed checkSpans, or is a detector's, which has scores too.
QList<Span> spansFromJson(const Json &json);
Json spansToJson(const QList<Span> &spans);

}  // namespace gainsay
