// SPDX-License-Identifier: GPL-3.0-or-later
// Where the items of a batch stand in people's queues. Those that are judged against a marked utterance follow the
// first one with the same context, so that a context is read once; all others stand in the order of import.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"

#include <QHash>

namespace gainsay {

class Storage;

class QueuePlaces {
public:
    static Result<QueuePlaces> ofBatch(Storage &storage, BatchId batch);
    static Result<QueuePlaces> ofProject(Storage &storage);

    qint64 of(ConversationId item) const;

private:
    Result<void> add(Storage &storage, BatchId batch);

    QHash<ConversationId, qint64> m_moved;  // those that do not stand where they were imported
};

}  // namespace gainsay
