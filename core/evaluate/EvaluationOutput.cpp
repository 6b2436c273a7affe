// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/EvaluationOutput.h"

#include "core/base/TranslatableText.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct OutputWords {
    GAINSAY_TR(evaluate)
};

void putMetric(Json &json, const std::string &name, const Metric &metric)
{
    json[name] = metric.value ? Json(*metric.value) : Json();
    json[name + "_ci"] = metric.value ? toJson(metric.ci) : Json();
    if (!metric.value)
        json[name + "_undefined"] = toUtf8(metric.undefined);
}

ReportCell metricCell(const Metric &metric)
{
    return metric.value ? percentCell(*metric.value, metric.ci) : missingCell(metric.undefined);
}

Json methodsJson(const BootstrapOptions &bootstrap)
{
    return {{"proportions", "Wilson score interval, 95 %"},
            {"means", "percentile bootstrap over items, 95 %"},
            {"absent_labels", "left out of the replicates that do not contain them"},
            {"replicates", bootstrap.replicates},
            {"seed", bootstrap.seed}};
}

QStringList methodNotes(const BootstrapOptions &bootstrap)
{
    return {
        OutputWords::tr("Proportions with Wilson's score interval (1927); F1 and mean reciprocal rank with the "
                        "percentile bootstrap over items, %1 replicates, seed %2; a label that a replicate contains "
                        "neither as right nor as predicted is left out of its F1 and macro-F1.")
            .arg(QString::number(bootstrap.replicates), QString::number(bootstrap.seed))};
}

ReportTable classTable(const QString &title, const ClassificationFigures &figures)
{
    ReportTable table{title,
                      {OutputWords::tr("Label"), OutputWords::tr("Support"), OutputWords::tr("Predicted"),
                       OutputWords::tr("Precision"), OutputWords::tr("Recall"), OutputWords::tr("F1")},
                      {},
                      {}};
    for (const ClassFigures &one : figures.classes)
        table.rows.append({textCell(one.label), countCell(one.support), countCell(one.predicted),
                           metricCell(one.precision), metricCell(one.recall), metricCell(one.f1)});
    return table;
}

ReportFigure confusionFigure(const ConfusionTable &table)
{
    ReportFigure figure{ReportFigure::Kind::HeatMap,
                        OutputWords::tr("Right label (rows) and predicted label (columns)"),
                        {},
                        {},
                        table.labels(),
                        {}};
    for (qsizetype gold = 0; gold < table.labels().size(); ++gold) {
        ReportSeries row{table.labels()[gold], {}};
        for (qsizetype said = 0; said < table.labels().size(); ++said)
            row.points.append({static_cast<double>(said), static_cast<double>(table.count(gold, said)), std::nullopt});
        figure.series.append(row);
    }
    return figure;
}

// Tables have numbers as text.
std::optional<double> scoreIn(const Json &value, const char *name)
{
    const auto score = value.is_object() ? value.find(name) : value.end();
    if (score == value.end())
        return std::nullopt;
    bool valid = score->is_number();
    const double number = valid                ? score->get<double>()
                          : score->is_string() ? fromUtf8(score->get<std::string>()).toDouble(&valid)
                                               : 0.0;
    return valid && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

// Are there contradictions of no category among the predictions, where the gold labels have categories?
bool namesNoCategories(const ConfusionTable &table)
{
    const qsizetype place = table.labels().indexOf(anyContradiction);
    if (place < 0)
        return false;
    for (qsizetype said = 0; said < table.labels().size(); ++said) {
        if (table.count(place, said) > 0)
            return false;
    }
    return true;
}

QSet<QString> negativeLabels(const ConfusionTable &table)
{
    QSet<QString> negative;
    for (const QString &label : table.labels()) {
        if (saysNoContradiction(label))
            negative.insert(label);
    }
    return negative;
}

}  // namespace

LabelsOutput::LabelsOutput(const BootstrapOptions &bootstrap)
    : m_bootstrap(bootstrap), m_overview{OutputWords::tr("Predictions"),
                                         {OutputWords::tr("Rows"), OutputWords::tr("n"), OutputWords::tr("Accuracy"),
                                          OutputWords::tr("Macro-F1"), OutputWords::tr("2-class accuracy"),
                                          OutputWords::tr("2-class macro-F1")},
                                         {},
                                         {}}
{
}

