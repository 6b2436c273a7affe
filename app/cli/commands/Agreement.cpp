// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OutputFile.h"
#include "core/io/csv/RatingTable.h"
#include "core/report/AgreementSections.h"
#include "core/report/ReportWriter.h"
#include "core/stats/agreement/AgreementSummary.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AgreementCommandWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Result<std::optional<BootstrapOptions>> bootstrapOptions(const Invocation &call)
{
    ASSIGN_OR_RETURN(const auto replicates, call.number(u"bootstrap"_s, 0, 1, 1'000'000));
    ASSIGN_OR_RETURN(const auto seed, call.number(u"seed"_s, 1));
    if (!call.isSet(u"bootstrap"_s))
        return std::optional<BootstrapOptions>();
    return std::optional(BootstrapOptions{int(replicates), quint64(seed)});
}

QList<ReportParameter> tableParameters(const Invocation &call, const QString &name)
{
    QList<ReportParameter> parameters = {{AgreementCommandWords::tr("Table"), name},
                                         {AgreementCommandWords::tr("Program"), u"gainsay " GAINSAY_VERSION ""_s}};
    for (const QString &option : {u"bootstrap"_s, u"seed"_s}) {
        if (call.isSet(option))
            parameters.append({u"--"_s + option, call.option(option)});
    }
    return parameters;
}

Exit runAgreement(Invocation &call)
{
    call.wordFor(reportEnding(call));
    const Result<std::optional<BootstrapOptions>> bootstrap = bootstrapOptions(call);
    if (!bootstrap)
        return call.usage(bootstrap.error().message);
    const Result<Ratings> ratings = readRatingTable(call.argument(0));
    if (!ratings)
        return call.fail(ratings.error());
    const AgreementSummary summary = summarizeAgreement(*ratings, *bootstrap);
    const QString name = QFileInfo(call.argument(0)).fileName();
    const Report report{AgreementCommandWords::tr("Agreement in %1").arg(name),
                        {},
                        tableParameters(call, name),
                        {agreementSection(AgreementCommandWords::tr("Ratings"), summary)},
                        agreementMethodNotes(summary)};
    if (call.isSet(u"out"_s))
        return saveReportAs(call, report, toJson(summary));
    if (call.json()) {
        Json json = toJson(summary);
        if (call.isSet(u"list-excluded"_s)) {
            json["excluded_items"] = Json::array();
            for (const qint64 item : ratings->itemsWithFewerThan(2))
                json["excluded_items"].push_back(toUtf8(ratings->itemName(item)));
        }
        call.printJson(json);
        return Exit::Done;
    }
    call.print(QString::fromUtf8(toMarkdown(report)).trimmed());
    if (call.isSet(u"list-excluded"_s)) {
        for (const qint64 item : ratings->itemsWithFewerThan(2))
            call.note(AgreementCommandWords::tr("left out, fewer than two ratings: %1").arg(ratings->itemName(item)));
    }
    return Exit::Done;
}

}  // namespace

Command agreementCommand()
{
    return {u"agreement"_s,
            AgreementCommandWords::tr("measure how far raters agree; no project needed"),
            {u"FILE.csv"_s},
            {valueOption(u"bootstrap"_s, u"N"_s,
                         AgreementCommandWords::tr("intervals from N samples of the items instead of formulas")),
             valueOption(u"seed"_s, u"S"_s,
                         AgreementCommandWords::tr("the same seed gives the same intervals; 1 if not given")),
             valueOption(u"out"_s, u"FILE"_s,
                         AgreementCommandWords::tr("write a report; .pdf, .md, .html, .tex, .csv or .json says how")),
             QCommandLineOption(u"list-excluded"_s,
                                AgreementCommandWords::tr("name the items that have fewer than two ratings"))},
            AgreementCommandWords::tr(
                "FILE.csv has the columns item, rater and label, one row per rating; comma, semicolon or tab.\n"
                "Labels are compared by identity: case, accents and blanks count. Shares are from 0 to 1."),
            {u"agreement ratings.csv --json"_s, u"agreement ratings.csv --bootstrap 1000 --seed 7"_s},
            runAgreement};
}

}  // namespace gainsay
