// SPDX-License-Identifier: GPL-3.0-or-later
// Answers as the `result` list of a Label Studio annotation, and back. The dialogue is a Paragraphs tag named
// "dialogue", each question a tag named by its id; offsets count UTF-16 units there, as the browser does. Linked
// spans are relations.
#pragma once

#include "core/io/rows/RowFields.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

#include <functional>

namespace gainsay {

Json labelStudioResults(const Scheme &scheme, const Conversation &conversation, const Json &answers);

// Faults are left in `fields`, named by `path`. `questionOf` says which question the tag of a name asks.
Json answersFromResults(const Scheme &scheme, const Conversation &conversation, const Json &results,
                        const QString &path, RowFields &fields,
                        const std::function<const Question *(const QString &)> &questionOf);

}  // namespace gainsay
