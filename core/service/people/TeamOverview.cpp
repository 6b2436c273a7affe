// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/people/TeamOverview.h"

#include "core/model/NameOrder.h"
#include "core/service/access/TrainingGate.h"
#include "core/service/people/SignIn.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"

#include <QHash>

#include <algorithm>

namespace gainsay {

namespace {

Result<TrainingState> trainingOf(Storage &storage, UserId user, GoldKind kind)
{
    ASSIGN_OR_RETURN(const auto sessions, storage.training().sessions(user, kind));
    TrainingState state = TrainingState::Untried;
    for (const TrainingSession &session : sessions) {
        if (session.passed == true)
            return TrainingState::Passed;
        state = session.finishedAt == 0 ? TrainingState::Running : TrainingState::Failed;
    }
    return state;
}

Result<qint64> lastSeen(Storage &storage, UserId user)
{
    ASSIGN_OR_RETURN(const auto record, signInRecord(storage, user));
    ASSIGN_OR_RETURN(const auto newest, storage.work().answersOf(user, {}, 1));
    return std::max(record.seenAt, newest.isEmpty() ? qint64(0) : newest.first().createdAt);
}

void countWork(QHash<UserId, TeamMember> &members, const SlotTally &tally)
{
    const auto member = members.find(tally.user);
    if (member == members.end())
        return;
    if (tally.state == SlotState::Submitted) {
        member->answered += tally.count;
        return;
    }
    member->open += tally.count;
    if (tally.state == SlotState::Returned)
        member->returned += tally.count;
}

}  // namespace

Result<QList<TeamMember>> teamOverview(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto users, storage.project().users());
    ASSIGN_OR_RETURN(const auto departed, storage.project().departedUsers());
    ASSIGN_OR_RETURN(const auto tallies, storage.work().slotTallies());
    ASSIGN_OR_RETURN(const auto learners, peopleInTraining(storage, users));
    QHash<UserId, TeamMember> work;
    for (const User &user : users)
        work.insert(user.id, {});
    for (const SlotTally &tally : tallies)
        countWork(work, tally);
    QList<TeamMember> members;
    for (const User &user : sortedByName(users)) {
        TeamMember member = work.value(user.id);
        member.user = user;
        member.state = user.active                  ? PersonState::Active
                       : departed.contains(user.id) ? PersonState::Left
                                                    : PersonState::Paused;
        const auto tutorial = trainingOf(storage, user.id, GoldKind::Tutorial);
        const auto qualification = trainingOf(storage, user.id, GoldKind::Qualification);
        const auto seen = lastSeen(storage, user.id);
        if (!tutorial || !qualification)
            return tutorial ? qualification.error() : tutorial.error();
        if (!seen)
            return seen.error();
        member.tutorial = *tutorial;
        member.qualification = *qualification;
        member.lastSeen = *seen;
        member.inTraining = learners.contains(user.id);
        members.append(member);
    }
    return members;
}

}  // namespace gainsay
