// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/LogisticRegression.h"

#include "core/base/TranslatableText.h"
#include "core/detect/ParallelFor.h"

#include <lbfgs.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace gainsay {

namespace {

static_assert(std::is_same_v<lbfgsfloatval_t, double>);

constexpr int parts = 4;  // of the rows, each summed by itself and then in order
constexpr size_t fewestPerPart = 64;

// exp(score) over their sum, in place.
void softmaxInPlace(std::span<double> scores)
{
    const double largest = *std::ranges::max_element(scores);
    double sum = 0.0;
    for (double &score : scores) {
        score = std::exp(score - largest);
        sum += score;
    }
    for (double &score : scores)
        score /= sum;
}

template <int Fixed>
void scoreRow(const double *weights, size_t columns, std::span<const Feature> row, int labels, double *scores)
{
    const int width = Fixed > 0 ? Fixed : labels;
    const double *offsets = weights + columns * size_t(width);
    for (int label = 0; label < width; ++label)
        scores[label] = offsets[label];
    for (const Feature &feature : row) {
        const double *weight = weights + size_t(feature.index) * size_t(width);
        for (int label = 0; label < width; ++label)
            scores[label] += double(feature.value) * weight[label];
    }
}

class Objective {
public:
    Objective(const SparseRows &rows, std::span<const std::uint32_t> chosen, int labels,
              const RegressionOptions &options)
        : m_rows(rows), m_chosen(chosen), m_labels(labels), m_options(options),
          m_parts(chosen.size() < parts * fewestPerPart ? 1 : parts), m_size((rows.columns() + 1) * size_t(labels)),
          m_gradients(size_t(m_parts)), m_expected(rows.expectedWeights(labels))
    {
        for (std::vector<double> &gradient : m_gradients)
            gradient.resize(m_size);
    }

    size_t size() const { return m_size; }
    const std::vector<double> &expected() const { return m_expected; }
    bool wasCancelled() const { return m_cancelled; }

    // The mean loss with its penalty; libLBFGS's line search likes numbers about 1.
    double evaluate(const double *weights, double *gradient)
    {
        std::vector<double> losses(size_t(m_parts), 0.0);
        const int threads = int(std::max(1U, std::thread::hardware_concurrency()));
        parallelFor(m_parts, threads, [&](int part) {
            losses[size_t(part)] = evaluatePart(weights, part);
            return true;
        });
        const double perRow = 1.0 / double(m_chosen.size());
        const double penalty = perRow / m_options.strength;
        const size_t penalised = m_size - size_t(m_labels);
        double square = 0.0;
        for (size_t i = 0; i < m_size; ++i) {
            double sum = 0.0;
            for (const std::vector<double> &part : m_gradients)
                sum += part[i];
            const double away = i < penalised ? weights[i] - m_expected[i] : 0.0;
            gradient[i] = sum * perRow + penalty * away;
            square += away * away;
        }
        double loss = 0.0;
        for (const double part : losses)
            loss += part;
        return loss * perRow + 0.5 * penalty * square;
    }

    bool goOn(int)
    {
        m_cancelled = m_options.cancelled();
        return !m_cancelled;
    }

private:
    double evaluatePart(const double *weights, int part)
    {
        switch (m_labels) {
        case 2:
            return sumRows<2>(weights, part);
        case 3:
            return sumRows<3>(weights, part);
        case 4:
            return sumRows<4>(weights, part);
        default:
            return sumRows<0>(weights, part);
        }
    }