Json LabelsOutput::figuresJson(const QString &name, const ClusteredConfusion &items)
{
    const ConfusionTable &table = items.table();
    ClassificationFigures figures = items.figures(m_bootstrap);
    const bool twoClassesOnly = namesNoCategories(table);
    if (twoClassesOnly) {
        const Metric none{
            std::nullopt, {}, OutputWords::tr("the predictions name contradictions without a category; see 2-class")};
        figures.accuracy = none;
        figures.macroF1 = none;
        figures.classes.clear();
    }
    Json json = {{"n", figures.n}, {"per_class", Json::object()}, {"confusion", Json::object()}};
    putMetric(json, "accuracy", figures.accuracy);
    putMetric(json, "macro_f1", figures.macroF1);
    for (const ClassFigures &one : figures.classes) {
        Json &entry = json["per_class"][toUtf8(one.label)];
        entry = {{"support", one.support}, {"predicted", one.predicted}};
        putMetric(entry, "precision", one.precision);
        putMetric(entry, "recall", one.recall);
        putMetric(entry, "f1", one.f1);
    }
    for (qsizetype gold = 0; gold < table.labels().size(); ++gold) {
        for (qsizetype said = 0; said < table.labels().size(); ++said)
            json["confusion"][toUtf8(table.labels()[gold])][toUtf8(table.labels()[said])] = table.count(gold, said);
    }
    QList<ReportCell> row = {textCell(name), countCell(figures.n), metricCell(figures.accuracy),
                             metricCell(figures.macroF1)};
    const QSet<QString> negative = negativeLabels(table);
    if (negative.isEmpty()) {
        row += {missingCell({}), missingCell({})};
    } else {
        const ClassificationFigures binary = items.collapsed(negative).figures(m_bootstrap);
        json["binary"] = Json::object();
        putMetric(json["binary"], "accuracy", binary.accuracy);
        putMetric(json["binary"], "macro_f1", binary.macroF1);
        row += {metricCell(binary.accuracy), metricCell(binary.macroF1)};
    }
    m_overview.rows.append(row);
    if (!twoClassesOnly)
        m_details.append(classTable(name, figures));
    return json;
}

void LabelsOutput::addAll(const ClusteredConfusion &items)
{
    m_contexts = items.repeats() ? items.contexts() : 0;
    m_json = figuresJson(OutputWords::tr("All"), items);
    m_figures.append(confusionFigure(items.table()));
}

void LabelsOutput::addGroup(const QString &name, const ClusteredConfusion &items)
{
    m_json["by"][toUtf8(name)] = figuresJson(name, items);
}

void LabelsOutput::finish(Evaluation &evaluation) const
{
    evaluation.json = m_json;
    evaluation.json["intervals"] = methodsJson(m_bootstrap);
    QStringList notes = methodNotes(m_bootstrap);
    if (m_contexts > 0) {
        evaluation.json["intervals"]["unit"] = "context";
        evaluation.json["intervals"]["contexts"] = m_contexts;
        evaluation.json["intervals"]["proportions"] = "Wilson score interval with the design effect of contexts, 95 %";
        evaluation.json["intervals"]["means"] = "percentile bootstrap over contexts, 95 %";
        notes.append(OutputWords::tr("Rows share %1 contexts (what was said before the reply), so that intervals are "
                                     "cluster-robust: the bootstrap draws contexts, and Wilson's interval counts as "
                                     "many rows as say the same independently (Kish's design effect). --per-row takes "
                                     "rows for independent.")
                         .arg(QString::number(m_contexts)));
    } else {
        evaluation.json["intervals"]["unit"] = "row";
    }
    evaluation.report = {OutputWords::tr("Evaluation of labels"),
                         {},
                         {},
                         {{OutputWords::tr("Predictions"), {}, QList<ReportTable>{m_overview} + m_details, m_figures}},
                         notes};
}

RankingOutput::RankingOutput(const BootstrapOptions &bootstrap)
    : m_bootstrap(bootstrap), m_table{OutputWords::tr("Rankings"),
                                      {OutputWords::tr("Rows"), OutputWords::tr("n"), u"R@1"_s, u"R@2"_s, u"MRR"_s},
                                      {},
                                      {}}
{
}

