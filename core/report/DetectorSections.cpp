// SPDX-License-Identifier: GPL-3.0-or-later
// The detector's effect for machines and for readers.
#include "core/base/TranslatableText.h"
#include "core/report/DetectorEffect.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct EffectSectionWords {
    GAINSAY_TR(report)
};

Json followJson(const FollowCounts &follow)
{
    return {{"shown", toJson(follow.shownShare())},
            {"hidden", toJson(follow.hiddenShare())},
            {"difference", toJson(follow.difference())}};
}

Json paceJson(const PaceComparison &pace)
{
    return {{"shown_median_ms", toJson(pace.shownMedianMs)},
            {"hidden_median_ms", toJson(pace.hiddenMedianMs)},
            {"ratio", toJson(pace.ratio)}};
}

ReportCell effectShare(const Estimate &estimate)
{
    return estimate.value ? percentCell(*estimate.value, estimate.ci) : missingCell(estimate.undefined);
}

ReportCell effectPoints(const Estimate &estimate)
{
    return estimate.value ? differenceCell(*estimate.value, estimate.ci) : missingCell(estimate.undefined);
}

ReportCell effectSeconds(const Estimate &estimate)
{
    if (!estimate.value)
        return missingCell(estimate.undefined);
    std::optional<Interval> seconds;
    if (estimate.ci)
        seconds = Interval{estimate.ci->low / 1000.0, estimate.ci->high / 1000.0};
    return numberCell(*estimate.value / 1000.0, 1, seconds);
}

ReportCell effectRatio(const Estimate &estimate)
{
    return estimate.value ? numberCell(*estimate.value, 2, estimate.ci) : missingCell(estimate.undefined);
}

ReportTarget answersWith(std::optional<bool> shown, std::optional<bool> followed,
                         const std::optional<QString> &person = std::nullopt)
{
    ReportTarget target;
    target.shown = shown;
    target.followed = followed;
    target.person = person;
    return target;
}

// Items that can be compared, all of whose raters saw the detector's label, or none.
ReportTarget comparedItems(DetectorSeenBy seen)
{
    TargetRatings ratings;
    ratings.enough = true;
    ratings.seen = seen;
    ReportTarget target;
    target.ratings = ratings;
    return target;
}

ReportTable effectTable(const DetectorEffect &effect)
{
    const ShownAgreement &agreement = effect.agreement;
    ReportTable table{EffectSectionWords::tr("With and without the detector's label in view"),
                      {EffectSectionWords::tr("What"), EffectSectionWords::tr("Label in view"),
                       EffectSectionWords::tr("Label hidden"), EffectSectionWords::tr("Difference")},
                      {},
                      {}};
    table.rows.append({textCell(EffectSectionWords::tr("Items that two or more rated")),
                       countCell(agreement.shown.used), countCell(agreement.hidden.used), missingCell({})});
    table.rows.append({textCell(EffectSectionWords::tr("Percent agreement")), effectShare(agreement.shown.percent),
                       effectShare(agreement.hidden.percent), effectPoints(agreement.percentDifference)});
    table.rows.append({textCell(EffectSectionWords::tr("Krippendorff's alpha")), estimateCell(agreement.shown.alpha),
                       estimateCell(agreement.hidden.alpha), estimateCell(agreement.alphaDifference)});
    table.rows.append({textCell(EffectSectionWords::tr("Gwet's AC1")), estimateCell(agreement.shown.gwet),
                       estimateCell(agreement.hidden.gwet), estimateCell(agreement.gwetDifference)});
    table.rows.append({textCell(EffectSectionWords::tr("Answers equal to its label")),
                       effectShare(effect.follow.shownShare()), effectShare(effect.follow.hiddenShare()),
                       effectPoints(effect.follow.difference())});
    table.rows.append({textCell(EffectSectionWords::tr("Median time per answer, s")),
                       effectSeconds(effect.pace.shownMedianMs), effectSeconds(effect.pace.hiddenMedianMs),
                       missingCell({})});
    table.rows.append({textCell(EffectSectionWords::tr("Typical time, in view : hidden")), missingCell({}),
                       missingCell({}), effectRatio(effect.pace.ratio)});
    constexpr qsizetype rowsOnItems = 4;  // those below are about single answers
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        QList<ReportCell> &row = table.rows[i];
        row[1].target = i < rowsOnItems ? comparedItems(DetectorSeenBy::Everybody) : answersWith(true, {});
        row[2].target = i < rowsOnItems ? comparedItems(DetectorSeenBy::Nobody) : answersWith(false, {});
        row = linkedRow(row, {});  // differences rest on both
    }
    if (agreement.mixed > 0)
        table.note =
            EffectSectionWords::tr("%n item(s) that only some raters saw with its label are in neither column.",
                                   nullptr, int(agreement.mixed));
    return table;
}

