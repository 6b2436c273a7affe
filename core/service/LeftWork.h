// SPDX-License-Identifier: GPL-3.0-or-later
// The open work of somebody who leaves: shared out evenly among others, within the transaction of the leaving.
#pragma once

#include "core/base/Clock.h"
#include "core/model/Slot.h"
#include "core/service/ActiveScheme.h"
#include "core/service/UserService.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>

namespace gainsay {

class Storage;

class LeftWork {
    Q_DECLARE_TR_FUNCTIONS(gainsay::LeftWork)

public:
    LeftWork(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // Each slot goes to the heir with the least open work who has not had the item; else anybody may take it.
    Result<Departure> shareOut(UserId leaver, const QList<UserId> &heirs);

private:
    Result<QList<UserId>> able(UserId leaver, const QList<UserId> &heirs);
    Result<void> countLoads(const QList<UserId> &heirs);
    Result<UserId> heirFor(ConversationId conversation);
    Result<void> give(const Slot &slot, UserId heir);
    Result<void> tellHeirs();

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
    QList<UserId> m_heirs;
    QHash<UserId, qint64> m_load;      // open slots of each heir
    QHash<UserId, qint64> m_received;  // of the leaver's
};

}  // namespace gainsay
