// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Learner.h"

#include "core/base/TranslatableText.h"
#include "core/detect/LabelDecision.h"
#include "core/stats/predictions/ConfusionMetrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gainsay {

namespace {

constexpr quint64 learnSeed = 20221;
constexpr size_t mostWeights = 600'000;              // each step of the solver goes over all of them
constexpr double leanings[] = {0.0, 0.1, 0.2, 0.3};  // towards rare labels; more is mostly noise

// How probabilities become labels.
struct Decision {
    double temperature = 1.0;
    QList<double> bias;
};

// Decides what is read off held-out probabilities; for each fold from the other folds, for the package from all.
class Fitter {
public:
    Fitter(const HeldOut &heldOut, const SparseRows &rows, int labels, const QList<double> &baseBias)
        : m_heldOut(heldOut), m_rows(rows), m_width(size_t(labels))
    {
        std::vector<double> shares(m_width, 0.0);
        for (const int label : rows.labels())
            shares[size_t(label)] += 1.0 / double(rows.size());
        m_biases.push_back(baseBias.isEmpty() ? QList<double>(labels, 0.0) : baseBias);
        for (const double leaning : leanings) {
            QList<double> bias;
            for (const double share : shares)
                bias.append(leaning == 0.0 ? 0.0 : -leaning * std::log(share));
            m_biases.push_back(bias);
        }
    }

    // `without` is a fold, or -1 for none.
    Decision decision(int without) const
    {
        const double divisor = temperature(without);
        return {divisor, m_biases[bestBias(without, divisor)]};
    }
    // As the base decides.
    Decision unchanged() const { return {1.0, m_biases.front()}; }

    size_t truth(size_t item) const { return size_t(m_rows.label(m_heldOut.rows[item])); }
    QList<double> probabilities(size_t item, double divisor) const
    {
        const std::vector<double> scaled = scaledByTemperature(rowOf(item), divisor);
        return {scaled.begin(), scaled.end()};
    }

private:
    std::span<const double> rowOf(size_t item) const
    {
        return std::span(m_heldOut.probabilities).subspan(item * m_width, m_width);
    }

    double temperature(int without) const
    {
        std::vector<double> probabilities;
        std::vector<int> truths;
        for (size_t i = 0; i < m_heldOut.rows.size(); ++i) {
            if (m_heldOut.folds[i] == without)
                continue;
            const std::span<const double> row = rowOf(i);
            probabilities.insert(probabilities.end(), row.begin(), row.end());
            truths.push_back(int(truth(i)));
        }
        return std::clamp(fitTemperature(probabilities, int(m_width), truths), 0.25, 4.0);
    }

    // A leaning towards rare labels costs accuracy and brings mean F1; a point of either is worth the same. The base's
    // own, or none, stays unless another is better by more than chance would make it.
    size_t bestBias(int without, double divisor) const
    {
        std::vector<std::vector<int>> said(m_biases.size());
        std::vector<size_t> truths;
        for (size_t i = 0; i < m_heldOut.rows.size(); ++i) {
            if (m_heldOut.folds[i] == without)
                continue;
            truths.push_back(truth(i));
            const QList<double> scaled = probabilities(i, divisor);
            for (size_t bias = 0; bias < m_biases.size(); ++bias)
                said[bias].push_back(decideLabel(scaled, m_biases[bias]));
        }
        std::vector<double> worth;
        for (const std::vector<int> &labels : said) {
            std::vector<double> cells(m_width * m_width, 0.0);
            for (size_t i = 0; i < truths.size(); ++i)
                cells[truths[i] * m_width + size_t(labels[i])] += 1.0;
            worth.push_back(accuracyOf(cells, m_width) + macroF1Of(cells, m_width));
        }
        const auto best = size_t(std::ranges::max_element(worth) - worth.begin());
        size_t apart = 0;
        for (size_t i = 0; i < truths.size(); ++i)
            apart += said[best][i] != said.front()[i] ? 1 : 0;
        const double chance = 2.0 * std::sqrt(double(apart)) / double(std::max<size_t>(1, truths.size()));
        return worth[best] - worth.front() > chance ? best : 0;
    }