    template <int Fixed> double sumRows(const double *weights, int part)
    {
        const int width = Fixed > 0 ? Fixed : m_labels;
        std::vector<double> &gradient = m_gradients[size_t(part)];
        std::ranges::fill(gradient, 0.0);
        std::vector<double> scores(static_cast<size_t>(width));
        double *offsets = gradient.data() + m_rows.columns() * size_t(width);
        const size_t from = m_chosen.size() * size_t(part) / size_t(m_parts);
        const size_t to = m_chosen.size() * (size_t(part) + 1) / size_t(m_parts);
        double loss = 0.0;
        for (size_t i = from; i < to; ++i) {
            const std::span<const Feature> row = m_rows.row(m_chosen[i]);
            const int truth = m_rows.label(m_chosen[i]);
            scoreRow<Fixed>(weights, m_rows.columns(), row, width, scores.data());
            softmaxInPlace(scores);
            const double weight = m_rows.weight(m_chosen[i]);
            loss -= weight * std::log(std::max(scores[size_t(truth)], 1e-300));
            scores[size_t(truth)] -= 1.0;
            for (double &miss : scores)
                miss *= weight;
            for (const Feature &feature : row) {
                double *at = gradient.data() + size_t(feature.index) * size_t(width);
                for (int label = 0; label < width; ++label)
                    at[label] += double(feature.value) * scores[size_t(label)];
            }
            for (int label = 0; label < width; ++label)
                offsets[label] += scores[size_t(label)];
        }
        return loss;
    }

    const SparseRows &m_rows;
    std::span<const std::uint32_t> m_chosen;
    int m_labels;
    const RegressionOptions &m_options;
    int m_parts;
    size_t m_size;
    std::vector<std::vector<double>> m_gradients;
    std::vector<double> m_expected;
    bool m_cancelled = false;
};

double evaluateObjective(void *objective, const lbfgsfloatval_t *weights, lbfgsfloatval_t *gradient, int,
                         lbfgsfloatval_t)
{
    return static_cast<Objective *>(objective)->evaluate(weights, gradient);
}

int reportStep(void *objective, const lbfgsfloatval_t *, const lbfgsfloatval_t *, lbfgsfloatval_t, lbfgsfloatval_t,
               lbfgsfloatval_t, lbfgsfloatval_t, int, int step, int)
{
    return static_cast<Objective *>(objective)->goOn(step) ? 0 : 1;
}

}  // namespace

Result<RegressionWeights> fitRegression(const SparseRows &rows, std::span<const std::uint32_t> chosen, int labels,
                                        const RegressionOptions &options, const RegressionWeights *start)
{
    Objective objective(rows, chosen, labels, options);
    // The library wants its vectors aligned as it allocates them.
    const std::unique_ptr<lbfgsfloatval_t, decltype(&lbfgs_free)> point(lbfgs_malloc(int(objective.size())),
                                                                        lbfgs_free);
    if (!point)
        return ioError(TranslatableText::translate("learn", "There is not enough memory to learn from so many labels"));
    std::ranges::copy(start ? start->values : objective.expected(), point.get());
    lbfgs_parameter_t parameters;
    lbfgs_parameter_init(&parameters);
    parameters.m = 5;
    parameters.epsilon = 1e-6;
    parameters.past = 5;
    parameters.delta = options.precision;
    parameters.max_iterations = options.mostSteps;
    const int outcome =
        lbfgs(int(objective.size()), point.get(), nullptr, evaluateObjective, reportStep, &objective, &parameters);
    if (objective.wasCancelled())
        return cancelled(TranslatableText::translate("learn", "Learning was stopped; nothing was written."));
    // A line search that finds nothing better near the minimum is where it ends, not a fault.
    const bool usable = outcome >= 0 || outcome == LBFGSERR_MAXIMUMITERATION || outcome == LBFGSERR_MAXIMUMLINESEARCH ||
                        outcome == LBFGSERR_ROUNDING_ERROR || outcome == LBFGSERR_MINIMUMSTEP ||
                        outcome == LBFGSERR_MAXIMUMSTEP || outcome == LBFGSERR_WIDTHTOOSMALL;
    const bool finite =
        std::all_of(point.get(), point.get() + objective.size(), [](double value) { return std::isfinite(value); });
    if (!usable || !finite)
        return invalidInput(
            TranslatableText::translate("learn", "The solver found no weights for these labels (%1)").arg(outcome));
    RegressionWeights weights;
    weights.labels = labels;
    weights.values.assign(point.get(), point.get() + objective.size());
    return weights;
}

void rowProbabilities(const RegressionWeights &weights, std::span<const Feature> row, std::span<double> probabilities)
{
    const size_t columns = weights.values.size() / size_t(weights.labels) - 1;
    scoreRow<0>(weights.values.data(), columns, row, weights.labels, probabilities.data());
    softmaxInPlace(probabilities);
}

}  // namespace gainsay
