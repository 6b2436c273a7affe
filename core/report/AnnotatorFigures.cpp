// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/AnnotatorFigures.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct AnnotatorWords {
    GAINSAY_TR(report)
};

Json proportionJson(qint64 k, qint64 n, const Interval &interval)
{
    if (n == 0)
        return {{"n", 0}, {"value", nullptr}, {"undefined", toUtf8(AnnotatorWords::tr("nothing to compare with"))}};
    return {
        {"n", n}, {"count", k}, {"value", static_cast<double>(k) / static_cast<double>(n)}, {"ci", toJson(interval)}};
}

Json confusionJson(const LabelConfusion &confusion)
{
    Json json = proportionJson(confusion.right, confusion.total, wilson(confusion.right, confusion.total));
    json["confusion"] = Json::object();
    for (const auto &[truth, row] : confusion.counts.asKeyValueRange()) {
        for (const auto &[said, count] : row.asKeyValueRange())
            json["confusion"][toUtf8(truth)][toUtf8(said)] = count;
    }
    return json;
}

// None where nothing was timed: answers that came by file.
std::optional<double> itemsPerHour(const RaterTotals &totals)
{
    if (totals.activeMs == 0)
        return std::nullopt;
    return static_cast<double>(totals.items) * 3'600'000.0 / static_cast<double>(totals.activeMs);
}

Json driftJson(const Drift &drift)
{
    Json json = {{"earlier", drift.earlier}, {"earlier_right", drift.earlierRight},
                 {"latest", drift.latest},   {"latest_right", drift.latestRight},
                 {"difference", nullptr},    {"p", nullptr}};
    if (!drift.test) {
        json["undefined"] = toUtf8(AnnotatorWords::tr("too few settled answers to compare"));
        return json;
    }
    json["difference"] = drift.test->effect;
    json["p"] = drift.test->p;
    return json;
}

ReportCell timedCell(const std::optional<double> &value, int decimals)
{
    return value ? numberCell(*value, decimals) : missingCell(AnnotatorWords::tr("nothing was timed"));
}

Json annotatorJson(const AnnotatorFigures &a)
{
    return {{"name", toUtf8(a.name)},
            {"items", a.totals.items},
            {"revisions", a.totals.revisions},
            {"active_ms", a.totals.activeMs},
            {"idle_ms", a.totals.idleMs},
            {"median_active_ms", a.totals.activeMs > 0 ? Json(a.medianActiveMs) : Json()},
            {"items_per_hour", a.totals.activeMs > 0 ? Json(*itemsPerHour(a.totals)) : Json()},
            {"first_at", a.totals.firstAt},
            {"last_at", a.totals.lastAt},
            {"agreement_with_final", confusionJson(a.againstFinal)},
            {"agreement_with_imported", confusionJson(a.againstImported)},
            {"spot_check_failures", proportionJson(a.spotChecks.failed, a.spotChecks.reviewed,
                                                   clopperPearson(a.spotChecks.failed, a.spotChecks.reviewed))},
            {"detector_followed",
             proportionJson(a.totals.followed, a.totals.shown, wilson(a.totals.followed, a.totals.shown))},
            {"median_follow_ms", a.timedPrelabels > 0 ? Json(a.medianPrelabelMs) : Json()},
            {"fast_outliers", a.fastOutliers},
            {"slow_outliers", a.slowOutliers},
            {"drift", driftJson(a.drift)},
            {"ability", a.ability ? Json(*a.ability) : Json()}};
}

ReportFigure confusionFigure(const AnnotatorFigures &annotator, const AnswerTitles &titles)
{
    ReportFigure figure{ReportFigure::Kind::HeatMap,
                        AnnotatorWords::tr("%1: final label (rows) and label given (columns)").arg(annotator.name),
                        {},
                        {},
                        {},
                        {},
                        true};
    for (const auto &row : annotator.againstFinal.counts) {
        for (const QString &said : row.keys()) {
            if (!figure.categories.contains(said))
                figure.categories.append(said);
        }
    }
    figure.categories.sort();
    for (const auto &[truth, row] : annotator.againstFinal.counts.asKeyValueRange()) {
        ReportSeries series{titles.title(truth), {}};
        for (qsizetype i = 0; i < figure.categories.size(); ++i) {
            ReportTarget target;
            target.person = annotator.name;
            target.final = truth;
            target.said = figure.categories[i];
            series.points.append(
                {static_cast<double>(i), static_cast<double>(row.value(figure.categories[i])), std::nullopt, target});
        }
        figure.series.append(series);
    }
    figure.categories = titles.titles(figure.categories);
    return figure;
}

