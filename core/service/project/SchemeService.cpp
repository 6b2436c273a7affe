// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/SchemeService.h"

#include "core/scheme/SchemeSubstance.h"
#include "core/service/access/Authorization.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ConversationStore.h"
#include "core/store/RatingStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SlotRules.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Json substanceOf(const QByteArray &body, const QString &question)
{
    const Result<Json> scheme = parseJson(body);
    for (const Json &asked : scheme ? schemeSubstance(*scheme).value("questions", Json::array()) : Json::array()) {
        if (asked.value("id", std::string()) == toUtf8(question))
            return asked;
    }
    return {};
}

SchemeChange changeBetween(const SchemeRevision &before, const Scheme &current, const LoadedScheme &revised)
{
    SchemeChange change;
    change.from = current.version;
    change.to = revised.scheme.version;
    for (const Question &question : current.questions) {
        if (!revised.scheme.question(question.id))
            change.removed.append(question.id);
        else if (substanceOf(before.body, question.id) != substanceOf(revised.body, question.id))
            change.changed.append(question.id);
    }
    for (const Question &question : revised.scheme.questions) {
        if (!current.question(question.id))
            change.added.append(question.id);
    }
    return change;
}

Json impactJson(const QList<QuestionImpact> &questions)
{
    Json list = Json::object();
    for (const QuestionImpact &one : questions)
        list[toUtf8(one.question)] = {{"kept", one.kept}, {"reask", one.reask}, {"lost", one.lost}};
    return list;
}

constexpr int itemsAtOnce = 2000;

}  // namespace

SchemeService::SchemeService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<QList<SchemeVersion>> SchemeService::versions()
{
    ASSIGN_OR_RETURN(const auto schemes, m_storage.project().schemes());
    ASSIGN_OR_RETURN(const auto answers, m_storage.ratings().answersPerScheme());
    QList<SchemeVersion> versions;
    for (const SchemeRevision &revision : schemes)
        versions.append({revision, answers.value(revision.id)});
    return versions;
}

Result<void> SchemeService::check(const Scheme &current, const Scheme &revised)
{
    if (revised.id != current.id)
        return invalidInput(tr("The project's scheme is %1, the file holds %2. A revision keeps the id; for another "
                               "scheme make another project.")
                                .arg(current.id, revised.id));
    if (revised.version <= current.version)
        return invalidInput(tr("The project has version %1 of the scheme; a revision needs a higher version, the file "
                               "says %2.")
                                .arg(current.version)
                                .arg(revised.version));
    if (revised.goldQuestion != current.goldQuestion)
        return invalidInput(tr("gold.question: expected \"%1\": the question that gives the label stays the same.")
                                .arg(current.goldQuestion));
    return {};
}

Result<SchemeChange> SchemeService::preview(const LoadedScheme &revised, Progress &progress)
{
    return m_storage.snapshot([&]() -> Result<SchemeChange> {
        ASSIGN_OR_RETURN(auto change, compare(revised, progress, AskAgain::No));
        ASSIGN_OR_RETURN(change.settledAnew, countOtherwise(m_storage, revised.scheme, progress));
        return change;
    });
}

Result<SchemeChange> SchemeService::revise(const LoadedScheme &revised, Progress &progress, AskAgain askAgain)
{
    SchemeChange change;
    const auto decided =
        runAudited(m_storage, m_clock, m_actor, Permission::Configure, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(change, compare(revised, progress, askAgain));
            RETURN_IF_ERROR(m_storage.project().addScheme(
                {{}, revised.scheme.id, revised.scheme.version, revised.body, m_clock.nowMs()}));
            ASSIGN_OR_RETURN(change.settledAnew, rederiveAll(m_storage, revised.scheme, progress));
            return auditEntry(u"revise_scheme"_s, revised.scheme.id,
                              {{"from", change.from},
                               {"to", change.to},
                               {"added", jsonTexts(change.added)},
                               {"removed", jsonTexts(change.removed)},
                               {"changed", jsonTexts(change.changed)},
                               {"answers", impactJson(change.questions)},
                               {"returned", change.returned},
                               {"settled_anew", change.settledAnew}});
        });
    if (!decided)
        return decided.error();
    return change;
}

