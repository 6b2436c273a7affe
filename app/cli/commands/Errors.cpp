// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OpenedProject.h"
#include "app/cli/support/OutputFile.h"
#include "core/base/Phrases.h"
#include "core/errors/SavedSlices.h"
#include "core/errors/figures/ErrorFactors.h"
#include "core/errors/figures/ErrorStudies.h"
#include "core/errors/figures/ModelComparison.h"
#include "core/errors/figures/StudyTable.h"
#include "core/errors/figures/UserFactors.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/report/ReportWriter.h"
#include "core/scheme/AnswerTitles.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ErrorsWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// What every action looks at.
struct ErrorsAsked {
    OpenedProject project;
    SharedErrorTable table;
    RowSet rows;
    LabelSetting setting = LabelSetting::All;
    const ErrorRun *run = nullptr;  // the newest, unless --run names another
    LabelTitles titles;             // none where programs read
};

using Studies = Result<QList<StudyTable>>;

Result<const ErrorRun *> runNamed(const ErrorTable &table, const QString &name)
{
    if (const ErrorRun *run = table.run(name))
        return run;
    QStringList known;
    for (const ErrorRun &run : table.runs)
        known.append(run.name);
    return notFound(known.isEmpty()
                        ? ErrorsWords::tr("The project has no model's labels yet: run detect on it, or import a "
                                          "model's predictions.")
                        : ErrorsWords::tr("There is no run \"%1\"; there are %2.").arg(name, listing(known)));
}

Result<ErrorsAsked> asked(const Invocation &call, Progress &progress)
{
    ASSIGN_OR_RETURN(auto project, openedProject(call));
    ErrorsAsked asked{std::move(project), {}, {}, LabelSetting::All, nullptr, {}};
    ASSIGN_OR_RETURN(asked.table, loadErrorTable(*asked.project.storage, asked.project.scheme.scheme, progress));
    asked.rows = RowSet(asked.table->size(), true);
    if (call.isSet(u"batch"_s)) {
        const QString batch = call.option(u"batch"_s);
        RETURN_IF_ERROR(asked.project.storage->conversations().batchByName(batch));
        ErrorFilter filter;
        filter.batches = {batch};
        asked.rows = selectRows(*asked.table, filter);
    }
    if (call.isSet(u"two-class"_s)) {
        if (!asked.table->asksForContradictions())
            return invalidInput(ErrorsWords::tr("--two-class: no label of this scheme means \"no contradiction\""));
        asked.setting = LabelSetting::TwoClass;
    }
    if (call.isSet(u"run"_s)) {
        ASSIGN_OR_RETURN(asked.run, runNamed(*asked.table, call.option(u"run"_s)));
    } else if (!asked.table->runs.isEmpty()) {
        asked.run = &asked.table->runs.first();
    }
    if (!call.json() && reportEnding(call) != u"json"_s && reportEnding(call) != u"csv"_s) {
        const Scheme &scheme = asked.project.scheme.scheme;
        asked.titles = [titles = AnswerTitles::of(scheme, scheme.goldQuestion)](const QString &label) {
            return titles.title(label);
        };
    }
    return asked;
}

// Figures are drawn from contexts where those repeat, unless rows are asked for.
Result<ContextGroups> contextGroups(const Invocation &call, const ErrorsAsked &asked)
{
    if (call.isSet(u"per-row"_s))
        return ContextGroups();
    ASSIGN_OR_RETURN(const auto contexts, readContexts(*asked.project.storage, *asked.table));
    return ContextGroups(contexts);
}

Studies matrixOf(const Invocation &call, const ErrorsAsked &asked, Progress &)
{
    ASSIGN_OR_RETURN(const auto contexts, contextGroups(call, asked));
    const ConfusionTable confusion =
        confusionOf(*asked.table, JudgedCounts(*asked.table, *asked.run, asked.rows), asked.setting);
    return QList<StudyTable>{matrixTable(confusion, asked.titles),
                             classTable(*asked.table, *asked.run, asked.rows, asked.setting, contexts)};
}

Studies modelsOf(const Invocation &call, const ErrorsAsked &asked, Progress &)
{
    ASSIGN_OR_RETURN(const auto contexts, contextGroups(call, asked));
    return modelTables(*asked.table, asked.rows, asked.titles, contexts);
}

Result<QList<SliceRows>> savedSlices(const ErrorsAsked &asked, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto slices, asked.project.storage->errors().slices());
    CountedSlices counted = countSliceRows(*asked.project.storage, *asked.table, slicesByName(slices), progress);
    if (counted.fault)
        return *counted.fault;
    for (SliceRows &slice : counted.slices)
        slice.rows &= asked.rows;
    return counted.slices;
}

