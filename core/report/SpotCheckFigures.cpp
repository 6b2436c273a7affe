// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/SpotCheckFigures.h"

#include "core/base/TranslatableText.h"
#include "core/stats/AcceptanceSampling.h"
#include "core/workflow/BatchRules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct SpotWords {
    GAINSAY_TR(report)
};

QString phaseWord(BatchPhase phase)
{
    switch (phase) {
    case BatchPhase::Empty:
    case BatchPhase::Open:
        return SpotWords::tr("open", "state of a batch");
    case BatchPhase::Annotating:
        return SpotWords::tr("annotating", "state of a batch");
    case BatchPhase::Disputed:
        return SpotWords::tr("disputed", "state of a batch");
    case BatchPhase::Ready:
        return SpotWords::tr("annotated", "state of a batch");
    case BatchPhase::Checking:
        return SpotWords::tr("being checked", "state of a batch");
    case BatchPhase::Returned:
        return SpotWords::tr("returned", "state of a batch");
    case BatchPhase::Accepted:
        break;
    }
    return SpotWords::tr("accepted", "state of a batch");
}

ReportCell outcomeCell(const std::optional<RoundOutcome> &outcome)
{
    if (!outcome)
        return missingCell({});
    return textCell(phaseWord(*outcome == RoundOutcome::Accepted ? BatchPhase::Accepted : BatchPhase::Returned));
}

SamplingPlan planOf(const SpotRoundFigures &figures)
{
    return {figures.counts.sampled, allowedFailures(figures.counts.sampled, figures.round.threshold)};
}

// Of rounds in which something was reviewed.
double passRate(const SpotCounts &counts)
{
    return static_cast<double>(counts.passed) / counts.reviewed();
}

// The share of good items in this very batch, from the exact interval of the faulty ones.
Interval batchInterval(const SpotCounts &counts, qint64 items)
{
    const Interval faulty =
        finiteBatchInterval(counts.failed, counts.reviewed(), std::max<qint64>(items, counts.reviewed()));
    return {1.0 - faulty.high, 1.0 - faulty.low};
}

Json roundJson(const SpotRoundFigures &figures, qint64 items)
{
    const SpotCounts &counts = figures.counts;
    const SamplingPlan plan = planOf(figures);
    Json json = {{"round", figures.round.round},
                 {"seed", figures.round.seed},
                 {"threshold", figures.round.threshold},
                 {"sampled", counts.sampled},
                 {"reviewed", counts.reviewed()},
                 {"passed", counts.passed},
                 {"failed", counts.failed},
                 {"allowed_failures", plan.allowedErrors},
                 {"pass_rate", nullptr},
                 {"ci", nullptr},
                 {"batch_ci", nullptr},
                 {"outcome", nullptr},
                 {"accept_probability", Json::object()}};
    if (counts.reviewed() > 0) {
        json["pass_rate"] = passRate(counts);
        json["ci"] = toJson(clopperPearson(counts.passed, counts.reviewed()));
        json["batch_ci"] = toJson(batchInterval(counts, items));
    }
    if (figures.round.outcome)
        json["outcome"] = toUtf8(toString(*figures.round.outcome));
    for (const double rate : {0.01, 0.02, 0.03, 0.05, 0.08, 0.10})
        json["accept_probability"][QByteArray::number(rate, 'f', 2).toStdString()] = acceptProbability(plan, rate);
    return json;
}

ReportTarget sampleOf(const SpotBatchFigures &batch, const SpotRoundFigures &round)
{
    ReportTarget sampled;
    sampled.batch = batch.batch;
    sampled.round = round.round.round;
    return sampled;
}

ReportFigure historyFigure(const SpotCheckFigures &figures)
{
    ReportFigure figure{ReportFigure::Kind::Bars,
                        SpotWords::tr("Pass rate of each round with its exact 95 % interval"),
                        SpotWords::tr("Batch"),
                        SpotWords::tr("Pass rate, %"),
                        {},
                        {}};
    for (const SpotBatchFigures &batch : figures.batches) {
        bool any = false;
        for (qsizetype i = 0; i < batch.rounds.size(); ++i) {
            const SpotCounts &counts = batch.rounds[i].counts;
            if (counts.reviewed() == 0)
                continue;  // nothing is known yet, which is not 0 %
            any = true;
            while (figure.series.size() <= i)
                figure.series.append({SpotWords::tr("Round %1").arg(figure.series.size() + 1), {}});
            figure.series[i].points.append({static_cast<double>(figure.categories.size()), passRate(counts),
                                            clopperPearson(counts.passed, counts.reviewed()),
                                            sampleOf(batch, batch.rounds[i])});
        }
        if (any)
            figure.categories.append(batch.batch);
    }
    return figure;
}

