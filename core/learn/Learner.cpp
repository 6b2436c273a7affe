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
constexpr size_t mostWeights = 1'200'000;
constexpr double leanings[] = {0.0, 0.1, 0.2, 0.3};  // more is mostly noise of few rare labels

QList<double> biasOf(const std::vector<double> &shares, double leaning)
{
    QList<double> bias;
    for (const double share : shares)
        bias.append(leaning == 0.0 ? 0.0 : -leaning * std::log(share));
    return bias;
}

QList<double> rowOf(const HeldOut &heldOut, size_t item, size_t width)
{
    const auto from = heldOut.probabilities.begin() + qsizetype(item * width);
    return {from, from + qsizetype(width)};
}

// Decides what is read off held-out probabilities; for each fold from the other folds, for the package from all.
class Fitter {
public:
    Fitter(const HeldOut &heldOut, const SparseRows &rows, int labels)
        : m_heldOut(heldOut), m_rows(rows), m_width(size_t(labels)), m_shares(m_width, 0.0)
    {
        for (const int label : rows.labels())
            m_shares[size_t(label)] += 1.0 / double(rows.size());
    }

    // `without` is a fold, or -1 for none.
    double leaning(int without) const
    {
        struct Tried {
            double accuracy;
            double macroF1;
        };
        std::vector<Tried> tried;
        for (const double leaning : leanings) {
            const QList<double> bias = biasOf(m_shares, leaning);
            std::vector<double> cells(m_width * m_width, 0.0);
            for (size_t i = 0; i < m_heldOut.rows.size(); ++i) {
                if (m_heldOut.folds[i] != without)
                    cells[truth(i) * m_width + size_t(decideLabel(rowOf(m_heldOut, i, m_width), bias))] += 1.0;
            }
            tried.push_back({accuracyOf(cells, m_width), macroF1Of(cells, m_width)});
        }
        // A leaning towards rare labels costs accuracy and brings mean F1; a point of either is worth the same.
        const auto best =
            std::ranges::max_element(tried, {}, [](const Tried &one) { return one.accuracy + one.macroF1; });
        return leanings[best - tried.begin()];
    }

    double temperature(int without) const
    {
        std::vector<double> probabilities;
        std::vector<int> truths;
        for (size_t i = 0; i < m_heldOut.rows.size(); ++i) {
            if (m_heldOut.folds[i] == without)
                continue;
            const auto from = m_heldOut.probabilities.begin() + qsizetype(i * m_width);
            probabilities.insert(probabilities.end(), from, from + qsizetype(m_width));
            truths.push_back(int(truth(i)));
        }
        return std::clamp(fitTemperature(probabilities, int(m_width), truths), 0.25, 4.0);
    }

    QList<double> bias(double leaning) const { return biasOf(m_shares, leaning); }
    size_t truth(size_t item) const { return size_t(m_rows.label(m_heldOut.rows[item])); }

private:
    const HeldOut &m_heldOut;
    const SparseRows &m_rows;
    size_t m_width;
    std::vector<double> m_shares;
};

void measure(LearnedModel &learned, const HeldOut &heldOut, const SparseRows &rows, const QStringList &names)
{
    const Fitter fitter(heldOut, rows, int(names.size()));
    std::vector<QList<double>> bias;
    std::vector<double> temperature;
    for (int fold = 0; fold < learned.folds; ++fold) {
        bias.push_back(fitter.bias(fitter.leaning(fold)));
        temperature.push_back(fitter.temperature(fold));
    }
    ConfusionTable table;
    std::vector<Judged> judged;
    learned.said.assign(rows.size(), 0);
    for (size_t i = 0; i < heldOut.rows.size(); ++i) {
        const auto fold = size_t(heldOut.folds[i]);
        const QList<double> raw = rowOf(heldOut, i, size_t(names.size()));
        const std::vector<double> scaled = scaledByTemperature(raw, temperature[fold]);
        const int said = decideLabel({scaled.begin(), scaled.end()}, bias[fold]);
        table.add(names[qsizetype(fitter.truth(i))], names[said]);
        judged.push_back({scaled[size_t(said)], size_t(said) == fitter.truth(i)});
        learned.said[heldOut.rows[i]] = said;
    }
    learned.figures = classify(table, {});
    learned.calibrationError = expectedCalibrationError(reliability(judged));
    learned.labelBias = fitter.bias(fitter.leaning(-1));
    learned.temperature = fitter.temperature(-1);
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

Result<LearnedModel> learnLinear(const SparseRows &rows, const QStringList &names, Progress &progress)
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
    measure(learned, validated.heldOut, rows, names);
    progress.report(800, 1000);
    std::vector<std::uint32_t> all(rows.size());
    std::iota(all.begin(), all.end(), 0U);
    RegressionOptions options;
    options.strength = learned.strength;
    options.cancelled = [&progress] { return progress.isCancelled(); };
    ASSIGN_OR_RETURN(const auto weights, fitRegression(rows, all, labels, options));
    learned.model = packed(weights, rows);
    progress.report(1000, 1000);
    return learned;
}

}  // namespace gainsay