// Every pair of two slices would be a long list; the one that is asked for is compared.
Studies slicesOf(const Invocation &call, const ErrorsAsked &asked, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto slices, savedSlices(asked, progress));
    if (slices.isEmpty())
        return notFound(ErrorsWords::tr("The project has no slices: filter the list on the Errors page and save it."));
    ASSIGN_OR_RETURN(const auto contexts, contextGroups(call, asked));
    QList<StudyTable> tables{sliceTable(*asked.table, *asked.run, asked.setting, slices, contexts)};
    if (!call.isSet(u"slices"_s))
        return tables;
    QList<const SliceRows *> chosen;
    for (const QString &name : call.list(u"slices"_s)) {
        const auto named = [&](const SliceRows &slice) { return slice.name == name; };
        const auto found = std::find_if(slices.begin(), slices.end(), named);
        if (found == slices.end())
            return notFound(ErrorsWords::tr("There is no slice \"%1\".").arg(name));
        chosen.append(&*found);
    }
    if (chosen.size() != 2)
        return invalidInput(ErrorsWords::tr("--slices takes two names: --slices FIRST,SECOND"));
    tables.append(
        compareSlices(*asked.table, *asked.run, asked.setting, *chosen[0], *chosen[1], asked.titles, contexts));
    return tables;
}

Studies triggersOf(const Invocation &call, const ErrorsAsked &asked, Progress &progress)
{
    QList<StudyTable> tables;
    if (asked.run) {
        ASSIGN_OR_RETURN(const auto slices, savedSlices(asked, progress));
        ASSIGN_OR_RETURN(const auto groups, contextGroups(call, asked));
        const QList<Factor> factors = factorsOf(*asked.table, slices, asked.titles);
        tables.append(
            errorFactorTable(whatGoesWithErrors(*asked.table, *asked.run, asked.setting, asked.rows, factors, groups),
                             asked.run->name, asked.setting));
    }
    ASSIGN_OR_RETURN(const auto contexts, readContexts(*asked.project.storage, *asked.table));
    ASSIGN_OR_RETURN(const auto columns, readUserColumns(*asked.project.storage, *asked.table, asked.rows, progress));
    tables.append(triggerTable(whatTriggersContradictions(*asked.table, asked.rows, contexts),
                               whatTriggersContradictions(*asked.table, asked.rows, contexts, columns)));
    tables.append(chiSquareTable(contradictionsByFactor(*asked.table, asked.rows, columns)));
    tables.append(tagTable(*asked.table, asked.rows));
    return tables;
}

Studies compareOf(const Invocation &call, const ErrorsAsked &asked, Progress &)
{
    const QList<ErrorRun> &runs = asked.table->runs;
    if (runs.size() < 2)
        return notFound(ErrorsWords::tr("There is only one model; import the predictions of another to compare."));
    const ErrorRun *second = asked.run == &runs[0] ? &runs[1] : &runs[0];
    if (call.isSet(u"against"_s)) {
        ASSIGN_OR_RETURN(second, runNamed(*asked.table, call.option(u"against"_s)));
    }
    if (second == asked.run)
        return invalidInput(ErrorsWords::tr("A model is compared with another, not with itself."));
    ASSIGN_OR_RETURN(const auto contexts, contextGroups(call, asked));
    return QList<StudyTable>{comparisonTable(
        compareModels(*asked.table, *asked.run, *second, asked.rows, asked.setting, contexts), asked.setting)};
}

Studies doubtfulOf(const Invocation &call, const ErrorsAsked &asked, Progress &progress)
{
    QStringList runs;
    for (const ErrorRun &run : asked.table->runs) {
        if (!call.isSet(u"run"_s) || &run == asked.run)
            runs.append(run.name);
    }
    Storage &storage = *asked.project.storage;
    ASSIGN_OR_RETURN(const auto doubts,
                     doubtfulItems(storage, asked.project.scheme.scheme, *asked.table, runs, asked.rows, progress));
    QList<ConversationId> ids;
    for (const ModelDoubt &doubt : doubts)
        ids.append(doubt.conversation);
    ASSIGN_OR_RETURN(const auto rows, storage.conversations().rows(ids));
    return QList<StudyTable>{doubtTable(
        doubts, [&](const ModelDoubt &doubt) { return rows.value(doubt.conversation).externalId; }, asked.titles)};
}

struct ErrorsAction {
    QString name;
    QString title;
    bool needsRun;
    Studies (*make)(const Invocation &, const ErrorsAsked &, Progress &);
};

