// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/report/FullReport.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/report/AgreementSections.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FullReportWords {
    GAINSAY_TR(report)
};

FullReport document(const QString &title, const QList<ReportSection> &sections, const QStringList &notes, Json json)
{
    return {{title, {}, {}, sections, notes}, std::move(json)};
}

// The question as readers know it, with the id that files use.
QString titleWithId(const Scheme &scheme, const QString &id)
{
    const QString title = questionTitle(scheme, id);
    return title == id ? id : FullReportWords::tr("%1 (%2)").arg(title, id);
}

ReportHighlight measureHighlight(const QString &name, const Json &estimate)
{
    if (!estimate["value"].is_number())
        return {name, u"–"_s, fromUtf8(estimate.value("undefined", std::string()))};
    const auto text = [](const Json &value) { return QString::number(value.get<double>(), 'f', 3); };
    const QString used = FullReportWords::tr("%1 items").arg(estimate["n"].get<qint64>());
    const Json &ci = estimate["ci"];
    return {name, text(estimate["value"]),
            ci.is_array() ? FullReportWords::tr("%1 to %2; %3").arg(text(ci[0]), text(ci[1]), used) : used};
}

// What a reader wants to know first, out of the figures for machines.
QList<ReportHighlight> highlightsOf(const Json &full, const QString &goldQuestion)
{
    const Json &progress = full["progress"];
    const auto count = [&progress](const char *state) { return progress[state].get<qint64>(); };
    const qint64 items = count("items");
    const qint64 settled = count("agreed") + count("adjudicated") + count("voted") + count("ambiguous");
    qint64 accepted = 0;
    const Json &batches = full["spotchecks"]["batches"];
    for (const Json &batch : batches)
        accepted += batch["state"] == "accepted" ? 1 : 0;
    const Json agreement = full["agreement"].value(toUtf8(goldQuestion), Json::object());
    const auto measure = [&agreement](const char *name) { return agreement.value(name, Json{{"value", nullptr}}); };
    return {{FullReportWords::tr("Conversations"), QString::number(items),
             FullReportWords::tr("%1 settled, %2 disputed").arg(settled).arg(count("disputed"))},
            measureHighlight(FullReportWords::tr("Krippendorff's alpha"), measure("krippendorff_alpha")),
            measureHighlight(FullReportWords::tr("Gwet's AC1"), measure("gwet_ac1")),
            {FullReportWords::tr("Batches accepted"), QString::number(accepted),
             FullReportWords::tr("of %1, by spot check").arg(batches.size())}};
}

Result<void> addSpans(ReportService &service, const ReportFilter &filter,
                      const std::optional<BootstrapOptions> &bootstrap, const Scheme &scheme, FullReport &full)
{
    ASSIGN_OR_RETURN(const auto spans, service.spanAgreement(filter, bootstrap));
    Json json = Json::object();
    for (const SpanQuestion &question : spans) {
        json[toUtf8(question.question)] = toJson(question.summary);
        full.report.sections.append(
            spanSection(FullReportWords::tr("Agreement: %1").arg(titleWithId(scheme, question.question)), question));
    }
    if (!spans.isEmpty())
        full.report.methodNotes += spanMethodNotes();
    full.json[toUtf8(scheme.goldQuestion)]["spans"] = json;
    return {};
}

Result<QList<GroupAgreement>> groupsOf(ReportService &service, const ReportFilter &filter, const QString &question,
                                       AgreementGroup group, RatingMoment moment,
                                       const std::optional<BootstrapOptions> &bootstrap)
{
    if (group == AgreementGroup::Version)
        return service.agreementPerVersion(question, filter, moment, bootstrap);
    ASSIGN_OR_RETURN(const auto items, service.rated(question, filter, moment));
    return agreementOfGroups(PatternIndex(items->ratings), items->by(group), bootstrap);
}

}  // namespace

Result<FullReport> progressReport(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto figures, service.progress(filter));
    return document(FullReportWords::tr("Progress"), {progressSection(figures)}, {}, toJson(figures));
}

Result<FullReport> datasetReport(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto figures, service.dataset(filter));
    return document(FullReportWords::tr("Data set"), datasetSections(figures),
                    {FullReportWords::tr(
                        "Data set: people's resolution counts where there is one, else the label that was imported. "
                        "Shares with score intervals (Wilson 1927).")},
                    toJson(figures));
}

