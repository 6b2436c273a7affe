// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/CrossValidation.h"

#include "core/base/Random.h"
#include "core/stats/predictions/ConfusionMetrics.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gainsay {

namespace {

constexpr double strengths[] = {0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0};
constexpr double roughly = 1e-3;  // precise enough to compare strengths
// A base model is only left for something that is better by more than so many standard errors: chance alone makes one
// of ten strengths look a little better.
constexpr double sureness = 1.0;

// The more rows, the less there is to gain from many folds, and the longer each takes.
constexpr size_t manyRows = 3000;
constexpr size_t veryManyRows = 10000;

int foldsFor(size_t rows)
{
    return rows <= manyRows ? 5 : 3;
}

struct Split {
    std::vector<std::uint32_t> training;
    std::vector<std::uint32_t> held;
};

std::vector<Split> splitsOf(const std::vector<std::uint32_t> &rows, const std::vector<int> &folds, int count)
{
    std::vector<Split> splits(static_cast<size_t>(count));
    for (const std::uint32_t row : rows) {
        for (int fold = 0; fold < count; ++fold)
            (folds[row] == fold ? splits[size_t(fold)].held : splits[size_t(fold)].training).push_back(row);
    }
    return splits;
}

std::vector<double> lossesOf(const HeldOut &heldOut, const SparseRows &rows, int labels)
{
    std::vector<double> losses;
    losses.reserve(heldOut.rows.size());
    for (size_t i = 0; i < heldOut.rows.size(); ++i) {
        const double right = heldOut.probabilities[i * size_t(labels) + size_t(rows.label(heldOut.rows[i]))];
        losses.push_back(-std::log(std::max(right, 1e-12)));
    }
    return losses;
}

double meanOf(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / double(std::max<size_t>(1, values.size()));
}

// Of paired losses on the same rows: is the second lower, and not by chance?
bool isSurelyLower(const std::vector<double> &first, const std::vector<double> &second)
{
    double sum = 0.0;
    double squares = 0.0;
    for (size_t i = 0; i < first.size(); ++i) {
        const double gain = first[i] - second[i];
        sum += gain;
        squares += gain * gain;
    }
    const double count = double(std::max<size_t>(1, first.size()));
    const double mean = sum / count;
    return mean > sureness * std::sqrt(std::max(0.0, squares / count - mean * mean) / count);
}

void addHeldOut(HeldOut &out, const SparseRows &rows, const RegressionWeights &weights, const Split &split, int fold)
{
    const size_t width = size_t(weights.labels);
    for (const std::uint32_t row : split.held) {
        out.rows.push_back(row);
        out.folds.push_back(fold);
        out.probabilities.resize(out.probabilities.size() + width);
        rowProbabilities(weights, rows.row(row), std::span(out.probabilities).last(width));
    }
}

// Groups of rows in a random order, up to that many rows.
std::vector<std::uint32_t> someRows(const SparseRows &rows, size_t most, quint64 seed)
{
    std::vector<std::uint32_t> all(rows.size());
    std::iota(all.begin(), all.end(), 0U);
    if (rows.size() <= most)
        return all;
    // Ordered by a hash of the group: whole groups come in, whatever their order in the project.
    const auto place = [&](std::uint32_t row) { return SplitMix64(rows.groups()[row] ^ seed).next(); };
    std::vector<std::pair<quint64, std::uint32_t>> keyed;
    keyed.reserve(all.size());
    for (const std::uint32_t row : all)
        keyed.emplace_back(place(row), row);
    std::ranges::sort(keyed);
    std::vector<std::uint32_t> some;
    for (size_t i = 0; i < most; ++i)
        some.push_back(keyed[i].second);
    std::ranges::sort(some);
    return some;
}

CurvePoint pointOf(const HeldOut &heldOut, const SparseRows &rows, int labels, qint64 trainedOn)
{
    const size_t width = size_t(labels);
    std::vector<double> cells(width * width, 0.0);
    for (size_t i = 0; i < heldOut.rows.size(); ++i) {
        const auto row = std::span(heldOut.probabilities).subspan(i * width, width);
        const auto said = size_t(std::ranges::max_element(row) - row.begin());
        cells[size_t(rows.label(heldOut.rows[i])) * width + said] += 1.0;
    }
    return {trainedOn, accuracyOf(cells, width), macroF1Of(cells, width)};
}

class Validator {
public:
    Validator(const SparseRows &rows, int labels, quint64 seed, Progress &progress)
        : m_rows(rows), m_labels(labels), m_seed(seed), m_progress(progress)
    {
        m_result.folds = foldsFor(rows.size());
        std::vector<quint64> groups = rows.groups();
        // Fewer contexts than folds: conversations are told apart one by one, or nothing could be held out.
        m_result.byContext = QSet<quint64>(groups.begin(), groups.end()).size() >= m_result.folds;
        if (!m_result.byContext)
            std::iota(groups.begin(), groups.end(), quint64(0));
        m_folds = groupedFolds(groups, m_result.folds, seed);
    }

