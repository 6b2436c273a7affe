// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/ImportedAnswers.h"

#include "core/service/DerivedState.h"
#include "core/store/AnnotationStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/SlotStore.h"
#include "core/store/SpotCheckStore.h"
#include "core/store/UserStore.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SlotPosition.h"

#include <algorithm>

namespace gainsay {

ImportedAnswers::ImportedAnswers(Storage &storage, const Clock &clock, const ActiveScheme &scheme)
    : m_storage(storage), m_clock(clock), m_scheme(scheme)
{
}

Result<BatchId> ImportedAnswers::openBatch(ConversationId conversation)
{
    const auto row = m_storage.conversations().row(conversation);
    if (!row)
        return row.error();
    if (m_openBatches.contains(row->batch))
        return row->batch;
    const auto facts = m_storage.spotChecks().lockFacts(row->batch);
    if (!facts)
        return facts.error();
    const BatchState state = deriveBatch(*facts);
    if (!batchAllows(state, BatchMove::Annotate, {})) {
        const auto whole = m_storage.conversations().byId(conversation);
        return whole ? batchAllows(state, BatchMove::Annotate, whole->batch).error() : whole.error();
    }
    m_openBatches.insert(row->batch);
    return row->batch;
}

void ImportedAnswers::lookAgain()
{
    m_people.clear();
    m_openBatches.clear();
}

Result<UserId> ImportedAnswers::personNamed(const QString &name)
{
    if (const auto found = m_people.constFind(name); found != m_people.constEnd())
        return *found;
    const auto users = m_storage.users().list();
    if (!users)
        return users.error();
    for (const User &user : *users)
        m_people.insert(user.name, user.id);
    if (m_people.contains(name))
        return m_people.value(name);
    User user;
    user.name = name;
    user.createdAt = m_clock.nowMs();
    const auto added = m_storage.users().add(user);
    if (added)
        m_people.insert(name, *added);
    return added;
}

Result<AnnotationId> ImportedAnswers::write(ConversationId conversation, UserId user, const PersonAnswers &said)
{
    Annotation annotation;
    annotation.conversation = conversation;
    annotation.user = user;
    annotation.revision = 1;
    annotation.scheme = m_scheme.id;
    annotation.answers = said.answers;
    annotation.label = m_scheme.scheme.label(said.answers);
    annotation.createdAt = said.createdAt > 0 ? said.createdAt : m_clock.nowMs();
    annotation.time.activeMs = said.activeMs;
    return m_storage.annotations().insert(annotation);
}

// Stores the answered slot: the person's own, one that is free, or one more.
Result<void> ImportedAnswers::fill(Slot slot, QList<Slot> &slotList)
{
    const auto place = std::find_if(slotList.begin(), slotList.end(), [&](const Slot &other) {
        return other.user == slot.user || (!other.user && other.pool && other.state == SlotState::Waiting);
    });
    if (place == slotList.end()) {
        for (const Slot &other : std::as_const(slotList))
            slot.number = std::max(slot.number, other.number + 1);
        slotList.append(slot);
        return m_storage.workSlots().insert({slot});
    }
    slot.id = place->id;
    slot.number = place->number;
    slot.position = place->position;
    slot.pool = place->pool;
    *place = slot;
    return m_storage.workSlots().update(slot);
}

Result<void> ImportedAnswers::openPlaces(ConversationId conversation, BatchId batch, const QList<Slot> &slotList)
{
    QList<Slot> open;
    int number = 0;
    for (const Slot &slot : slotList)
        number = std::max(number, slot.number + 1);
    while (slotList.size() + open.size() < m_scheme.scheme.raters) {
        Slot slot;
        slot.conversation = conversation;
        slot.batch = batch;
        slot.number = number++;
        slot.position = slotPosition(conversation);
        slot.pool = true;
        open.append(slot);
    }
    return open.isEmpty() ? Result<void>() : m_storage.workSlots().insert(open);
}

Result<int> ImportedAnswers::add(ConversationId conversation, const QList<PersonAnswers> &people)
{
    const auto batch = openBatch(conversation);
    if (!batch)
        return batch.error();
    auto slotList = m_storage.workSlots().ofConversation(conversation);
    if (!slotList)
        return slotList.error();
    int added = 0;
    for (const PersonAnswers &said : people) {
        const auto user = personNamed(said.person);
        if (!user)
            return user.error();
        const bool answered = std::any_of(slotList->begin(), slotList->end(),
                                          [&](const Slot &slot) { return slot.user == *user && slot.annotation; });
        if (answered)
            continue;
        const auto annotation = write(conversation, *user, said);
        if (!annotation)
            return annotation.error();
        Slot slot;
        slot.conversation = conversation;
        slot.batch = *batch;
        slot.user = *user;
        slot.position = slotPosition(conversation);
        slot.state = SlotState::Submitted;
        slot.annotation = *annotation;
        if (const auto filled = fill(slot, *slotList); !filled)
            return filled.error();
        ++added;
    }
    if (added == 0)
        return added;
    if (const auto opened = openPlaces(conversation, *batch, *slotList); !opened)
        return opened.error();
    const auto derived = rederive(m_storage, m_scheme.scheme, conversation);
    return derived ? Result<int>(added) : derived.error();
}

}  // namespace gainsay
