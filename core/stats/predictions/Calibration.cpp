// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/Calibration.h"

#include <algorithm>
#include <cmath>

namespace gainsay {

namespace {

constexpr double smallestProbability = 1e-12;

// Negative log likelihood at inverse temperature `beta`, with its slope and curvature; convex in beta.
struct Loss {
    double slope = 0.0;
    double curvature = 0.0;
};

Loss lossAt(double beta, std::span<const double> probabilities, int labels, std::span<const int> truth)
{
    Loss loss;
    std::vector<double> weights(labels);
    for (size_t item = 0; item < truth.size(); ++item) {
        const std::span<const double> row = probabilities.subspan(item * labels, labels);
        double sum = 0.0;
        double mean = 0.0;
        double square = 0.0;
        for (int label = 0; label < labels; ++label) {
            const double logit = std::log(std::max(row[label], smallestProbability));
            weights[label] = std::exp(beta * logit);
            sum += weights[label];
            mean += weights[label] * logit;
            square += weights[label] * logit * logit;
        }
        mean /= sum;
        loss.slope += mean - std::log(std::max(row[truth[item]], smallestProbability));
        loss.curvature += square / sum - mean * mean;
    }
    return loss;
}

}  // namespace

QList<ReliabilityBin> reliability(std::span<const Judged> predictions, int bins)
{
    QList<ReliabilityBin> result(bins);
    for (int i = 0; i < bins; ++i) {
        result[i].from = static_cast<double>(i) / bins;
        result[i].to = static_cast<double>(i + 1) / bins;
    }
    for (const Judged &prediction : predictions) {
        ReliabilityBin &bin = result[std::clamp(static_cast<int>(prediction.confidence * bins), 0, bins - 1)];
        ++bin.n;
        bin.confidence += prediction.confidence;
        bin.accuracy += prediction.right ? 1.0 : 0.0;
    }
    for (ReliabilityBin &bin : result) {
        if (bin.n > 0) {
            bin.confidence /= static_cast<double>(bin.n);
            bin.accuracy /= static_cast<double>(bin.n);
        }
    }
    return result;
}

std::optional<double> expectedCalibrationError(const QList<ReliabilityBin> &bins)
{
    double sum = 0.0;
    double n = 0.0;
    for (const ReliabilityBin &bin : bins) {
        sum += static_cast<double>(bin.n) * std::abs(bin.accuracy - bin.confidence);
        n += static_cast<double>(bin.n);
    }
    return n == 0.0 ? std::nullopt : std::optional(sum / n);
}

double fitTemperature(std::span<const double> probabilities, int labels, std::span<const int> truth)
{
    // The inverse temperature by Newton's method inside a bracket.
    double low = 0.01;
    double high = 100.0;
    double beta = 1.0;
    for (int i = 0; i < 100 && high - low > 1e-12 * beta; ++i) {
        const Loss loss = lossAt(beta, probabilities, labels, truth);
        (loss.slope > 0.0 ? high : low) = beta;
        const double next = loss.curvature > 0.0 ? beta - loss.slope / loss.curvature : beta;
        const bool inside = next > low && next < high;
        if (inside && std::abs(next - beta) < 1e-12 * beta)
            break;
        beta = inside ? next : 0.5 * (low + high);
    }
    return 1.0 / beta;
}

std::vector<double> scaledByTemperature(std::span<const double> probabilities, double temperature)
{
    std::vector<double> result;
    double sum = 0.0;
    for (const double probability : probabilities) {
        result.push_back(std::pow(std::max(probability, smallestProbability), 1.0 / temperature));
        sum += result.back();
    }
    for (double &value : result)
        value /= sum;
    return result;
}

QList<PrecisionRecallPoint> precisionRecall(std::vector<Scored> items)
{
    const auto positives = static_cast<double>(
        std::count_if(items.begin(), items.end(), [](const Scored &item) { return item.positive; }));
    QList<PrecisionRecallPoint> curve;
    if (positives == 0.0)
        return curve;
    std::sort(items.begin(), items.end(), [](const Scored &a, const Scored &b) { return a.score > b.score; });
    double found = 0.0;
    for (size_t i = 0; i < items.size(); ++i) {
        found += items[i].positive ? 1.0 : 0.0;
        if (i + 1 == items.size() || items[i + 1].score != items[i].score)
            curve.append({items[i].score, found / static_cast<double>(i + 1), found / positives});
    }
    return curve;
}

}  // namespace gainsay
