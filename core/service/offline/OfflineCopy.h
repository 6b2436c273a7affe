// SPDX-License-Identifier: GPL-3.0-or-later
// A person takes items along to work without a connection. The file holds what the window would show this person and
// nothing else: the scheme, their items without gold and without what marks an item as hidden gold, their own answers
// and drafts, what was written to them about these items, the tutorial, and the detector's word where they may see it.
// Nothing of anybody else's work, no sign-in data.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/TranslatableText.h"
#include "core/model/Conversation.h"
#include "core/model/Slot.h"
#include "core/model/User.h"
#include "core/service/offline/OfflineNote.h"
#include "core/service/project/ActiveScheme.h"

#include <QHash>
#include <QList>

namespace gainsay {

class Storage;
struct ProjectSettings;

struct OfflineRequest {
    int items = 200;
    int days = 14;  // for which nobody else gets them
};

struct OfflineTaken {
    QString person;
    qint64 items = 0;
    qint64 returned = 0;  // those of them that were sent back
    qint64 awayUntil = 0;
};

class OfflineCopy {
    GAINSAY_TR(gainsay::OfflineCopy)

public:
    OfflineCopy(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId person);

    // Claims the items that would come next in the person's queue and writes them into `away`, a new project with the
    // same scheme. Both or neither: `away` is of no use when this fails.
    Result<OfflineTaken> take(Storage &away, const OfflineRequest &request, Progress &progress);

private:
    Result<OfflineTaken> fill(Storage &away, const OfflineRequest &request, Progress &progress);
    Result<QList<Slot>> chooseSlots(int most);
    Result<Slot> reserve(Slot slot, qint64 leaseMs);
    Result<void> preparePlace(Storage &away, const User &person);
    Result<void> copyItem(Storage &away, const Slot &slot, const ProjectSettings &settings, OfflineNote &note);
    Result<ConversationId> copyConversation(Storage &away, const Conversation &conversation, const QString &batch,
                                            const ProjectSettings &settings);
    Result<void> copyOwnWork(Storage &away, const Slot &slot, Slot copied, const QString &externalId,
                             OfflineNote &note);
    Result<void> copyMessages(Storage &away, ConversationId from, ConversationId to);
    Result<void> copySuggestion(Storage &away, const Conversation &conversation, ConversationId to,
                                const ProjectSettings &settings);
    Result<void> copyTutorial(Storage &away, const ProjectSettings &settings);

    Storage &m_home;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_person;
    UserId m_awayPerson;
    SchemeId m_awayScheme;
    QHash<RunId, RunId> m_runs;  // of the project, as they are numbered in the copy
};

}  // namespace gainsay
