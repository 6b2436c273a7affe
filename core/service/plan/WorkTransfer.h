// SPDX-License-Identifier: GPL-3.0-or-later
// Open work that goes from one person to others, because a supervisor says so or because the person leaves: within the
// transaction of that decision.
#pragma once

#include "core/base/Clock.h"
#include "core/model/Slot.h"
#include "core/service/project/ActiveScheme.h"

#include <QHash>
#include <QList>

#include <functional>

namespace gainsay {

class Storage;

struct TransferredWork {
    qint64 given = 0;
    qint64 freed = 0;  // in the pool now
    qint64 kept = 0;   // where they were: nobody could take them, or their batch is locked
};

class WorkTransfer {
public:
    // What becomes of items that none of the heirs can take.
    enum class Rest { Stays, BecomesFree };

    WorkTransfer(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // What a person has not answered, and what was returned to them; of every batch if none is named.
    Result<QList<Slot>> openWork(UserId person, BatchId batch = {});
    // Each slot goes to the heir with the least open work who has not had the item.
    Result<TransferredWork> share(const QList<Slot> &work, const QList<UserId> &heirs, Rest rest);
    // One word to each heir who got something; `words` says it for a number of items.
    Result<void> tellHeirs(BatchId batch, const std::function<QString(int)> &words);

private:
    Result<void> countLoads(const QList<UserId> &heirs);
    Result<bool> isChangeable(BatchId batch);
    Result<UserId> heirFor(ConversationId conversation);
    Result<void> give(const Slot &slot, UserId heir);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
    QList<UserId> m_heirs;
    QHash<UserId, qint64> m_load;      // open slots of each heir
    QHash<UserId, qint64> m_received;  // by this transfer
    QHash<BatchId, bool> m_changeable;
};

}  // namespace gainsay
