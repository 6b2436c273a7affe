// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/GoldService.h"

#include "core/service/Acting.h"
#include "core/store/AnnotationStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/UserStore.h"
#include "core/workflow/FairDraw.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

GoldService::GoldService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<Json> GoldService::knownAnswers(ConversationId id)
{
    const auto resolution = m_storage.conversations().resolution(id);
    if (!resolution)
        return resolution.error();
    if (*resolution && !(*resolution)->answers.empty())
        return (*resolution)->answers;
    const auto conversation = m_storage.conversations().byId(id);
    if (!conversation)
        return conversation.error();
    if (conversation->gold.is_object() && !conversation->gold.empty())
        return conversation->gold;
    return notAllowed(tr("The answers to %1 are not known: decide it first, or import it with its labels.")
                          .arg(conversation->externalId));
}

Result<void> GoldService::add(GoldKind kind, ConversationId id, const QString &explanation)
{
    return decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto row = m_storage.conversations().row(id);
        if (!row)
            return row.error();
        const auto answers = knownAnswers(id);
        if (!answers)
            return answers.error();
        const auto slotList = m_storage.workSlots().ofConversation(id);
        if (!slotList)
            return slotList.error();
        // Another rater on an item of the work would reopen it.
        if (kind == GoldKind::Hidden && row->purpose == Purpose::Work && !slotList->isEmpty())
            return notAllowed(
                tr("%1 is part of the work; hidden items are imported with their labels.").arg(row->externalId));
        if (const auto put = m_storage.training().putGold({kind, id, *answers, explanation, 0}); !put)
            return put.error();
        if (const auto reserved = m_storage.training().reserve(id); !reserved)
            return reserved.error();
        return auditEntry(u"add_gold"_s, row->externalId, {{"kind", toUtf8(toString(kind))}});
    });
}

Result<void> GoldService::remove(GoldKind kind, ConversationId id)
{
    return decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto row = m_storage.conversations().row(id);
        if (!row)
            return row.error();
        if (const auto removed = m_storage.training().removeGold(kind, id); !removed)
            return removed.error();
        return auditEntry(u"remove_gold"_s, row->externalId, {{"kind", toUtf8(toString(kind))}});
    });
}

Result<QList<GoldItem>> GoldService::list(GoldKind kind)
{
    return m_storage.training().gold(kind);
}

Result<QList<Slot>> GoldService::hiddenFor(UserId user, const QList<GoldItem> &hidden, double share, quint64 seed)
{
    const auto waiting = m_storage.workSlots().inState(user, SlotState::Waiting, -1, std::numeric_limits<int>::max());
    if (!waiting)
        return waiting.error();
    QList<ConversationId> fresh;
    for (const GoldItem &item : hidden) {
        const auto had = m_storage.workSlots().of(item.conversation, user);
        if (!had)
            return had.error();
        if (!*had)
            fresh.append(item.conversation);
    }
    FairDraw draw(seed ^ static_cast<quint64>(user.value));
    draw.shuffle(fresh);
    const auto wanted = static_cast<qsizetype>(static_cast<double>(waiting->size()) * share);
    fresh = fresh.first(std::min(wanted, fresh.size()));
    QList<Slot> added;
    for (const ConversationId item : std::as_const(fresh)) {
        const auto row = m_storage.conversations().row(item);
        if (!row)
            return row.error();
        const auto others = m_storage.workSlots().ofConversation(item);
        if (!others)
            return others.error();
        Slot slot;
        slot.conversation = item;
        slot.batch = row->batch;
        slot.number = others->isEmpty() ? 0 : others->last().number + 1;
        slot.user = user;
        // Behind a random waiting item, in the room that positions leave there.
        slot.position =
            waiting->at(static_cast<qsizetype>(draw.below(static_cast<quint64>(waiting->size())))).position + 1;
        added.append(slot);
    }
    return added;
}

Result<int> GoldService::mixIntoWork(quint64 seed)
{
    int added = 0;
    const auto done = decideAs(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        const auto settings = m_storage.project().settings();
        if (!settings)
            return settings.error();
        const auto hidden = m_storage.training().gold(GoldKind::Hidden);
        if (!hidden)
            return hidden.error();
        const auto users = m_storage.users().list();
        if (!users)
            return users.error();
        for (const User &user : *users) {
            const auto slotList = hiddenFor(user.id, *hidden, settings->hiddenGoldShare, seed);
            if (!slotList)
                return slotList.error();
            if (const auto inserted = m_storage.workSlots().insert(*slotList); !inserted)
                return inserted.error();
            added += static_cast<int>(slotList->size());
        }
        return auditEntry(u"mix_gold"_s, QString::number(added),
                          {{"seed", seed}, {"share", settings->hiddenGoldShare}});
    });
    if (!done)
        return done.error();
    return added;
}

Result<QList<HiddenOutcome>> GoldService::outcomes()
{
    const auto hidden = m_storage.training().gold(GoldKind::Hidden);
    if (!hidden)
        return hidden.error();
    QList<HiddenOutcome> outcomes;
    for (const GoldItem &item : *hidden) {
        const Json wanted = m_scheme.scheme.comparable(item.answers);
        const auto slotList = m_storage.workSlots().ofConversation(item.conversation);
        if (!slotList)
            return slotList.error();
        for (const Slot &slot : *slotList) {
            const auto annotation = m_storage.annotations().byId(slot.annotation);
            if (!annotation)
                return annotation.error();
            if (*annotation) {
                outcomes.append({slot.user, item.conversation,
                                 m_scheme.scheme.comparable((*annotation)->answers) == wanted,
                                 (*annotation)->createdAt});
            }
        }
    }
    return outcomes;
}

}  // namespace gainsay
