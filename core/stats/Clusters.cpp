// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Clusters.h"

#include "core/stats/Distributions.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

struct ClusterSums {
    double hits = 0.0;
    double all = 0.0;
    double clusters = 0.0;

    explicit ClusterSums(std::span<const ClusterCounts> counts)
    {
        for (const ClusterCounts &one : counts) {
            hits += one.hits * one.clusters;
            all += one.all * one.clusters;
            clusters += one.all > 0.0 ? one.clusters : 0.0;
        }
    }
    double share() const { return hits / all; }
};

// Sums of squares about 0 underestimate the variance by this factor.
double smallSampleFactor(double clusters)
{
    return clusters / (clusters - 1.0);
}

}  // namespace

void ClusterCounter::add(std::span<size_t> places)
{
    if (places.empty())
        return;
    if (places.size() == 1) {
        addLone(places.front());
        return;
    }
    std::ranges::sort(places);
    m_alike[{places.begin(), places.end()}] += 1.0;
}

qint64 ClusterCounter::clusters() const
{
    double sum = 0.0;
    for (const auto &[places, count] : m_alike)
        sum += count;
    for (const auto &[place, count] : m_lone)
        sum += count;
    return static_cast<qint64>(sum);
}

std::vector<AlikeClusters> ClusterCounter::alike() const
{
    std::vector<AlikeClusters> result;
    for (const auto &[places, count] : m_alike) {
        AlikeClusters &one = result.emplace_back(AlikeClusters{{}, count});
        for (const size_t place : places) {
            if (one.cells.empty() || one.cells.back().first != place)
                one.cells.emplace_back(place, 0.0);
            one.cells.back().second += 1.0;
        }
    }
    for (const auto &[place, count] : m_lone)
        result.push_back({{{place, 1.0}}, count});
    return result;
}

std::vector<std::vector<double>> clusterBootstrap(std::span<const AlikeClusters> clusters, size_t places,
                                                  const BootstrapOptions &options, size_t outputs,
                                                  const SampleStatistics &statistics)
{
    std::vector<double> counts;
    for (const AlikeClusters &alike : clusters)
        counts.push_back(alike.clusters);
    return bootstrap(counts, options, outputs, [&](std::span<const double> drawn, std::span<double> out) {
        std::vector<double> rows(places);
        for (size_t i = 0; i < clusters.size(); ++i) {
            for (const auto &[place, count] : clusters[i].cells)
                rows[place] += drawn[i] * count;
        }
        statistics(rows, out);
    });
}

double designEffect(std::span<const ClusterCounts> clusters)
{
    const ClusterSums sums(clusters);
    if (sums.all == 0.0 || sums.clusters < 2.0 || sums.hits == 0.0 || sums.hits == sums.all)
        return 1.0;
    double squares = 0.0;
    for (const ClusterCounts &one : clusters) {
        const double residual = one.hits - sums.share() * one.all;
        squares += one.clusters * residual * residual;
    }
    const double clustered = smallSampleFactor(sums.clusters) * squares / (sums.all * sums.all);
    return clustered / (sums.share() * (1.0 - sums.share()) / sums.all);
}

Interval clusteredWilson(std::span<const ClusterCounts> clusters)
{
    const ClusterSums sums(clusters);
    if (sums.all == 0.0)
        return {};
    const double share = sums.share();
    const double n = sums.all / std::max(1.0, designEffect(clusters));
    const double z = normalQuantile(0.975);
    const double centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    const double half = z / (1.0 + z * z / n) * std::sqrt(share * (1.0 - share) / n + z * z / (4.0 * n * n));
    return {std::clamp(centre - half, 0.0, share), std::clamp(centre + half, share, 1.0)};
}

std::optional<LinearisedDifference> linearisedDifference(double difference, const ClusterSquares &contributions)
{
    if (contributions.squares == 0.0 || contributions.clusters < 2.0)
        return std::nullopt;
    const double se = std::sqrt(smallSampleFactor(contributions.clusters) * contributions.squares);
    const double reach = normalQuantile(0.975) * se;
    return LinearisedDifference{difference,
                                {std::max(-1.0, difference - reach), std::min(1.0, difference + reach)},
                                2.0 * normalCdf(-std::abs(difference) / se)};
}

TestResult clusteredMcnemar(double surplus, const ClusterSquares &surpluses)
{
    if (surpluses.squares == 0.0)
        return {};
    const double chiSquare = surplus * surplus / surpluses.squares;
    return {chiSquare, chiSquareUpperTail(chiSquare, 1.0), surplus};
}

}  // namespace gainsay
