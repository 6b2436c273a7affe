// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/AnnotateService.h"

#include "core/service/access/Authorization.h"
#include "core/service/plan/HiddenGold.h"
#include "core/store/AnnotationStore.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/DraftStore.h"
#include "core/store/MessageStore.h"
#include "core/store/SlotStore.h"
#include "core/store/Storage.h"
#include "core/store/UserStore.h"
#include "core/workflow/SlotRules.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int mostSkippedListed = 500;
}

Json WorkItem::answers() const
{
    if (draft)
        return draft->answers;
    return submitted ? submitted->answers : Json::object();
}

AnnotateService::AnnotateService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId user)
    : m_storage(storage), m_clock(clock), m_user(user), m_access(storage, clock, user), m_writer(storage, clock, scheme)
{
}

Result<void> AnnotateService::mayAnnotate()
{
    const auto user = m_access.worker();
    return user ? Result<void>() : user.error();
}

Result<std::optional<WorkItem>> AnnotateService::next(ConversationId except)
{
    std::optional<WorkItem> next;
    const auto done = m_storage.personalTransaction([&]() -> Result<void> {
        RETURN_IF_ERROR(m_access.worker());
        RETURN_IF_ERROR(m_storage.workSlots().freeExpired(sharedNowMs(m_storage, m_clock)));
        ASSIGN_OR_RETURN(const auto slot, m_storage.workSlots().nextFor(m_user, except));
        if (!slot)
            return {};
        ASSIGN_OR_RETURN(const auto hidden, hiddenInsteadOf(m_storage, m_user, *slot));
        ASSIGN_OR_RETURN(auto item, open(hidden.value_or(*slot).conversation));
        next = std::move(item);
        return {};
    });
    if (!done)
        return done.error();
    return next;
}

Result<QList<ConversationId>> AnnotateService::upcoming(int limit)
{
    ASSIGN_OR_RETURN(const auto slotList, m_storage.workSlots().upcomingFor(m_user, limit));
    QList<ConversationId> items;
    for (const Slot &slot : slotList)
        items.append(slot.conversation);
    return items;
}

Result<WorkItem> AnnotateService::open(ConversationId conversation)
{
    WorkItem opened;
    const auto done = m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(auto item, m_access.item(conversation));
        const auto allowed = m_access.mayChange(item);
        if (allowed && item.slot.state != SlotState::Submitted) {
            ASSIGN_OR_RETURN(const auto claimed, m_access.claim(item.slot));
            item.slot = claimed;
        }
        ASSIGN_OR_RETURN(auto presented, present(item, allowed ? QString() : QString(allowed.error().message)));
        opened = std::move(presented);
        return {};
    });
    if (!done)
        return done.error();
    return opened;
}

Result<WorkItem> AnnotateService::present(const OwnItem &own, const QString &locked)
{
    WorkItem item;
    item.conversation = own.conversation;
    item.slot = own.slot;
    item.locked = locked;
    if (own.slot.purpose != SlotPurpose::Work) {
        // Side work looks like the work around it.
        ASSIGN_OR_RETURN(const auto batch, m_storage.workSlots().batchAround(own.slot));
        item.conversation.batch = batch;
    }
    const ConversationId id = own.conversation.id;
    ASSIGN_OR_RETURN(const auto latest, m_storage.annotations().latest(id, m_user));
    item.revision = latest ? latest->revision : 0;
    if (own.slot.annotation && latest && latest->id == own.slot.annotation)
        item.submitted = latest;
    ASSIGN_OR_RETURN(const auto draft, m_storage.drafts().draft(id, m_user));
    item.draft = draft;
    ASSIGN_OR_RETURN(auto messages, m_storage.messages().about(id, m_user));
    item.messages = std::move(messages);
    return item;
}

Result<void> AnnotateService::saveDraft(ConversationId conversation, const Json &answers, const WorkTime &time)
{
    if (!answers.is_object())
        return invalidInput(tr("Answers are an object: question ids with their values."));
    return m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto item, m_access.changeableItem(conversation));
        if (item.slot.state != SlotState::Submitted) {
            RETURN_IF_ERROR(m_access.claim(item.slot));
        }
        ASSIGN_OR_RETURN(const auto now, present(item, {}));
        const Json before = now.draft || now.submitted ? now.answers() : Json();
        const qint64 at = m_clock.nowMs();
        if (before != answers) {
            RETURN_IF_ERROR(
                m_storage.drafts().appendEdit({{}, m_user, conversation, EditKind::Draft, before, answers, false, at}));
        }
        return m_storage.drafts().save({conversation, m_user, answers, at, time});
    });
}

Result<Annotation> AnnotateService::submit(const Submission &submission)
{
    Annotation annotation;
    const auto done = m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto item, m_access.changeableItem(submission.conversation));
        ASSIGN_OR_RETURN(auto written, m_writer.write(item, submission));
        const qint64 at = m_clock.nowMs();
        const auto cleared = m_storage.drafts().clearMarks(submission.conversation, m_user, ItemMarkKind::Skip, at);
        if (!cleared)
            return cleared;
        annotation = std::move(written.annotation);
        const EditKind kind = item.slot.state == SlotState::Returned ? EditKind::Resubmit : EditKind::Submit;
        RETURN_IF_ERROR(m_storage.drafts().appendEdit(
            {{}, m_user, submission.conversation, kind, written.before, annotation.answers, false, at}));
        return m_storage.audit().append({item.user.name,
                                         u"submit"_s,
                                         item.conversation.externalId,
                                         {{"revision", annotation.revision}, {"answers", annotation.answers}},
                                         at});
    });
    if (!done)
        return done.error();
    return annotation;
}

