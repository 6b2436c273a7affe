// SPDX-License-Identifier: GPL-3.0-or-later
// One person's work: the next item, drafts, submitting, amending, skipping, flagging. The window and the command
// line use the same object, so that both refuse the same things with the same words. Undo is in UndoService.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Message.h"
#include "core/service/annotate/AnswerWriter.h"
#include "core/service/annotate/WorkAccess.h"

#include <QHash>

#include <optional>

namespace gainsay {

class Storage;

// An item as its person sees it.
struct WorkItem {
    Conversation conversation;
    Slot slot;
    int revision = 0;                     // of the newest answers: what submit() expects; 0 before the first
    std::optional<Annotation> submitted;  // the answers in force
    std::optional<Draft> draft;           // newer than those, if there is one
    QString locked;                       // why it cannot be changed now, or empty
    QList<Message> messages;              // what was written about it: sent back, failed in a spot check

    // What the page starts with: the draft, else the answers in force, else nothing.
    Json answers() const;
};

struct SkippedItem {
    Conversation conversation;
    QString reason;
    qint64 atMs = 0;
};

// One person's share of a batch.
struct BatchShare {
    qint64 submitted = 0;
    qint64 total = 0;
};

struct AnnotatorCounts {
    qint64 waiting = 0;  // planned and not begun, or claimed
    qint64 returned = 0;
    qint64 skipped = 0;
    qint64 submitted = 0;
    qint64 today = 0;  // answered for the first time since the given time
    QHash<BatchId, BatchShare> batches;
    QList<qint64> recentActiveMs;  // of the last first answers that were timed, newest first
};

class AnnotateService {
    GAINSAY_TR(gainsay::AnnotateService)

public:
    AnnotateService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user);

    // Fine, or why this person answers nothing at all: paused, not trained, a role that only reads.
    Result<void> mayAnnotate();

    // Claims the next item: returned ones first, then what was begun, planned and pooled ones in order, skipped
    // ones last. `except` is left out, to go on without finishing it. None: nothing is left to do.
    Result<std::optional<WorkItem>> next(ConversationId except = {});
    // What next() will give, the begun one included, for what is done ahead. Claims nothing.
    Result<QList<ConversationId>> upcoming(int limit);
    // One of the person's own items, or one that is free in the pool. Claims it unless it has been answered; an
    // item of a locked batch is shown as well, with the reason why it cannot be changed.
    Result<WorkItem> open(ConversationId conversation);

    // Keeps unfinished answers, also of hidden questions, and adds a step to the undo history. `time` is what was
    // spent on the revision so far.
    Result<void> saveDraft(ConversationId conversation, const Json &answers, const WorkTime &time);
    // Stores a new revision. Conflict: the answers were changed elsewhere since the item was opened.
    Result<Annotation> submit(const Submission &submission);

    // Both in one transaction: the answer is durable and the next item claimed by a single write to disk.
    Result<std::optional<WorkItem>> submitAndNext(const Submission &submission);

    // The item comes back at the end of the queue.
    Result<void> skip(ConversationId conversation, const QString &reason);
    // What the person skipped, with the reasons, in the order of the queue.
    Result<QList<SkippedItem>> skipped();
    // A flag stays on the item, whatever is answered, until one of those who lead is done with it (FlagService). They
    // are told; a person's second flag on an item takes the place of the first.
    Result<void> flag(ConversationId conversation, const QString &reason);

    // The person's answers in force, newest first, older than `before` (none: from the newest).
    Result<QList<Annotation>> history(AnnotationId before, int limit);
    // The item that the person answered just before (after) `current`; before one that is not answered: the newest.
    Result<std::optional<ConversationId>> neighbour(ConversationId current, bool earlier);
    Result<AnnotatorCounts> counts(qint64 todaySinceMs);
    static constexpr int recentAnswers = 50;

private:
    // Inside a transaction that has let the person in.
    Result<std::optional<WorkItem>> nextOf(const User &user, ConversationId except);
    Result<WorkItem> openOf(const User &user, ConversationId conversation);
    Result<Annotation> submitOf(const User &user, const Submission &submission);
    Result<WorkItem> present(const OwnItem &item, const QString &locked);
    Result<void> mark(const OwnItem &item, ItemMarkKind kind, const QString &reason);
    Result<void> tellOfFlag(const OwnItem &item, const QString &reason);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_user;
    WorkAccess m_access;
    AnswerWriter m_writer;
};

}  // namespace gainsay
