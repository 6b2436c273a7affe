// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/supervise/WorkloadService.h"

#include "core/model/NameOrder.h"
#include "core/service/access/TrainingGate.h"
#include "core/service/report/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>
#include <vector>

namespace gainsay {

namespace {

constexpr qint64 dayMs = 86'400'000;
constexpr qint64 rateDays = 14;
constexpr int mostLeases = 500;

QHash<BatchId, QList<SlotTally>> byBatch(const QList<SlotTally> &tallies)
{
    QHash<BatchId, QList<SlotTally>> grouped;
    for (const SlotTally &tally : tallies)
        grouped[tally.batch].append(tally);
    return grouped;
}

// Annotators; others may hold items too, but do not count on them.
bool mayHoldWork(const User &user)
{
    return user.active && user.role == Role::Annotator;
}

}  // namespace

// What one person, or everybody in one batch, did on the days of the window.
struct WorkloadService::DayCounts {
    std::map<qint64, qint64> items;
    qint64 activeMs = 0;
    qint64 timed = 0;

    void add(const WorkDay &day)
    {
        items[day.day] += day.items;
        activeMs += day.activeMs;
        timed += day.timed;
    }

    // Whole days only, from the first with work on.
    WorkPace pace(qint64 until) const
    {
        WorkPace pace;
        if (activeMs > 0)
            pace.perHour = static_cast<double>(timed) * 3'600'000.0 / static_cast<double>(activeMs);
        std::vector<qint64> counts;
        if (!items.empty()) {
            for (qint64 day = items.begin()->first; day <= until; ++day) {
                const auto found = items.find(day);
                counts.push_back(found == items.end() ? 0 : found->second);
            }
        }
        pace.perDay = dailyRate(counts);
        return pace;
    }
};

struct WorkloadService::Days {
    QHash<UserId, DayCounts> people;
    QHash<BatchId, DayCounts> batches;
    qint64 from = 0;
    qint64 until = 0;  // the last whole day
};

void WorkCounts::add(SlotState state, qint64 count)
{
    if (state == SlotState::Submitted)
        done += count;
    else if (state == SlotState::Returned)
        returned += count;
    else
        open += count;
}

QString WorkloadService::method()
{
    return tr("Rate: first answers per day over the last %1 whole days up to the team's last day of work, from the "
              "first day with an answer on, days without work included; mean with Student's 95 % interval, from %2 "
              "days on. End: open items divided by the rate, the range from the ends of the interval. A batch ends "
              "when the last of those who hold its open items has done them, older batches first; places in the pool "
              "are shared by all who work.")
        .arg(rateDays)
        .arg(fewestRateDays);
}

Result<WorkloadService::Days> WorkloadService::readDays()
{
    Days days;
    ASSIGN_OR_RETURN(const auto last, m_storage.ratings().lastAnswerAt());
    const qint64 today = (m_clock.nowMs() + m_utcOffsetMs) / dayMs;
    days.until = std::min(today - 1, (last + m_utcOffsetMs) / dayMs);
    days.from = days.until - rateDays + 1;
    ASSIGN_OR_RETURN(const auto rows, m_storage.ratings().workDays(days.from * dayMs - m_utcOffsetMs, m_utcOffsetMs));
    for (const WorkDay &row : rows) {
        days.people[row.user].add(row);
        days.batches[row.batch].add(row);
    }
    return days;
}

Result<void> WorkloadService::addPeople(WorkloadStanding &standing, const QList<SlotTally> &tallies, const Days &days)
{
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    ASSIGN_OR_RETURN(const auto learners, peopleInTraining(m_storage, users));
    QHash<UserId, WorkCounts> counts;
    for (const SlotTally &tally : tallies)
        counts[tally.user].add(tally.state, tally.count);
    for (const User &user : sortedByName(users)) {
        if (!counts.contains(user.id) && !mayHoldWork(user))
            continue;
        standing.people.append({user, counts.value(user.id), days.people.value(user.id).pace(days.until), Forecast(),
                                learners.contains(user.id)});
    }
    return {};
}

Result<BatchPhase> WorkloadService::phaseOf(BatchStanding &batch)
{
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().batchFacts(batch.id));
    batch.round = facts.rounds;
    return batchPhase(deriveBatch(facts), batch.items, batch.counts.left() > 0);
}

