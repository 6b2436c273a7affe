// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/JsonErrors.h"
#include "core/base/Phrases.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ImportRehearsal.h"
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

QStringList formatNames()
{
    return importFormats() << autoFormat.toString();
}

Json rejectedJson(const QList<RowError> &errors)
{
    Json list = Json::array();
    for (const RowError &error : errors)
        list.push_back({{"line", error.line}, {"field", toUtf8(error.field)}, {"reason", toUtf8(error.reason)}});
    return list;
}

// What became of those parts of the file that are neither conversation nor answer.
void printNotes(Invocation &call, const ImportNotes &notes, const Scheme &scheme)
{
    for (const QString &sentence : notes.sentences(scheme))
        call.print(sentence);
}

void printReport(Invocation &call, const ImportReport &report, JsonErrors &errors, const Scheme &scheme)
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
                    {"answers", report.answers},
                    {"predictions", report.predictions}};
        fields.update(report.notes.toJson(scheme));
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
    if (report.predictions > 0)
        call.print(ImportCliWords::tr("%1 predictions of models taken over").arg(report.predictions));
    printNotes(call, report.notes, scheme);
}

Result<ImportOptions> importOptions(const Invocation &call, Storage &storage)
{
    ImportOptions options;
    ASSIGN_OR_RETURN(auto format, chosenFormat(call.argument(1), call.option(u"format"_s)));
    options.format = std::move(format);
    options.batch = call.option(u"batch"_s);
    ASSIGN_OR_RETURN(auto mapping, parseColumnMapping(call.option(u"map"_s)));
    options.mapping = std::move(mapping);
    ASSIGN_OR_RETURN(auto active, activeScheme(storage.project()));
    options.scheme = std::move(active.scheme);
    return options;
}

// What one row would become, for people: "c-1 [batch]: user: … / bot: … → none".
QString shownRow(const ImportRow &row, const Scheme &scheme)
{
    QStringList turns;
    for (const Utterance &turn : row.conversation.turns)
        turns.append(u"%1: %2"_s.arg(turn.speaker, turn.text.simplified()));
    QString line = u"%1 [%2]: %3"_s.arg(row.conversation.externalId, row.conversation.batch, turns.join(u" / "_s));
    if (const QString label = scheme.label(row.conversation.gold); !label.isEmpty())
        line += u" → "_s + label;
    for (const PersonAnswers &said : row.people)
        line += u" → %1: %2"_s.arg(said.person, scheme.label(said.answers));
    return line;
}

Json rowJson(const ImportRow &row)
{
    Json turns = Json::array();
    for (const Utterance &turn : row.conversation.turns)
        turns.push_back({{"speaker", toUtf8(turn.speaker)}, {"text", toUtf8(turn.text)}});
    Json people = Json::array();
    for (const PersonAnswers &said : row.people)
        people.push_back({{"person", toUtf8(said.person)}, {"answers", said.answers}});
    return {{"id", toUtf8(row.conversation.externalId)},
            {"batch", toUtf8(row.conversation.batch)},
            {"turns", std::move(turns)},
            {"target", row.conversation.target},
            {"gold", row.conversation.gold},
            {"people", std::move(people)},
            {"extra", row.conversation.extra}};
}

// Reads the whole file and stores nothing: the first rows as they would come in, every row that would be rejected, and
// what would become of the rest.
Exit tryImport(Invocation &call, const QString &path, const ImportOptions &options)
{
    RehearsalLimits limits;
    limits.rejected = [&](const RowError &error) { call.note(error.message()); };
    NoProgress progress;
    const Result<ImportRehearsal> rehearsal = rehearseImport(path, options, limits, progress);
    if (!rehearsal)
        return call.fail(rehearsal.error());
    if (call.json()) {
        Json rows = Json::array();
        for (const ImportRow &row : rehearsal->rows)
            rows.push_back(rowJson(row));
        Json json = {{"format", toUtf8(options.format)},
                     {"would_add", rehearsal->good},
                     {"rejected", qint64(rehearsal->rejected.size())},
                     {"rows", std::move(rows)},
                     {"errors", rejectedJson(rehearsal->rejected)}};
        json.update(rehearsal->notes.toJson(options.scheme));
        call.printJson(json);
    } else {
        for (const ImportRow &row : rehearsal->rows)
            call.print(shownRow(row, options.scheme));
        if (rehearsal->good > rehearsal->rows.size())
            call.print(u"…"_s);
        call.print(ImportCliWords::tr("%1 rows can be read, %2 would be rejected; nothing was stored")
                       .arg(QString::number(rehearsal->good), QString::number(rehearsal->rejected.size())));
        printNotes(call, rehearsal->notes, options.scheme);
    }
    return rehearsal->rejected.isEmpty() ? Exit::Done : Exit::RowsRejected;
}

Exit runImport(Invocation &call)
{
    const QString path = call.argument(1);
    if (!formatNames().contains(call.option(u"format"_s)))
        return call.usage(ImportCliWords::tr("--format takes one of %1").arg(listing(formatNames())));
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const Result<ImportOptions> options = importOptions(call, **storage);
    if (!options)
        return call.fail(options.error());
    if (call.option(u"format"_s) == autoFormat)
        call.note(ImportCliWords::tr("%1 is read as %2").arg(path, options->format));
    if (call.isSet(u"dry-run"_s))
        return tryImport(call, path, *options);
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
    printReport(call, *report, errors, options->scheme);
    return report->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

}  // namespace

Command importCommand()
{
    return {
        u"import"_s,
        ImportCliWords::tr("take conversations from a file into a project"),
        {u"PROJECT"_s, u"FILE"_s},
        {valueOption(u"format"_s, u"FORMAT"_s, ImportCliWords::tr("one of %1").arg(listing(formatNames()))),
         valueOption(u"batch"_s, u"NAME"_s,
                     ImportCliWords::tr("put all rows into this batch; else the row's `file`, else the file's name")),
         valueOption(
             u"map"_s, u"MAPPING"_s,
             ImportCliWords::tr(
                 "what the columns of a file hold: id=COLUMN,turns=COLUMN|COLUMN,speakers=user|bot,label=COLUMN")),
         QCommandLineOption(u"dry-run"_s, ImportCliWords::tr("show what the rows would become, and store nothing")),
         valueOption(u"user"_s, u"NAME"_s, ImportCliWords::tr("who imports, for the audit trail"))},
        ImportCliWords::tr(
            "FILE may be - for standard input. Each bad row is named with its line, field and reason; the others\n"
            "are taken (exit code 3). Rows that are there already are left alone, so the same file twice adds\n"
            "nothing. Labels in the file become imported gold, apart from what people answer; labelstudio and\n"
            "doccano files that say who answered bring in those people and their answers. Rows over 16 MB\n"
            "and turns over 100,000 characters are rejected. --format auto goes by what the file looks like.\n"
            "--map also knows batch, model, method, person, answer.QUESTION, header=no (columns 1, 2, …), and\n"
            "speaker and text: inside a list of turns, or of a table with one row per turn. mutual and brat\n"
            "read folders. What is not taken or kept only as a further field is listed at the end."),
        {u"import team.gainsay train.jsonl --format cdconv"_s,
         u"import team.gainsay chats.csv --format csv --map 'id=nr,turns=question|answer,label=verdict' --batch pilot"_s},
        runImport};
}

}  // namespace gainsay
