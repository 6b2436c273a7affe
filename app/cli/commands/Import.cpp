// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/JsonErrors.h"
#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ImportCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

void printReport(Invocation &call, const ImportReport &report, JsonErrors &errors)
{
    const QString doubt = report.endUnknown
                              ? ImportCliWords::tr("The file is of an older Gainsay and has no end record: whether it "
                                                   "is complete cannot be told.")
                              : QString();
    if (!doubt.isEmpty())
        call.note(doubt);
    if (call.json()) {
        Json fields{{"added", report.added},
                    {"already_there", report.alreadyThere},
                    {"rejected", report.rejected},
                    {"answers", report.answers}};
        if (report.endUnknown)
            fields["complete"] = nullptr;
        errors.finish(fields);
        return;
    }
    call.print(ImportCliWords::tr("%1 added, %2 already there, %3 rejected")
                   .arg(QString::number(report.added), QString::number(report.alreadyThere),
                        QString::number(report.rejected)));
    if (report.answers > 0)
        call.print(ImportCliWords::tr("%1 answers of people taken over").arg(report.answers));
}

Result<ImportOptions> importOptions(const Invocation &call, Storage &storage)
{
    ImportOptions options;
    options.format = call.option(u"format"_s);
    options.batch = call.option(u"batch"_s);
    ASSIGN_OR_RETURN(auto mapping, parseColumnMapping(call.option(u"map"_s)));
    options.mapping = std::move(mapping);
    ASSIGN_OR_RETURN(auto active, activeScheme(storage.project()));
    options.scheme = std::move(active.scheme);
    return options;
}

Exit runImport(Invocation &call)
{
    const QString path = call.argument(1);
    if (!importFormats().contains(call.option(u"format"_s)))
        return call.usage(ImportCliWords::tr("--format takes one of %1").arg(listing(importFormats())));
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const Result<ImportOptions> options = importOptions(call, **storage);
    if (!options)
        return call.fail(options.error());
    const Result<std::unique_ptr<ImportReader>> reader = openImport(path, *options);
    if (!reader)
        return call.fail(reader.error());
    JsonErrors errors(call);
    ImportRequest request;
    request.source = QFileInfo(path).fileName();
    request.rejected = [&](const RowError &error) {
        if (call.json())
            errors.add({{"line", error.line}, {"field", toUtf8(error.field)}, {"reason", toUtf8(error.reason)}});
        call.note(error.message());
    };
    ImportService service(**storage, call.clock(), call.option(u"user"_s));
    const Result<ImportReport> report = [&] {
        ConsoleProgress progress(ImportCliWords::tr("Reading %1").arg(request.source));
        return service.run(**reader, request, progress);
    }();
    if (!report && !errors.isEmpty())
        errors.finish({{"failed", toUtf8(report.error().message)}});
    if (!report)
        return call.fail(report.error());
    printReport(call, *report, errors);
    return report->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

}  // namespace

Command importCommand()
{
    return {
        u"import"_s,
        ImportCliWords::tr("take conversations from a file into a project"),
        {u"PROJECT"_s, u"FILE"_s},
        {valueOption(u"format"_s, u"FORMAT"_s, ImportCliWords::tr("one of %1").arg(listing(importFormats()))),
         valueOption(u"batch"_s, u"NAME"_s,
                     ImportCliWords::tr("put all rows into this batch; else the row's `file`, else the file's name")),
         valueOption(
             u"map"_s, u"MAPPING"_s,
             ImportCliWords::tr(
                 "columns of csv, tsv and jsonl files: id=COLUMN,turns=COLUMN|COLUMN,speakers=user|bot,label=COLUMN")),
         valueOption(u"user"_s, u"NAME"_s, ImportCliWords::tr("who imports, for the audit trail"))},
        ImportCliWords::tr(
            "FILE may be - for standard input. Each bad row is named with its line, field and reason; the others\n"
            "are taken (exit code 3). Rows that are there already are left alone, so the same file twice adds\n"
            "nothing. Labels in the file become imported gold, apart from what people answer; labelstudio and\n"
            "doccano files that say who answered bring in those people and their answers. Rows over 16 MB\n"
            "and turns over 100,000 characters are rejected."),
        {u"import team.gainsay train.jsonl --format cdconv"_s,
         u"import team.gainsay chats.csv --format csv --map 'id=nr,turns=question|answer,label=verdict' --batch pilot"_s},
        runImport};
}

}  // namespace gainsay
