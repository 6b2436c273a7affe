// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/ClusteredConfusion.h"

#include "core/stats/Distributions.h"
#include "core/stats/predictions/ConfusionMetrics.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

// What one context holds, as places in the row-by-row confusion counts; contexts that are alike come once.
struct ContextPattern {
    std::vector<std::pair<size_t, double>> cells;
    double contexts = 0.0;
};

Interval wilsonOf(double share, double n)
{
    const double z = normalQuantile(0.975);
    const double centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    const double half = z / (1.0 + z * z / n) * std::sqrt(share * (1.0 - share) / n + z * z / (4.0 * n * n));
    return {std::clamp(centre - half, 0.0, share), std::clamp(centre + half, share, 1.0)};
}

class ContextDraws {
public:
    ContextDraws(std::vector<ContextPattern> patterns, size_t labels)
        : m_patterns(std::move(patterns)), m_labels(labels)
    {
    }

    std::vector<std::vector<double>> f1Replicates(const BootstrapOptions &options) const
    {
        std::vector<double> counts;
        for (const ContextPattern &pattern : m_patterns)
            counts.push_back(pattern.contexts);
        return bootstrap(counts, options, m_labels + 1, [this](std::span<const double> drawn, std::span<double> out) {
            std::vector<double> cells(m_labels * m_labels);
            for (size_t i = 0; i < m_patterns.size(); ++i) {
                for (const auto &[cell, count] : m_patterns[i].cells)
                    cells[cell] += drawn[i] * count;
            }
            for (size_t label = 0; label < m_labels; ++label)
                out[label] = f1Of(cells, m_labels, label);
            out[m_labels] = macroF1Of(cells, m_labels);
        });
    }

    // `counts` says whether an item in this place is one of all, and whether it is a hit.
    template <class IsOneOf, class IsHit> void widen(Metric &metric, IsOneOf isOneOf, IsHit isHit) const
    {
        if (!metric.value)
            return;
        std::vector<ClusterCounts> clusters;
        double all = 0.0;
        for (const ContextPattern &pattern : m_patterns) {
            ClusterCounts one{0.0, 0.0, pattern.contexts};
            for (const auto &[cell, count] : pattern.cells) {
                const size_t gold = cell / m_labels;
                const size_t said = cell % m_labels;
                one.all += isOneOf(gold, said) ? count : 0.0;
                one.hits += isOneOf(gold, said) && isHit(gold, said) ? count : 0.0;
            }
            all += one.all * one.clusters;
            if (one.all > 0.0)
                clusters.push_back(one);
        }
        metric.ci = wilsonOf(*metric.value, all / std::max(1.0, designEffect(clusters)));
    }

private:
    std::vector<ContextPattern> m_patterns;
    size_t m_labels;
};

}  // namespace

double designEffect(std::span<const ClusterCounts> clusters)
{
    double hits = 0.0;
    double all = 0.0;
    double number = 0.0;
    for (const ClusterCounts &one : clusters) {
        hits += one.hits * one.clusters;
        all += one.all * one.clusters;
        number += one.clusters;
    }
    if (all == 0.0 || number < 2.0 || hits == 0.0 || hits == all)
        return 1.0;
    const double share = hits / all;
    double squares = 0.0;
    for (const ClusterCounts &one : clusters) {
        const double residual = one.hits - share * one.all;
        squares += one.clusters * residual * residual;
    }
    const double clustered = number / (number - 1.0) * squares / (all * all);
    return clustered / (share * (1.0 - share) / all);
}

void ClusteredConfusion::add(const QString &context, const QString &gold, const QString &predicted)
{
    m_table.add(gold, predicted);
    if (context.isEmpty())
        m_lone.append({gold, predicted});
    else
        ++m_contexts[context][{gold, predicted}];
}

ClusteredConfusion ClusteredConfusion::collapsed(const QSet<QString> &negative) const
{
    const auto side = [&](const QString &label) {
        return negative.contains(label) ? QStringLiteral("0") : QStringLiteral("1");
    };
    ClusteredConfusion result;
    result.m_table = m_table.collapsed(negative);
    for (const auto &[context, cells] : m_contexts.asKeyValueRange()) {
        for (const auto &[cell, count] : cells)
            result.m_contexts[context][{side(cell.first), side(cell.second)}] += count;
    }
    for (const Cell &cell : m_lone)
        result.m_lone.append({side(cell.first), side(cell.second)});
    return result;
}

ClassificationFigures ClusteredConfusion::figures(const BootstrapOptions &options) const
{
    ClassificationFigures figures = classify(m_table, options);
    if (!repeats())
        return figures;
    const auto labels = static_cast<size_t>(m_table.labels().size());
    const auto place = [&](const Cell &cell) {
        return static_cast<size_t>(m_table.labels().indexOf(cell.first)) * labels +
               static_cast<size_t>(m_table.labels().indexOf(cell.second));
    };
    std::map<std::vector<std::pair<size_t, double>>, double> alike;
    for (const Cells &cells : m_contexts) {
        std::vector<std::pair<size_t, double>> pattern;
        for (const auto &[cell, count] : cells)
            pattern.emplace_back(place(cell), static_cast<double>(count));
        std::ranges::sort(pattern);
        ++alike[pattern];
    }
    for (const Cell &cell : m_lone)
        ++alike[{{place(cell), 1.0}}];
    std::vector<ContextPattern> patterns;
    for (const auto &[cells, contexts] : alike)
        patterns.push_back({cells, contexts});
    const ContextDraws draws(std::move(patterns), labels);
    std::vector<std::vector<double>> replicates = draws.f1Replicates(options);
    const auto redraw = [](Metric &metric, std::vector<double> values) {
        if (metric.value)
            metric.ci = summarize(std::move(values), *metric.value).ci;
    };
    const auto isRight = [](size_t gold, size_t said) { return gold == said; };
    for (size_t label = 0; label < labels; ++label) {
        ClassFigures &one = figures.classes[static_cast<qsizetype>(label)];
        redraw(one.f1, std::move(replicates[label]));
        draws.widen(
            one.precision, [label](size_t, size_t said) { return said == label; }, isRight);
        draws.widen(
            one.recall, [label](size_t gold, size_t) { return gold == label; }, isRight);
    }
    redraw(figures.macroF1, std::move(replicates[labels]));
    draws.widen(
        figures.accuracy, [](size_t, size_t) { return true; }, isRight);
    return figures;
}

}  // namespace gainsay
