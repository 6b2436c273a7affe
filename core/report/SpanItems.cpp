// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/SpanItems.h"

#include "core/scheme/SpanAnswers.h"

#include <QSet>

namespace gainsay {

void SpanItems::add(const SpanRow &row)
{
    if (conversations.isEmpty() || conversations.constLast() != row.conversation) {
        conversations.append(row.conversation);
        items.append({row.lengths, {}});
    }
    items.last().raters.append(spansFromJson(row.spans));
}

SpanItems replaceSpans(const SpanItems &old, const SpanItems &fresh, const QList<ConversationId> &changed)
{
    const QSet<ConversationId> gone(changed.begin(), changed.end());
    SpanItems result;
    qsizetype next = 0;
    const auto addFreshBelow = [&](std::optional<ConversationId> end) {
        for (; next < fresh.items.size() && (!end || fresh.conversations[next].value < end->value); ++next) {
            result.conversations.append(fresh.conversations[next]);
            result.items.append(fresh.items[next]);
        }
    };
    for (qsizetype i = 0; i < old.items.size(); ++i) {
        addFreshBelow(old.conversations[i]);
        if (gone.contains(old.conversations[i]))
            continue;
        result.conversations.append(old.conversations[i]);
        result.items.append(old.items[i]);
    }
    addFreshBelow(std::nullopt);
    return result;
}

}  // namespace gainsay
