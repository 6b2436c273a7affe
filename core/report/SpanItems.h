// SPDX-License-Identifier: GPL-3.0-or-later
// What people marked in each conversation, for one question that is answered with spans.
#pragma once

#include "core/stats/agreement/SpanAgreement.h"
#include "core/store/RatingStore.h"

#include <QList>

namespace gainsay {

struct SpanItems {
    QList<ConversationId> conversations;  // in order of their numbers
    QList<SpanItem> items;                // beside them

    // Rows come as the store gives them, those of a conversation after each other.
    void add(const SpanRow &row);
};

// `old` with the items among `changed` replaced by those of `fresh`, which holds no others.
SpanItems replaceSpans(const SpanItems &old, const SpanItems &fresh, const QList<ConversationId> &changed);

}  // namespace gainsay