    Result<CrossValidated> run()
    {
        const std::vector<std::uint32_t> tried = someRows(m_rows, veryManyRows, m_seed);
        RETURN_IF_ERROR(chooseStrength(splitsOf(tried, m_folds, m_result.folds)));
        if (tried.size() < m_rows.size()) {
            m_result.heldOut = {};
            std::vector<std::uint32_t> all(m_rows.size());
            std::iota(all.begin(), all.end(), 0U);
            const std::vector<Split> splits = splitsOf(all, m_folds, m_result.folds);
            for (int fold = 0; fold < m_result.folds; ++fold) {
                const std::vector<std::uint32_t> &training = splits[size_t(fold)].training;
                ASSIGN_OR_RETURN(const auto weights, fit(training, m_result.strength, &m_fits[size_t(fold)]));
                addHeldOut(m_result.heldOut, m_rows, weights, splits[size_t(fold)], fold);
                m_fits[size_t(fold)] = weights;
                step(400 + 150 * (fold + 1) / m_result.folds);
            }
            RETURN_IF_ERROR(drawCurve(splits));
        } else {
            RETURN_IF_ERROR(drawCurve(splitsOf(tried, m_folds, m_result.folds)));
        }
        m_result.ofFold = std::move(m_fits.back());
        return std::move(m_result);
    }

private:
    void step(int done) { m_progress.report(done, 1000); }

    Result<RegressionWeights> fit(const std::vector<std::uint32_t> &rows, double strength,
                                  const RegressionWeights *start) const
    {
        if (strength == 0.0)
            return RegressionWeights{m_labels, m_rows.expectedWeights(m_labels)};
        RegressionOptions options;
        options.strength = strength;
        options.precision = roughly;
        options.cancelled = [this] { return m_progress.isCancelled(); };
        return fitRegression(m_rows, rows, m_labels, options, start);
    }

    // From the strongest penalty to the weakest, each from where the one before ended; ends where it gets worse.
    Result<void> chooseStrength(const std::vector<Split> &splits)
    {
        std::vector<RegressionWeights> last(splits.size());
        double best = std::numeric_limits<double>::infinity();
        const HeldOut base = m_rows.expectsSomething() ? ofBase(splits) : HeldOut();
        for (size_t i = 0; i < std::size(strengths); ++i) {
            HeldOut heldOut;
            for (size_t fold = 0; fold < splits.size(); ++fold) {
                ASSIGN_OR_RETURN(last[fold], fit(splits[fold].training, strengths[i], i == 0 ? nullptr : &last[fold]));
                addHeldOut(heldOut, m_rows, last[fold], splits[fold], int(fold));
                step(int(400 * (i * splits.size() + fold + 1) / (std::size(strengths) * splits.size())));
            }
            const double loss = meanLoss(heldOut, m_rows, m_labels);
            m_result.trials.append({strengths[i], loss});
            if (loss >= best)
                break;
            best = loss;
            m_result.strength = strengths[i];
            m_result.heldOut = std::move(heldOut);
            m_fits = last;
        }
        if (!base.rows.empty()) {
            const std::vector<double> expected = lossesOf(base, m_rows, m_labels);
            m_result.trials.prepend({0.0, meanOf(expected)});
            if (!isSurelyLower(expected, lossesOf(m_result.heldOut, m_rows, m_labels))) {
                m_result.strength = 0.0;
                m_result.heldOut = base;
            }
        }
        return {};
    }

