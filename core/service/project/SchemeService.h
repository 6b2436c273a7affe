// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of a project's scheme. Criteria change while people work: a revision is one decision on record, after
// which everybody answers under it. Earlier answers keep the version they were made under.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/Slot.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/project/SchemeImpact.h"
#include "core/store/ProjectStore.h"

namespace gainsay {

class Storage;
struct ConversationRow;

struct SchemeVersion {
    SchemeRevision revision;
    qint64 answers = 0;  // in force, made under it
};

struct SchemeChange {
    int from = 0;
    int to = 0;
    QStringList added;  // questions by id
    QStringList removed;
    QStringList changed;     // asked otherwise: kind, options, condition, comparison
    qint64 settledAnew = 0;  // items whose state or label is another under the new rules
    // What becomes of people's answers in force.
    QList<QuestionImpact> questions;
    qint64 answers = 0;
    qint64 again = 0;   // of those, with a question that has to be answered again
    qint64 locked = 0;  // of those, in batches that are accepted or being checked: they are left as they are
    qint64 returned = 0;
};

// Whether people get back what has to be answered again.
enum class AskAgain { No, Yes };

class SchemeService {
    GAINSAY_TR(gainsay::SchemeService)

public:
    // `actor` decides; none stands for the command line.
    SchemeService(Storage &storage, const Clock &clock, UserId actor);

    // Oldest first; the last is in force.
    Result<QList<SchemeVersion>> versions();
    // What revise() would change; nothing is.
    Result<SchemeChange> preview(const LoadedScheme &revised, Progress &progress);
    // Refused unless it is the project's scheme in a higher version with the same label.
    Result<SchemeChange> revise(const LoadedScheme &revised, Progress &progress, AskAgain askAgain = AskAgain::No);

private:
    Result<void> check(const Scheme &current, const Scheme &revised);
    // The questions that are others, and what becomes of everybody's answers.
    Result<SchemeChange> compare(const LoadedScheme &revised, Progress &progress, AskAgain askAgain);
    Result<void> countItem(const ConversationRow &row, bool locked, SchemeImpact &impact, SchemeChange &change,
                           QList<Slot> &again);
    Result<bool> isLocked(BatchId batch);
    Result<void> giveBack(const QList<Slot> &slotList, const Scheme &revised, const SchemeChange &change);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
