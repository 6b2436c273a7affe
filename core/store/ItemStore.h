// SPDX-License-Identifier: GPL-3.0-or-later
// Whole items: everything that is stored of one, each kind with one query, and taking away those that nobody has
// touched.
#pragma once

#include "core/model/Annotation.h"
#include "core/model/ConversationQuery.h"
#include "core/model/SpotRound.h"
#include "core/store/AuditStore.h"
#include "core/store/PrelabelStore.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace gainsay {

// What a run said of an item, with its evidence; none: it was not looked for.
struct PrelabelWithSpans {
    PrelabelRun run;
    Prelabel prelabel;
    std::optional<QList<Span>> spans;
};

// A verdict with the round that the item was drawn for.
struct CheckedItem {
    int round = 0;  // its number within the batch
    std::optional<RoundOutcome> outcome;
    SpotItem item;
};

class ItemStore {
public:
    virtual ~ItemStore() = default;

    // Of everybody who has answered it, each person's from the oldest on.
    virtual Result<QList<Annotation>> annotationsOf(ConversationId item) = 0;
    // Of every run, the newest first.
    virtual Result<QList<PrelabelWithSpans>> prelabelsOf(ConversationId item) = 0;
    // Of every round that drew it, oldest first.
    virtual Result<QList<CheckedItem>> checksOf(ConversationId item) = 0;
    // Everybody's skips and flags, cleared ones too, oldest first.
    virtual Result<QList<ItemMark>> marksOn(ConversationId item) = 0;
    // What the audit trail says of a subject, oldest first, by these kinds of action.
    virtual Result<QList<AuditRow>> trailOf(const QString &subject, const QStringList &actions, int limit) = 0;
    // Imports out of the audit trail, newest first.
    virtual Result<QList<AuditRow>> imports(int limit) = 0;

    // With one query, in the order of adding; those that are not there are left out.
    virtual Result<QList<ConversationRow>> rows(const QList<ConversationId> &ids) = 0;
    // From one to the other in the order of adding, both included.
    virtual Result<QList<ConversationId>> idsBetween(ConversationId first, ConversationId last) = 0;
    // Those that nobody was given, has answered or decided, and that nothing else speaks of: no training set, sample,
    // flag, comment, tag or message. In the same order.
    virtual Result<QList<ConversationId>> removable(const QList<ConversationId> &ids) = 0;
    // Called for removable ones only. What models said of them goes too.
    virtual Result<void> remove(const QList<ConversationId> &ids) = 0;
};

}  // namespace gainsay