    const HeldOut &m_heldOut;
    const SparseRows &m_rows;
    size_t m_width;
    std::vector<QList<double>> m_biases;  // what is tried; the first is how it is decided now
};

void measure(LearnedModel &learned, const HeldOut &heldOut, const SparseRows &rows, const QStringList &names,
             const QList<double> &baseBias)
{
    const Fitter fitter(heldOut, rows, int(names.size()), baseBias);
    const auto decisionWithout = [&](int fold) {
        return learned.strength == 0.0 ? fitter.unchanged() : fitter.decision(fold);
    };
    std::vector<Decision> decisions;
    for (int fold = 0; fold < learned.folds; ++fold)
        decisions.push_back(decisionWithout(fold));
    ConfusionTable table;
    std::vector<Judged> judged;
    learned.said.assign(rows.size(), 0);
    for (size_t i = 0; i < heldOut.rows.size(); ++i) {
        const Decision &decision = decisions[size_t(heldOut.folds[i])];
        const QList<double> scaled = fitter.probabilities(i, decision.temperature);
        const int said = decideLabel(scaled, decision.bias);
        table.add(names[qsizetype(fitter.truth(i))], names[said]);
        judged.push_back({scaled[said], size_t(said) == fitter.truth(i)});
        learned.said[heldOut.rows[i]] = said;
    }
    learned.figures = classify(table, {});
    learned.calibrationError = *expectedCalibrationError(reliability(judged));  // every row is held out once
    const Decision whole = decisionWithout(-1);
    learned.labelBias = whole.bias;
    learned.temperature = whole.temperature;
}

LinearModel packed(const RegressionWeights &weights, const SparseRows &rows)
{
    LinearModel model;
    model.labels = weights.labels;
    const size_t width = size_t(weights.labels);
    for (size_t column = 0; column < rows.columns(); ++column) {
        const auto from = weights.values.begin() + qsizetype(column * width);
        // Features that only rows of folds had keep the weight 0.
        if (std::all_of(from, from + qsizetype(width), [](double weight) { return std::abs(weight) < 1e-6; }))
            continue;
        model.features.push_back(rows.features()[column]);
        for (size_t label = 0; label < width; ++label)
            model.weights.push_back(float(from[qsizetype(label)]));
    }
    for (size_t label = 0; label < width; ++label)
        model.offsets.push_back(float(weights.values[rows.columns() * width + label]));
    return model;
}

}  // namespace

size_t mostColumnsFor(size_t rows, int labels)
{
    constexpr size_t always = 20'000;
    constexpr size_t perRow = 16;
    return std::min(std::max(always, perRow * rows), mostWeights / size_t(std::max(1, labels)));
}

Result<LearnedModel> learnLinear(const SparseRows &rows, const QStringList &names, const QList<double> &baseBias,
                                 Progress &progress)
{
    const int labels = int(names.size());
    if (labels < 2 || rows.size() < size_t(fewestLabels)) {
        return invalidInput(
            TranslatableText::translate("learn", "Learning needs at least %1 labelled conversations and two different "
                                                 "labels that occur %2 times or more; there are %3 with %4 labels. "
                                                 "Label more, or take in imported labels with --gold all")
                .arg(fewestLabels)
                .arg(fewestPerLabel)
                .arg(rows.size())
                .arg(labels));
    }
    ASSIGN_OR_RETURN(const auto validated, crossValidate(rows, labels, learnSeed, progress));
    LearnedModel learned;
    learned.rows = qint64(rows.size());
    learned.strength = validated.strength;
    learned.folds = validated.folds;
    learned.byContext = validated.byContext;
    learned.trials = validated.trials;
    learned.curve = validated.curve;
    measure(learned, validated.heldOut, rows, names, baseBias);
    progress.report(800, 1000);
    std::vector<std::uint32_t> all(rows.size());
    std::iota(all.begin(), all.end(), 0U);
    RegressionOptions options;
    options.strength = learned.strength;
    options.cancelled = [&progress] { return progress.isCancelled(); };
    if (learned.strength == 0.0) {
        learned.model = packed({labels, rows.expectedWeights(labels)}, rows);
    } else {
        ASSIGN_OR_RETURN(const auto weights, fitRegression(rows, all, labels, options, &validated.ofFold));
        learned.model = packed(weights, rows);
    }
    progress.report(1000, 1000);
    return learned;
}

}  // namespace gainsay
