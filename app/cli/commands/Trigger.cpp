// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/OutputFile.h"
#include "app/cli/support/TriggerOptions.h"
#include "core/base/Phrases.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TriggerCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 longestTriggerLine = 16 << 20;

struct TriggerCounts {
    qint64 made = 0;
    qint64 skipped = 0;
    qint64 rejected = 0;
};

Result<QString> textOf(const Json &row, const char *field, const QString &where)
{
    if (!row.contains(field))
        return QString();
    if (!row[field].is_string())
        return invalidInput(TriggerCliWords::tr("%1: `%2` is not a text").arg(where, QString::fromLatin1(field)));
    return fromUtf8(row[field].get<std::string>());
}

// The row with `method` and `u2` or `skipped`.
Result<Json> triggeredRow(const Trigger &trigger, const QString &method, quint64 seed, const QByteArray &line,
                          const QString &where)
{
    Result<Json> row = parseJson(line);
    if (!row)
        return invalidInput(u"%1: %2"_s.arg(where, row.error().message));
    if (!row->is_object() || !row->contains("u1"))
        return invalidInput(TriggerCliWords::tr("%1: the text `u1` is missing").arg(where));
    ASSIGN_OR_RETURN(const auto u1, textOf(*row, "u1", where));
    ASSIGN_OR_RETURN(const auto b1, textOf(*row, "b1", where));
    const Result<TriggerOutcome> outcome = runTrigger(trigger, method, u1, b1, seed);
    if (!outcome)
        return Error{outcome.error().kind, u"%1: %2"_s.arg(where, outcome.error().message)};
    row->erase("u2");
    row->erase("skipped");
    (*row)["method"] = toUtf8(method);
    if (outcome->skipped.isEmpty())
        (*row)["u2"] = toUtf8(outcome->u2);
    else
        (*row)["skipped"] = toUtf8(outcome->skipped);
    return row;
}

Result<TriggerCounts> triggerRows(Invocation &call, const Trigger &trigger, const QString &method, quint64 seed,
                                  QIODevice &output)
{
    const QString path = call.option(u"from"_s);
    QFile file(path);
    const bool opened = path == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(TriggerCliWords::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    TriggerCounts counts;
    ConsoleProgress progress(TriggerCliWords::tr("Making u2"));
    for (qint64 number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine(longestTriggerLine).trimmed();
        progress.report(file.pos(), file.isSequential() ? 0 : file.size());
        if (line.isEmpty())
            continue;
        const Result<Json> row = triggeredRow(trigger, method, seed, line, TriggerCliWords::tr("line %1").arg(number));
        if (!row) {
            call.note(row.error().message);
            ++counts.rejected;
            continue;
        }
        if (output.write(dumpJson(*row) + '\n') < 0)
            return ioError(output.errorString());
        ++(row->contains("u2") ? counts.made : counts.skipped);
    }
    return counts;
}

Exit runTriggerCommand(Invocation &call)
{
    const QString method = call.option(u"method"_s);
    if (!triggerNames().contains(method))
        return call.usage(TriggerCliWords::tr("--method takes one of %1").arg(listing(triggerNames())));
    if (!call.isSet(u"from"_s))
        return call.usage(TriggerCliWords::tr("--from is missing"));
    const Result<qint64> seed = call.number(u"seed"_s, 1);
    if (!seed)
        return call.usage(seed.error().message);
    InstalledWords words(QCoreApplication::applicationDirPath());
    const Result<TriggerSettings> settings = triggerSettings(call, call.option(u"bot"_s), words);
    if (!settings)
        return call.fail(settings.error());
    const Result<TriggerPtr> trigger = openTrigger(method, *settings);
    if (!trigger)
        return call.fail(trigger.error());
    OutputFile file(call.option(u"out"_s));
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    // Reasons in the rows are data: the same in every language.
    call.wordFor(u"json"_s);
    const Result<TriggerCounts> counts = triggerRows(call, **trigger, method, quint64(*seed), **device);
    if (!counts)
        return call.fail(counts.error());
    if (const Result<void> finished = file.finish(); !finished)
        return call.fail(finished.error());
    const Json summary = {{"made", counts->made}, {"skipped", counts->skipped}, {"rejected", counts->rejected}};
    // Without --out, standard output belongs to the rows.
    if (call.json() && call.isSet(u"out"_s))
        call.printJson(summary);
    else
        call.note(TriggerCliWords::tr("%1 made, %2 skipped, %3 rejected")
                      .arg(QString::number(counts->made), QString::number(counts->skipped),
                           QString::number(counts->rejected)));
    return counts->rejected > 0 ? Exit::RowsRejected : Exit::Done;
}

}  // namespace

Command triggerCommand()
{
    return {
        u"trigger"_s,
        TriggerCliWords::tr("make the second utterance of conversations, as CDConv did"),
        {},
        QList<QCommandLineOption>{
            valueOption(u"method"_s, u"METHOD"_s, TriggerCliWords::tr("one of %1").arg(listing(triggerNames()))),
            valueOption(u"from"_s, u"FILE"_s,
                        TriggerCliWords::tr("JSONL with `u1`, and `b1` for inquiring-bot; - is standard input")),
            valueOption(u"seed"_s, u"S"_s, TriggerCliWords::tr("the same seed gives the same rows; 1 if not given")),
            valueOption(u"bot"_s, u"BOT"_s,
                        TriggerCliWords::tr("a bot that follows instructions: it writes questions and paraphrases, "
                                            "and smooths negations; else everything goes by rules, offline")),
            valueOption(u"out"_s, u"FILE"_s, TriggerCliWords::tr("write there instead of standard output"))} +
            dictionaryOptions(),
        TriggerCliWords::tr(
            "The same lines come out with `method` and `u2`, or with `skipped` and the reason why the method has\n"
            "nothing to say. What a row becomes depends on the row and the seed, not on its place in the file.\n"
            "synonym and antonym know Chinese; paraphrase knows other languages with --bot."),
        {u"trigger --method inquiring-bot --from replies.jsonl --seed 7 --out asked.jsonl"_s},
        runTriggerCommand};
}

}  // namespace gainsay
