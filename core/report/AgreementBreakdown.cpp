// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/AgreementBreakdown.h"

#include "core/base/TranslatableText.h"
#include "core/report/AgreementSections.h"
#include "core/stats/agreement/AgreementMeasures.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct BreakdownWords {
    GAINSAY_TR(report)
};

// The measures without their details: a breakdown may have hundreds of groups.
Json briefJson(const AgreementSummary &summary)
{
    Json json = {{"items", summary.items},
                 {"used", summary.used},
                 {"excluded", summary.items - summary.used},
                 {"raters", summary.raters.size()},
                 {"percent_agreement", summary.percent.value ? Json(*summary.percent.value) : Json()},
                 {"percent_agreement_ci", summary.percent.ci ? toJson(*summary.percent.ci) : Json()}};
    for (const AgreementMeasure &measure : chanceCorrectedMeasures())
        json[measure.key] = toJson(summary.*measure.value);
    return json;
}

QString breakdownTitle(AgreementGroup group)
{
    switch (group) {
    case AgreementGroup::Batch:
        return BreakdownWords::tr("Agreement per batch");
    case AgreementGroup::Week:
        return BreakdownWords::tr("Agreement per week");
    case AgreementGroup::Method:
        return BreakdownWords::tr("Agreement per trigger method");
    case AgreementGroup::Model:
        return BreakdownWords::tr("Agreement per chatbot");
    case AgreementGroup::Distance:
        return BreakdownWords::tr("Agreement by distance of the two utterances");
    case AgreementGroup::Version:
        return BreakdownWords::tr("Agreement per version of the scheme");
    case AgreementGroup::Shown:
        break;
    }
    return BreakdownWords::tr("Agreement with and without the detector's label");
}

QString groupHeading(AgreementGroup group)
{
    switch (group) {
    case AgreementGroup::Batch:
        return BreakdownWords::tr("Batch");
    case AgreementGroup::Week:
        return BreakdownWords::tr("Week");
    case AgreementGroup::Method:
        return BreakdownWords::tr("Trigger method");
    case AgreementGroup::Model:
        return BreakdownWords::tr("Chatbot");
    case AgreementGroup::Distance:
        return BreakdownWords::tr("Turns apart");
    case AgreementGroup::Version:
        return BreakdownWords::tr("Version");
    case AgreementGroup::Shown:
        break;
    }
    return BreakdownWords::tr("Label");
}

ReportCell pointsCellOf(const Estimate &estimate)
{
    return estimate.value ? differenceCell(*estimate.value, estimate.ci) : missingCell(estimate.undefined);
}

ReportCell shareCellOf(const Estimate &estimate)
{
    return estimate.value ? percentCell(*estimate.value, estimate.ci) : missingCell(estimate.undefined);
}

// Alpha from group to group, where they have an order.
std::optional<ReportFigure> trendFigure(const AgreementBreakdown &breakdown, const TargetRatings &measured)
{
    if (breakdown.groups.size() < 2 || breakdown.groups.size() > 40)
        return std::nullopt;
    ReportFigure figure{ReportFigure::Kind::Lines,
                        breakdownTitle(breakdown.by),
                        groupHeading(breakdown.by),
                        BreakdownWords::tr("Alpha"),
                        {},
                        {{BreakdownWords::tr("Alpha"), {}}}};
    for (const GroupAgreement &group : breakdown.groups) {
        const Estimate &alpha = group.summary.alpha;
        if (alpha.value)
            figure.series[0].points.append({static_cast<double>(figure.categories.size()), *alpha.value, alpha.ci,
                                            groupTarget(breakdown.by, group.group, measured)});
        figure.categories.append(groupTitle(breakdown.by, group.group));
    }
    return figure;
}

}  // namespace

ReportTarget groupTarget(AgreementGroup group, const QString &name, const TargetRatings &measured)
{
    ReportTarget target;
    target.ratings = measured;
    switch (group) {
    case AgreementGroup::Batch:
        target.batch = name;
        break;
    case AgreementGroup::Week:
        target.ratings->lastFromMs = weekStart(name);
        target.ratings->lastUntilMs = target.ratings->lastFromMs + qint64(7) * 86'400'000;
        break;
    case AgreementGroup::Method:
        target.method = name;
        break;
    case AgreementGroup::Model:
        target.model = name;
        break;
    case AgreementGroup::Distance:
        target.distance = name.toInt();
        break;
    case AgreementGroup::Shown:
        target.ratings->seen = name == groupShown    ? DetectorSeenBy::Everybody
                               : name == groupHidden ? DetectorSeenBy::Nobody
                                                     : DetectorSeenBy::Some;
        break;
    case AgreementGroup::Version:
        target.ratings->version = name.toInt();
        break;
    }
    return target;
}

