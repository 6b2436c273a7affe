// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/detect/FileDetection.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OutputFile.h"
#include "app/detect/InstalledDetectors.h"
#include "core/base/Phrases.h"
#include "core/detect/ContextWindows.h"
#include "core/service/detect/DetectService.h"
#include "core/store/ConversationStore.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DetectWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

const QStringList fileFormats = {u"cdconv"_s, u"rgm"_s, u"jsonl"_s};

Json summaryJson(const Detector &detector, qint64 judged, qint64 silent, qint64 milliseconds)
{
    const DetectorInfo &info = detector.info();
    return {{"model", toUtf8(info.name)},
            {"version", toUtf8(info.version)},
            {"method", toUtf8(info.method)},
            {"rule_based", info.ruleBased},
            {"provider", toUtf8(detector.provider())},
            {"remarks", jsonTexts(detector.remarks())},
            {"judged", judged},
            {"silent", silent},
            {"per_second", milliseconds > 0 ? double(judged) * 1000.0 / double(milliseconds) : 0.0}};
}

QString summaryText(const Detector &detector, qint64 judged, qint64 silent, qint64 milliseconds)
{
    return DetectWords::tr("%1 %2 on %3: %4 judged, %5 without an answer, %6 per second")
        .arg(detector.info().name, detector.info().version, detector.provider(), QString::number(judged),
             QString::number(silent), QString::number(milliseconds > 0 ? judged * 1000 / milliseconds : 0));
}

Exit detectInFile(Invocation &call, const Detector &detector)
{
    OutputFile file(call.option(u"out"_s));
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    FileDetectionRequest request;
    request.path = call.argument(0);
    request.format = call.option(u"format"_s);
    request.withSpans = call.isSet(u"spans"_s);
    request.rejected = [&call](const RowError &error) { call.note(error.message()); };
    QElapsedTimer timer;
    timer.start();
    const Result<FileDetectionReport> report = [&] {
        ConsoleProgress progress(DetectWords::tr("Judging %1").arg(request.path));
        return detectFile(detector, request, **device, progress);
    }();
    if (!report)
        return call.fail(report.error());
    if (const Result<void> finished = file.finish(); !finished)
        return call.fail(finished.error());
    Json summary = summaryJson(detector, report->judged, report->silent, timer.elapsed());
    summary["rejected"] = report->rejected;
    // Without --out, standard output belongs to the rows.
    if (!call.json())
        call.note(summaryText(detector, report->judged, report->silent, timer.elapsed()));
    else if (call.isSet(u"out"_s))
        call.printJson(summary);
    else
        call.note(QString::fromUtf8(dumpJson(summary)));
    return report->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

Exit detectInProject(Invocation &call, const Detector &detector)
{
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    DetectScope scope;
    if (call.isSet(u"batch"_s)) {
        const Result<Batch> batch = (*storage)->conversations().batchByName(call.option(u"batch"_s));
        if (!batch)
            return call.fail(batch.error());
        scope.batch = batch->id;
    }
    QElapsedTimer timer;
    timer.start();
    const Result<DetectReport> report = [&] {
        ConsoleProgress progress(DetectWords::tr("Judging"));
        return DetectService(**storage, call.clock(), call.option(u"user"_s))
            .run(detector, scope, call.isSet(u"spans"_s), progress);
    }();
    if (!report)
        return call.fail(report.error());
    if (call.json()) {
        Json summary = summaryJson(detector, report->judged, report->silent, timer.elapsed());
        summary["run"] = report->run.id.value;
        summary["explained"] = report->explained;
        call.printJson(summary);
    } else {
        call.print(summaryText(detector, report->judged, report->silent, timer.elapsed()));
    }
    return Exit::Done;
}

Exit runDetect(Invocation &call)
{
    const QString target = call.argument(0);
    const bool isProject = target.endsWith(".gainsay"_L1) || target.startsWith("postgresql://"_L1);
    if (const std::optional<Exit> refused = call.refuseOptions(isProject ? u"PROJECT"_s : u"FILE"_s))
        return *refused;
    if (!isProject && !fileFormats.contains(call.option(u"format"_s)))
        return call.usage(DetectWords::tr("--format takes one of %1").arg(listing(fileFormats)));
    if (call.isSet(u"method"_s) && !detectMethodFromString(call.option(u"method"_s)))
        return call.usage(DetectWords::tr("--method takes sentence-pair, flatten or hierarchical"));
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    const QStringList providers = detectors.providers();  // none where only the rules are built in
    if (!providers.isEmpty() && !providers.contains(call.option(u"provider"_s)))
        return call.usage(DetectWords::tr("--provider takes one of %1").arg(listing(providers)));
    const Result<LabelsMap> labels = parseLabelsMap(call.option(u"labels-map"_s));
    if (!labels)
        return call.usage(labels.error().message);
    const Result<std::unique_ptr<Detector>> detector =
        detectors.open({call.option(u"model"_s), call.option(u"method"_s), call.option(u"provider"_s),
                        call.isSet(u"force"_s), *labels});
    if (!detector)
        return call.fail(detector.error());
    const QStringList atStart = (*detector)->remarks();
    for (const QString &remark : atStart)
        call.note(remark);
    const Exit exit = isProject ? detectInProject(call, **detector) : detectInFile(call, **detector);
    // An accelerator may have given up on the way.
    for (const QString &remark : (*detector)->remarks()) {
        if (!atStart.contains(remark))
            call.note(remark);
    }
    return exit;
}

}  // namespace

