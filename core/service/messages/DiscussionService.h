// SPDX-License-Identifier: GPL-3.0-or-later
// The comment thread of an item: its annotators and those who may decide it talk to each other, and are told when
// something new was said. Names stay hidden until the item is decided, and who has not answered yet hears nothing of
// what the other annotators say: two people judge blind to each other.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/Decision.h"

#include <QList>

namespace gainsay {

class Storage;

// A comment as one of the people of the item sees it.
struct ThreadComment {
    CommentId id;
    bool mine = false;
    bool mayChange = false;  // mine, and nobody has said anything since
    QString author;          // a letter for an annotator, empty for whoever decides; names once it is decided
    QString body;
    qint64 createdAt = 0;
};

class DiscussionService {
    GAINSAY_TR(gainsay::DiscussionService)

public:
    DiscussionService(Storage &storage, const Clock &clock, UserId actor);

    // Tells the item's annotators and those who decide (all adjudicators, until one of them has spoken).
    Result<void> comment(ConversationId conversation, const QString &body);
    // One's own, while nobody has answered it; an empty text takes it away. Both words stay in the audit trail.
    Result<void> rewrite(ConversationId conversation, CommentId comment, const QString &body);
    Result<QList<ThreadComment>> thread(ConversationId conversation);

private:
    struct People {
        QList<UserId> annotators;
        QList<UserId> answered;  // those of them who are not blind any more
        QList<UserId> deciders;
        bool actorIsAuxiliary = false;  // has the item as side work: hears nothing of what its people say
    };

    Result<People> peopleOf(ConversationId conversation);
    // Whether `listener` may know what `speaker` says.
    static bool hears(const People &people, UserId listener, UserId speaker);
    Result<void> mayTalk(ConversationId conversation, const People &people);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