    HeldOut ofBase(const std::vector<Split> &splits) const
    {
        const RegressionWeights weights{m_labels, m_rows.expectedWeights(m_labels)};
        HeldOut heldOut;
        for (size_t fold = 0; fold < splits.size(); ++fold)
            addHeldOut(heldOut, m_rows, weights, splits[fold], int(fold));
        return heldOut;
    }

    // What fewer labels would have given, on the same held-out rows.
    Result<void> drawCurve(const std::vector<Split> &splits)
    {
        const bool large = m_rows.size() > veryManyRows;
        const size_t used = large ? 1 : splits.size();
        for (const size_t share : {8U, 4U, 2U}) {
            if (large && share == 2)
                continue;
            HeldOut heldOut;
            size_t trained = 0;
            for (size_t fold = 0; fold < used; ++fold) {
                const std::vector<std::uint32_t> fewer = fewerOf(splits[fold].training, share);
                trained += fewer.size();
                ASSIGN_OR_RETURN(const auto weights, fit(fewer, m_result.strength, nullptr));
                addHeldOut(heldOut, m_rows, weights, splits[fold], int(fold));
            }
            m_result.curve.append(pointOf(heldOut, m_rows, m_labels, qint64(trained / used)));
            step(share == 8 ? 600 : share == 4 ? 650 : 750);
        }
        size_t trained = 0;
        for (const Split &split : splits)
            trained += split.training.size();
        m_result.curve.append(pointOf(m_result.heldOut, m_rows, m_labels, qint64(trained / splits.size())));
        return {};
    }

    std::vector<std::uint32_t> fewerOf(const std::vector<std::uint32_t> &rows, size_t share) const
    {
        std::vector<std::uint32_t> shuffled = rows;
        SeededRandom(m_seed).shuffle(shuffled);
        shuffled.resize(std::max<size_t>(1, rows.size() / share));
        return shuffled;
    }

    const SparseRows &m_rows;
    int m_labels;
    quint64 m_seed;
    Progress &m_progress;
    std::vector<int> m_folds;
    std::vector<RegressionWeights> m_fits;  // of each fold's training rows, or some of them: where to begin
    CrossValidated m_result;
};

}  // namespace

std::vector<int> groupedFolds(const std::vector<quint64> &groups, int folds, quint64 seed)
{
    QHash<quint64, qsizetype> sizes;
    for (const quint64 group : groups)
        ++sizes[group];
    std::vector<quint64> order(sizes.keyBegin(), sizes.keyEnd());
    std::ranges::sort(order);
    SeededRandom(seed).shuffle(order);
    // Large groups first, each into the smallest fold.
    std::ranges::stable_sort(order, std::greater(), [&sizes](quint64 group) { return sizes.value(group); });
    std::vector<qsizetype> filled(static_cast<size_t>(folds), 0);
    QHash<quint64, int> foldOf;
    for (const quint64 group : order) {
        const auto smallest = std::ranges::min_element(filled);
        *smallest += sizes.value(group);
        foldOf.insert(group, int(smallest - filled.begin()));
    }
    std::vector<int> result;
    result.reserve(groups.size());
    for (const quint64 group : groups)
        result.push_back(foldOf.value(group));
    return result;
}

double meanLoss(const HeldOut &heldOut, const SparseRows &rows, int labels)
{
    return meanOf(lossesOf(heldOut, rows, labels));
}

Result<CrossValidated> crossValidate(const SparseRows &rows, int labels, quint64 seed, Progress &progress)
{
    return Validator(rows, labels, seed, progress).run();
}

}  // namespace gainsay
