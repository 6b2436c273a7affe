// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/StandingTables.h"

#include "ui/widgets/DisplayText.h"

#include "core/base/Phrases.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct StandingWords {
    Q_DECLARE_TR_FUNCTIONS(gainsay::StandingTables)
};

// Beyond this many days a date would pretend to know.
constexpr double farthestDays = 3650.0;
constexpr int mostHoldersNamed = 3;

QString dateAfter(qint64 asOfMs, double days)
{
    if (days > farthestDays)
        return StandingWords::tr("in many years");
    const QDateTime end = QDateTime::fromMSecsSinceEpoch(asOfMs).addDays(qint64(std::ceil(days)));
    return dateText(end.date());
}

ReportCell rateCell(const DailyRate &rate)
{
    if (!rate.perDay)
        return missingCell(rate.undefined);
    return numberCell(*rate.perDay, 1, Interval{rate.low, rate.high});
}

ReportCell hourCell(const WorkPace &pace)
{
    return pace.perHour > 0.0 ? numberCell(pace.perHour, 1) : missingCell(StandingWords::tr("nothing was timed"));
}

}  // namespace

QString holdersText(const BatchStanding &batch)
{
    QStringList names = batch.holders.first(std::min<qsizetype>(mostHoldersNamed, batch.holders.size()));
    if (const qsizetype more = batch.holders.size() - names.size(); more > 0)
        names << StandingWords::tr("%n more", nullptr, int(more));
    if (batch.free > 0)
        names << StandingWords::tr("%n free in the pool", nullptr, int(batch.free));
    return listing(names);
}

QString settledText(const BatchStanding &batch)
{
    const QLocale locale;
    return StandingWords::tr("%1 of %2")
        .arg(locale.toString(batch.items.settled()), locale.toString(batch.items.items));
}

QString phaseTitle(const BatchStanding &batch)
{
    switch (batch.phase) {
    case BatchPhase::Empty:
        return StandingWords::tr("empty");
    case BatchPhase::Open:
        return StandingWords::tr("open", "batch");
    case BatchPhase::Annotating:
        return StandingWords::tr("annotating");
    case BatchPhase::Disputed:
        return StandingWords::tr("%n disputed", nullptr, int(batch.items.disputed));
    case BatchPhase::Ready:
        return StandingWords::tr("ready for round %1").arg(batch.round + 1);
    case BatchPhase::Checking:
        return StandingWords::tr("in spot check, round %1").arg(batch.round);
    case BatchPhase::Returned:
        return StandingWords::tr("returned by round %1").arg(batch.round);
    case BatchPhase::Accepted:
        break;
    }
    return StandingWords::tr("accepted in round %1").arg(batch.round);
}

ReportCell endCell(const Forecast &end, qint64 asOfMs)
{
    if (!end.days)
        return missingCell(end.undefined);
    if (end.isDone())
        return textCell(StandingWords::tr("done"));
    const QString latest = end.latest ? dateAfter(asOfMs, *end.latest) : StandingWords::tr("open", "date");
    return textCell(u"%1 (%2 – %3)"_s.arg(dateAfter(asOfMs, *end.days), dateAfter(asOfMs, *end.soonest), latest));
}

ReportTable peopleTable(const WorkloadStanding &standing)
{
    ReportTable table{StandingWords::tr("People"),
                      {StandingWords::tr("Person"), StandingWords::tr("Done"), StandingWords::tr("Unanswered"),
                       StandingWords::tr("Returned"), StandingWords::tr("Per active hour"),
                       StandingWords::tr("Per day"), StandingWords::tr("Expected end")},
                      {},
                      {}};
    for (const PersonStanding &person : standing.people) {
        const QString name =
            person.user.active ? person.user.name : StandingWords::tr("%1 (paused)").arg(person.user.name);
        table.rows.append({textCell(name), countCell(person.counts.done), countCell(person.counts.open),
                           countCell(person.counts.returned), hourCell(person.pace), rateCell(person.pace.perDay),
                           person.counts.total() > 0 ? endCell(person.end, standing.asOf)
                                                     : textCell(StandingWords::tr("nothing assigned"))});
    }
    return table;
}

ReportTable batchTable(const WorkloadStanding &standing)
{
    ReportTable table{StandingWords::tr("Batches"),
                      {StandingWords::tr("Batch"), StandingWords::tr("State"), StandingWords::tr("Settled"),
                       StandingWords::tr("Answers open"), StandingWords::tr("Returned"), StandingWords::tr("Per day"),
                       StandingWords::tr("Expected end"), StandingWords::tr("Open with")},
                      {},
                      {}};
    for (const BatchStanding &batch : standing.batches) {
        table.rows.append({textCell(batch.name), textCell(phaseTitle(batch)), textCell(settledText(batch)),
                           countCell(batch.counts.open), countCell(batch.counts.returned), rateCell(batch.pace.perDay),
                           endCell(batch.end, standing.asOf), textCell(holdersText(batch))});
    }
    return table;
}

ReportTable heldTable(const WorkloadStanding &standing)
{
    ReportTable table{StandingWords::tr("Held now"),
                      {StandingWords::tr("Conversation"), StandingWords::tr("Person"), StandingWords::tr("Until")},
                      {},
                      {}};
    for (const HeldSlot &held : standing.held) {
        const QString until = momentText(held.slot.leaseUntil);
        table.rows.append(
            {textCell(held.conversation), textCell(held.user),
             textCell(held.slot.leaseExpired(standing.asOf) ? StandingWords::tr("%1, run out").arg(until) : until)});
    }
    return table;
}

ReportTable putOffTable(const WorkloadStanding &standing)
{
    ReportTable table{StandingWords::tr("Skipped"),
                      {StandingWords::tr("Conversation"), StandingWords::tr("Person"), StandingWords::tr("Reason"),
                       StandingWords::tr("Since")},
                      {},
                      {}};
    for (const PutOff &item : standing.putOff) {
        table.rows.append({textCell(item.conversation), textCell(item.user), textCell(item.reason),
                           textCell(momentText(item.sinceMs))});
    }
    return table;
}

}  // namespace gainsay
