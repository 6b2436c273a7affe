// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "core/base/Phrases.h"
#include "core/evaluate/Evaluation.h"
#include "core/report/ReportWriter.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct EvaluateWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qsizetype mostNamed = 20;

Result<EvaluationOptions> optionsOf(const Invocation &call)
{
    EvaluationOptions options;
    const QString task = call.option(u"task"_s);
    if (task == u"ranking"_s)
        options.task = EvaluationTask::Ranking;
    else if (task == u"pairs"_s)
        options.task = EvaluationTask::Pairs;
    else if (task != u"labels"_s)
        return invalidInput(EvaluateWords::tr("--task takes labels, ranking or pairs, not \"%1\"").arg(task));
    ASSIGN_OR_RETURN(const auto seed, call.number(u"seed"_s, 1));
    ASSIGN_OR_RETURN(options.labels, parseLabelsMap(call.option(u"labels-map"_s)));
    options.by = call.option(u"by"_s);
    options.byContext = !call.isSet(u"per-row"_s);
    options.bootstrap.seed = quint64(seed);
    return options;
}

bool hasField(const EvaluationFile &file, const QString &name)
{
    const std::string field = toUtf8(name);
    return std::ranges::any_of(file.rows, [&](const EvaluationRow &row) { return row.fields.contains(field); });
}

Exit printEvaluation(Invocation &call, const Evaluation &evaluation)
{
    const QString format = call.option(u"format"_s);
    if (call.json() || format == u"json"_s)
        call.printJson(evaluation.json);
    else if (format == u"csv"_s)
        call.print(QString::fromUtf8(toCsv(evaluation.report)).trimmed());
    else if (format == u"latex"_s)
        call.print(QString::fromUtf8(toLatex(evaluation.report)).trimmed());
    else if (format.isEmpty())
        call.print(QString::fromUtf8(toMarkdown(evaluation.report)).trimmed());
    else
        return call.usage(EvaluateWords::tr("--format takes csv, latex or json, not \"%1\"").arg(format));
    for (const QString &reason : evaluation.rejected.first(std::min(mostNamed, evaluation.rejected.size())))
        call.note(reason);
    if (evaluation.rejected.size() > mostNamed)
        call.note(EvaluateWords::tr("… and %1 more; --json lists all").arg(evaluation.rejected.size() - mostNamed));
    return evaluation.rejected.isEmpty() ? Exit::Done : Exit::RowsRejected;
}

Exit runEvaluate(Invocation &call)
{
    call.wordFor(call.option(u"format"_s));
    const Result<EvaluationOptions> options = optionsOf(call);
    if (!options)
        return call.usage(options.error().message);
    const Result<EvaluationFile> gold = readEvaluationFile(call.argument(0));
    if (!gold)
        return call.fail(gold.error());
    if (!options->by.isEmpty() && !hasField(*gold, options->by))
        return call.usage(EvaluateWords::tr("--by: no row of %1 has the field \"%2\"; it has %3")
                              .arg(call.argument(0), options->by, listing(evaluationColumns(call.argument(0)))));
    const Result<EvaluationFile> predicted = readEvaluationFile(call.argument(1));
    if (!predicted)
        return call.fail(predicted.error());
    const Evaluation evaluation = evaluate(*gold, *predicted, *options);
    if (evaluation.json.value("n", 0) == 0 && !evaluation.json.contains("models")) {
        for (const QString &reason : evaluation.rejected.first(std::min(mostNamed, evaluation.rejected.size())))
            call.note(reason);
        return call.fail(invalidInput(
            (evaluation.matched == 0
                 ? EvaluateWords::tr("no row of %1 could be judged by %2; do they have the same ids or texts?")
                 : EvaluateWords::tr(
                       "no row of %1 could be judged by %2, though they belong together: see the reasons"))
                .arg(call.argument(0), call.argument(1))));
    }
    return printEvaluation(call, evaluation);
}

}  // namespace

Command evaluateCommand()
{
    return {u"evaluate"_s,
            EvaluateWords::tr("measure predictions against gold; no project needed"),
            {u"GOLD"_s, u"PRED"_s},
            {valueOption(u"task"_s, u"TASK"_s, EvaluateWords::tr("labels, ranking or pairs; labels if not given"),
                         u"labels"_s),
             valueOption(u"by"_s, u"FIELD"_s,
                         EvaluateWords::tr("break down by a field of the gold rows; pairs: type if not given")),
             QCommandLineOption(u"per-row"_s,
                                EvaluateWords::tr("intervals over rows, also where several reply to one context")),
             valueOption(u"labels-map"_s, u"MAP"_s,
                         EvaluateWords::tr("what predicted labels mean in the gold ones: "
                                           "entailment=none,neutral=none,contradiction=contradiction")),
             valueOption(u"seed"_s, u"S"_s, EvaluateWords::tr("seed of the bootstrap; 1 if not given")),
             valueOption(u"format"_s, u"FORMAT"_s, EvaluateWords::tr("csv, latex or json instead of Markdown"))},
            EvaluateWords::tr(
                "Both files are JSONL, or TSV with a line of column names. Rows are matched by id, else by text;\n"
                "what does not match is listed and counted (exit 3). PRED may be what detect writes, or rows with\n"
                "label; for rankings MuTual's decode format, ranking or scores; for pairs the scores reference\n"
                "and error. Each metric comes with its 95 % interval."),
            {u"evaluate test.jsonl detected.jsonl --task labels --by method --json"_s,
             u"evaluate dev.jsonl decode.txt --task ranking"_s},
            runEvaluate};
}

}  // namespace gainsay