QString toString(AgreementGroup group)
{
    constexpr const char16_t *names[] = {u"batch", u"week", u"method", u"model", u"distance", u"shown", u"version"};
    return QString::fromUtf16(names[static_cast<size_t>(group)]);
}

std::optional<AgreementGroup> agreementGroupFromString(const QString &name)
{
    for (int group = 0; group <= int(AgreementGroup::Version); ++group) {
        if (toString(static_cast<AgreementGroup>(group)) == name)
            return static_cast<AgreementGroup>(group);
    }
    return std::nullopt;
}

QString groupTitle(AgreementGroup by, const QString &group)
{
    if (by == AgreementGroup::Shown)
        return group == groupShown    ? BreakdownWords::tr("everybody saw the detector's label")
               : group == groupHidden ? BreakdownWords::tr("nobody saw the detector's label")
                                      : BreakdownWords::tr("only some saw the detector's label");
    return group.isEmpty() ? BreakdownWords::tr("not named") : group;
}

QList<GroupAgreement> agreementOfGroups(const PatternIndex &index, const ItemGroups &groups,
                                        const std::optional<BootstrapOptions> &bootstrap)
{
    QList<GroupAgreement> result;
    const std::vector<PatternGroup> parts = index.split(groups.of, static_cast<size_t>(groups.names.size()));
    for (size_t part = 0; part < parts.size(); ++part) {
        const auto &[patterns, raters, labels] = parts[part];
        result.append(
            {groups.names[static_cast<qsizetype>(part)], summarizeAgreement(patterns, raters, labels, bootstrap)});
    }
    return result;
}

QList<GroupAgreement> briefAgreementOfGroups(const PatternIndex &index, const ItemGroups &groups)
{
    QList<GroupAgreement> result;
    const std::vector<PatternGroup> parts = index.split(groups.of, static_cast<size_t>(groups.names.size()));
    for (size_t part = 0; part < parts.size(); ++part) {
        const auto &[patterns, raters, labels] = parts[part];
        result.append({groups.names[static_cast<qsizetype>(part)], overallAgreement(patterns, raters, labels)});
    }
    return result;
}

Json toJson(const QuestionAgreement &question)
{
    Json json = toJson(question.summary);
    json["by"] = Json::object();
    for (const AgreementBreakdown &breakdown : question.breakdowns) {
        Json &groups = json["by"][toUtf8(toString(breakdown.by))] = Json::object();
        for (const GroupAgreement &group : breakdown.groups)
            groups[toUtf8(group.group)] = briefJson(group.summary);
    }
    if (question.ranks)
        json["rankings"] = toJson(*question.ranks);
    json["discussion"] = question.discussion ? toJson(*question.discussion) : Json();
    return json;
}

std::optional<ReportTable> breakdownTable(const AgreementBreakdown &breakdown, const TargetRatings &measured)
{
    if (breakdown.groups.size() < 2)
        return std::nullopt;
    ReportTable table{breakdownTitle(breakdown.by),
                      {groupHeading(breakdown.by), BreakdownWords::tr("Items used"), BreakdownWords::tr("Excluded"),
                       BreakdownWords::tr("Percent agreement"), BreakdownWords::tr("Cohen's kappa"),
                       BreakdownWords::tr("Krippendorff's alpha"), BreakdownWords::tr("Gwet's AC1")},
                      {},
                      {}};
    for (const GroupAgreement &group : breakdown.groups) {
        const AgreementSummary &summary = group.summary;
        const ReportTarget target = groupTarget(breakdown.by, group.group, measured);
        const auto compared = [&](bool enough) {
            ReportTarget some = target;
            some.ratings->enough = enough;
            return some;
        };
        table.rows.append(
            linkedRow({textCell(groupTitle(breakdown.by, group.group)), linked(countCell(summary.used), compared(true)),
                       linked(countCell(summary.items - summary.used), compared(false)), shareCellOf(summary.percent),
                       estimateCell(summary.cohen), estimateCell(summary.alpha), estimateCell(summary.gwet)},
                      target));
    }
    return table;
}