ReportTable peopleTable(const DetectorEffect &effect)
{
    ReportTable table{EffectSectionWords::tr("Each person and the detector"),
                      {EffectSectionWords::tr("Person"), EffectSectionWords::tr("Label in view"),
                       EffectSectionWords::tr("Followed"), EffectSectionWords::tr("Label hidden"),
                       EffectSectionWords::tr("Equal anyway"), EffectSectionWords::tr("Kappa, in view"),
                       EffectSectionWords::tr("Kappa, hidden"), EffectSectionWords::tr("Seconds to answer")},
                      {},
                      {}};
    for (const PersonEffect &person : effect.people) {
        const auto judged = [&](std::optional<bool> seen, std::optional<bool> followed) {
            ReportTarget target = answersWith(seen, followed, person.name);
            target.judgedBy = effect.runId;
            return target;
        };
        const ReportTarget shown = judged(true, {});
        const ReportTarget hidden = judged(false, {});
        table.rows.append(linkedRow(
            {textCell(person.name), linked(countCell(person.follow.shown), shown),
             linked(effectShare(person.follow.shownShare()), judged(true, true)),
             linked(countCell(person.follow.hidden), hidden), linked(effectShare(person.follow.hiddenShare()), hidden),
             linked(estimateCell(person.kappaShown), shown), linked(estimateCell(person.kappaHidden), hidden),
             person.timedPrelabels > 0 ? numberCell(person.medianPrelabelMs / 1000.0, 1)
                                       : missingCell(EffectSectionWords::tr("not timed"))},
            answersWith({}, {}, person.name)));
    }
    return table;
}

ReportTable outcomeTable(const DetectorEffect &effect)
{
    const AgreementSummary &outcome = effect.outcome;
    ReportTable table{EffectSectionWords::tr("Detector and outcome, each label against the rest"),
                      {EffectSectionWords::tr("Label"), EffectSectionWords::tr("Times given"),
                       EffectSectionWords::tr("Krippendorff's alpha"), EffectSectionWords::tr("Gwet's AC1")},
                      {},
                      {}};
    ReportTarget settled;
    settled.settled = true;
    settled.judgedBy = effect.runId;
    table.rows.append(linkedRow({textCell(EffectSectionWords::tr("all labels")), countCell(2 * outcome.used),
                                 estimateCell(outcome.alpha), estimateCell(outcome.gwet)},
                                settled));
    for (qsizetype i = 0; i < outcome.labels.size(); ++i) {
        const LabelAgreement &label = outcome.perLabel[i];
        ReportTarget final;
        final.final = outcome.labels[i];
        final.judgedBy = effect.runId;
        table.rows.append(linkedRow({textCell(effect.titles.title(outcome.labels[i])), countCell(label.ratings),
                                     estimateCell(label.alpha), estimateCell(label.gwet)},
                                    final));
    }
    return table;
}

}  // namespace

Json toJson(const DetectorEffect &effect)
{
    if (effect.run.isEmpty())
        return nullptr;
    Json json = {{"run", toUtf8(effect.run)},
                 {"with_final", toJson(effect.outcome)},
                 {"shown", toJson(effect.agreement.shown)},
                 {"hidden", toJson(effect.agreement.hidden)},
                 {"mixed_items", effect.agreement.mixed},
                 {"difference",
                  {{"percent_agreement", toJson(effect.agreement.percentDifference)},
                   {"krippendorff_alpha", toJson(effect.agreement.alphaDifference)},
                   {"gwet_ac1", toJson(effect.agreement.gwetDifference)}}},
                 {"follow", followJson(effect.follow)},
                 {"time", paceJson(effect.pace)},
                 {"people", Json::array()}};
    for (const PersonEffect &person : effect.people) {
        json["people"].push_back({{"name", toUtf8(person.name)},
                                  {"follow", followJson(person.follow)},
                                  {"time", paceJson(person.pace)},
                                  {"kappa_shown", toJson(person.kappaShown)},
                                  {"kappa_hidden", toJson(person.kappaHidden)}});
    }
    return json;
}

ReportSection detectorSection(const DetectorEffect &effect)
{
    ReportSection section{EffectSectionWords::tr("Detector effect"), {}, {}, {}};
    if (effect.run.isEmpty()) {
        section.paragraphs = {EffectSectionWords::tr("No detector has run on this project yet.")};
        return section;
    }
    section.paragraphs = {
        EffectSectionWords::tr("%1; %n settled item(s) have its label.", nullptr, int(effect.outcome.items))
            .arg(effect.run)};
    section.tables = {effectTable(effect), peopleTable(effect), outcomeTable(effect)};
    ReportFigure follow{ReportFigure::Kind::Bars,
                        EffectSectionWords::tr("Answers equal to the detector's label"),
                        EffectSectionWords::tr("Person"),
                        EffectSectionWords::tr("Share, %"),
                        {},
                        {{EffectSectionWords::tr("label in view"), {}}, {EffectSectionWords::tr("label hidden"), {}}}};
    for (const PersonEffect &person : effect.people) {
        const double x = static_cast<double>(follow.categories.size());
        const Estimate shares[] = {person.follow.shownShare(), person.follow.hiddenShare()};
        for (qsizetype series = 0; series < 2; ++series) {
            if (shares[series].value)
                follow.series[series].points.append(
                    {x, *shares[series].value, shares[series].ci, answersWith(series == 0, {}, person.name)});
        }
        follow.categories.append(person.name);
    }
    if (!effect.people.isEmpty())
        section.figures.append(follow);
    return section;
}

QStringList detectorMethodNotes()
{
    return {EffectSectionWords::tr(
        "Detector effect: items of the blind share hide the detector's label from everybody and are the "
        "control. Differences of agreement are those of independent samples; of shares after Newcombe "
        "(1998); of times as a ratio of geometric means after Welch (1947) on logarithms. Medians with "
        "the interval of order statistics.")};
}

}  // namespace gainsay
