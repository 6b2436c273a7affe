// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OpenedProject.h"
#include "core/base/Phrases.h"
#include "core/errors/PredictionImport.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/errors/table/PredictionRuns.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct PredictionsWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit importPredictions(Invocation &call, OpenedProject &project)
{
    PredictionOptions options;
    options.run = call.option(u"run"_s);
    if (options.run.isEmpty() || call.argument(2).isEmpty())
        return call.usage(PredictionsWords::tr("import takes FILE and --run NAME"));
    auto columns = parsePredictionColumns(call.option(u"columns"_s));
    if (!columns)
        return call.usage(columns.error().message);
    options.columns = std::move(*columns);
    auto labels = parseLabelsMap(call.option(u"labels-map"_s));
    if (!labels)
        return call.usage(labels.error().message);
    options.labels = std::move(*labels);
    ConsoleProgress progress(PredictionsWords::tr("predictions"));
    PredictionImport import(*project.storage, call.clock(), project.scheme.scheme, project.user);
    const Result<PredictionReport> report = import.run(call.argument(2), options, progress);
    if (!report)
        return call.fail(report.error());
    for (const QString &reason : report->rejected)
        call.note(reason);
    if (call.json()) {
        call.printJson({{"run", toUtf8(runTitle(report->run))},
                        {"rows", report->rows},
                        {"added", report->added},
                        {"already_there", report->alreadyThere},
                        {"matched_by_text", report->byText},
                        {"rejected", jsonTexts(report->rejected)}});
    } else {
        call.print(PredictionsWords::tr("%1: added %2 predictions, %3 were there already, %4 rejected.")
                       .arg(runTitle(report->run), QString::number(report->added),
                            QString::number(report->alreadyThere), QString::number(report->rejected.size())));
    }
    return report->rejected.isEmpty() ? Exit::Done : Exit::RowsRejected;
}

Exit listPredictions(Invocation &call, OpenedProject &project)
{
    const Result<QList<RunUse>> uses = PredictionRuns(*project.storage, call.clock(), project.user).uses();
    if (!uses)
        return call.fail(uses.error());
    Json list = Json::array();
    for (const RunUse &use : *uses) {
        list.push_back({{"run", toUtf8(use.name)},
                        {"origin", toUtf8(use.run.origin)},
                        {"predictions", use.run.count},
                        {"tags", use.tags}});
        if (!call.json())
            call.print(u"%1  %2  %3"_s.arg(use.name, use.run.origin, QString::number(use.run.count)));
    }
    if (call.json())
        call.printJson(list);
    return Exit::Done;
}

Exit removePredictions(Invocation &call, OpenedProject &project)
{
    const QString name = call.option(u"run"_s);
    if (name.isEmpty())
        return call.usage(PredictionsWords::tr("remove takes --run NAME, as list calls it"));
    const Result<RunUse> gone = PredictionRuns(*project.storage, call.clock(), project.user).remove(name);
    if (!gone)
        return call.fail(gone.error());
    if (call.json()) {
        call.printJson({{"run", toUtf8(gone->name)},
                        {"origin", toUtf8(gone->run.origin)},
                        {"predictions", gone->run.count},
                        {"tags", gone->tags},
                        {"slices", jsonTexts(gone->slices)}});
        return Exit::Done;
    }
    call.print(PredictionsWords::tr("%1: removed %2 predictions and %3 tags on them; %4 can be imported again.")
                   .arg(gone->name, QString::number(gone->run.count), QString::number(gone->tags), gone->run.origin));
    if (!gone->slices.isEmpty())
        call.note(PredictionsWords::tr("slices that name it find nothing now: %1").arg(listing(gone->slices)));
    return Exit::Done;
}

Exit runPredictions(Invocation &call)
{
    const QString action = call.argument(1);
    if (action != u"import"_s && action != u"list"_s && action != u"remove"_s)
        return call.usage(PredictionsWords::tr("\"%1\" is none of import, list, remove").arg(action));
    Result<OpenedProject> project = openedProject(call, action == u"list"_s ? ProjectUse::Read : ProjectUse::Write);
    if (!project)
        return call.fail(project.error());
    if (action == u"remove"_s)
        return removePredictions(call, *project);
    return action == u"import"_s ? importPredictions(call, *project) : listPredictions(call, *project);
}

}  // namespace

Command predictionsCommand()
{
    return {
        u"predictions"_s,
        PredictionsWords::tr("bring a model's predictions into a project, list or remove those it has"),
        {u"PROJECT"_s, u"import|list|remove"_s, u"[FILE]"_s},
        {valueOption(u"user"_s, u"NAME"_s, PredictionsWords::tr("who acts; whoever opens the project if not given")),
         valueOption(u"run"_s, u"NAME"_s, PredictionsWords::tr("the name under which they are shown")),
         valueOption(u"columns"_s, u"MAP"_s,
                     PredictionsWords::tr("which column holds what: id=doc,label=predicted,confidence=score")),
         valueOption(u"labels-map"_s, u"MAP"_s,
                     PredictionsWords::tr("what its labels mean in the scheme: "
                                          "entailment=none,neutral=none,contradiction=contradiction"))},
        PredictionsWords::tr(
            "FILE is JSONL (also what detect writes), CSV or TSV with a line of column names, or MuTual's decode\n"
            "format. Rows are matched by id, else by text; what does not match is listed (exit 3). Probabilities\n"
            "stand in probabilities, by label, or in columns p_LABEL. A label of null abstains; rationale says why;\n"
            "several answers to one conversation stand in samples, or in rows with sample, and the most frequent\n"
            "counts. The same file twice adds nothing.\n"
            "remove takes away an imported run with the tags on its errors; what the detector said here stays."),
        {u"predictions study.gainsay import roberta.jsonl --run roberta"_s, u"predictions study.gainsay list"_s,
         u"predictions study.gainsay remove --run roberta"_s},
        runPredictions,
        {{u"run"_s, {u"import"_s, u"remove"_s}}, {u"columns"_s, {u"import"_s}}, {u"labels-map"_s, {u"import"_s}}}};
}

}  // namespace gainsay