Command detectCommand()
{
    return {
        u"detect"_s,
        DetectWords::tr("let the detector judge a file or a project"),
        {u"FILE|PROJECT"_s},
        {valueOption(u"format"_s, u"FORMAT"_s, DetectWords::tr("of a file: %1").arg(listing(fileFormats))),
         valueOption(u"model"_s, u"DIR"_s,
                     DetectWords::tr("a model package, folder or zip, or `rules`; else the one that ships")),
         valueOption(u"method"_s, u"METHOD"_s,
                     DetectWords::tr("sentence-pair, flatten or hierarchical; else the model's own")),
         QCommandLineOption(u"force"_s,
                            DetectWords::tr("use --method also with a model that was made for another one")),
         valueOption(u"labels-map"_s, u"MAP"_s,
                     DetectWords::tr("what the model's labels mean in the scheme: "
                                     "entailment=none,neutral=none,contradiction=contradiction")),
         valueOption(u"provider"_s, u"PROVIDER"_s, DetectWords::tr("auto, cpu, cuda, tensorrt or webgpu"), u"auto"_s),
         QCommandLineOption(u"spans"_s,
                            DetectWords::tr("also look for the words that a contradiction rests on, or would rest on")),
         valueOption(u"out"_s, u"FILE"_s, DetectWords::tr("of a file: write there instead of standard output")),
         valueOption(u"batch"_s, u"NAME"_s, DetectWords::tr("of a project: judge this batch only")),
         valueOption(u"user"_s, u"NAME"_s, DetectWords::tr("of a project: who asks, for the audit trail"))},
        DetectWords::tr(
            "A file's lines come out as they were with `prediction` added: label, probabilities, spans, model, "
            "method,\n"
            "provider. `label` is always the scheme's code; a model with other labels needs a labels map, here or as\n"
            "labels_map in its model.json. `contradiction` is one of whatever kind: it has no code and is compared as\n"
            "one of two classes. Conversations in a language that the model has not seen get the label null and a "
            "reason. In a\n"
            "project the predictions are stored, never changed, and what was judged before is not judged again."),
        {u"detect dev.jsonl --format cdconv --spans --out judged.jsonl"_s, u"detect team.gainsay --batch pilot"_s},
        runDetect,
        {{u"format"_s, {u"FILE"_s}},
         {u"out"_s, {u"FILE"_s}},
         {u"batch"_s, {u"PROJECT"_s}},
         {u"user"_s, {u"PROJECT"_s}}}};
}

}  // namespace gainsay
