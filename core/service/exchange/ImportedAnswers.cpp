// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportedAnswers.h"

#include "core/base/TranslatableText.h"
#include "core/service/annotate/AnswerWriter.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SlotRules.h"

#include <algorithm>

namespace gainsay {

ImportedAnswers::ImportedAnswers(Storage &storage, const Clock &clock, const ActiveScheme &scheme)
    : m_storage(storage), m_clock(clock), m_scheme(scheme)
{
}

Result<BatchId> ImportedAnswers::openBatch(ConversationId conversation)
{
    ASSIGN_OR_RETURN(const auto row, m_storage.conversations().row(conversation));
    if (m_openBatches.contains(row.batch))
        return row.batch;
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(row.batch));
    const BatchState state = deriveBatch(facts);
    if (!batchAllows(state, BatchMove::Annotate, {})) {
        const auto whole = m_storage.conversations().byId(conversation);
        return whole ? batchAllows(state, BatchMove::Annotate, whole->batch).error() : whole.error();
    }
    m_openBatches.insert(row.batch);
    return row.batch;
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
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    for (const User &user : users)
        m_people.insert(user.name, user.id);
    if (m_people.contains(name))
        return m_people.value(name);
    User user;
    user.name = name;
    user.createdAt = m_clock.nowMs();
    const auto added = m_storage.project().addUser(user);
    if (added)
        m_people.insert(name, *added);
    return added;
}

Result<AnnotationId> ImportedAnswers::write(ConversationId conversation, UserId user, const PersonAnswers &said)
{
    Annotation annotation = annotationOf(m_scheme, said.answers);
    annotation.conversation = conversation;
    annotation.user = user;
    annotation.revision = 1;
    annotation.createdAt = said.createdAt > 0 ? said.createdAt : m_clock.nowMs();
    annotation.time.activeMs = said.activeMs;
    return m_storage.work().addAnnotation(annotation);
}

// Stores the answered slot: the person's own, one that is free, or one more.
Result<void> ImportedAnswers::fill(Slot slot, QList<Slot> &slotList)
{
    auto place = std::ranges::find(slotList, slot.user, &Slot::user);
    if (place == slotList.end())
        place = std::ranges::find_if(
            slotList, [](const Slot &other) { return !other.user && other.pool && other.state == SlotState::Waiting; });
    if (place == slotList.end()) {
        for (const Slot &other : std::as_const(slotList))
            slot.number = std::max(slot.number, other.number + 1);
        slotList.append(slot);
        return m_storage.work().addSlots({slot});
    }
    slot.id = place->id;
    slot.number = place->number;
    slot.position = place->position;
    slot.pool = place->pool;
    *place = slot;
    return m_storage.work().updateSlot(slot);
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
    return open.isEmpty() ? Result<void>() : m_storage.work().addSlots(open);
}

// An answer that was handed over, withdrawn or returned was given all the same, and is the person's to change. The same
// file again finds its own answers.
Result<ImportedAnswers::Place> ImportedAnswers::placeOf(ConversationId conversation, UserId user, const Json &answers)
{
    ASSIGN_OR_RETURN(const auto own, m_storage.work().slotOf(conversation, user));
    ASSIGN_OR_RETURN(const auto given, m_storage.work().revisions(conversation, user));
    if (std::ranges::find(given, answers, &Annotation::answers) != given.end())
        return Place::Taken;
    if (!given.isEmpty())
        return Place::AnsweredOtherwise;
    return own && own->purpose != SlotPurpose::Work ? Place::BesideTheWork : Place::Free;
}

Result<bool> ImportedAnswers::addOne(ConversationId conversation, BatchId batch, const PersonAnswers &said,
                                     QList<Slot> &slotList, QList<RefusedAnswers> &refused)
{
    ASSIGN_OR_RETURN(const auto user, personNamed(said.person));
    ASSIGN_OR_RETURN(const auto place, placeOf(conversation, user, said.answers));
    if (place == Place::AnsweredOtherwise)
        refused.append({said.person, TranslatableText::translate(
                                         "core", "has answered the item before, in another way; that answer stays")});
    if (place == Place::BesideTheWork)
        refused.append(
            {said.person, TranslatableText::translate(
                              "core", "has the item beside the work already, as hidden gold or for calibration")});
    if (place != Place::Free)
        return false;
    ASSIGN_OR_RETURN(const auto annotation, write(conversation, user, said));
    Slot slot;
    slot.conversation = conversation;
    slot.batch = batch;
    slot.user = user;
    slot.position = slotPosition(conversation);
    slot.state = SlotState::Submitted;
    slot.annotation = annotation;
    const auto filled = fill(slot, slotList);
    return filled ? Result<bool>(true) : filled.error();
}

Result<AnswersTaken> ImportedAnswers::add(ConversationId conversation, const QList<PersonAnswers> &people)
{
    ASSIGN_OR_RETURN(const auto batch, openBatch(conversation));
    ASSIGN_OR_RETURN(auto slotList, m_storage.work().slotsOf(conversation));
    AnswersTaken taken;
    for (const PersonAnswers &said : people) {
        ASSIGN_OR_RETURN(const auto added, addOne(conversation, batch, said, slotList, taken.refused));
        taken.added += added ? 1 : 0;
    }
    if (taken.added == 0)
        return taken;
    RETURN_IF_ERROR(openPlaces(conversation, batch, slotList));
    const auto derived = rederive(m_storage, m_scheme.scheme, conversation);
    return derived ? Result<AnswersTaken>(taken) : derived.error();
}

}  // namespace gainsay
