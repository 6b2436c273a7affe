// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/annotate/AnnotateService.h"

#include "core/service/access/Authorization.h"
#include "core/service/plan/HiddenGold.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
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
    return m_storage.personalTransaction([&]() -> Result<std::optional<WorkItem>> {
        ASSIGN_OR_RETURN(const auto user, m_access.enter());
        return nextOf(user, except);
    });
}

Result<std::optional<WorkItem>> AnnotateService::nextOf(const User &user, ConversationId except)
{
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().nextSlot(m_user, except));
    if (!slot)
        return std::optional<WorkItem>();
    ASSIGN_OR_RETURN(const auto hidden, hiddenInsteadOf(m_storage, m_user, *slot));
    ASSIGN_OR_RETURN(auto item, openOf(user, hidden.value_or(*slot).conversation));
    return std::optional(std::move(item));
}

Result<QList<ConversationId>> AnnotateService::upcoming(int limit)
{
    ASSIGN_OR_RETURN(const auto slotList, m_storage.work().upcomingSlots(m_user, limit));
    QList<ConversationId> items;
    for (const Slot &slot : slotList)
        items.append(slot.conversation);
    return items;
}

Result<WorkItem> AnnotateService::open(ConversationId conversation)
{
    return m_storage.personalTransaction([&]() -> Result<WorkItem> {
        ASSIGN_OR_RETURN(const auto user, m_access.enter());
        return openOf(user, conversation);
    });
}

Result<WorkItem> AnnotateService::openOf(const User &user, ConversationId conversation)
{
    ASSIGN_OR_RETURN(auto item, m_access.item(user, conversation));
    const auto allowed = m_access.mayChange(item);
    if (allowed && item.slot.state != SlotState::Submitted) {
        ASSIGN_OR_RETURN(item.slot, m_access.claim(item.slot));
    }
    return present(item, allowed ? QString() : QString(allowed.error().message));
}

Result<WorkItem> AnnotateService::present(const OwnItem &own, const QString &locked)
{
    WorkItem item;
    item.conversation = own.conversation;
    item.slot = own.slot;
    item.locked = locked;
    if (own.slot.purpose != SlotPurpose::Work) {
        // Side work looks like the work around it.
        ASSIGN_OR_RETURN(const auto batch, m_storage.work().batchAround(own.slot));
        item.conversation.batch = batch;
    }
    const ConversationId id = own.conversation.id;
    ASSIGN_OR_RETURN(const auto latest, m_storage.work().latestAnnotation(id, m_user));
    item.revision = latest ? latest->revision : 0;
    if (own.slot.annotation && latest && latest->id == own.slot.annotation)
        item.submitted = latest;
    ASSIGN_OR_RETURN(const auto draft, m_storage.work().draft(id, m_user));
    item.draft = draft;
    ASSIGN_OR_RETURN(auto messages, m_storage.reviews().messagesAbout(id, m_user));
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
                m_storage.work().appendEdit({{}, m_user, conversation, EditKind::Draft, before, answers, false, at}));
        }
        return m_storage.work().saveDraft({conversation, m_user, answers, at, time});
    });
}

Result<Annotation> AnnotateService::submit(const Submission &submission)
{
    return m_storage.personalTransaction([&]() -> Result<Annotation> {
        ASSIGN_OR_RETURN(const auto user, m_access.enter());
        return submitOf(user, submission);
    });
}

Result<Annotation> AnnotateService::submitOf(const User &user, const Submission &submission)
{
    ASSIGN_OR_RETURN(const auto item, m_access.changeableItem(user, submission.conversation));
    ASSIGN_OR_RETURN(auto written, m_writer.write(item, submission));
    const qint64 at = m_clock.nowMs();
    RETURN_IF_ERROR(m_storage.work().clearMarks(submission.conversation, m_user, ItemMarkKind::Skip, at));
    const Annotation &annotation = written.annotation;
    const EditKind kind = item.slot.state == SlotState::Returned ? EditKind::Resubmit : EditKind::Submit;
    RETURN_IF_ERROR(m_storage.work().appendEdit(
        {{}, m_user, submission.conversation, kind, written.before, annotation.answers, false, at}));
    RETURN_IF_ERROR(m_storage.audit().append({user.name,
                                              u"submit"_s,
                                              item.conversation.externalId,
                                              {{"revision", annotation.revision}, {"answers", annotation.answers}},
                                              at}));
    return std::move(written.annotation);
}

