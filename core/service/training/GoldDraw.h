// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a gold set from what is known already: decided items, or items that came with their labels.
#pragma once

#include "core/base/Clock.h"
#include "core/model/ConversationQuery.h"
#include "core/model/Training.h"
#include "core/service/project/ActiveScheme.h"

#include <QMap>

namespace gainsay {

class Storage;

// Where the known answers come from.
enum class GoldSource {
    Adjudicated,  // a third person decided
    Settled,      // decided, agreed or voted
    Imported,     // the labels of their file
};

struct GoldRequest {
    GoldKind kind = GoldKind::Tutorial;
    GoldSource source = GoldSource::Settled;
    BatchId batch;  // none: of all batches
    int count = 0;
    quint64 seed = 0;
};

class GoldDraw {
public:
    GoldDraw(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // Adds items drawn by chance, evenly over the labels, that are in no gold set yet; gives how many there were.
    Result<int> fill(const GoldRequest &request);

private:
    using RowsByLabel = QMap<QString, QList<ConversationId>>;

    Result<RowsByLabel> candidates(const GoldRequest &request);
    Result<void> collect(const ConversationFilter &filter, RowsByLabel &byLabel);
    Result<void> leaveOutGold(RowsByLabel &byLabel);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
