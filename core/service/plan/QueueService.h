// SPDX-License-Identifier: GPL-3.0-or-later
// In which order a person's waiting items come: as they were added, or as the detector judged them. The order is
// written into the positions of the person's own slots, so that taking the next item costs the same in any order.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/WorkStore.h"

#include <optional>

namespace gainsay {

class Storage;

enum class QueueOrder {
    File,       // as the items were added
    Uncertain,  // where the detector hesitates most first
    Predicted,  // label by label in the scheme's order, the clearest of each first
};

class QueueService {
    GAINSAY_TR(gainsay::QueueService)

public:
    QueueService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user);

    // Items whose detector marks stay hidden, or that it does not judge, keep their places: the order must not tell
    // what the person may not see. Refused where the project hides the detector.
    Result<void> arrange(QueueOrder order);

private:
    Result<RunId> visibleRun(QueueOrder order);
    Result<void> readAsTuned(RunId run, QList<WaitingSlot> &waiting);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_user;
};

QString toString(QueueOrder order);
std::optional<QueueOrder> queueOrderFromString(const QString &text);

}  // namespace gainsay