QList<ErrorsAction> errorsActions()
{
    return {{u"matrix"_s, ErrorsWords::tr("Confusion matrix"), true, matrixOf},
            {u"models"_s, ErrorsWords::tr("Models"), true, modelsOf},
            {u"slices"_s, ErrorsWords::tr("Slices"), true, slicesOf},
            {u"triggers"_s, ErrorsWords::tr("What goes with errors and contradictions"), false, triggersOf},
            {u"compare"_s, ErrorsWords::tr("Two models"), true, compareOf},
            {u"doubtful"_s, ErrorsWords::tr("Doubtful labels"), true, doubtfulOf}};
}

QList<ReportParameter> parametersOf(const Invocation &call, const ErrorsAsked &asked)
{
    QList<ReportParameter> parameters;
    if (asked.run)
        parameters.append({ErrorsWords::tr("Run"), asked.run->name});
    for (const QString &name : {u"against"_s, u"batch"_s, u"slices"_s}) {
        if (call.isSet(name))
            parameters.append({u"--"_s + name, call.option(name)});
    }
    if (asked.setting == LabelSetting::TwoClass)
        parameters.append({u"--two-class"_s, ErrorsWords::tr("contradiction against none")});
    return parameters;
}

Exit runErrors(Invocation &call)
{
    call.wordFor(reportEnding(call));
    const QList<ErrorsAction> actions = errorsActions();
    const auto action = std::find_if(actions.begin(), actions.end(),
                                     [&](const ErrorsAction &one) { return one.name == call.argument(1); });
    if (action == actions.end())
        return call.usage(ErrorsWords::tr("\"%1\" is none of matrix, models, slices, triggers, compare, doubtful")
                              .arg(call.argument(1)));
    ConsoleProgress progress(ErrorsWords::tr("conversations"));
    const Result<ErrorsAsked> what = asked(call, progress);
    if (!what)
        return call.fail(what.error());
    if (action->needsRun && !what->run)
        return call.fail(runNamed(*what->table, {}).error());
    const Studies tables = action->make(call, *what, progress);
    if (!tables)
        return call.fail(tables.error());
    Report report = studyReport(action->title, *tables, {});
    report.parameters = parametersOf(call, *what);
    Json json = studyJson(*tables, {});
    json.erase("filter");
    json["run"] = what->run ? Json(toUtf8(what->run->name)) : Json();
    json["setting"] = what->setting == LabelSetting::TwoClass ? "two-class" : "all";
    if (call.isSet(u"out"_s))
        return saveReportAs(call, report, json);
    if (call.json())
        call.printJson(json);
    else
        call.print(QString::fromUtf8(toMarkdown(report)).trimmed());
    return Exit::Done;
}

}  // namespace

Command errorsCommand()
{
    return {
        u"errors"_s,
        ErrorsWords::tr("what the Errors page computes: what models get wrong, and why"),
        {u"PROJECT"_s, u"matrix|models|slices|triggers|compare|doubtful"_s},
        {valueOption(u"run"_s, u"NAME"_s,
                     ErrorsWords::tr("the model, as predictions list calls it; the newest if not given")),
         valueOption(u"against"_s, u"NAME"_s, ErrorsWords::tr("compare: the other model")),
         valueOption(u"slices"_s, u"A,B"_s, ErrorsWords::tr("slices: compare these two")),
         valueOption(u"batch"_s, u"B"_s, ErrorsWords::tr("of this batch only")),
         QCommandLineOption(u"two-class"_s, ErrorsWords::tr("contradiction against none")),
         QCommandLineOption(u"per-row"_s, ErrorsWords::tr("intervals take rows for independent, also where they share "
                                                          "a context")),
         valueOption(u"out"_s, u"FILE"_s,
                     ErrorsWords::tr("write there; .pdf, .md, .html, .tex, .csv or .json says how"))},
        ErrorsWords::tr(
            "matrix: gold by label, and each label's figures. models: accuracy and F1 of all. slices: the saved ones\n"
            "beside the rest. triggers: what goes with errors, what triggers contradictions, how often tags were\n"
            "given. compare: two models item by item. doubtful: accepted labels that the models speak against.\n"
            "Prints Markdown, or JSON with --json."),
        {u"errors study.gainsay matrix --run roberta"_s,
         u"errors study.gainsay compare --run roberta --against bert --json"_s},
        runErrors,
        {{u"against"_s, {u"compare"_s}},
         {u"slices"_s, {u"slices"_s}},
         {u"two-class"_s, {u"matrix"_s, u"slices"_s, u"triggers"_s, u"compare"_s}}}};
}

}  // namespace gainsay