Json RankingOutput::figuresJson(const QString &name, const std::vector<double> &ranks)
{
    const RankingFigures figures = rankingFigures(ranks, m_bootstrap);
    Json json = {{"n", figures.n}};
    putMetric(json, "r_at_1", figures.recallAt1);
    putMetric(json, "r_at_2", figures.recallAt2);
    putMetric(json, "mrr", figures.meanReciprocalRank);
    m_table.rows.append({textCell(name), countCell(figures.n), metricCell(figures.recallAt1),
                         metricCell(figures.recallAt2), metricCell(figures.meanReciprocalRank)});
    return json;
}

void RankingOutput::addAll(const std::vector<double> &ranks)
{
    m_json = figuresJson(OutputWords::tr("All"), ranks);
}

void RankingOutput::addGroup(const QString &name, const std::vector<double> &ranks)
{
    m_json["by"][toUtf8(name)] = figuresJson(name, ranks);
}

void RankingOutput::finish(Evaluation &evaluation) const
{
    evaluation.json = m_json;
    evaluation.json["intervals"] = methodsJson(m_bootstrap);
    evaluation.report = {OutputWords::tr("Evaluation of rankings"),
                         {},
                         {},
                         {{OutputWords::tr("Rankings"), {}, {m_table}, {}}},
                         methodNotes(m_bootstrap)};
}

QList<ScoredPair> scoredPairs(const Json &fields)
{
    const auto pairIn = [](const Json &value, const QString &model) -> std::optional<ScoredPair> {
        const std::optional<double> reference = scoreIn(value, "reference");
        const std::optional<double> error = scoreIn(value, "error");
        return reference && error ? std::optional(ScoredPair{model, *reference, *error}) : std::nullopt;
    };
    const auto scores = fields.find("scores");
    for (const Json &place : {fields, scores == fields.end() ? Json() : *scores}) {
        if (const std::optional<ScoredPair> pair = pairIn(place, {}))
            return {*pair};
    }
    QList<ScoredPair> pairs;
    if (scores == fields.end() || !scores->is_object())
        return pairs;
    for (const auto &[model, score] : scores->items()) {
        if (const std::optional<ScoredPair> pair = pairIn(score, fromUtf8(model)))
            pairs.append(*pair);
    }
    return pairs;
}

void PairCounts::add(const ScoredPair &pair)
{
    ++n;
    right += pair.reference > pair.error ? 1 : 0;
    ties += pair.reference == pair.error ? 1 : 0;
}

PairsOutput::PairsOutput()
    : m_table{OutputWords::tr("Pairs in which the right response scores higher"),
              {OutputWords::tr("Model"), OutputWords::tr("Type"), OutputWords::tr("n"), OutputWords::tr("Correctness"),
               OutputWords::tr("Ties")},
              {},
              {}}
{
}

void PairsOutput::addModel(const QString &model, const PairCounts &all, const QMap<QString, PairCounts> &groups)
{
    const auto figures = [&](const QString &group, const PairCounts &counts) {
        m_table.rows.append({textCell(model), textCell(group), countCell(counts.n), shareCell(counts.right, counts.n),
                             countCell(counts.ties)});
        Json json = {{"n", counts.n}, {"ties", counts.ties}};
        putMetric(json, "correctness",
                  {static_cast<double>(counts.right) / static_cast<double>(counts.n), wilson(counts.right, counts.n)});
        return json;
    };
    Json json = figures(OutputWords::tr("All"), all);
    json["by"] = Json::object();
    for (const auto &[group, counts] : groups.asKeyValueRange())
        json["by"][toUtf8(group)] = figures(group, counts);
    m_models[toUtf8(model)] = std::move(json);
}

void PairsOutput::finish(Evaluation &evaluation) const
{
    evaluation.json = {{"n", 0}, {"correctness", nullptr}, {"by", Json::object()}};
    if (m_models.size() == 1)
        evaluation.json = m_models.begin().value();
    if (m_models.size() > 1)
        evaluation.json = {{"models", m_models}};
    evaluation.json["intervals"] = {{"proportions", "Wilson score interval, 95 %"}};
    evaluation.report = {
        OutputWords::tr("Evaluation of contrastive pairs"),
        {},
        {},
        {{OutputWords::tr("Pairs"), {}, {m_table}, {}}},
        {OutputWords::tr("Correctness with Wilson's score interval (1927); equal scores count as wrong.")}};
}

}  // namespace gainsay
