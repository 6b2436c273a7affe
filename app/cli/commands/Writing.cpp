// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "core/io/Formats.h"
#include "core/service/collect/WritingService.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct WritingCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Exit makeWriting(Invocation &call, Storage &storage)
{
    const QString path = call.option(u"from"_s);
    if (path.isEmpty() || !call.isSet(u"batch"_s))
        return call.usage(WritingCliWords::tr("make wants --from and --batch"));
    ImportOptions options;
    const Result<QString> format = chosenFormat(path, autoFormat.toString());
    if (!format)
        return call.fail(format.error());
    options.format = *format;
    const Result<std::unique_ptr<ImportReader>> reader = openImport(path, options);
    if (!reader)
        return call.fail(reader.error());
    ImportRequest request;
    request.source = QFileInfo(path).fileName();
    request.rejected = [&call](const RowError &error) { call.note(error.message()); };
    const Result<ImportReport> report = [&] {
        ConsoleProgress progress(WritingCliWords::tr("Reading %1").arg(request.source));
        return WritingService(storage, call.clock(), call.option(u"user"_s))
            .makeItems(**reader, call.option(u"batch"_s), request, progress);
    }();
    if (!report)
        return call.fail(report.error());
    if (call.json())
        call.printJson(
            {{"added", report->added}, {"already_there", report->alreadyThere}, {"rejected", report->rejected}});
    else
        call.print(WritingCliWords::tr("%1 added, %2 already there, %3 rejected")
                       .arg(QString::number(report->added), QString::number(report->alreadyThere),
                            QString::number(report->rejected)));
    return report->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

Exit handOverWriting(Invocation &call, Storage &storage)
{
    if (!call.isSet(u"into"_s) || !call.isSet(u"batch"_s))
        return call.usage(WritingCliWords::tr("inspect wants --into and --batch"));
    const Result<qint64> seed = call.number(u"seed"_s, 1);
    if (!seed)
        return call.usage(seed.error().message);
    const Result<std::unique_ptr<Storage>> inspection = openProject(call.option(u"into"_s));
    if (!inspection)
        return call.fail(inspection.error());
    NoProgress progress;
    const Result<HandedOver> handed = WritingService(storage, call.clock(), call.option(u"user"_s))
                                          .handOver(**inspection, call.option(u"batch"_s), quint64(*seed), progress);
    if (!handed)
        return call.fail(handed.error());
    if (call.json())
        call.printJson(
            {{"added", handed->added}, {"already_there", handed->alreadyThere}, {"unwritten", handed->unwritten}});
    else
        call.print(WritingCliWords::tr("%1 items handed over, %2 already there, %3 not written yet")
                       .arg(QString::number(handed->added), QString::number(handed->alreadyThere),
                            QString::number(handed->unwritten)));
    return Exit::Done;
}

Exit takeBackWriting(Invocation &call, Storage &storage)
{
    if (!call.isSet(u"from"_s))
        return call.usage(WritingCliWords::tr("return wants --from, the project of the inspectors"));
    const Result<std::unique_ptr<Storage>> inspection = openProject(call.option(u"from"_s));
    if (!inspection)
        return call.fail(inspection.error());
    NoProgress progress;
    const Result<TakenBack> taken =
        WritingService(storage, call.clock(), call.option(u"user"_s)).takeBack(**inspection, progress);
    if (!taken)
        return call.fail(taken.error());
    if (call.json())
        call.printJson({{"inspected", taken->inspected}, {"passed", taken->passed}, {"returned", taken->returned}});
    else
        call.print(WritingCliWords::tr("%1 inspected, %2 passed, %3 returned to their writers")
                       .arg(QString::number(taken->inspected), QString::number(taken->passed),
                            QString::number(taken->returned)));
    return Exit::Done;
}

Exit runWriting(Invocation &call)
{
    const QString action = call.argument(1);
    if (!QStringList{u"make"_s, u"inspect"_s, u"return"_s}.contains(action))
        return call.usage(WritingCliWords::tr("writing takes make, inspect or return, not \"%1\"").arg(action));
    if (const std::optional<Exit> refused = call.refuseOptions(action))
        return *refused;
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    if (action == u"make"_s)
        return makeWriting(call, **storage);
    return action == u"inspect"_s ? handOverWriting(call, **storage) : takeBackWriting(call, **storage);
}

}  // namespace

Command writingCommand()
{
    return {
        u"writing"_s,
        WritingCliWords::tr("have wrong replies written and inspected, as MuTual did"),
        {u"PROJECT"_s, u"make|inspect|return"_s},
        {valueOption(u"from"_s, u"FILE|PROJECT"_s,
                     WritingCliWords::tr("make: the file with the contexts; return: the inspectors' project")),
         valueOption(u"into"_s, u"PROJECT"_s, WritingCliWords::tr("inspect: the inspectors' project")),
         valueOption(u"batch"_s, u"NAME"_s, WritingCliWords::tr("the batch that the items go to")),
         valueOption(u"seed"_s, u"S"_s, WritingCliWords::tr("inspect: seed of the order of replies; 1 if not given")),
         valueOption(u"user"_s, u"NAME"_s, WritingCliWords::tr("who acts, for the audit trail"))},
        WritingCliWords::tr(
            "PROJECT has the scheme mutual-writing, the inspectors' project mutual. make takes contexts from a file\n"
            "in any format that import reads; the right reply is the last turn, or the right candidate. inspect\n"
            "hands over what was written, four replies in random order. return sends what inspectors doubted or\n"
            "got wrong back to its writer with the reason. export --format mutual of the inspectors' project gives\n"
            "what passed."),
        {u"writing writing.gainsay make --from dialogues.jsonl --batch one"_s,
         u"writing writing.gainsay inspect --into inspection.gainsay --batch one"_s,
         u"writing writing.gainsay return --from inspection.gainsay"_s},
        runWriting,
        {{u"into"_s, {u"inspect"_s}},
         {u"seed"_s, {u"inspect"_s}},
         {u"batch"_s, {u"make"_s, u"inspect"_s}},
         {u"from"_s, {u"make"_s, u"return"_s}}}};
}

}  // namespace gainsay
