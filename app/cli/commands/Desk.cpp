// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OpenedProject.h"
#include "core/base/Phrases.h"
#include "core/service/plan/AssignService.h"
#include "core/service/report/DoubtService.h"
#include "core/service/supervise/CalibrationService.h"
#include "core/service/supervise/WorkloadService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DeskWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Json endJson(const Forecast &end)
{
    if (!end.days)
        return {{"days", nullptr}, {"undefined", toUtf8(end.undefined)}};
    return {{"days", *end.days},
            {"soonest", end.soonest ? Json(*end.soonest) : Json()},
            {"latest", end.latest ? Json(*end.latest) : Json()}};
}

Json paceJson(const WorkPace &pace)
{
    Json json{{"per_active_hour", pace.perHour > 0 ? Json(pace.perHour) : Json()}, {"per_day", nullptr}};
    if (pace.perDay.perDay) {
        json["per_day"] = *pace.perDay.perDay;
        json["per_day_ci"] = {pace.perDay.low, pace.perDay.high};
    } else {
        json["undefined"] = toUtf8(pace.perDay.undefined);
    }
    return json;
}

Json countsJson(const WorkCounts &counts)
{
    return {{"done", counts.done}, {"open", counts.open}, {"returned", counts.returned}};
}

Json standingJson(const WorkloadStanding &standing)
{
    Json json{{"people", Json::array()}, {"batches", Json::array()}, {"held", Json::array()}};
    for (const PersonStanding &person : standing.people)
        json["people"].push_back({{"name", toUtf8(person.user.name)},
                                  {"active", person.user.active},
                                  {"answers", countsJson(person.counts)},
                                  {"pace", paceJson(person.pace)},
                                  {"end", endJson(person.end)}});
    for (const BatchStanding &batch : standing.batches)
        json["batches"].push_back({{"batch", toUtf8(batch.name)},
                                   {"round", batch.round},
                                   {"items", batch.items.items},
                                   {"settled", batch.items.settled()},
                                   {"disputed", batch.items.disputed},
                                   {"answers", countsJson(batch.counts)},
                                   {"pace", paceJson(batch.pace)},
                                   {"end", endJson(batch.end)}});
    for (const HeldSlot &held : standing.held)
        json["held"].push_back({{"conversation", toUtf8(held.conversation)},
                                {"user", toUtf8(held.user)},
                                {"until", held.slot.leaseUntil}});
    json["method"] = toUtf8(WorkloadService::method());
    return json;
}

Exit printProgress(Invocation &call, OpenedProject &project)
{
    const auto standing = WorkloadService(*project.storage, call.clock()).standing();
    if (!standing)
        return call.fail(standing.error());
    if (call.json()) {
        call.printJson(standingJson(*standing));
        return Exit::Done;
    }
    for (const PersonStanding &person : standing->people) {
        const QString end =
            person.end.days ? DeskWords::tr("%1 days").arg(*person.end.days, 0, 'f', 1) : person.end.undefined;
        call.print(DeskWords::tr("%1: %2 done, %3 open, %4 returned; end: %5")
                       .arg(person.user.name, QString::number(person.counts.done), QString::number(person.counts.open),
                            QString::number(person.counts.returned), end));
    }
    return Exit::Done;
}

Result<UserId> personOf(Invocation &call, Storage &storage, const QString &option)
{
    const auto user = storage.project().userNamed(call.option(option));
    return user ? Result<UserId>(user->id) : user.error();
}

Exit handOver(Invocation &call, OpenedProject &project)
{
    const auto from = personOf(call, *project.storage, u"from"_s);
    if (!from)
        return call.fail(from.error());
    const auto to = personOf(call, *project.storage, u"to"_s);
    if (!to)
        return call.fail(to.error());
    const auto handed = AssignService(*project.storage, call.clock(), project.scheme, project.user)
                            .handOver({*from, *to, call.option(u"batch"_s)});
    if (!handed)
        return call.fail(handed.error());
    if (call.json())
        call.printJson({{"moved", handed->moved}, {"kept", handed->kept}});
    else
        call.print(DeskWords::tr("%1 moved, %2 kept").arg(handed->moved).arg(handed->kept));
    return Exit::Done;
}

Exit releaseLeases(Invocation &call, OpenedProject &project)
{
    const auto from = personOf(call, *project.storage, u"from"_s);
    if (!from)
        return call.fail(from.error());
    const auto released = AssignService(*project.storage, call.clock(), project.scheme, project.user).releaseAll(*from);
    if (!released)
        return call.fail(released.error());
    if (call.json())
        call.printJson({{"released", *released}});
    else
        call.print(DeskWords::tr("%1 released").arg(*released));
    return Exit::Done;
}

