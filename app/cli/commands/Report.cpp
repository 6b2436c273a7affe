// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Invocation.h"
#include "app/cli/OutputFile.h"
#include "app/cli/commands/Commands.h"
#include "core/report/AgreementSections.h"
#include "core/report/ReportWriter.h"
#include "core/service/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"
#include "db/ProjectFactory.h"
#include "ui/report/PdfReport.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ReportCommandWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// One report, for machines and for people.
struct ReportOutput {
    Json json;
    Report report;
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

Result<ReportFilter> filterOf(const Invocation &call, Storage &storage)
{
    ReportFilter filter;
    if (call.isSet(u"batch"_s)) {
        const Result<Batch> batch = storage.conversations().batchByName(call.option(u"batch"_s));
        if (!batch)
            return batch.error();
        filter.batch = batch->id;
    }
    if (call.isSet(u"model"_s))
        filter.model = call.option(u"model"_s);
    if (call.isSet(u"method"_s))
        filter.method = call.option(u"method"_s);
    const Result<qint64> from = dayOption(call, u"since"_s);
    if (!from)
        return from.error();
    const Result<qint64> until = dayOption(call, u"until"_s);
    if (!until)
        return until.error();
    filter.fromMs = *from;
    filter.untilMs = *until;
    return filter;
}

QList<ReportParameter> parametersOf(const Invocation &call)
{
    QList<ReportParameter> parameters = {{ReportCommandWords::tr("Project"), QFileInfo(call.argument(0)).fileName()},
                                         {ReportCommandWords::tr("Program"), u"gainsay " GAINSAY_VERSION ""_s}};
    for (const QString &name :
         {u"batch"_s, u"model"_s, u"method"_s, u"since"_s, u"until"_s, u"by"_s, u"bootstrap"_s, u"seed"_s}) {
        if (call.isSet(name))
            parameters.append({u"--"_s + name, call.option(name)});
    }
    if (call.isSet(u"first"_s))
        parameters.append({u"--first"_s, ReportCommandWords::tr("answers before any amendment")});
    return parameters;
}

Result<ReportOutput> progressReport(ReportService &service, const ReportFilter &filter)
{
    const Result<ProgressFigures> figures = service.progress(filter);
    if (!figures)
        return figures.error();
    return ReportOutput{toJson(*figures),
                        {ReportCommandWords::tr("Progress"), {}, {}, {progressSection(*figures)}, {}}};
}

Result<ReportOutput> statsReport(ReportService &service, const ReportFilter &filter)
{
    const Result<DatasetFigures> figures = service.dataset(filter);
    if (!figures)
        return figures.error();
    return ReportOutput{toJson(*figures),
                        {ReportCommandWords::tr("Data set"),
                         {},
                         {},
                         datasetSections(*figures),
                         {ReportCommandWords::tr("People's resolution counts where there is one, else the label that "
                                                 "was imported. Shares with score intervals (Wilson 1927).")}}};
}

Result<ReportOutput> spotCheckReport(ReportService &service, const ReportFilter &filter)
{
    const Result<SpotCheckFigures> figures = service.spotChecks(filter);
    if (!figures)
        return figures.error();
    return ReportOutput{
        toJson(*figures),
        {ReportCommandWords::tr("Spot checks"), {}, {}, spotCheckSections(*figures), spotCheckMethodNotes()}};
}

Result<ReportOutput> annotatorReport(ReportService &service, const ReportFilter &filter)
{
    const Result<AnnotatorReport> figures = service.annotators(filter);
    if (!figures)
        return figures.error();
    return ReportOutput{
        toJson(*figures),
        {ReportCommandWords::tr("Annotators"), {}, {}, annotatorSections(*figures), annotatorMethodNotes()}};
}

std::optional<AgreementGroup> groupOf(const QString &name)
{
    if (name == u"batch"_s)
        return AgreementGroup::Batch;
    if (name == u"week"_s)
        return AgreementGroup::Week;
    if (name == u"method"_s)
        return AgreementGroup::Method;
    return name == u"model"_s ? std::optional(AgreementGroup::Model) : std::nullopt;
}

Result<ReportOutput> groupedAgreement(const Invocation &call, ReportService &service, const ReportFilter &filter,
                                      AgreementGroup group)
{
    ReportOutput output{Json::object(), {ReportCommandWords::tr("Agreement"), {}, {}, {}, {}}};
    const Result<QList<GroupAgreement>> groups = service.agreementBy(call.option(u"question"_s), group, filter);
    if (!groups)
        return groups.error();
    for (const GroupAgreement &one : *groups) {
        output.json[toUtf8(one.group)] = toJson(one.summary);
        output.report.sections.append(agreementSection(one.group, one.summary));
        output.report.methodNotes = agreementMethodNotes(one.summary);
    }
    return output;
}

Result<ReportOutput> agreementReport(const Invocation &call, ReportService &service, const ReportFilter &filter)
{
    if (call.isSet(u"by"_s)) {
        const std::optional<AgreementGroup> group = groupOf(call.option(u"by"_s));
        if (!group)
            return invalidInput(ReportCommandWords::tr("--by takes batch, week, method or model"));
        return groupedAgreement(call, service, filter, *group);
    }
    const Result<qint64> replicates = call.number(u"bootstrap"_s, 0, 1, 1'000'000);
    const Result<qint64> seed = call.number(u"seed"_s, 1);
    for (const Result<qint64> *value : {&replicates, &seed}) {
        if (!*value)
            return value->error();
    }
    std::optional<BootstrapOptions> bootstrap;
    if (*replicates > 0)
        bootstrap = {int(*replicates), quint64(*seed)};
    const Result<QList<QuestionAgreement>> questions =
        service.agreement(filter, call.isSet(u"first"_s) ? RatingMoment::First : RatingMoment::InForce, bootstrap);
    if (!questions)
        return questions.error();
    ReportOutput output{Json::object(), {ReportCommandWords::tr("Agreement"), {}, {}, {}, {}}};
    for (const QuestionAgreement &question : *questions) {
        output.json[toUtf8(question.question)] = toJson(question.summary);
        output.report.sections.append(agreementSection(question.question, question.summary));
        output.report.methodNotes = agreementMethodNotes(question.summary);
    }
    return output;
}

Result<ReportOutput> makeReport(const Invocation &call, ReportService &service, const ReportFilter &filter)
{
    const QString kind = call.argument(1);
    if (kind == u"progress"_s)
        return progressReport(service, filter);
    if (kind == u"stats"_s)
        return statsReport(service, filter);
    if (kind == u"agreement"_s)
        return agreementReport(call, service, filter);
    if (kind == u"spotchecks"_s)
        return spotCheckReport(service, filter);
    return annotatorReport(service, filter);
}

Result<QByteArray> written(const ReportOutput &output, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"json"_s)
        return dumpJsonPretty(output.json) + '\n';
    if (ending == u"html"_s || ending == u"htm"_s)
        return toHtml(output.report);
    if (ending == u"md"_s)
        return toMarkdown(output.report);
    if (ending == u"tex"_s)
        return toLatex(output.report);
    if (ending == u"csv"_s)
        return toCsv(output.report);
    if (ending == u"pdf"_s)
        return toPdf(output.report);
    return invalidInput(
        ReportCommandWords::tr("--out needs a name that ends in .pdf, .md, .html, .tex, .csv or .json, not \"%1\"")
            .arg(path));
}