Result<std::optional<WorkItem>> AnnotateService::submitAndNext(const Submission &submission)
{
    return m_storage.personalTransaction([&]() -> Result<std::optional<WorkItem>> {
        ASSIGN_OR_RETURN(const auto user, m_access.enter());
        RETURN_IF_ERROR(submitOf(user, submission));
        return nextOf(user, submission.conversation);
    });
}

Result<void> AnnotateService::skip(ConversationId conversation, const QString &reason)
{
    return m_storage.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto item, m_access.changeableItem(conversation));
        ASSIGN_OR_RETURN(const auto slot,
                         applyTransition(item.slot, SlotTransition::Skip, sharedNowMs(m_storage, m_clock), 0));
        if (const auto marked = mark(item, ItemMarkKind::Skip, reason); !marked)
            return marked;
        return m_storage.work().updateSlot(slot);
    });
}

Result<QList<SkippedItem>> AnnotateService::skipped()
{
    ASSIGN_OR_RETURN(const auto slotList,
                     m_storage.work().slotsInState(m_user, SlotState::Skipped, std::numeric_limits<qint64>::min(),
                                                   mostSkippedListed));
    ASSIGN_OR_RETURN(const auto marks, m_storage.work().standingMarks(ItemMarkKind::Skip, mostSkippedListed, m_user));
    QList<ConversationId> ids;
    for (const Slot &slot : slotList)
        ids.append(slot.conversation);
    ASSIGN_OR_RETURN(const auto conversations, m_storage.conversations().byIds(ids));
    QList<SkippedItem> items;
    for (const Slot &slot : slotList) {
        SkippedItem item{conversations.value(slot.conversation), {}, 0};
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
        ASSIGN_OR_RETURN(const auto user, m_access.enter());
        ASSIGN_OR_RETURN(const auto item, m_access.item(user, conversation));
        RETURN_IF_ERROR(m_storage.work().clearMarks(conversation, m_user, ItemMarkKind::Flag, m_clock.nowMs()));
        RETURN_IF_ERROR(mark(item, ItemMarkKind::Flag, reason));
        return tellOfFlag(item, reason);
    });
}

// But not those who are to answer the item themselves: they hear nothing of what its other annotators write.
Result<void> AnnotateService::tellOfFlag(const OwnItem &item, const QString &reason)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    for (const User &user : users) {
        if (!user.active || user.id == m_user || !roleMay(user.role, Permission::Plan))
            continue;
        ASSIGN_OR_RETURN(const auto own, m_storage.work().slotOf(item.conversation.id, user.id));
        if (own)
            continue;
        const auto sent = m_storage.reviews().addMessage({{},
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
    if (const auto added = m_storage.work().addMark({item.conversation.id, m_user, kind, reason, at, 0}); !added)
        return added;
    return m_storage.audit().append(
        {item.user.name, toString(kind), item.conversation.externalId, {{"reason", toUtf8(reason)}}, at});
}

Result<QList<Annotation>> AnnotateService::history(AnnotationId before, int limit)
{
    return m_storage.work().answersOf(m_user, before, limit);
}

Result<std::optional<ConversationId>> AnnotateService::neighbour(ConversationId current, bool earlier)
{
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(current, m_user));
    const AnnotationId answered = slot ? slot->annotation : AnnotationId();
    if (!earlier && !answered)
        return std::optional<ConversationId>();
    ASSIGN_OR_RETURN(const auto found, earlier ? m_storage.work().answersOf(m_user, answered, 1)
                                               : m_storage.work().answersAfter(m_user, answered, 1));
    return found.isEmpty() ? std::optional<ConversationId>() : std::optional(found.first().conversation);
}

Result<AnnotatorCounts> AnnotateService::counts(qint64 todaySinceMs)
{
    ASSIGN_OR_RETURN(const auto tallies, m_storage.work().slotTallies(m_user));
    AnnotatorCounts counts;
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
    ASSIGN_OR_RETURN(const auto today, m_storage.work().answeredSince(m_user, todaySinceMs));
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