// A point of the curve leads to the sample whose plan it describes.
ReportFigure curveFigure(const SamplingPlan &plan, const ReportTarget &sample)
{
    ReportFigure figure{
        ReportFigure::Kind::Lines,
        SpotWords::tr("Operating characteristic: a sample of %1 that allows %n error(s)", nullptr, plan.allowedErrors)
            .arg(plan.sample),
        SpotWords::tr("True share of wrong items, %"),
        SpotWords::tr("Probability of acceptance, %"),
        {},
        {{{}, {}}}};
    for (const OcPoint &point : operatingCharacteristic(plan, 0, 0.2, 41))
        figure.series[0].points.append({point.errorRate, point.accept, std::nullopt, sample});
    return figure;
}

}  // namespace

Json toJson(const SpotCheckFigures &figures)
{
    Json json = Json::array();
    for (const SpotBatchFigures &batch : figures.batches) {
        Json rounds = Json::array();
        for (const SpotRoundFigures &round : batch.rounds)
            rounds.push_back(roundJson(round, batch.items));
        json.push_back({{"batch", toUtf8(batch.batch)},
                        {"state", toUtf8(toString(batch.state))},
                        {"items", batch.items},
                        {"rounds", rounds}});
    }
    return {{"batches", json}};
}

QList<ReportSection> spotCheckSections(const SpotCheckFigures &figures)
{
    ReportTable table{SpotWords::tr("Spot checks"),
                      {SpotWords::tr("Batch"), SpotWords::tr("Batch now"), SpotWords::tr("Round"),
                       SpotWords::tr("Sampled"), SpotWords::tr("Reviewed"), SpotWords::tr("Failed"),
                       SpotWords::tr("Pass rate [exact 95 %]"), SpotWords::tr("In the batch [95 %]"),
                       SpotWords::tr("This round")},
                      {},
                      {}};
    std::optional<SamplingPlan> newest;
    ReportTarget newestSample;
    for (const SpotBatchFigures &batch : figures.batches) {
        for (const SpotRoundFigures &round : batch.rounds) {
            const SpotCounts &counts = round.counts;
            const ReportTarget sampled = sampleOf(batch, round);
            ReportTarget failed = sampled;
            failed.verdict = toString(Verdict::Fail);
            ReportTarget reviewed = sampled;
            reviewed.reviewed = true;
            newest = planOf(round);
            newestSample = sampled;
            const Interval exact = clopperPearson(counts.passed, counts.reviewed());
            const bool any = counts.reviewed() > 0;
            table.rows.append(linkedRow(
                {textCell(batch.batch), textCell(phaseWord(batch.phase)), countCell(round.round.round),
                 linked(countCell(counts.sampled), sampled), linked(countCell(counts.reviewed()), reviewed),
                 linked(countCell(counts.failed), failed), any ? percentCell(passRate(counts), exact) : missingCell({}),
                 any ? percentCell(passRate(counts), batchInterval(counts, batch.items)) : missingCell({}),
                 outcomeCell(round.round.outcome)},
                sampled));
        }
        if (batch.rounds.isEmpty()) {
            ReportTarget whole;
            whole.batch = batch.batch;
            table.rows.append(
                linkedRow({textCell(batch.batch), textCell(phaseWord(batch.phase)), missingCell({}), missingCell({}),
                           missingCell({}), missingCell({}), missingCell({}), missingCell({}), missingCell({})},
                          whole));
        }
    }
    ReportSection section{SpotWords::tr("Spot checks"), {}, {table}, {}};
    if (ReportFigure history = historyFigure(figures); !history.categories.isEmpty())
        section.figures.append(std::move(history));
    if (newest)
        section.figures.append(curveFigure(*newest, newestSample));
    return {section};
}

QStringList spotCheckMethodNotes()
{
    return {
        SpotWords::tr("Exact intervals after Clopper & Pearson (1934); for the batch itself the hypergeometric "
                      "interval (Buonaccorsi 1987)."),
        SpotWords::tr("Acceptance sampling after Dodge & Romig (1959); for annotation see Klie et al. (ACL 2024).")};
}

}  // namespace gainsay
