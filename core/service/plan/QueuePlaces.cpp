// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/QueuePlaces.h"

#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/SlotRules.h"

#include <QCryptographicHash>

namespace gainsay {

namespace {

// Items with the same context so far.
struct ContextGroup {
    ConversationId first;
    int followers = 0;
};

QByteArray contextOf(const Conversation &conversation)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    for (const Utterance &turn : conversation.turns.first(qMax(0, conversation.target))) {
        for (const QString &text : {turn.speaker, turn.text}) {
            hash.addData(QByteArrayView(reinterpret_cast<const char *>(text.utf16()), text.size() * 2));
            hash.addData(QByteArrayView("\0\0", 2));
        }
    }
    return hash.result();
}

}  // namespace

Result<QueuePlaces> QueuePlaces::ofBatch(Storage &storage, BatchId batch)
{
    QueuePlaces places;
    const auto added = places.add(storage, batch);
    return added ? Result<QueuePlaces>(std::move(places)) : added.error();
}

Result<QueuePlaces> QueuePlaces::ofProject(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto batches, storage.conversations().batches());
    QueuePlaces places;
    for (const Batch &batch : batches) {
        RETURN_IF_ERROR(places.add(storage, batch.id));
    }
    return places;
}

qint64 QueuePlaces::of(ConversationId item) const
{
    return m_moved.value(item, slotPosition(item));
}

Result<void> QueuePlaces::add(Storage &storage, BatchId batch)
{
    ASSIGN_OR_RETURN(const auto items, storage.work().itemsOfBatch(batch));
    QHash<QByteArray, ContextGroup> groups;
    for (const ConversationId item : items) {
        ASSIGN_OR_RETURN(const auto conversation, storage.conversations().byId(item));
        // The items of a batch are of one kind: its first tells whether the others have to be read.
        if (!conversation.related && groups.isEmpty())
            return {};
        ContextGroup &group = groups[contextOf(conversation)];
        if (!group.first)
            group.first = item;
        else if (++group.followers <= mostBehindOne)
            m_moved.insert(item, slotPositionBehind(group.first, group.followers));
    }
    return {};
}

}  // namespace gainsay
