// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/messages/TodayFigures.h"

#include "core/service/annotate/AnnotateService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/stats/Outliers.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"
#include "core/workflow/RoleRules.h"

#include <QHash>

#include <algorithm>

namespace gainsay {

namespace {

constexpr int mostNamed = 3;

Result<OwnDay> ownDay(Storage &storage, const Clock &clock, const ActiveScheme &scheme, const User &user, qint64 since)
{
    ASSIGN_OR_RETURN(const auto counts, AnnotateService(storage, clock, scheme, user.id).counts(since));
    OwnDay day;
    day.today = counts.today;
    day.left = counts.waiting + counts.skipped;
    day.returned = counts.returned;
    if (!counts.recentActiveMs.isEmpty())
        day.medianSeconds = medianOf({counts.recentActiveMs.begin(), counts.recentActiveMs.end()}) / 1000;
    return day;
}

Result<void> addWaitedFor(Storage &storage, ProjectDay &day)
{
    ASSIGN_OR_RETURN(const auto tallies, storage.work().slotTallies());
    ASSIGN_OR_RETURN(const auto users, storage.project().users());
    QHash<UserId, qint64> open;
    for (const SlotTally &tally : tallies) {
        if (tally.state == SlotState::Submitted)
            continue;
        day.open += tally.count;
        if (tally.user)
            open[tally.user] += tally.count;
    }
    QList<User> people = users;
    people.removeIf([&](const User &user) { return open.value(user.id) == 0; });
    std::stable_sort(people.begin(), people.end(),
                     [&](const User &a, const User &b) { return open.value(a.id) > open.value(b.id); });
    for (const User &user : people.first(std::min<qsizetype>(people.size(), mostNamed)))
        day.waitedFor << user.name;
    return {};
}

Result<ProjectDay> projectDay(Storage &storage, const Clock &clock, const ActiveScheme &scheme, const User &user)
{
    ProjectDay day;
    ASSIGN_OR_RETURN(const auto batches, storage.conversations().batches());
    for (const Batch &batch : batches) {
        day.conversations += batch.counts.conversations;
        day.settled += batch.counts.settled;
        day.disputed += batch.counts.disputed;
    }
    RETURN_IF_ERROR(addWaitedFor(storage, day));
    ASSIGN_OR_RETURN(const auto statuses, SpotCheckService(storage, clock, scheme, user.id).statuses());
    qint64 newest = 0;
    for (const BatchStatus &status : statuses) {
        for (const RoundStatus &round : status.rounds) {
            if (!round.passRate || round.round.startedAt < newest)
                continue;
            newest = round.round.startedAt;
            day.passRate = round.passRate;
            day.checkedBatch = status.name;
        }
    }
    return day;
}

}  // namespace

Result<TodayFigures> todayFigures(Storage &storage, const Clock &clock, const User &user, qint64 todaySinceMs)
{
    TodayFigures figures;
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage.project()));
    ASSIGN_OR_RETURN(const auto settings, storage.project().settings());
    if (worksOnItems(user.role)) {
        ASSIGN_OR_RETURN(const auto tallies, storage.work().slotTallies(user.id));
        if (user.role == Role::Annotator || !tallies.isEmpty()) {
            ASSIGN_OR_RETURN(const auto own, ownDay(storage, clock, scheme, user, todaySinceMs));
            figures.own = own;
        }
    }
    if (roleMay(user.role, Permission::Plan) && !settings.alone) {
        ASSIGN_OR_RETURN(const auto project, projectDay(storage, clock, scheme, user));
        figures.project = project;
    }
    return figures;
}

}  // namespace gainsay
