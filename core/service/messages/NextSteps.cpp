// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/NextSteps.h"

#include "core/service/access/TrainingGate.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/RoleRules.h"

#include <algorithm>

namespace gainsay {

namespace {

void addStep(QList<NextStep> &steps, NextStepKind kind, qint64 count)
{
    if (count > 0)
        steps.append({kind, count});
}

Result<void> addAnnotating(QList<NextStep> &steps, Storage &storage, const User &user)
{
    ASSIGN_OR_RETURN(const auto tallies, storage.work().slotTallies(user.id));
    if (user.role != Role::Annotator && tallies.isEmpty())
        return {};
    const auto trained = mayWork(storage, user);
    if (!trained && trained.error().kind != ErrorKind::NotAllowed)
        return trained;
    if (!trained) {
        steps.append({NextStepKind::Train, 1});
        return {};
    }
    qint64 returned = 0;
    qint64 waiting = 0;
    for (const SlotTally &tally : tallies) {
        if (tally.state == SlotState::Returned)
            returned += tally.count;
        else if (tally.state != SlotState::Submitted)
            waiting += tally.count;
    }
    addStep(steps, NextStepKind::Returned, returned);
    addStep(steps, NextStepKind::Annotate, waiting);
    return {};
}

Result<bool> enoughPeople(Storage &storage, int raters)
{
    ASSIGN_OR_RETURN(const auto users, storage.project().users());
    return std::count_if(users.begin(), users.end(),
                         [](const User &user) { return user.active && worksOnItems(user.role); }) >= raters;
}

// Who works alone plans nothing: what came in is labelled.
Result<QList<NextStep>> stepsAlone(Storage &storage, const User &user, const QList<Batch> &batches)
{
    QList<NextStep> steps;
    RETURN_IF_ERROR(addAnnotating(steps, storage, user));
    ASSIGN_OR_RETURN(const auto tallies, storage.work().slotTallies());
    qint64 planned = 0;
    for (const SlotTally &tally : tallies)
        planned += tally.count;
    qint64 conversations = 0;
    for (const Batch &batch : batches)
        conversations += batch.counts.conversations;
    addStep(steps, NextStepKind::Label, conversations - planned);
    steps.append({NextStepKind::Report, conversations});
    return steps;
}

Result<void> addLeading(QList<NextStep> &steps, Storage &storage, const Clock &clock, const User &user)
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage.project()));
    ASSIGN_OR_RETURN(const auto batches, SpotCheckService(storage, clock, scheme, user.id).statuses());
    qint64 checkable = 0;
    for (const BatchStatus &batch : batches)
        checkable += batch.state == BatchState::Annotated || batch.state == BatchState::Checking;
    addStep(steps, NextStepKind::Check, checkable);
    ASSIGN_OR_RETURN(const auto flags, storage.work().standingMarkCount(ItemMarkKind::Flag));
    addStep(steps, NextStepKind::Flags, flags);
    ASSIGN_OR_RETURN(const auto tallies, storage.work().slotTallies());
    qint64 unplanned = 0;
    for (const BatchStatus &batch : batches) {
        const bool planned = std::any_of(tallies.begin(), tallies.end(),
                                         [&](const SlotTally &tally) { return tally.batch == batch.batch; });
        unplanned += batch.state == BatchState::Open && !planned;
    }
    ASSIGN_OR_RETURN(const auto enough, enoughPeople(storage, scheme.scheme.raters));
    addStep(steps, enough ? NextStepKind::Plan : NextStepKind::AddPeople, unplanned);
    return {};
}

}  // namespace

Result<QList<NextStep>> nextSteps(Storage &storage, const Clock &clock, const User &user)
{
    QList<NextStep> steps;
    const auto batches = storage.conversations().batches();
    const auto unread = storage.reviews().unreadMessages(user.id);
    if (!batches || !unread)
        return batches ? unread.error() : batches.error();
    qint64 conversations = 0;
    qint64 disputed = 0;
    for (const Batch &batch : *batches) {
        conversations += batch.counts.conversations;
        disputed += batch.counts.disputed;
    }
    const bool leads = user.role == Role::Supervisor || user.role == Role::Admin;
    if (conversations == 0 && user.role != Role::Annotator && user.role != Role::Adjudicator)
        return QList<NextStep>{{NextStepKind::Import, 1}};
    ASSIGN_OR_RETURN(const auto settings, storage.project().settings());
    if (settings.alone && leads)
        return stepsAlone(storage, user, *batches);
    Result<void> added;
    if (worksOnItems(user.role))
        added = addAnnotating(steps, storage, user);
    if (added && leads)
        added = addLeading(steps, storage, clock, user);
    if (!added)
        return added.error();
    if (leads || user.role == Role::Adjudicator)
        addStep(steps, NextStepKind::Adjudicate, disputed);
    addStep(steps, NextStepKind::Read, *unread);
    if (leads || user.role == Role::Researcher)
        steps.append({NextStepKind::Report, conversations});
    return steps;
}

}  // namespace gainsay
