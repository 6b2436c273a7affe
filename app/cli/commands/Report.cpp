// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OutputFile.h"
#include "core/base/Phrases.h"
#include "core/report/ReportWriter.h"
#include "core/report/tables/StudyTables.h"
#include "core/report/tables/TableSource.h"
#include "core/service/report/FullReport.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ReportCommandWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 defaultSeed = 1;

// What people's answers are restricted to, and how their agreement is measured.
struct ReportChoice {
    qint64 fromMs = 0;
    qint64 untilMs = 0;
    std::optional<AgreementGroup> by;
    RatingMoment moment = RatingMoment::InForce;
    std::optional<BootstrapOptions> bootstrap;
};

Result<qint64> dayOption(const Invocation &call, const QString &name)
{
    if (!call.isSet(name))
        return qint64(0);
    const QDate day = QDate::fromString(call.option(name), Qt::ISODate);
    if (!day.isValid())
        return invalidInput(
            ReportCommandWords::tr("--%1 takes a day as 2026-11-16, not \"%2\"").arg(name, call.option(name)));
    return QDateTime(day, QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
}

Result<SchemeId> versionOf(const Invocation &call, Storage &storage)
{
    ASSIGN_OR_RETURN(const auto schemes, storage.project().schemes());
    QStringList known;
    for (const SchemeRevision &revision : schemes) {
        known.append(QString::number(revision.version));
        if (known.constLast() == call.option(u"scheme-version"_s))
            return revision.id;
    }
    return notFound(ReportCommandWords::tr("The project has no version %1 of its scheme; it has %2.")
                        .arg(call.option(u"scheme-version"_s), listing(known)));
}

Result<ReportFilter> filterOf(const Invocation &call, const ReportChoice &choice, Storage &storage)
{
    ReportFilter filter;
    if (call.isSet(u"batch"_s)) {
        ASSIGN_OR_RETURN(const auto batch, storage.conversations().batchByName(call.option(u"batch"_s)));
        filter.batch = batch.id;
    }
    if (call.isSet(u"user"_s)) {
        ASSIGN_OR_RETURN(const auto user, storage.project().userNamed(call.option(u"user"_s)));
        filter.user = user.id;
    }
    if (call.isSet(u"model"_s))
        filter.model = call.option(u"model"_s);
    if (call.isSet(u"method"_s))
        filter.method = call.option(u"method"_s);
    filter.fromMs = choice.fromMs;
    filter.untilMs = choice.untilMs;
    if (call.isSet(u"scheme-version"_s)) {
        ASSIGN_OR_RETURN(const auto scheme, versionOf(call, storage));
        filter.scheme = scheme;
    }
    return filter;
}

QList<ReportParameter> parametersOf(const Invocation &call, const Scheme &scheme)
{
    QList<ReportParameter> parameters = {
        {ReportCommandWords::tr("Project"), QFileInfo(call.argument(0)).fileName()},
        {ReportCommandWords::tr("Scheme"), u"%1 %2"_s.arg(scheme.id).arg(scheme.version)},
        {ReportCommandWords::tr("Program"), u"gainsay " GAINSAY_VERSION ""_s}};
    for (const QString &name :
         {u"batch"_s, u"user"_s, u"model"_s, u"method"_s, u"since"_s, u"until"_s, u"scheme-version"_s, u"by"_s,
          u"question"_s, u"bootstrap"_s, u"seed"_s, u"study"_s, u"number"_s, u"tag"_s, u"inspected"_s}) {
        if (call.isSet(name))
            parameters.append({u"--"_s + name, call.option(name)});
    }
    if (call.isSet(u"bootstrap"_s) && !call.isSet(u"seed"_s))
        parameters.append({u"--seed"_s, QString::number(defaultSeed)});
    if (call.isSet(u"first"_s))
        parameters.append({u"--first"_s, ReportCommandWords::tr("answers before any amendment")});
    return parameters;
}

Result<ReportChoice> choiceOf(const Invocation &call)
{
    const Result<qint64> from = dayOption(call, u"since"_s);
    const Result<qint64> until = dayOption(call, u"until"_s);
    const Result<qint64> replicates = call.number(u"bootstrap"_s, 0, 1, 1'000'000);
    const Result<qint64> seed = call.number(u"seed"_s, defaultSeed);
    for (const Result<qint64> *value : {&from, &until, &replicates, &seed}) {
        if (!*value)
            return value->error();
    }
    ReportChoice choice{*from, *until, std::nullopt,
                        call.isSet(u"first"_s) ? RatingMoment::First : RatingMoment::InForce, std::nullopt};
    if (*replicates > 0)
        choice.bootstrap = {int(*replicates), quint64(*seed)};
    if (!call.isSet(u"by"_s) && call.isSet(u"question"_s))
        return invalidInput(ReportCommandWords::tr("--question goes with --by; without it every question is measured"));
    if (!call.isSet(u"by"_s))
        return choice;
    choice.by = agreementGroupFromString(call.option(u"by"_s));
    if (!choice.by)
        return invalidInput(
            ReportCommandWords::tr("--by takes batch, week, method, model, distance, shown or version"));
    return choice;
}

// Of --study, else of the study whose scheme the project has.
Result<Study> studyOf(const Invocation &call, const Scheme &scheme)
{
    QStringList known;
    for (const Study &study : paperStudies()) {
        known.append(study.id);
        if (study.id == call.option(u"study"_s))
            return study;
    }
    if (call.isSet(u"study"_s))
        return invalidInput(ReportCommandWords::tr("there is no study \"%1\"; there are %2")
                                .arg(call.option(u"study"_s), listing(known)));
    if (const std::optional<Study> study = studyOfScheme(scheme.id))
        return *study;
    return invalidInput(
        ReportCommandWords::tr("the scheme %1 belongs to no study; --study takes %2").arg(scheme.id, listing(known)));
}

// --number, or every table of the study.
Result<QList<PublishedTable>> tablesOf(const Invocation &call, const Study &study)
{
    if (!call.isSet(u"number"_s))
        return study.tables;
    if (const PublishedTable *table = study.table(call.option(u"number"_s)))
        return QList<PublishedTable>{*table};
    QStringList known;
    for (const PublishedTable &table : study.tables)
        known.append(table.number);
    return invalidInput(ReportCommandWords::tr("%1 has no table %2 here; there are %3")
                            .arg(study.name, call.option(u"number"_s), listing(known)));
}

Result<FullReport> makeTables(const Invocation &call, Storage &storage, const Study &study,
                              const QList<PublishedTable> &tables)
{
    TableOptions options;
    options.batch = call.option(u"batch"_s);
    options.tag = call.option(u"tag"_s);
    options.inspected = call.option(u"inspected"_s);
    ASSIGN_OR_RETURN(options.bootstrap.replicates,
                     call.number(u"bootstrap"_s, options.bootstrap.replicates, 1, 1'000'000));
    ASSIGN_OR_RETURN(options.bootstrap.seed, call.number(u"seed"_s, defaultSeed));
    ConsoleProgress progress(ReportCommandWords::tr("conversations"));
    TableSource source(storage, progress, options);
    ASSIGN_OR_RETURN(auto made, studyTablesReport(source, study, tables));
    return FullReport{call.isSet(u"no-intervals"_s) ? withoutIntervals(made.report) : made.report, made.json};
}

Result<FullReport> makeReport(const Invocation &call, ReportService &service, const ReportFilter &filter,
                              const ReportChoice &choice, const QList<ReportParameter> &parameters)
{
    const QString kind = call.argument(1);
    if (kind == u"progress"_s)
        return progressReport(service, filter);
    if (kind == u"stats"_s)
        return datasetReport(service, filter);
    if (kind == u"agreement"_s && choice.by)
        return groupedAgreementReport(service, filter, call.option(u"question"_s), *choice.by, choice.moment,
                                      choice.bootstrap);
    if (kind == u"agreement"_s)
        return agreementReport(service, filter, choice.moment, choice.bootstrap);
    if (kind == u"spotchecks"_s)
        return spotCheckReport(service, filter);
    if (kind == u"detector"_s)
        return detectorReport(service, filter);
    if (kind == u"all"_s)
        return fullReport(service, filter, ReportCommandWords::tr("Report"), parameters, choice.moment,
                          choice.bootstrap);
    return annotatorReport(service, filter);
}

Exit deliver(Invocation &call, const FullReport &output)
{
    if (call.isSet(u"out"_s))
        return saveReportAs(call, output.report, output.json);
    if (call.json())
        call.printJson(output.json);
    else
        call.print(QString::fromUtf8(toMarkdown(output.report)).trimmed());
    return Exit::Done;
}

// The tables of a paper: they know their own rules, so that most options have no meaning for them.
Exit runTables(Invocation &call)
{
    const Result<std::unique_ptr<Storage>> storage = openProjectForReading(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const Result<Scheme> scheme = ReportService(**storage).scheme();
    if (!scheme)
        return call.fail(scheme.error());
    const Result<Study> study = studyOf(call, *scheme);
    if (!study)
        return call.usage(study.error().message);
    const Result<QList<PublishedTable>> tables = tablesOf(call, *study);
    if (!tables)
        return call.usage(tables.error().message);
    Result<FullReport> output = makeTables(call, **storage, *study, *tables);
    if (!output)
        return call.fail(output.error());
    output->report.parameters = parametersOf(call, *scheme);
    return deliver(call, *output);
}

Exit runReport(Invocation &call)
{
    call.wordFor(reportEnding(call));
    if (call.argument(1) == u"table"_s)
        return runTables(call);
    const QStringList kinds = {u"stats"_s,      u"agreement"_s, u"progress"_s, u"spotchecks"_s,
                               u"annotators"_s, u"detector"_s,  u"all"_s,      u"table"_s};
    if (!kinds.contains(call.argument(1)))
        return call.usage(
            ReportCommandWords::tr("there is no report \"%1\"; there are %2").arg(call.argument(1), listing(kinds)));
    const Result<ReportChoice> choice = choiceOf(call);
    if (!choice)
        return call.usage(choice.error().message);
    const Result<std::unique_ptr<Storage>> storage = openProjectForReading(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const Result<ReportFilter> filter = filterOf(call, *choice, **storage);
    if (!filter)
        return call.fail(filter.error());
    ReportService service(**storage);
    const Result<Scheme> scheme = service.scheme();
    if (!scheme)
        return call.fail(scheme.error());
    const QList<ReportParameter> parameters = parametersOf(call, *scheme);
    Result<FullReport> output = makeReport(call, service, *filter, *choice, parameters);
    if (!output)
        return call.fail(output.error());
    output->report.parameters = parameters;
    return deliver(call, *output);
}

QList<QCommandLineOption> reportOptions()
{
    return {
        valueOption(u"batch"_s, u"B"_s, ReportCommandWords::tr("of this batch only")),
        valueOption(u"user"_s, u"U"_s, ReportCommandWords::tr("of what this person answers")),
        valueOption(u"model"_s, u"M"_s, ReportCommandWords::tr("of this chatbot only")),
        valueOption(u"method"_s, u"M"_s, ReportCommandWords::tr("of this trigger method only")),
        valueOption(u"since"_s, u"DAY"_s, ReportCommandWords::tr("people's answers from this day on (UTC)")),
        valueOption(u"until"_s, u"DAY"_s, ReportCommandWords::tr("people's answers before this day (UTC)")),
        valueOption(u"scheme-version"_s, u"N"_s,
                    ReportCommandWords::tr("people's answers under this version of the scheme")),
        valueOption(u"by"_s, u"GROUP"_s,
                    ReportCommandWords::tr("agreement: per batch, week, method, model, distance, shown or version")),
        valueOption(
            u"question"_s, u"ID"_s,
            ReportCommandWords::tr("agreement --by: of this question; the one with the gold label if not given")),
        QCommandLineOption(u"first"_s, ReportCommandWords::tr("agreement: of the answers before any amendment")),
        valueOption(u"bootstrap"_s, u"N"_s, ReportCommandWords::tr("agreement: intervals from N samples of the items")),
        valueOption(u"seed"_s, u"S"_s, ReportCommandWords::tr("agreement: seed of those samples; 1 if not given")),
        valueOption(u"study"_s, u"STUDY"_s,
                    ReportCommandWords::tr("table: of cdconv, rgm, crp or mutual; that of the scheme if not given")),
        valueOption(u"number"_s, u"N"_s,
                    ReportCommandWords::tr("table: as the paper numbers it; all of the study if not given")),
        valueOption(u"tag"_s, u"TAG"_s, ReportCommandWords::tr("table: the tag that table 9 of rgm counts")),
        valueOption(u"inspected"_s, u"TAG"_s,
                    ReportCommandWords::tr("table: the tag of what was looked at for that, if it was a sample")),
        QCommandLineOption(u"no-intervals"_s, ReportCommandWords::tr("table: figures alone")),
        valueOption(u"out"_s, u"FILE"_s,
                    ReportCommandWords::tr("write there; .pdf, .md, .html, .tex, .csv or .json says how"))};
}

// Which pages an option means something for, where not for all.
QMap<QString, QStringList> pagesOfOptions()
{
    const QStringList pages{u"stats"_s,      u"agreement"_s, u"progress"_s, u"spotchecks"_s,
                            u"annotators"_s, u"detector"_s,  u"all"_s};
    return {{u"by"_s, {u"agreement"_s}},
            {u"question"_s, {u"agreement"_s}},
            {u"first"_s, {u"agreement"_s, u"all"_s}},
            {u"bootstrap"_s, {u"agreement"_s, u"all"_s, u"table"_s}},
            {u"seed"_s, {u"agreement"_s, u"all"_s, u"table"_s}},
            {u"user"_s, pages},
            {u"model"_s, pages},
            {u"method"_s, pages},
            {u"since"_s, pages},
            {u"until"_s, pages},
            {u"scheme-version"_s, pages},
            {u"study"_s, {u"table"_s}},
            {u"number"_s, {u"table"_s}},
            {u"tag"_s, {u"table"_s}},
            {u"inspected"_s, {u"table"_s}},
            {u"no-intervals"_s, {u"table"_s}}};
}

}  // namespace

Command reportCommand()
{
    return {
        u"report"_s,
        ReportCommandWords::tr("the figures of the report pages"),
        {u"PROJECT"_s, u"stats|agreement|progress|spotchecks|annotators|detector|all|table"_s},
        reportOptions(),
        ReportCommandWords::tr("Prints Markdown, or JSON with --json. The same data and options give the same output."),
        {u"report team.gainsay progress --json"_s, u"report team.gainsay agreement --batch b1 --out agreement.html"_s,
         u"report study.gainsay table --study rgm --number 8 --out table8.tex"_s},
        runReport,
        pagesOfOptions()};
}

}  // namespace gainsay
