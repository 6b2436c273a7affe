// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/FullReport.h"

#include "core/report/AgreementSections.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

struct FullReportWords {
    Q_DECLARE_TR_FUNCTIONS(report)
};

Result<void> addAgreement(ReportService &service, const ReportFilter &filter, FullReport &full)
{
    const Result<QList<QuestionAgreement>> questions = service.agreement(filter);
    if (!questions)
        return questions.error();
    Json json = Json::object();
    QStringList notes;
    for (const QuestionAgreement &question : *questions) {
        full.report.sections.append(
            agreementSection(FullReportWords::tr("Agreement: %1").arg(question.question), question.summary));
        json[toUtf8(question.question)] = toJson(question.summary);
        notes = agreementMethodNotes(question.summary);
    }
    full.json["agreement"] = json;
    full.report.methodNotes += notes;
    return {};
}

Result<void> addWork(ReportService &service, const ReportFilter &filter, FullReport &full)
{
    const Result<SpotCheckFigures> spotChecks = service.spotChecks(filter);
    if (!spotChecks)
        return spotChecks.error();
    full.report.sections += spotCheckSections(*spotChecks);
    full.report.methodNotes += spotCheckMethodNotes();
    full.json["spotchecks"] = toJson(*spotChecks);
    const Result<AnnotatorReport> annotators = service.annotators(filter);
    if (!annotators)
        return annotators.error();
    full.report.sections += annotatorSections(*annotators);
    full.report.methodNotes += annotatorMethodNotes();
    full.json["annotators"] = toJson(*annotators);
    return {};
}

}  // namespace

Result<FullReport> fullReport(ReportService &service, const ReportFilter &filter, const QString &title,
                              const QList<ReportParameter> &parameters)
{
    FullReport full{
        {title, FullReportWords::tr("Progress, agreement, data set, spot checks and annotators"), parameters, {}, {}},
        Json::object()};
    const Result<ProgressFigures> progress = service.progress(filter);
    if (!progress)
        return progress.error();
    full.report.sections.append(progressSection(*progress));
    full.json["progress"] = toJson(*progress);
    if (const Result<void> added = addAgreement(service, filter, full); !added)
        return added.error();
    const Result<DatasetFigures> dataset = service.dataset(filter);
    if (!dataset)
        return dataset.error();
    full.report.sections += datasetSections(*dataset);
    full.json["stats"] = toJson(*dataset);
    if (const Result<void> added = addWork(service, filter, full); !added)
        return added.error();
    for (const ReportParameter &parameter : parameters)
        full.json["parameters"][toUtf8(parameter.name)] = toUtf8(parameter.value);
    return full;
}

}  // namespace gainsay