Result<FullReport> agreementReport(ReportService &service, const ReportFilter &filter, RatingMoment moment,
                                   const std::optional<BootstrapOptions> &bootstrap)
{
    ASSIGN_OR_RETURN(const auto scheme, service.scheme(filter.scheme));
    ASSIGN_OR_RETURN(const auto questions, service.agreement(filter, moment, bootstrap));
    FullReport full = document(FullReportWords::tr("Agreement"), {}, {}, Json::object());
    for (const QuestionAgreement &question : questions) {
        full.json[toUtf8(question.question)] = toJson(question);
        // The label that the set is made for comes before the screening.
        const bool gold = question.question == scheme.goldQuestion;
        full.report.sections.insert(
            gold ? 0 : full.report.sections.size(),
            questionSection(FullReportWords::tr("Agreement: %1").arg(titleWithId(scheme, question.question)), question,
                            gold));
        full.report.methodNotes = agreementMethodNotes(question.summary);
    }
    if (moment == RatingMoment::First)
        return full;
    RETURN_IF_ERROR(addSpans(service, filter, bootstrap, scheme, full));
    ASSIGN_OR_RETURN(const auto effect, service.detectorEffect(filter));
    full.json[toUtf8(scheme.goldQuestion)]["detector"] = toJson(effect);
    return full;
}

Result<FullReport> groupedAgreementReport(ReportService &service, const ReportFilter &filter, const QString &question,
                                          AgreementGroup group, RatingMoment moment,
                                          const std::optional<BootstrapOptions> &bootstrap)
{
    ASSIGN_OR_RETURN(const auto scheme, service.scheme(filter.scheme));
    const QString asked = question.isEmpty() ? scheme.goldQuestion : question;
    if (const QStringList known = comparedQuestions(scheme); !known.contains(asked))
        return invalidInput(
            FullReportWords::tr("answers to \"%1\" are not compared; there are %2").arg(asked, listing(known)));
    ASSIGN_OR_RETURN(const auto groups, groupsOf(service, filter, asked, group, moment, bootstrap));
    FullReport full =
        document(FullReportWords::tr("Agreement: %1").arg(titleWithId(scheme, asked)), {}, {}, Json::object());
    const AnswerTitles titles = AnswerTitles::of(scheme, asked);
    for (const GroupAgreement &one : groups) {
        full.json[toUtf8(one.group)] = toJson(one.summary);
        full.report.sections.append(agreementSection(groupTitle(group, one.group), one.summary, titles));
        full.report.methodNotes = agreementMethodNotes(one.summary);
    }
    return full;
}

Result<FullReport> spotCheckReport(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto figures, service.spotChecks(filter));
    return document(FullReportWords::tr("Spot checks"), spotCheckSections(figures), spotCheckMethodNotes(),
                    toJson(figures));
}

Result<FullReport> annotatorReport(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto figures, service.annotators(filter));
    return document(FullReportWords::tr("Annotators"), annotatorSections(figures), annotatorMethodNotes(),
                    toJson(figures));
}

Result<FullReport> detectorReport(ReportService &service, const ReportFilter &filter)
{
    ASSIGN_OR_RETURN(const auto effect, service.detectorEffect(filter));
    return document(FullReportWords::tr("Detector effect"), {detectorSection(effect)}, detectorMethodNotes(),
                    toJson(effect));
}

Result<FullReport> fullReport(ReportService &service, const ReportFilter &filter, const QString &title,
                              const QList<ReportParameter> &parameters, RatingMoment moment,
                              const std::optional<BootstrapOptions> &bootstrap)
{
    FullReport full = document(title, {}, {}, Json::object());
    full.report.subtitle =
        FullReportWords::tr("Progress, agreement, data set, spot checks, annotators and detector effect");
    full.report.parameters = parameters;
    const auto agreement = [&](ReportService &asked, const ReportFilter &by) {
        return agreementReport(asked, by, moment, bootstrap);
    };
    using Maker = std::function<Result<FullReport>(ReportService &, const ReportFilter &)>;
    const std::pair<const char *, Maker> parts[] = {{"progress", progressReport},    {"agreement", agreement},
                                                    {"stats", datasetReport},        {"spotchecks", spotCheckReport},
                                                    {"annotators", annotatorReport}, {"detector", detectorReport}};
    for (const auto &[name, make] : parts) {
        ASSIGN_OR_RETURN(const auto part, make(service, filter));
        full.report.sections += part.report.sections;
        full.report.methodNotes += part.report.methodNotes;
        full.json[name] = part.json;
    }
    ASSIGN_OR_RETURN(const auto scheme, service.scheme());
    full.report.highlights = highlightsOf(full.json, scheme.goldQuestion);
    for (const ReportParameter &parameter : parameters)
        full.json["parameters"][toUtf8(parameter.name)] = toUtf8(parameter.value);
    return full;
}

}  // namespace gainsay