ReportTable qualityTable(const QList<AnnotatorFigures> &annotators)
{
    ReportTable table{AnnotatorWords::tr("Quality"),
                      {AnnotatorWords::tr("Annotator"), AnnotatorWords::tr("Items"),
                       AnnotatorWords::tr("As a third person decided"), AnnotatorWords::tr("As imported"),
                       AnnotatorWords::tr("Failed spot checks"), AnnotatorWords::tr("Ability"),
                       AnnotatorWords::tr("Latest minus earlier"), AnnotatorWords::tr("p")},
                      {},
                      AnnotatorWords::tr("As a third person decided: only items that were adjudicated count, since an "
                                         "item that agreement or a vote has settled is settled by the person's own "
                                         "answer.")};
    for (const AnnotatorFigures &a : annotators) {
        const qint64 reviewed = a.spotChecks.reviewed;
        ReportTarget theirs;
        theirs.person = a.name;
        ReportTarget overruled = theirs;
        overruled.overruled = true;
        ReportTarget failed = theirs;
        failed.verdict = u"fail"_s;
        const auto drifted = [&](double TestResult::*figure) {
            return a.drift.test ? (figure == &TestResult::effect ? differenceCell((*a.drift.test).*figure)
                                                                 : numberCell((*a.drift.test).*figure))
                                : missingCell(AnnotatorWords::tr("too few settled answers to compare"));
        };
        table.rows.append(linkedRow(
            {textCell(a.name), linked(countCell(a.totals.items), theirs),
             a.againstFinal.total == 0 ? missingCell(AnnotatorWords::tr("no third person has decided on their items"))
                                       : linked(shareCell(a.againstFinal.right, a.againstFinal.total), overruled),
             shareCell(a.againstImported.right, a.againstImported.total),
             reviewed == 0
                 ? missingCell({})
                 : linked(percentCell(static_cast<double>(a.spotChecks.failed) / static_cast<double>(reviewed),
                                      clopperPearson(a.spotChecks.failed, reviewed)),
                          failed),
             a.ability ? percentCell(*a.ability) : missingCell({}), drifted(&TestResult::effect),
             drifted(&TestResult::p)},
            theirs));
    }
    return table;
}

ReportTable speedTable(const QList<AnnotatorFigures> &annotators)
{
    ReportTable table{AnnotatorWords::tr("Pace and the detector"),
                      {AnnotatorWords::tr("Annotator"), AnnotatorWords::tr("Active hours"),
                       AnnotatorWords::tr("Idle hours"), AnnotatorWords::tr("Items per hour"),
                       AnnotatorWords::tr("Median seconds"), AnnotatorWords::tr("Very fast"),
                       AnnotatorWords::tr("Very slow"), AnnotatorWords::tr("Followed the detector"),
                       AnnotatorWords::tr("Median seconds to follow")},
                      {},
                      {}};
    for (const AnnotatorFigures &a : annotators) {
        ReportTarget theirs;
        theirs.person = a.name;
        ReportTarget followed = theirs;
        followed.shown = true;
        followed.followed = true;
        ReportTarget fast = theirs;
        fast.activeUnderMs = a.fastUnderMs;
        ReportTarget slow = theirs;
        slow.activeFromMs = a.slowFromMs;
        table.rows.append(linkedRow(
            {textCell(a.name), numberCell(static_cast<double>(a.totals.activeMs) / 3.6e6, 2),
             numberCell(static_cast<double>(a.totals.idleMs) / 3.6e6, 2), timedCell(itemsPerHour(a.totals), 1),
             timedCell(a.totals.activeMs > 0 ? std::optional(a.medianActiveMs / 1000.0) : std::nullopt, 1),
             linked(countCell(a.fastOutliers), fast), linked(countCell(a.slowOutliers), slow),
             linked(shareCell(a.totals.followed, a.totals.shown), followed),
             a.timedPrelabels > 0 ? numberCell(a.medianPrelabelMs / 1000.0, 1) : missingCell({})},
            theirs));
    }
    return table;
}

}  // namespace

void LabelConfusion::add(const QString &said, const QString &truth, qint64 count)
{
    counts[truth][said] += count;
    total += count;
    right += said == truth ? count : 0;
}

Json toJson(const AnnotatorReport &report)
{
    Json json = {{"annotators", Json::array()}, {"doubted", Json::array()}};
    for (const AnnotatorFigures &annotator : report.annotators)
        json["annotators"].push_back(annotatorJson(annotator));
    for (const DoubtedLabel &item : report.doubted)
        json["doubted"].push_back({{"conversation", toUtf8(item.conversation)},
                                   {"accepted", toUtf8(item.accepted)},
                                   {"likeliest", toUtf8(item.likeliest)},
                                   {"probability", item.probability}});
    return json;
}

QList<ReportSection> annotatorSections(const AnnotatorReport &report)
{
    ReportSection section{
        AnnotatorWords::tr("Annotators"), {}, {qualityTable(report.annotators), speedTable(report.annotators)}, {}};
    for (const AnnotatorFigures &annotator : report.annotators) {
        if (annotator.againstFinal.total > 0)
            section.figures.append(confusionFigure(annotator, report.titles));
    }
    QList<ReportSection> sections = {section};
    if (report.doubted.isEmpty())
        return sections;
    ReportTable doubted{AnnotatorWords::tr("Accepted labels that the answers speak against"),
                        {AnnotatorWords::tr("Conversation"), AnnotatorWords::tr("Accepted"),
                         AnnotatorWords::tr("Likeliest"), AnnotatorWords::tr("Probability of the accepted")},
                        {},
                        {}};
    for (const DoubtedLabel &item : report.doubted) {
        ReportTarget one;
        one.conversation = item.conversation;
        doubted.rows.append(linkedRow({textCell(item.conversation), textCell(report.titles.title(item.accepted)),
                                       textCell(report.titles.title(item.likeliest)), numberCell(item.probability)},
                                      one));
    }
    sections.append({AnnotatorWords::tr("Doubtful labels"), {}, {doubted}, {}});
    return sections;
}

QStringList annotatorMethodNotes()
{
    return {
        AnnotatorWords::tr(
            "Shares with score intervals (Wilson 1927), spot-check failures with exact ones (Clopper & Pearson 1934)."),
        AnnotatorWords::tr("Ability and doubtful labels by expectation maximisation (Dawid & Skene 1979), started from "
                           "the majority vote."),
        AnnotatorWords::tr(
            "Very fast and very slow: modified z scores of log durations beyond 3.5 (Iglewicz & Hoaglin 1993)."),
        AnnotatorWords::tr("Latest minus earlier: the share of final answers among a person's last 50 against all "
                           "before, by two proportions.")};
}

}  // namespace gainsay