Result<SchemeChange> SchemeService::compare(const LoadedScheme &revised, Progress &progress, AskAgain askAgain)
{
    ASSIGN_OR_RETURN(const auto before, m_storage.project().currentScheme());
    ASSIGN_OR_RETURN(const auto current, activeScheme(before));
    RETURN_IF_ERROR(check(current.scheme, revised.scheme));
    SchemeChange change = changeBetween(before, current.scheme, revised);
    SchemeImpact impact(current.scheme, revised.scheme);
    ConversationQuery work;
    work.filter.purpose = Purpose::Work;
    ASSIGN_OR_RETURN(const auto total, m_storage.conversations().count(work.filter));
    QHash<qint64, bool> locked;
    qint64 seen = 0;
    ConversationId after;
    for (;;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(work, after, itemsAtOnce));
        if (rows.isEmpty())
            break;
        QList<Slot> again;
        for (const ConversationRow &row : rows) {
            if (!locked.contains(row.batch.value)) {
                ASSIGN_OR_RETURN(locked[row.batch.value], isLocked(row.batch));
            }
            RETURN_IF_ERROR(countItem(row, locked.value(row.batch.value), impact, change, again));
            progress.report(++seen, total);
            if (progress.isCancelled())
                return cancelled(tr("Stopped; everything is as it was."));
        }
        if (askAgain == AskAgain::Yes) {
            RETURN_IF_ERROR(giveBack(again, revised.scheme, change));
            change.returned += again.size();
        }
        after = rows.last().id;
    }
    change.questions = impact.questions();
    return change;
}

Result<void> SchemeService::countItem(const ConversationRow &row, bool locked, SchemeImpact &impact,
                                      SchemeChange &change, QList<Slot> &again)
{
    ASSIGN_OR_RETURN(const auto raters, m_storage.work().raters(row.id));
    QSet<qint64> incomplete;
    for (const RaterFact &rater : raters) {
        if (!rater.annotation)
            continue;
        ++change.answers;
        if (impact.add(rater.answers))
            incomplete.insert(rater.annotation.value);
    }
    change.again += incomplete.size();
    if (locked)
        change.locked += incomplete.size();
    if (locked || incomplete.isEmpty())
        return {};
    ASSIGN_OR_RETURN(const auto slotList, m_storage.work().slotsOf(row.id));
    for (const Slot &slot : slotList) {
        if (incomplete.contains(slot.annotation.value))
            again.append(slot);
    }
    return {};
}

Result<bool> SchemeService::isLocked(BatchId batch)
{
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(batch));
    const BatchState state = deriveBatch(facts);
    return state == BatchState::Checking || state == BatchState::Accepted;
}

Result<void> SchemeService::giveBack(const QList<Slot> &slotList, const Scheme &revised, const SchemeChange &change)
{
    for (const Slot &slot : slotList) {
        ASSIGN_OR_RETURN(const auto returned, applyTransition(slot, SlotTransition::Return, m_clock.nowMs(), 0));
        RETURN_IF_ERROR(m_storage.work().updateSlot(returned));
        Message message;
        message.to = slot.user;
        message.from = m_actor;
        message.kind = MessageKind::SentBack;
        message.conversation = slot.conversation;
        message.batch = slot.batch;
        message.body =
            tr("The questions are others since version %1 of the scheme %2. Please complete what you answered.")
                .arg(QString::number(change.to), revised.id);
        message.createdAt = m_clock.nowMs();
        RETURN_IF_ERROR(m_storage.reviews().addMessage(message));
    }
    return {};
}

}  // namespace gainsay
