// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/PairedBootstrap.h"

#include "core/stats/predictions/ConfusionMetrics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace gainsay {

namespace {

std::vector<PairedItems> countedItems(std::span<const int> truth, std::span<const int> first,
                                      std::span<const int> second)
{
    std::map<std::tuple<int, int, int>, double> counted;
    for (size_t item = 0; item < truth.size(); ++item)
        ++counted[{truth[item], first[item], second[item]}];
    std::vector<PairedItems> result;
    for (const auto &[key, count] : counted) {
        const auto &[right, a, b] = key;
        result.push_back({static_cast<size_t>(right), static_cast<size_t>(a), static_cast<size_t>(b), count});
    }
    return result;
}

// Of the first model and of the second, row by row.
struct PairedCells {
    std::vector<double> first;
    std::vector<double> second;

    PairedCells(std::span<const PairedItems> items, std::span<const double> counts, size_t labels)
        : first(labels * labels), second(labels * labels)
    {
        for (size_t i = 0; i < items.size(); ++i) {
            first[items[i].truth * labels + items[i].first] += counts[i];
            second[items[i].truth * labels + items[i].second] += counts[i];
        }
    }
};

}  // namespace

BootstrapP otherSideOfZero(std::span<const double> differences, double observed)
{
    const auto defined =
        std::count_if(differences.begin(), differences.end(), [](double value) { return !std::isnan(value); });
    if (defined == 0 || observed == 0.0)
        return {};
    const auto otherSide = std::count_if(differences.begin(), differences.end(),
                                         [&](double value) { return observed > 0.0 ? value <= 0.0 : value >= 0.0; });
    // Never 0: the data themselves are one draw.
    return {std::min(1.0, 2.0 * static_cast<double>(otherSide + 1) / static_cast<double>(defined + 1)), otherSide == 0};
}

std::vector<PairedDifference> pairedBootstrap(std::span<const PairedItems> items, size_t labels,
                                              std::span<const ConfusionMetric> metrics, const BootstrapOptions &options,
                                              std::span<const AlikeClusters> clusters)
{
    std::vector<PairedDifference> results(metrics.size());
    if (items.empty())
        return results;
    std::vector<double> counts;
    for (const PairedItems &alike : items)
        counts.push_back(alike.count);
    const SampleStatistics differences = [&](std::span<const double> sample, std::span<double> out) {
        const PairedCells cells(items, sample, labels);
        for (size_t i = 0; i < out.size(); ++i)
            out[i] = metrics[i](cells.first, labels) - metrics[i](cells.second, labels);
    };
    std::vector<std::vector<double>> drawn =
        clusters.empty() ? bootstrap(counts, options, metrics.size(), differences)
                         : clusterBootstrap(clusters, items.size(), options, metrics.size(), differences);
    const PairedCells cells(items, counts, labels);
    for (size_t i = 0; i < metrics.size(); ++i) {
        PairedDifference &result = results[i];
        result.first = metrics[i](cells.first, labels);
        result.second = metrics[i](cells.second, labels);
        result.difference = result.first - result.second;
        result.p = otherSideOfZero(drawn[i], result.difference);
        const BootstrapSummary summary = summarize(std::move(drawn[i]), result.difference);
        result.se = summary.se;
        result.ci = summary.ci;
        result.undefined = summary.undefined;
    }
    return results;
}

PairedDifference pairedBootstrap(std::span<const int> truth, std::span<const int> first, std::span<const int> second,
                                 size_t labels, const ConfusionMetric &metric, const BootstrapOptions &options)
{
    return pairedBootstrap(countedItems(truth, first, second), labels, {&metric, 1}, options).front();
}

PairedDifference pairedBootstrap(std::span<const char> firstRight, std::span<const char> secondRight,
                                 const BootstrapOptions &options)
{
    const std::vector<int> truth(firstRight.size(), 1);
    const auto labelsOf = [](std::span<const char> right) {
        std::vector<int> labels(right.size());
        std::transform(right.begin(), right.end(), labels.begin(), [](char hit) { return hit ? 1 : 0; });
        return labels;
    };
    return pairedBootstrap(truth, labelsOf(firstRight), labelsOf(secondRight), 2, accuracyOf, options);
}

}  // namespace gainsay
