// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OpenedProject.h"
#include "app/offline/OfflineFile.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct OfflineWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString dayOf(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms).date().toString(Qt::ISODate);
}

Exit runMake(Invocation &call)
{
    const QString target = call.option(u"out"_s);
    if (target.isEmpty() || !call.isSet(u"user"_s))
        return call.usage(OfflineWords::tr("--user and --out are needed"));
    const auto items = call.number(u"items"_s, 200, 1, 100'000);
    const auto days = call.number(u"days"_s, 14, 1, 365);
    for (const Result<qint64> *value : {&items, &days}) {
        if (!*value)
            return call.usage(value->error().message);
    }
    auto project = openedProject(call, ProjectUse::Write, 1);
    if (!project)
        return call.fail(project.error());
    const OfflineRequest request{static_cast<int>(*items), static_cast<int>(*days)};
    const auto taken = [&] {
        ConsoleProgress progress(OfflineWords::tr("Taking items along"));
        return makeOfflineFile(*project->storage, call.clock(), project->scheme, project->user, target, request,
                               progress);
    }();
    if (!taken)
        return call.fail(taken.error());
    if (call.json())
        call.printJson({{"file", toUtf8(target)},
                        {"user", toUtf8(taken->person)},
                        {"items", taken->items},
                        {"returned", taken->returned},
                        {"away_until", toUtf8(dayOf(taken->awayUntil))}});
    else
        call.print(OfflineWords::tr("%n items of %1 are in %2. Nobody else gets them before %3.", nullptr,
                                    static_cast<int>(taken->items))
                       .arg(taken->person, target, dayOf(taken->awayUntil)));
    return Exit::Done;
}

Json jsonOf(const OfflineMerged &merged)
{
    Json conflicts = Json::array();
    for (const OfflineConflict &one : merged.conflicts)
        conflicts.push_back({{"conversation", toUtf8(one.item)},
                             {"reason", toUtf8(one.reason)},
                             {"offline", one.offline},
                             {"here", one.here},
                             {"kept", one.kept}});
    return {{"user", toUtf8(merged.person)},    {"answers", merged.answers}, {"items", merged.items},
            {"drafts", merged.drafts},          {"skips", merged.skips},     {"flags", merged.flags},
            {"comments", merged.comments},      {"already", merged.already}, {"released", merged.released},
            {"conflicts", std::move(conflicts)}};
}

void printMerged(Invocation &call, const OfflineMerged &merged)
{
    call.print(OfflineWords::tr("%1: %2 answers to %3 items, %4 drafts, %5 skips, %6 flags, %7 comments came back; "
                                "%8 were back already, %9 items are free again.")
                   .arg(merged.person)
                   .arg(merged.answers)
                   .arg(merged.items)
                   .arg(merged.drafts)
                   .arg(merged.skips)
                   .arg(merged.flags)
                   .arg(merged.comments)
                   .arg(merged.already)
                   .arg(merged.released));
    for (const OfflineConflict &one : merged.conflicts) {
        const QString here = one.here.is_null() ? OfflineWords::tr("nothing") : QString::fromUtf8(dumpJson(one.here));
        call.note(OfflineWords::tr("%1: %2 Offline: %3 Here: %4")
                      .arg(one.item, one.reason, QString::fromUtf8(dumpJson(one.offline)), here));
    }
    if (!merged.conflicts.isEmpty())
        call.note(OfflineWords::tr("What was not taken over is kept as a flag on its item, for those who lead. What "
                                   "belongs to items that are gone is in the file alone."));
}

Exit runMerge(Invocation &call)
{
    if (call.argument(2).isEmpty())
        return call.usage(OfflineWords::tr("the FILE to bring back is missing"));
    auto project = openedProject(call, ProjectUse::Write, 1);
    if (!project)
        return call.fail(project.error());
    const auto rest = call.isSet(u"keep"_s) ? OfflineMerge::Rest::StaysAway : OfflineMerge::Rest::ComesBack;
    const auto merged = [&] {
        ConsoleProgress progress(OfflineWords::tr("Bringing back"));
        return mergeOfflineFile(*project->storage, call.clock(), project->scheme, project->user, call.argument(2), rest,
                                progress);
    }();
    if (!merged)
        return call.fail(merged.error());
    if (call.json())
        call.printJson(jsonOf(*merged));
    else
        printMerged(call, *merged);
    return merged->conflicts.isEmpty() ? Exit::Done : Exit::RowsRejected;
}

Exit runOffline(Invocation &call)
{
    const QString action = call.argument(0);
    if (const auto refused = call.refuseOptions(action))
        return *refused;
    if (action == "make"_L1)
        return runMake(call);
    if (action == "merge"_L1)
        return runMerge(call);
    return call.usage(OfflineWords::tr("“%1” is none of make and merge").arg(action));
}

}  // namespace

Command offlineCommand()
{
    return {u"offline"_s,
            OfflineWords::tr("take items along to work without a connection, and bring them back"),
            {u"make|merge"_s, u"PROJECT"_s, u"[FILE]"_s},
            {valueOption(u"user"_s, u"U"_s, OfflineWords::tr("whose items; with merge: who brings them back")),
             valueOption(u"items"_s, u"N"_s, OfflineWords::tr("how many; 200 if not given")),
             valueOption(u"days"_s, u"D"_s, OfflineWords::tr("how long nobody else gets them; 14 if not given")),
             valueOption(u"out"_s, u"FILE"_s, OfflineWords::tr("the file to make")),
             {u"keep"_s, OfflineWords::tr("items that were not answered stay with the person")}},
            OfflineWords::tr(
                "make gives one person a project file with what they may see: their items, the scheme, their own\n"
                "answers, the detector's word where the project shows it. merge brings answers, drafts, times, skips,\n"
                "flags and comments back as if they had been made here. The same file brought back twice adds\n"
                "nothing. What was reassigned, changed, decided or removed meanwhile is listed with both versions\n"
                "and kept as a flag on its item: exit code 3."),
            {u"offline make team.gainsay --user lin.mei --items 200 --out train.gainsay"_s,
             u"offline merge team.gainsay train.gainsay --json"_s},
            runOffline,
            {{u"items"_s, {u"make"_s}}, {u"days"_s, {u"make"_s}}, {u"out"_s, {u"make"_s}}, {u"keep"_s, {u"merge"_s}}}};
}

}  // namespace gainsay