Result<std::optional<WorkItem>> AnnotateService::submitAndNext(const Submission &submission)
{
    std::optional<WorkItem> following;
    const auto done = m_storage.personalTransaction([&]() -> Result<void> {
        RETURN_IF_ERROR(submit(submission));
        ASSIGN_OR_RETURN(auto found, next(submission.conversation));
        following = std::move(found);
        return {};
    });
    if (!done)
        return done.error();
    return following;
}

Result<void> AnnotateService::skip(ConversationId conversation, const QString &reason)
{
    return m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto item, m_access.changeableItem(conversation));
        ASSIGN_OR_RETURN(const auto slot,
                         applyTransition(item.slot, SlotTransition::Skip, sharedNowMs(m_storage, m_clock), 0));
        if (const auto marked = mark(item, ItemMarkKind::Skip, reason); !marked)
            return marked;
        return m_storage.workSlots().update(slot);
    });
}

Result<QList<SkippedItem>> AnnotateService::skipped()
{
    ASSIGN_OR_RETURN(const auto slotList,
                     m_storage.workSlots().inState(m_user, SlotState::Skipped, std::numeric_limits<qint64>::min(),
                                                   mostSkippedListed));
    ASSIGN_OR_RETURN(const auto marks, m_storage.drafts().standing(ItemMarkKind::Skip, mostSkippedListed, m_user));
    QList<SkippedItem> items;
    for (const Slot &slot : slotList) {
        ASSIGN_OR_RETURN(auto conversation, m_storage.conversations().byId(slot.conversation));
        SkippedItem item{std::move(conversation), {}, 0};
        const auto mark = std::find_if(marks.begin(), marks.end(),
                                       [&](const ItemMark &one) { return one.conversation == slot.conversation; });
        if (mark != marks.end()) {
            item.reason = mark->reason;
            item.atMs = mark->createdAt;
        }
        items.append(std::move(item));
    }
    return items;
}

Result<void> AnnotateService::flag(ConversationId conversation, const QString &reason)
{
    return m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto item, m_access.item(conversation));
        const auto cleared = m_storage.drafts().clearMarks(conversation, m_user, ItemMarkKind::Flag, m_clock.nowMs());
        if (!cleared)
            return cleared;
        if (const auto marked = mark(item, ItemMarkKind::Flag, reason); !marked)
            return marked;
        return tellOfFlag(item, reason);
    });
}

// But not those who are to answer the item themselves: they hear nothing of what its other annotators write.
Result<void> AnnotateService::tellOfFlag(const OwnItem &item, const QString &reason)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.users().list());
    for (const User &user : users) {
        if (!user.active || user.id == m_user || !roleMay(user.role, Permission::Plan))
            continue;
        ASSIGN_OR_RETURN(const auto own, m_storage.workSlots().of(item.conversation.id, user.id));
        if (own)
            continue;
        const auto sent = m_storage.messages().add({{},
                                                    user.id,
                                                    m_user,
                                                    MessageKind::Flagged,
                                                    item.conversation.id,
                                                    item.slot.batch,
                                                    reason,
                                                    m_clock.nowMs(),
                                                    0});
        if (!sent)
            return sent.error();
    }
    return {};
}

Result<void> AnnotateService::mark(const OwnItem &item, ItemMarkKind kind, const QString &reason)
{
    if (reason.trimmed().isEmpty())
        return invalidInput(tr("Say why: the reason helps whoever looks at the item next."));
    const qint64 at = m_clock.nowMs();
    if (const auto added = m_storage.drafts().addMark({item.conversation.id, m_user, kind, reason, at, 0}); !added)
        return added;
    return m_storage.audit().append(
        {item.user.name, toString(kind), item.conversation.externalId, {{"reason", toUtf8(reason)}}, at});
}

Result<QList<Annotation>> AnnotateService::history(AnnotationId before, int limit)
{
    return m_storage.annotations().history(m_user, before, limit);
}

Result<DeskCounts> AnnotateService::counts(qint64 todaySinceMs)
{
    ASSIGN_OR_RETURN(const auto tallies, m_storage.workSlots().tallies(m_user));
    DeskCounts counts;
    for (const SlotTally &tally : tallies) {
        BatchShare &share = counts.batches[tally.batch];
        share.total += tally.count;
        share.submitted += tally.state == SlotState::Submitted ? tally.count : 0;
        switch (tally.state) {
        case SlotState::Waiting:
        case SlotState::Claimed:
            counts.waiting += tally.count;
            break;
        case SlotState::Submitted:
            counts.submitted += tally.count;
            break;
        case SlotState::Returned:
            counts.returned += tally.count;
            break;
        case SlotState::Skipped:
            counts.skipped += tally.count;
            break;
        }
    }
    ASSIGN_OR_RETURN(const auto today, m_storage.annotations().countSince(m_user, todaySinceMs));
    counts.today = today;
    ASSIGN_OR_RETURN(const auto recent, history({}, recentAnswers));
    for (const Annotation &annotation : recent) {
        // How long an amendment took says nothing of how long an item takes.
        if (annotation.revision == 1 && annotation.time.activeMs > 0)
            counts.recentActiveMs.append(annotation.time.activeMs);
    }
    return counts;
}

}  // namespace gainsay
