// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/CollectCdconv.h"

#include "app/cli/support/ChosenBot.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/TriggerOptions.h"
#include "app/detect/InstalledDetectors.h"
#include "core/service/collect/CdconvCollectService.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct CollectCdconvWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int mostCdconvCandidates = 1000;

// Everything that a run holds on to.
struct CdconvRun {
    explicit CdconvRun(const QString &folder) : words(folder), detectors(folder) {}

    InstalledWords words;
    InstalledDetectors detectors;
    std::unique_ptr<Detector> detector;
    CdconvCollectRequest request;
    int rejected = 0;  // rows of the file
};

Result<void> readNumbers(const Invocation &call, CdconvCollectRequest &request)
{
    for (const QString &name : {u"from"_s, u"bot"_s}) {
        if (!call.isSet(name))
            return invalidInput(CollectCdconvWords::tr("--%1 is missing").arg(name));
    }
    ASSIGN_OR_RETURN(const auto seed, call.number(u"seed"_s, 1));
    ASSIGN_OR_RETURN(const auto candidates, call.number(u"keep-most-contradictory"_s, 1, 1, mostCdconvCandidates));
    request.seed = quint64(seed);
    request.candidates = int(candidates);
    request.filter = !call.isSet(u"no-filter"_s);
    const QFileInfo file(call.option(u"from"_s));
    request.source = file.fileName();
    request.batch = call.isSet(u"batch"_s) ? call.option(u"batch"_s) : file.completeBaseName();
    return {};
}

Result<void> openParts(Invocation &call, CdconvRun &run)
{
    CdconvCollectRequest &request = run.request;
    ASSIGN_OR_RETURN(const auto list,
                     readOpenings(call.option(u"from"_s), [&](const QString &problem) { call.note(problem); }));
    request.openings = list.openings;
    run.rejected = list.rejected;
    for (const QString &name : call.list(u"bot"_s)) {
        ASSIGN_OR_RETURN(auto bot, openChosenBot(name));
        request.bots.append(std::move(bot));
    }
    ASSIGN_OR_RETURN(const auto settings, triggerSettings(call, call.option(u"trigger-bot"_s), run.words));
    for (const QString &name : call.isSet(u"methods"_s) ? call.list(u"methods"_s) : triggerNames()) {
        ASSIGN_OR_RETURN(auto trigger, openTrigger(name, settings));
        request.triggers.append({name, std::move(trigger)});
    }
    if (request.candidates > 1) {
        ASSIGN_OR_RETURN(run.detector, run.detectors.open({call.option(u"model"_s), {}, u"auto"_s}));
        request.detector = run.detector.get();
    }
    return {};
}

void sayEstimate(Invocation &call, const CdconvCollectEstimate &estimate)
{
    call.note(CollectCdconvWords::tr("%1 openings suit a method, %2 do not; at most %3 conversations by %4 replies, "
                                     "about %5 tokens in and at most %6 out")
                  .arg(QString::number(estimate.openings), QString::number(estimate.leftOut),
                       QString::number(estimate.conversations), QString::number(estimate.calls),
                       QString::number(estimate.tokensIn), QString::number(estimate.tokensOut)));
    for (const auto &[currency, amount] : estimate.cost.asKeyValueRange())
        call.note(CollectCdconvWords::tr("It costs at most %1 %2.").arg(QString::number(amount, 'g', 3), currency));
    if (estimate.leavesMachine)
        call.note(CollectCdconvWords::tr("What is asked is sent to another computer."));
}

void sayReport(Invocation &call, const CdconvCollectReport &report)
{
    call.print(CollectCdconvWords::tr("%1 conversations added, %2 already there, %3 without u2, %4 failed")
                   .arg(QString::number(report.added), QString::number(report.alreadyThere),
                        QString::number(report.skipped), QString::number(report.failed)));
    for (const auto &[method, count] : report.byMethod.asKeyValueRange())
        call.print(u"  %1: %2"_s.arg(method).arg(count));
    if (report.repeated > 0)
        call.print(CollectCdconvWords::tr("In %1 of them b2 repeats b1 word for word.").arg(report.repeated));
    if (report.cost > 0)
        call.print(CollectCdconvWords::tr("Cost: %1").arg(report.cost));
    for (const QString &remark : report.remarks)
        call.note(remark);
}

}  // namespace

QList<QCommandLineOption> collectCdconvOptions()
{
    return QList<QCommandLineOption>{
               valueOption(u"bot"_s, u"BOT,…"_s,
                           CollectCdconvWords::tr("cdconv: who replies: embedded, replay:FILE, command:PROGRAM ARGS or "
                                                  "one that was added")),
               valueOption(u"methods"_s, u"M,…"_s,
                           CollectCdconvWords::tr("cdconv: trigger methods; all eight if not given")),
               valueOption(u"trigger-bot"_s, u"BOT"_s,
                           CollectCdconvWords::tr("cdconv: a bot that writes questions and paraphrases for the "
                                                  "methods; else they go by rules")),
               QCommandLineOption(u"no-filter"_s,
                                  CollectCdconvWords::tr("cdconv: take openings of every kind for every method")),
               QCommandLineOption(u"estimate"_s,
                                  CollectCdconvWords::tr("cdconv: say what it would take, and do nothing"))} +
           dictionaryOptions();
}

Exit runCollectCdconv(Invocation &call)
{
    CdconvRun run(QCoreApplication::applicationDirPath());
    if (const Result<void> read = readNumbers(call, run.request); !read)
        return call.usage(read.error().message);
    if (const Result<void> opened = openParts(call, run); !opened)
        return call.fail(opened.error());
    const CdconvCollectEstimate estimate = estimateCdconv(run.request);
    sayEstimate(call, estimate);
    if (call.isSet(u"estimate"_s)) {
        if (call.json())
            call.printJson(estimate.toJson());
        return run.rejected > 0 ? Exit::RowsRejected : Exit::Done;
    }
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    run.request.problem = [&](const QString &problem) { call.note(problem); };
    const Result<CdconvCollectReport> report = [&] {
        ConsoleProgress progress(CollectCdconvWords::tr("Collecting"));
        return CdconvCollectService(**storage, call.clock(), call.option(u"user"_s)).run(run.request, progress);
    }();
    if (!report)
        return call.fail(report.error());
    if (call.json()) {
        Json json = report->toJson();
        json["rejected"] = run.rejected;
        json["batch"] = toUtf8(run.request.batch);
        call.printJson(json);
    } else {
        sayReport(call, *report);
    }
    return report->failed > 0 || run.rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

}  // namespace gainsay