Exit printDoubts(Invocation &call, OpenedProject &project)
{
    const auto seed = call.number(u"seed"_s, 1);
    if (!seed)
        return call.usage(seed.error().message);
    DoubtRequest request;
    request.seed = static_cast<quint64>(*seed);
    if (const QString name = call.option(u"batch"_s); !name.isEmpty()) {
        const auto batch = project.storage->conversations().batchByName(name);
        if (!batch)
            return call.fail(batch.error());
        request.filter.batch = batch->id;
    }
    ConsoleProgress progress(DeskWords::tr("Weighing answers"));
    const auto report = DoubtService(*project.storage).find(request, progress);
    if (!report)
        return call.fail(report.error());
    Json json{{"converged", report->converged}, {"iterations", report->iterations}, {"items", Json::array()},
              {"raters", Json::array()},        {"doubted", report->doubted},       {"used", report->itemsUsed}};
    if (!report->undefined.isEmpty())
        json["undefined"] = toUtf8(report->undefined);
    for (const RaterAbility &rater : report->raters)
        json["raters"].push_back({{"name", toUtf8(rater.name)}, {"ability", rater.accuracy}, {"n", rater.ratings}});
    for (const DoubtedItem &item : report->items) {
        json["items"].push_back({{"conversation", toUtf8(item.externalId)},
                                 {"accepted", toUtf8(item.accepted)},
                                 {"likeliest", toUtf8(item.likeliest)},
                                 {"probability", item.probability},
                                 {"difficulty", item.difficulty}});
        if (!call.json())
            call.print(u"%1  %2 → %3  %4"_s.arg(item.externalId, item.accepted, item.likeliest,
                                                QString::number(item.probability, 'f', 3)));
    }
    if (call.json())
        call.printJson(json);
    else if (!report->undefined.isEmpty())
        call.note(report->undefined);
    return Exit::Done;
}

Exit makeCalibration(Invocation &call, OpenedProject &project)
{
    const auto size = call.number(u"size"_s, 20, 1, CalibrationService::largestSet);
    const auto seed = call.number(u"seed"_s, 1);
    for (const Result<qint64> *value : {&size, &seed}) {
        if (!*value)
            return call.usage(value->error().message);
    }
    CalibrationRequest request;
    request.name = call.option(u"name"_s);
    request.size = static_cast<int>(*size);
    request.seed = static_cast<quint64>(*seed);
    request.people = call.list(u"people"_s);
    request.disagreedOnly = call.isSet(u"disagreed"_s);
    if (const QString name = call.option(u"batch"_s); !name.isEmpty()) {
        const auto batch = project.storage->conversations().batchByName(name);
        if (!batch)
            return call.fail(batch.error());
        request.filter.batch = batch->id;
    }
    const auto set = CalibrationService(*project.storage, call.clock(), project.scheme, project.user).make(request);
    if (!set)
        return call.fail(set.error());
    Json items = Json::array();
    for (const QString &item : set->items) {
        items.push_back(toUtf8(item));
        if (!call.json())
            call.print(item);
    }
    if (call.json())
        call.printJson({{"name", toUtf8(set->name)}, {"items", items}});
    return Exit::Done;
}

Exit runDesk(Invocation &call)
{
    using Action = Exit (*)(Invocation &, OpenedProject &);
    static const QMap<QString, Action> actions{{u"progress"_s, printProgress},
                                               {u"handover"_s, handOver},
                                               {u"release"_s, releaseLeases},
                                               {u"doubts"_s, printDoubts},
                                               {u"calibrate"_s, makeCalibration}};
    const Action action = actions.value(call.argument(1));
    if (!action)
        return call.usage(
            DeskWords::tr("“%1” is none of %2").arg(call.argument(1), listing(QStringList(actions.keys()))));
    static const QMap<QString, QStringList> needed{{u"handover"_s, {u"from"_s, u"to"_s}}, {u"release"_s, {u"from"_s}}};
    for (const QString &name : needed.value(call.argument(1))) {
        if (call.option(name).isEmpty())
            return call.usage(DeskWords::tr("--%1 is needed").arg(name));
    }
    const bool reads = call.argument(1) == u"progress"_s || call.argument(1) == u"doubts"_s;
    auto project = openedProject(call, reads ? ProjectUse::Read : ProjectUse::Write);
    return project ? action(call, *project) : call.fail(project.error());
}

}  // namespace

Command deskCommand()
{
    return {u"desk"_s,
            DeskWords::tr("what a supervisor does: progress, work for someone else, doubtful labels, calibration"),
            {u"PROJECT"_s, u"progress|handover|release|doubts|calibrate"_s},
            {valueOption(u"batch"_s, u"B"_s, DeskWords::tr("in this batch alone")),
             valueOption(u"from"_s, u"NAME"_s, DeskWords::tr("whose open work goes over, or whose leases end")),
             valueOption(u"to"_s, u"NAME"_s, DeskWords::tr("who gets the work")),
             valueOption(u"name"_s, u"NAME"_s, DeskWords::tr("of the calibration set")),
             valueOption(u"people"_s, u"A,B,C"_s, DeskWords::tr("who annotate the calibration set")),
             valueOption(u"size"_s, u"N"_s, DeskWords::tr("conversations in the calibration set"), u"20"_s),
             valueOption(u"seed"_s, u"S"_s, DeskWords::tr("the same seed draws the same items"), u"1"_s),
             QCommandLineOption(u"disagreed"_s, DeskWords::tr("only items on which people's labels differ")),
             valueOption(u"user"_s, u"U"_s, DeskWords::tr("who acts"))},
            DeskWords::tr("progress: counts, rates and expected ends, with the method. handover and release are one\n"
                          "decision each. doubts: accepted labels that the answers speak against (Dawid & Skene).\n"
                          "calibrate: items that all of the people annotate beside their work."),
            {u"desk team.gainsay progress --json"_s, u"desk team.gainsay handover --from mei --to jun --batch b1"_s},
            runDesk,
            {{u"batch"_s, {u"handover"_s, u"doubts"_s, u"calibrate"_s}},
             {u"from"_s, {u"handover"_s, u"release"_s}},
             {u"to"_s, {u"handover"_s}},
             {u"name"_s, {u"calibrate"_s}},
             {u"people"_s, {u"calibrate"_s}},
             {u"size"_s, {u"calibrate"_s}},
             {u"seed"_s, {u"doubts"_s, u"calibrate"_s}},
             {u"disagreed"_s, {u"calibrate"_s}}}};
}

}  // namespace gainsay