namespace {

ReportTable rankTable(const RankAgreement &ranks)
{
    ReportTable table{
        BreakdownWords::tr("Whole rankings"),
        {BreakdownWords::tr("Measure"), BreakdownWords::tr("Value [95 % interval]"), BreakdownWords::tr("Items used"),
         BreakdownWords::tr("Excluded")},
        {},
        BreakdownWords::tr("What is compared above is the first choice. Kendall's tau-b is the mean over pairs of "
                           "raters, W the concordance of all of them, both corrected for ties and "
                           "averaged over items; 1 is the same order.")};
    const auto add = [&](const QString &name, const Estimate &estimate) {
        table.rows.append(
            {textCell(name), estimateCell(estimate), countCell(estimate.used), countCell(estimate.excluded())});
    };
    add(BreakdownWords::tr("Kendall's tau"), ranks.tau);
    add(BreakdownWords::tr("Kendall's W"), ranks.w);
    return table;
}

}  // namespace

ReportTable discussionTable(const AgreementChange &change)
{
    ReportTable table{
        BreakdownWords::tr("Before and after discussion"),
        {BreakdownWords::tr("Measure"), BreakdownWords::tr("First answers"), BreakdownWords::tr("Answers in force"),
         BreakdownWords::tr("Difference")},
        {},
        BreakdownWords::tr("%1 items with two or more answers then and now; on %2 of them somebody has "
                           "changed an answer. Intervals of the difference from %3 draws of items, seed %4.")
            .arg(QString::number(change.items), QString::number(change.changed),
                 QString::number(change.bootstrap.replicates), QString::number(change.bootstrap.seed))};
    table.rows.append({textCell(BreakdownWords::tr("Percent agreement")), shareCellOf(change.percent.before),
                       shareCellOf(change.percent.after), pointsCellOf(change.percent.difference)});
    table.rows.append({textCell(BreakdownWords::tr("Krippendorff's alpha")), estimateCell(change.alpha.before),
                       estimateCell(change.alpha.after), estimateCell(change.alpha.difference)});
    table.rows.append({textCell(BreakdownWords::tr("Gwet's AC1")), estimateCell(change.gwet.before),
                       estimateCell(change.gwet.after), estimateCell(change.gwet.difference)});
    ReportTarget amended;
    amended.amended = true;
    for (QList<ReportCell> &row : table.rows)
        row = linkedRow(row, amended);
    return table;
}

ReportSection questionSection(const QString &sectionTitle, const QuestionAgreement &question, bool brokenDown)
{
    ReportSection section = agreementSection(sectionTitle, question.summary, question.titles, question.measured);
    if (question.ranks)
        section.tables.append(rankTable(*question.ranks));
    if (question.discussion)
        section.tables.append(discussionTable(*question.discussion));
    for (const AgreementBreakdown &breakdown : brokenDown ? question.breakdowns : QList<AgreementBreakdown>()) {
        if (const std::optional<ReportTable> table = breakdownTable(breakdown, question.measured))
            section.tables.append(*table);
        const bool ordered = breakdown.by != AgreementGroup::Method && breakdown.by != AgreementGroup::Model;
        if (const std::optional<ReportFigure> figure =
                ordered ? trendFigure(breakdown, question.measured) : std::nullopt)
            section.figures.append(*figure);
    }
    return section;
}

ReportSection spanSection(const QString &sectionTitle, const SpanQuestion &question)
{
    const SpanSummary &summary = question.summary;
    ReportTarget marked;
    marked.marked = question.question;
    ReportTable table{BreakdownWords::tr("Agreement on spans"),
                      {BreakdownWords::tr("Measure"), BreakdownWords::tr("Value [95 % interval]"),
                       BreakdownWords::tr("Standard error"), BreakdownWords::tr("Items used"),
                       BreakdownWords::tr("Remark")},
                      {},
                      {}};
    const auto add = [&](const QString &name, const Estimate &estimate) {
        table.rows.append(linkedRow(
            {textCell(name), estimateCell(estimate), estimate.se ? numberCell(*estimate.se, 4) : missingCell({}),
             countCell(estimate.used), textCell(estimate.value ? estimate.note : estimate.undefined)},
            marked));
    };
    add(BreakdownWords::tr("Equal spans, F1"), summary.exact);
    add(BreakdownWords::tr("Characters marked by both, F1"), summary.overlap);
    add(BreakdownWords::tr("Krippendorff's alpha for unitizing"), summary.alpha);
    return {sectionTitle,
            {BreakdownWords::tr(
                 "%1 items, %2 of them answered by two or more raters, on %3 of those somebody marked a span.")
                 .arg(QString::number(summary.items), QString::number(summary.used), QString::number(summary.marked))},
            {table},
            {}};
}

QStringList spanMethodNotes()
{
    return {
        BreakdownWords::tr("Spans: F1 pooled over pairs of raters and items, standard error of a ratio of sums over "
                           "items (Cochran 1977); Krippendorff's alpha for unitizing (1995, 2004) with all items "
                           "laid end to end.")};
}

}  // namespace gainsay
