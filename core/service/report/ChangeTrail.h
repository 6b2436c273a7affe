// SPDX-License-Identifier: GPL-3.0-or-later
// Which conversations people's work has touched since somebody looked last, by the audit trail.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"

#include <QList>

#include <optional>

namespace gainsay {

class Storage;

struct Changes {
    qint64 seen = 0;  // newest audit row
    // None: too many or too much to tell.
    std::optional<QList<ConversationId>> conversations;
};

// After audit row `seen`; none: everything is new.
Result<Changes> changesSince(Storage &storage, std::optional<qint64> seen);

}  // namespace gainsay
