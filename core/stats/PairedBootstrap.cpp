// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/PairedBootstrap.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <vector>

namespace gainsay {

namespace {

// Items with the same truth and the same two answers are drawn as one class.
struct PairedClass {
    size_t truth = 0;
    size_t first = 0;
    size_t second = 0;
};

struct PairedClasses {
    std::vector<PairedClass> classes;
    std::vector<double> counts;
};

PairedClasses classesOf(std::span<const int> truth, std::span<const int> first, std::span<const int> second)
{
    std::map<std::tuple<int, int, int>, double> counted;
    for (size_t item = 0; item < truth.size(); ++item)
        ++counted[{truth[item], first[item], second[item]}];
    PairedClasses result;
    for (const auto &[key, count] : counted) {
        const auto &[right, a, b] = key;
        result.classes.push_back({static_cast<size_t>(right), static_cast<size_t>(a), static_cast<size_t>(b)});
        result.counts.push_back(count);
    }
    return result;
}

std::pair<double, double> metricsOf(const std::vector<PairedClass> &classes, std::span<const double> counts,
                                    size_t labels, const ConfusionMetric &metric)
{
    std::vector<double> first(labels * labels);
    std::vector<double> second(labels * labels);
    for (size_t i = 0; i < classes.size(); ++i) {
        first[classes[i].truth * labels + classes[i].first] += counts[i];
        second[classes[i].truth * labels + classes[i].second] += counts[i];
    }
    return {metric(first, labels), metric(second, labels)};
}

}  // namespace

double otherSideOfZero(std::span<const double> differences, double observed)
{
    const auto defined =
        std::count_if(differences.begin(), differences.end(), [](double value) { return !std::isnan(value); });
    if (defined == 0 || observed == 0.0)
        return 1.0;
    const auto otherSide = std::count_if(differences.begin(), differences.end(),
                                         [&](double value) { return observed > 0.0 ? value <= 0.0 : value >= 0.0; });
    // Never 0: the data themselves are one draw.
    return std::min(1.0, 2.0 * static_cast<double>(otherSide + 1) / static_cast<double>(defined + 1));
}

double accuracyOf(std::span<const double> cells, size_t labels)
{
    double right = 0.0;
    double all = 0.0;
    for (size_t cell = 0; cell < cells.size(); ++cell) {
        all += cells[cell];
        right += cell / labels == cell % labels ? cells[cell] : 0.0;
    }
    return all > 0.0 ? right / all : std::numeric_limits<double>::quiet_NaN();
}

double macroF1Of(std::span<const double> cells, size_t labels)
{
    double sum = 0.0;
    double occurring = 0.0;
    for (size_t label = 0; label < labels; ++label) {
        double marked = 0.0;  // true and said together
        for (size_t other = 0; other < labels; ++other)
            marked += cells[label * labels + other] + cells[other * labels + label];
        if (marked == 0.0)
            continue;
        sum += 2.0 * cells[label * labels + label] / marked;
        ++occurring;
    }
    return occurring > 0.0 ? sum / occurring : std::numeric_limits<double>::quiet_NaN();
}

PairedDifference pairedBootstrap(std::span<const int> truth, std::span<const int> first, std::span<const int> second,
                                 size_t labels, const ConfusionMetric &metric, const BootstrapOptions &options)
{
    const PairedClasses items = classesOf(truth, first, second);
    PairedDifference result;
    if (items.counts.empty())
        return result;
    std::tie(result.first, result.second) = metricsOf(items.classes, items.counts, labels, metric);
    result.difference = result.first - result.second;
    std::vector<std::vector<double>> drawn =
        bootstrap(items.counts, options, 1, [&](std::span<const double> counts, std::span<double> out) {
            const auto [a, b] = metricsOf(items.classes, counts, labels, metric);
            out[0] = a - b;
        });
    result.p = otherSideOfZero(drawn[0], result.difference);
    const BootstrapSummary summary = summarize(std::move(drawn[0]), result.difference);
    result.se = summary.se;
    result.ci = summary.ci;
    result.undefined = summary.undefined;
    return result;
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
