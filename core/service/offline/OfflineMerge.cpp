// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/offline/OfflineMerge.h"

#include "core/service/access/Authorization.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/SlotRules.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int itemsPerPage = 200;

// The moment at which something was done offline, for services that ask what time it is.
class MomentClock final : public Clock {
public:
    explicit MomentClock(qint64 at) : m_at(at) {}
    qint64 nowMs() const override { return m_at; }

private:
    qint64 m_at;
};

bool isSameRevision(const Annotation &a, const Annotation &b)
{
    return a.createdAt == b.createdAt && a.answers == b.answers;
}

bool isRefusal(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::NotAllowed:
    case ErrorKind::Conflict:
    case ErrorKind::InvalidInput:
    case ErrorKind::NotFound:
        return true;
    default:
        return false;
    }
}

}  // namespace

OfflineMerge::OfflineMerge(Storage &home, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_home(home), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<OfflineMerged> OfflineMerge::merge(Storage &away, Rest rest, Progress &progress)
{
    m_away = &away;
    m_merged = {};
    RETURN_IF_ERROR(begin(away));
    ConversationFilter work;
    work.purpose = Purpose::Work;
    ASSIGN_OR_RETURN(const qint64 total, away.conversations().count(work));
    qint64 done = 0;
    for (ConversationId after;;) {
        ASSIGN_OR_RETURN(const auto page, away.conversations().pageAfter(after, itemsPerPage));
        if (page.isEmpty())
            break;
        for (const Conversation &conversation : page) {
            if (progress.isCancelled())
                return cancelled(tr("Bringing back was stopped. What came back is stored; run it again for the rest."));
            ASSIGN_OR_RETURN(const auto own, away.work().slotOf(conversation.id, m_awayPerson));
            if (!own)
                continue;  // the tutorial's
            RETURN_IF_ERROR(mergeItem(conversation));
            if (rest == Rest::ComesBack) {
                const auto id = m_home.conversations().idOf(conversation.externalId);
                if (id) {
                    RETURN_IF_ERROR(release({conversation, *id}));
                }
            }
            progress.report(++done, total);
        }
        after = page.last().id;
    }
    RETURN_IF_ERROR(finish());
    return m_merged;
}

Result<void> OfflineMerge::begin(Storage &away)
{
    ASSIGN_OR_RETURN(const auto note, offlineNote(away));
    if (!note)
        return invalidInput(tr("%1 was not taken along from a project: it has nothing to bring back. Use import for "
                               "answers from elsewhere.")
                                .arg(away.location()));
    m_note = *note;
    const QByteArray identity = projectIdentity(m_home);
    if (!identity.isEmpty() && !m_note.identity.isEmpty() && identity != m_note.identity)
        return invalidInput(
            tr("%1 was taken along from another project (%2). Bring it back there.").arg(away.location(), m_note.home));
    ASSIGN_OR_RETURN(const auto person, m_home.project().userNamed(m_note.person));
    m_person = person.id;
    if (m_actor && m_actor != m_person) {
        RETURN_IF_ERROR(authorize(m_home, m_actor, Permission::Plan));
    }
    RETURN_IF_ERROR(WorkAccess(m_home, m_clock, m_person).worker());
    ASSIGN_OR_RETURN(const auto there, away.project().userNamed(m_note.person));
    m_awayPerson = there.id;
    m_merged.person = person.name;
    return {};
}

Result<void> OfflineMerge::mergeItem(const Conversation &conversation)
{
    Item item{conversation, {}};
    if (const auto id = m_home.conversations().idOf(conversation.externalId))
        item.home = *id;
    else if (id.error().kind != ErrorKind::NotFound)
        return id.error();
    RETURN_IF_ERROR(mergeAnswers(item));
    RETURN_IF_ERROR(mergeDraft(item));
    RETURN_IF_ERROR(mergeMarks(item, ItemMarkKind::Skip));
    RETURN_IF_ERROR(mergeMarks(item, ItemMarkKind::Flag));
    return mergeComments(item);
}

// Those of the copy that the project does not have yet.
Result<QList<Annotation>> OfflineMerge::freshRevisions(const Item &item)
{
    ASSIGN_OR_RETURN(auto made, m_away->work().revisions(item.away.id, m_awayPerson));
    const int taken = m_note.revisions.value(item.away.externalId);
    made.removeIf([&](const Annotation &one) { return one.revision <= taken; });
    if (!item.home || made.isEmpty())
        return made;
    ASSIGN_OR_RETURN(const auto here, m_home.work().revisions(item.home, m_person));
    const qsizetype all = made.size();
    made.removeIf([&](const Annotation &one) {
        return std::ranges::any_of(here, [&](const Annotation &other) { return isSameRevision(one, other); });
    });
    m_merged.already += all - made.size();
    return made;
}

Result<void> OfflineMerge::mergeAnswers(const Item &item)
{
    ASSIGN_OR_RETURN(const auto fresh, freshRevisions(item));
    if (fresh.isEmpty())
        return {};
    const Annotation &last = fresh.last();
    if (!item.home)
        return keep(item, tr("The item is not in the project any more."), last.answers, last.createdAt);
    ASSIGN_OR_RETURN(const auto here, m_home.work().revisions(item.home, m_person));
    ASSIGN_OR_RETURN(const auto made, m_away->work().revisions(item.away.id, m_awayPerson));
    const int taken = m_note.revisions.value(item.away.externalId);
    for (const Annotation &one : here) {
        const bool fromCopy =
            std::ranges::any_of(made, [&](const Annotation &other) { return isSameRevision(one, other); });
        if (one.revision > taken && !fromCopy)
            return keep(
                item,
                tr("The answers were changed in the project on %1.")
                    .arg(QLocale().toString(QDateTime::fromMSecsSinceEpoch(one.createdAt), QLocale::ShortFormat)),
                last.answers, last.createdAt);
    }
    for (const Annotation &one : fresh) {
        const Result<void> submitted = submit(item, one);
        RETURN_IF_ERROR(keepRefused(submitted, item, last.answers, last.createdAt));
        if (!submitted)
            return {};
        ++m_merged.answers;
    }
    ++m_merged.items;
    return {};
}

Result<void> OfflineMerge::submit(const Item &item, const Annotation &made)
{
    const MomentClock then(made.createdAt);
    Submission submission;
    submission.conversation = item.home;
    submission.answers = made.answers;
    submission.time = made.time;
    ASSIGN_OR_RETURN(submission.prelabel, atHome(made.prelabel));
    const auto submitted = AnnotateService(m_home, then, m_scheme, m_person).submit(submission);
    return submitted ? Result<void>() : submitted.error();
}

Result<PrelabelUse> OfflineMerge::atHome(PrelabelUse use)
{
    if (!use.run)
        return use;
    if (!m_runs.contains(use.run)) {
        ASSIGN_OR_RETURN(const auto seen, m_away->prelabels().run(use.run));
        ASSIGN_OR_RETURN(const auto runs, m_home.prelabels().runs());
        const auto same = std::ranges::find_if(runs, [&](const PrelabelRun &run) {
            return run.model == seen.model && run.version == seen.version && run.method == seen.method &&
                   run.parameters == seen.parameters;
        });
        m_runs.insert(use.run, same == runs.end() ? RunId() : same->id);
    }
    use.run = m_runs.value(use.run);
    return use;
}

Result<void> OfflineMerge::mergeDraft(const Item &item)
{
    ASSIGN_OR_RETURN(auto draft, m_away->work().draft(item.away.id, m_awayPerson));
    if (!draft || draft->savedAt <= m_note.madeAt)
        return {};
    if (!item.home)
        return keep(item, tr("The item is not in the project any more."), draft->answers, draft->savedAt);
    ASSIGN_OR_RETURN(const auto here, m_home.work().draft(item.home, m_person));
    if (here && here->savedAt == draft->savedAt) {
        ++m_merged.already;
        return {};
    }
    const Json answers = draft->answers;
    const qint64 savedAt = draft->savedAt;
    if (here && here->savedAt > savedAt)
        return keep(item, tr("The draft in the project is newer."), answers, savedAt);
    ASSIGN_OR_RETURN(const auto submitted, m_home.work().latestAnnotation(item.home, m_person));
    if (submitted && submitted->createdAt > savedAt)
        return {};  // it has become an answer since
    const auto saved = m_home.personalTransaction([&]() -> Result<void> {
        RETURN_IF_ERROR(WorkAccess(m_home, m_clock, m_person).changeableItem(item.home));
        draft->conversation = item.home;
        draft->user = m_person;
        return m_home.work().saveDraft(*draft);
    });
    RETURN_IF_ERROR(keepRefused(saved, item, answers, savedAt));
    m_merged.drafts += saved ? 1 : 0;
    return {};
}

Result<void> OfflineMerge::mergeMarks(const Item &item, ItemMarkKind kind)
{
    ASSIGN_OR_RETURN(const auto marks, m_away->work().marksOf(item.away.id, m_awayPerson));
    for (const ItemMark &mark : marks) {
        // A skip that was answered or taken back since says nothing any more.
        if (mark.kind != kind || mark.createdAt <= m_note.madeAt || mark.clearedAt != 0)
            continue;
        if (!item.home) {
            RETURN_IF_ERROR(
                keep(item, tr("The item is not in the project any more."), toUtf8(mark.reason), mark.createdAt));
            continue;
        }
        ASSIGN_OR_RETURN(const auto here, m_home.work().marksOf(item.home, m_person));
        if (std::ranges::any_of(here, [&](const ItemMark &one) {
                return one.kind == kind && one.createdAt == mark.createdAt && one.reason == mark.reason;
            })) {
            ++m_merged.already;
            continue;
        }
        const MomentClock then(mark.createdAt);
        AnnotateService service(m_home, then, m_scheme, m_person);
        const auto marked =
            kind == ItemMarkKind::Skip ? service.skip(item.home, mark.reason) : service.flag(item.home, mark.reason);
        RETURN_IF_ERROR(keepRefused(marked, item, toUtf8(mark.reason), mark.createdAt));
        (kind == ItemMarkKind::Skip ? m_merged.skips : m_merged.flags) += marked ? 1 : 0;
    }
    return {};
}

Result<void> OfflineMerge::mergeComments(const Item &item)
{
    ASSIGN_OR_RETURN(const auto comments, m_away->reviews().comments(item.away.id));
    for (const Comment &comment : comments) {
        if (!item.home) {
            RETURN_IF_ERROR(
                keep(item, tr("The item is not in the project any more."), toUtf8(comment.body), comment.createdAt));
            continue;
        }
        ASSIGN_OR_RETURN(const auto here, m_home.reviews().comments(item.home));
        if (std::ranges::any_of(here, [&](const Comment &one) {
                return one.user == m_person && one.createdAt == comment.createdAt && one.body == comment.body;
            })) {
            ++m_merged.already;
            continue;
        }
        const MomentClock then(comment.createdAt);
        const auto said = DiscussionService(m_home, then, m_person).comment(item.home, comment.body);
        RETURN_IF_ERROR(keepRefused(said, item, toUtf8(comment.body), comment.createdAt));
        m_merged.comments += said ? 1 : 0;
    }
    return {};
}

Result<void> OfflineMerge::keepRefused(const Result<void> &done, const Item &item, const Json &offline, qint64 madeAt)
{
    if (done)
        return {};
    return isRefusal(done.error()) ? keep(item, done.error().message, offline, madeAt) : done;
}

Result<void> OfflineMerge::keep(const Item &item, const QString &reason, const Json &offline, qint64 madeAt)
{
    OfflineConflict conflict{item.away.externalId, reason, offline, Json(), item.home.value != 0};
    if (item.home) {
        ASSIGN_OR_RETURN(const auto here, m_home.work().latestAnnotation(item.home, m_person));
        if (here)
            conflict.here = here->answers;
        RETURN_IF_ERROR(m_home.personalTransaction([&] { return flag(item.home, conflict, madeAt); }));
    }
    m_merged.conflicts.append(std::move(conflict));
    return {};
}

Result<void> OfflineMerge::flag(ConversationId item, const OfflineConflict &conflict, qint64 madeAt)
{
    ASSIGN_OR_RETURN(const auto marks, m_home.work().marksOf(item, m_person));
    const bool known = std::ranges::any_of(
        marks, [&](const ItemMark &one) { return one.kind == ItemMarkKind::Flag && one.createdAt == madeAt; });
    if (known)
        return {};
    const QString here = conflict.here.is_null() ? tr("nothing") : QString::fromUtf8(dumpJson(conflict.here));
    const QString words = tr("Worked on offline, but not taken over. %1 Offline: %2 Here: %3")
                              .arg(conflict.reason, QString::fromUtf8(dumpJson(conflict.offline)), here);
    RETURN_IF_ERROR(m_home.work().addMark({item, m_person, ItemMarkKind::Flag, words, madeAt, 0}));
    const Json payload{{"reason", toUtf8(words)}, {"offline", conflict.offline}};
    return m_home.audit().append(
        {m_note.person, toString(ItemMarkKind::Flag), conflict.item, payload, m_clock.nowMs()});
}

// What was neither answered nor begun offline: its lease ends, so that others may have it.
Result<void> OfflineMerge::release(const Item &item)
{
    return m_home.personalTransaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto slot, m_home.work().slotOf(item.home, m_person));
        if (!slot || slot->state != SlotState::Claimed || slot->annotation)
            return {};
        ASSIGN_OR_RETURN(const auto draft, m_home.work().draft(item.home, m_person));
        if (draft)
            return {};
        ASSIGN_OR_RETURN(const auto free,
                         applyTransition(*slot, SlotTransition::Release, sharedNowMs(m_home, m_clock), 0));
        RETURN_IF_ERROR(m_home.work().updateSlot(free));
        ++m_merged.released;
        return {};
    });
}

Result<void> OfflineMerge::finish()
{
    return m_home.personalTransaction([&]() -> Result<void> {
        QString actor = m_note.person;
        if (m_actor) {
            ASSIGN_OR_RETURN(const auto user, m_home.project().user(m_actor));
            actor = user.name;
        }
        return m_home.audit().append({actor,
                                      u"offline_merge"_s,
                                      m_note.person,
                                      {{"made_at", m_note.madeAt},
                                       {"answers", m_merged.answers},
                                       {"drafts", m_merged.drafts},
                                       {"skips", m_merged.skips},
                                       {"flags", m_merged.flags},
                                       {"comments", m_merged.comments},
                                       {"conflicts", m_merged.conflicts.size()},
                                       {"released", m_merged.released}},
                                      m_clock.nowMs()});
    });
}

}  // namespace gainsay
