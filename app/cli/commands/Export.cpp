// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OutputFile.h"
#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "core/io/rows/CompanionFile.h"
#include "core/model/ConversationQueryJson.h"
#include "core/service/browse/BrowseService.h"
#include "core/service/exchange/ExportService.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ExportCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// Rows go to standard output unless --out is given, so the summary goes where it is in nobody's way.
void sayWritten(Invocation &call, qint64 rows, const QString &run)
{
    const QString path = call.option(u"out"_s);
    if (!run.isEmpty())
        call.note(ExportCliWords::tr("predictions of %1").arg(run));
    if (path.isEmpty())
        return;
    if (!call.json()) {
        call.print(ExportCliWords::tr("%1 rows written to %2").arg(QString::number(rows), path));
        return;
    }
    Json json{{"rows", rows}, {"file", toUtf8(path)}};
    if (!run.isEmpty())
        json["run"] = toUtf8(run);
    call.printJson(json);
}

// Which predictions are meant; the name of their run.
Result<QString> choosePredictions(const Invocation &call, Storage &storage, ExportRequest &request)
{
    if (request.what != ExportWhat::Predictions)
        return QString();
    ASSIGN_OR_RETURN(const auto chosen, ExportService(storage).chosenRun(call.option(u"run"_s)));
    request.run = chosen.run.id;
    return chosen.name;
}

// What a list would show; none: everything.
Result<std::optional<ConversationFilter>> listedBy(const Invocation &call, Storage &storage)
{
    ConversationFilter filter;
    if (call.isSet(u"batch"_s)) {
        ASSIGN_OR_RETURN(filter.batch, BrowseService(storage).batchByName(call.option(u"batch"_s)));
    }
    if (call.isSet(u"label"_s))
        filter.label = call.option(u"label"_s);
    if (call.isSet(u"state"_s)) {
        ASSIGN_OR_RETURN(const auto query,
                         conversationQueryFromJson({{"states", jsonTexts({call.option(u"state"_s)})}}));
        filter.states = query.filter.states;
    }
    filter.text = call.option(u"search"_s);
    return filter == ConversationFilter() ? std::optional<ConversationFilter>() : std::optional(filter);
}

Exit runExport(Invocation &call)
{
    ExportRequest request;
    const std::optional<ExportWhat> what = exportWhatFromString(call.option(u"what"_s));
    if (!what)
        return call.usage(ExportCliWords::tr("--what takes gold, annotations, predictions or everything"));
    request.what = *what;
    request.format = call.option(u"format"_s);
    request.includeRemoved = call.isSet(u"include-removed"_s);
    request.includeTraining = call.isSet(u"include-training"_s);
    request.pseudonyms = call.isSet(u"pseudonyms"_s);
    request.licence = call.option(u"license"_s);
    if (!exportFormats().contains(request.format))
        return call.usage(ExportCliWords::tr("--format takes one of %1").arg(listing(exportFormats())));
    if (request.what == ExportWhat::Everything && request.format != u"jsonl"_s)
        return call.usage(ExportCliWords::tr("only --format jsonl can hold everything"));
    if (request.what != ExportWhat::Gold && request.includeTraining)
        return call.usage(ExportCliWords::tr("--include-training belongs to --what gold"));
    if (request.what != ExportWhat::Predictions && call.isSet(u"run"_s))
        return call.usage(ExportCliWords::tr("--run belongs to --what predictions"));
    if (request.format != u"huggingface"_s && call.isSet(u"license"_s))
        return call.usage(ExportCliWords::tr("--license belongs to --format huggingface"));
    // The key to the pseudonyms is made with the first of them and stays in the project.
    const auto open = request.pseudonyms ? openProject : openProjectForReading;
    const Result<std::unique_ptr<Storage>> storage = open(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const auto listed = listedBy(call, **storage);
    if (!listed)
        return call.fail(listed.error());
    request.listed = *listed;
    const Result<QString> run = choosePredictions(call, **storage, request);
    if (!run)
        return call.fail(run.error());
    const QString path = call.option(u"out"_s);
    if (!path.isEmpty()) {
        request.fileName = QFileInfo(path).fileName();
        request.companion = [&path](const CompanionFile &beside) { return writeCompanion(path, beside); };
    }
    OutputFile file(path);
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    const Result<qint64> rows = [&] {
        ConsoleProgress progress(ExportCliWords::tr("Writing"));
        return ExportService(**storage).run(request, **device, progress);
    }();
    if (!rows)
        return call.fail(rows.error());
    if (const Result<void> finished = file.finish(); !finished)
        return call.fail(finished.error());
    sayWritten(call, *rows, *run);
    return Exit::Done;
}

}  // namespace

Command exportCommand()
{
    return {
        u"export"_s,
        ExportCliWords::tr("write out what a project holds"),
        {u"PROJECT"_s},
        {valueOption(u"what"_s, u"WHAT"_s,
                     ExportCliWords::tr("gold, annotations, predictions or everything; gold if not given"), u"gold"_s),
         valueOption(u"format"_s, u"FORMAT"_s,
                     ExportCliWords::tr("one of %1; jsonl if not given").arg(listing(exportFormats())), u"jsonl"_s),
         valueOption(u"out"_s, u"FILE"_s,
                     ExportCliWords::tr("write there instead of standard output; appears whole or not at all")),
         valueOption(
             u"run"_s, u"NAME"_s,
             ExportCliWords::tr("predictions: whose, as `predictions list` calls them; else the detector's newest")),
         valueOption(u"license"_s, u"ID"_s,
                     ExportCliWords::tr("huggingface: of the data, such as cc-by-nc-4.0; else the card says unknown")),
         valueOption(u"batch"_s, u"NAME"_s, ExportCliWords::tr("only the conversations of this batch")),
         valueOption(u"state"_s, u"STATE"_s,
                     ExportCliWords::tr("only those that are open, in_work, disputed, agreed, adjudicated, voted or "
                                        "ambiguous")),
         valueOption(u"label"_s, u"LABEL"_s, ExportCliWords::tr("only those with this final label")),
         valueOption(u"search"_s, u"TEXT"_s, ExportCliWords::tr("only those in which these words occur")),
         QCommandLineOption(u"include-removed"_s, ExportCliWords::tr("gold: also what left the set, with the reason")),
         QCommandLineOption(u"include-training"_s,
                            ExportCliWords::tr("gold: also the items of the tutorial and the qualification test")),
         QCommandLineOption(
             u"pseudonyms"_s,
             ExportCliWords::tr("names that stand for people, the same in every export of the project"))},
        ExportCliWords::tr(
            "gold is the final label of each conversation: people's where they settled it, else what was imported;\n"
            "gold_source says which. annotations are everybody's answers, predictions a detector's. everything\n"
            "(jsonl) can be imported into an empty project without loss. labelstudio and huggingface put a second\n"
            "file beside --out: the labelling configuration, or the data card README.md."),
        {u"export team.gainsay --what gold --format cdconv --out gold.jsonl"_s,
         u"export team.gainsay --what everything --format jsonl > archive.jsonl"_s},
        runExport};
}

}  // namespace gainsay
