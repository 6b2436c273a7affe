// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/ClusteredConfusion.h"

#include "core/stats/predictions/ConfusionMetrics.h"

namespace gainsay {

namespace {

// Wilson's interval over clusters; `isOneOf` says whether rows in this cell are of all, `isHit` whether they are hits.
template <class IsOneOf, class IsHit>
void widen(Metric &metric, std::span<const AlikeClusters> clusters, size_t labels, IsOneOf isOneOf, IsHit isHit)
{
    if (!metric.value)
        return;
    std::vector<ClusterCounts> counts;
    for (const AlikeClusters &alike : clusters) {
        ClusterCounts one{0.0, 0.0, alike.clusters};
        for (const auto &[cell, count] : alike.cells) {
            const size_t gold = cell / labels;
            const size_t said = cell % labels;
            one.all += isOneOf(gold, said) ? count : 0.0;
            one.hits += isOneOf(gold, said) && isHit(gold, said) ? count : 0.0;
        }
        if (one.all > 0.0)
            counts.push_back(one);
    }
    metric.ci = clusteredWilson(counts);
}

}  // namespace

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
    if (!repeats())
        return classify(m_table, options);
    const QStringList &labels = m_table.labels();
    const auto place = [&](const Cell &cell) {
        return static_cast<size_t>(labels.indexOf(cell.first) * labels.size() + labels.indexOf(cell.second));
    };
    ClusterCounter counter;
    for (const Cells &cells : m_contexts) {
        std::vector<size_t> places;
        for (const auto &[cell, count] : cells)
            places.insert(places.end(), static_cast<size_t>(count), place(cell));
        counter.add(places);
    }
    for (const Cell &cell : m_lone)
        counter.addLone(place(cell));
    return classifyClusters(m_table, counter.alike(), options);
}

ClassificationFigures classifyClusters(const ConfusionTable &table, std::span<const AlikeClusters> clusters,
                                       const BootstrapOptions &options)
{
    ClassificationFigures figures = classify(table, options);
    const auto labels = static_cast<size_t>(table.labels().size());
    std::vector<std::vector<double>> replicates = clusterBootstrap(
        clusters, labels * labels, options, labels + 1, [labels](std::span<const double> cells, std::span<double> out) {
            for (size_t label = 0; label < labels; ++label)
                out[label] = f1Of(cells, labels, label);
            out[labels] = macroF1Of(cells, labels);
        });
    const auto redraw = [](Metric &metric, std::vector<double> values) {
        if (metric.value)
            metric.ci = summarize(std::move(values), *metric.value).ci;
    };
    const auto isRight = [](size_t gold, size_t said) { return gold == said; };
    for (size_t label = 0; label < labels; ++label) {
        ClassFigures &one = figures.classes[static_cast<qsizetype>(label)];
        redraw(one.f1, std::move(replicates[label]));
        widen(
            one.precision, clusters, labels, [label](size_t, size_t said) { return said == label; }, isRight);
        widen(
            one.recall, clusters, labels, [label](size_t gold, size_t) { return gold == label; }, isRight);
    }
    redraw(figures.macroF1, std::move(replicates[labels]));
    widen(
        figures.accuracy, clusters, labels, [](size_t, size_t) { return true; }, isRight);
    return figures;
}

}  // namespace gainsay
