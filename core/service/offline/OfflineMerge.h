// SPDX-License-Identifier: GPL-3.0-or-later
// What was done in an offline copy comes back as if it had been done in the project: through the same services and
// rules, at the times at which it was done. Each answer is a transaction, and what is there already is passed over, so
// that a merge can be broken off and run again, and the same file can be brought back every evening.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/base/Progress.h"
#include "core/base/TranslatableText.h"
#include "core/model/Annotation.h"
#include "core/model/Conversation.h"
#include "core/service/offline/OfflineNote.h"
#include "core/service/project/ActiveScheme.h"

#include <QHash>
#include <QList>

#include <functional>

namespace gainsay {

class Storage;

// Something that could not come back, because the project went on meanwhile. Both versions are named; the one of the
// copy is kept in the project as a flag on the item, so that those who lead see it and nothing is lost with the file.
struct OfflineConflict {
    QString item;  // external id
    QString reason;
    Json offline;       // answers or words of the copy
    Json here;          // the person's answers in force in the project; null: none
    bool kept = false;  // flagged in the project; else only the file has it
};

struct OfflineMerged {
    QString person;
    qint64 answers = 0;  // revisions
    qint64 items = 0;    // with at least one of them
    qint64 drafts = 0;
    qint64 skips = 0;
    qint64 flags = 0;
    qint64 comments = 0;
    qint64 already = 0;   // brought back before
    qint64 released = 0;  // not answered, and free for others again
    QList<OfflineConflict> conflicts;
};

class OfflineMerge {
    GAINSAY_TR(gainsay::OfflineMerge)

public:
    enum class Rest { StaysAway, ComesBack };  // what becomes of items that were not answered

    // `scheme` is the project's. `actor` brings the file back: its person, or somebody who leads; none stands for the
    // command line.
    OfflineMerge(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    Result<OfflineMerged> merge(Storage &away, Rest rest, Progress &progress);

private:
    struct Item {
        Conversation away;
        ConversationId home;
    };

    Result<void> begin(Storage &away);
    Result<void> mergeItem(const Conversation &conversation);
    Result<void> mergeAnswers(const Item &item);
    Result<void> mergeDraft(const Item &item);
    Result<void> mergeMarks(const Item &item, ItemMarkKind kind);
    Result<void> mergeComments(const Item &item);
    Result<void> submit(const Item &item, const Annotation &made);
    Result<QList<Annotation>> freshRevisions(const Item &item);
    Result<void> keep(const Item &item, const QString &reason, const Json &offline, qint64 madeAt);
    Result<void> flag(ConversationId item, const OfflineConflict &conflict, qint64 madeAt);
    // What the project refused is a conflict; anything else ends the merge.
    Result<void> keepRefused(const Result<void> &done, const Item &item, const Json &offline, qint64 madeAt);
    Result<PrelabelUse> atHome(PrelabelUse use);
    Result<void> release(const Item &item);
    Result<void> finish();

    Storage &m_home;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
    Storage *m_away = nullptr;
    OfflineNote m_note;
    UserId m_person;
    UserId m_awayPerson;
    QHash<RunId, RunId> m_runs;  // of the copy, as they are numbered in the project
    OfflineMerged m_merged;
};

}  // namespace gainsay
