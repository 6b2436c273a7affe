// SPDX-License-Identifier: GPL-3.0-or-later
// Who acts, and whether they may. Read again in each transaction, so that a pause or a new role counts at once.
#pragma once

#include "core/base/Result.h"
#include "core/model/User.h"
#include "core/store/AuditStore.h"
#include "core/workflow/RoleRules.h"

#include <functional>

namespace gainsay {

class Clock;
class Storage;

// The person, if active and allowed. No id stands for the command line without a named user: whoever can open
// the project may lead it, but nobody annotates without a name.
Result<User> authorize(Storage &storage, UserId actor, Permission permission);

// What a decision leaves in the audit trail: action, subject and payload; who and when are added.
inline AuditEntry auditEntry(const QString &action, const QString &subject, Json payload = Json::object())
{
    return {{}, action, subject, std::move(payload), 0};
}

using AuditedAction = std::function<Result<AuditEntry>(const User &actor)>;

// One decision: one transaction with one audit row, if the actor may.
Result<void> runAudited(Storage &storage, const Clock &clock, UserId actor, Permission permission,
                        const AuditedAction &action);

}  // namespace gainsay
