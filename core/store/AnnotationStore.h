// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody's answers, every revision of them. Rows are only ever added.
#pragma once

#include "core/base/Result.h"
#include "core/model/Annotation.h"
#include "core/workflow/ItemRules.h"

#include <QList>

#include <optional>

namespace gainsay {

class AnnotationStore {
public:
    virtual ~AnnotationStore() = default;

    // The id is ignored. Ids grow with time within a project.
    virtual Result<AnnotationId> insert(const Annotation &annotation) = 0;

    virtual Result<std::optional<Annotation>> byId(AnnotationId id) = 0;
    virtual Result<std::optional<Annotation>> latest(ConversationId conversation, UserId user) = 0;
    virtual Result<QList<Annotation>> revisions(ConversationId conversation, UserId user) = 0;  // oldest first

    // What deriveItem needs: every slot of the item by number, with the answers in force.
    virtual Result<QList<RaterFact>> raters(ConversationId conversation) = 0;
    // The newest annotation in force on the item; none if nobody has answered.
    virtual Result<AnnotationId> newest(ConversationId conversation) = 0;

    // A person's answers in force, newest first, older than `before` (none: from the newest).
    virtual Result<QList<Annotation>> history(UserId user, AnnotationId before, int limit) = 0;
    // How many items a person has answered for the first time since, and not taken back: amendments, undo and redo
    // count for nothing.
    virtual Result<qint64> countSince(UserId user, qint64 sinceMs) = 0;
};

}  // namespace gainsay