Result<void> WorkloadService::addBatches(WorkloadStanding &standing, const QList<SlotTally> &tallies, const Days &days)
{
    ASSIGN_OR_RETURN(const auto progress, ReportService(m_storage).progress({}));
    QHash<QString, ProgressCounts> items;
    for (const BatchProgress &batch : progress.batches)
        items.insert(batch.batch, batch.counts);
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    QHash<UserId, QString> names;
    for (const PersonStanding &person : std::as_const(standing.people))
        names.insert(person.user.id, person.user.name);
    const QHash<BatchId, QList<SlotTally>> ofBatch = byBatch(tallies);
    for (const Batch &one : batches) {
        BatchStanding batch;
        batch.id = one.id;
        batch.name = one.name;
        batch.items = items.value(one.name);
        batch.pace = days.batches.value(one.id).pace(days.until);
        QHash<UserId, qint64> left;
        for (const SlotTally &tally : ofBatch.value(one.id)) {
            batch.counts.add(tally.state, tally.count);
            if (!tally.user)
                batch.free += tally.count;
            else if (tally.state != SlotState::Submitted)
                left[tally.user] += tally.count;
        }
        QList<UserId> holders = left.keys();
        std::sort(holders.begin(), holders.end(), [&](UserId a, UserId b) {
            return std::pair(-left.value(a), a.value) < std::pair(-left.value(b), b.value);
        });
        for (const UserId holder : std::as_const(holders))
            batch.holders.append(names.value(holder));
        ASSIGN_OR_RETURN(const auto phase, phaseOf(batch));
        batch.phase = phase;
        standing.batches.append(batch);
    }
    return {};
}

// Everybody works through their batches in the order in which those were made.
void WorkloadService::addEnds(WorkloadStanding &standing, const QList<SlotTally> &tallies) const
{
    QHash<UserId, DailyRate> rates;
    DailyRate team;
    team.undefined = tr("nobody works at a known rate");
    for (PersonStanding &person : standing.people) {
        rates.insert(person.user.id, person.pace.perDay);
        if (!person.pace.perDay.undefined.isEmpty())
            rates[person.user.id].undefined = tr("%1: %2").arg(person.user.name, person.pace.perDay.undefined);
        else if (mayHoldWork(person.user))
            team = together(team, person.pace.perDay);
        person.end = forecastOf(person.counts.left(), person.pace.perDay);
    }
    QHash<UserId, qint64> before;
    qint64 poolBefore = 0;
    const QHash<BatchId, QList<SlotTally>> ofBatch = byBatch(tallies);
    for (BatchStanding &batch : standing.batches) {
        const QList<SlotTally> own = ofBatch.value(batch.id);
        for (const SlotTally &tally : own) {
            if (tally.state != SlotState::Submitted)
                (tally.user ? before[tally.user] : poolBefore) += tally.count;
        }
        batch.end = forecastOf(0, team);
        if (batch.free > 0)
            batch.end = later(batch.end, forecastOf(poolBefore, team));
        for (const SlotTally &tally : own) {
            if (tally.user && tally.state != SlotState::Submitted)
                batch.end = later(batch.end, forecastOf(before.value(tally.user), rates.value(tally.user)));
        }
        // No answer is awaited, and yet it is not at its end.
        if (batch.end.isDone() && batch.items.settled() < batch.items.items) {
            batch.end = {};
            batch.end.undefined = own.isEmpty() ? tr("nobody is planned to annotate it") : tr("decisions are awaited");
        }
    }
}

Result<void> WorkloadService::addPutOff(WorkloadStanding &standing)
{
    ASSIGN_OR_RETURN(const auto marks, m_storage.work().standingMarks(ItemMarkKind::Skip, mostLeases));
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    QHash<UserId, QString> names;
    for (const User &user : users)
        names.insert(user.id, user.name);
    QList<ConversationId> ids;
    for (const ItemMark &mark : marks)
        ids.append(mark.conversation);
    ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().rows(ids));
    QSet<std::pair<ConversationId, UserId>> seen;  // who skips an item twice has two marks on it
    for (const ItemMark &mark : marks) {
        if (seen.contains({mark.conversation, mark.user}))
            continue;
        seen.insert({mark.conversation, mark.user});
        standing.putOff.append(
            {rows.value(mark.conversation).externalId, names.value(mark.user), mark.reason, mark.createdAt});
    }
    return {};
}

Result<WorkloadStanding> WorkloadService::standing()
{
    WorkloadStanding standing;
    standing.asOf = sharedNowMs(m_storage, m_clock);
    const auto read = m_storage.snapshot([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto tallies, m_storage.work().slotTallies());
        ASSIGN_OR_RETURN(const auto days, readDays());
        standing.rateFrom = days.from;
        standing.rateUntil = days.until;
        if (const auto people = addPeople(standing, tallies, days); !people)
            return people;
        if (const auto batches = addBatches(standing, tallies, days); !batches)
            return batches;
        addEnds(standing, tallies);
        ASSIGN_OR_RETURN(auto held, m_storage.work().heldSlots({}, mostLeases));
        standing.held = std::move(held);
        return addPutOff(standing);
    });
    if (!read)
        return read.error();
    return standing;
}

}  // namespace gainsay