Exit deliver(Invocation &call, const ReportOutput &output)
{
    if (!call.isSet(u"out"_s)) {
        if (call.json())
            call.printJson(output.json);
        else
            call.print(QString::fromUtf8(toMarkdown(output.report)).trimmed());
        return Exit::Done;
    }
    const Result<QByteArray> bytes = written(output, call.option(u"out"_s));
    if (!bytes)
        return call.usage(bytes.error().message);
    OutputFile file(call.option(u"out"_s));
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    (*device)->write(*bytes);
    const Result<void> finished = file.finish();
    return finished ? Exit::Done : call.fail(finished.error());
}

Exit runReport(Invocation &call)
{
    const QStringList kinds = {u"stats"_s, u"agreement"_s, u"progress"_s, u"spotchecks"_s, u"annotators"_s};
    if (!kinds.contains(call.argument(1)))
        return call.usage(ReportCommandWords::tr("there is no report \"%1\"; there are %2")
                              .arg(call.argument(1), kinds.join(u", "_s)));
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(0));
    if (!storage)
        return call.fail(storage.error());
    const Result<ReportFilter> filter = filterOf(call, **storage);
    if (!filter)
        return call.fail(filter.error());
    ReportService service(**storage);
    Result<ReportOutput> output = makeReport(call, service, *filter);
    if (!output)
        return call.fail(output.error());
    output->report.parameters = parametersOf(call);
    return deliver(call, *output);
}

}  // namespace

Command reportCommand()
{
    return {
        u"report"_s,
        ReportCommandWords::tr("the figures of the report pages"),
        {u"PROJECT"_s, u"stats|agreement|progress|spotchecks|annotators"_s},
        {valueOption(u"batch"_s, u"B"_s, ReportCommandWords::tr("of this batch only")),
         valueOption(u"model"_s, u"M"_s, ReportCommandWords::tr("of this chatbot only")),
         valueOption(u"method"_s, u"M"_s, ReportCommandWords::tr("of this trigger method only")),
         valueOption(u"since"_s, u"DAY"_s, ReportCommandWords::tr("people's answers from this day on (UTC)")),
         valueOption(u"until"_s, u"DAY"_s, ReportCommandWords::tr("people's answers before this day (UTC)")),
         valueOption(u"by"_s, u"GROUP"_s, ReportCommandWords::tr("agreement: per batch, week, method or model")),
         valueOption(u"question"_s, u"ID"_s,
                     ReportCommandWords::tr("agreement --by: of this question; category if not given"), u"category"_s),
         QCommandLineOption(u"first"_s, ReportCommandWords::tr("agreement: of the answers before any amendment")),
         valueOption(u"bootstrap"_s, u"N"_s,
                     ReportCommandWords::tr("agreement: intervals from N samples of the items")),
         valueOption(u"seed"_s, u"S"_s, ReportCommandWords::tr("agreement: seed of those samples; 1 if not given")),
         valueOption(u"out"_s, u"FILE"_s,
                     ReportCommandWords::tr("write there; .pdf, .md, .html, .tex, .csv or .json says how"))},
        ReportCommandWords::tr("Prints Markdown, or JSON with --json. The same data and options give the same output."),
        {u"report team.gainsay progress --json"_s, u"report team.gainsay agreement --batch b1 --out agreement.html"_s},
        runReport};
}

}  // namespace gainsay
