// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/CohenKappa.h"

#include "core/base/TranslatableText.h"
#include "core/stats/agreement/PairRows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gainsay {

std::optional<std::vector<double>> labelPositions(const QStringList &labels)
{
    std::vector<double> positions;
    for (const QString &label : labels) {
        bool isNumber = false;
        positions.push_back(label.toDouble(&isNumber));
        if (!isNumber || !std::isfinite(positions.back()))
            return std::nullopt;
    }
    if (positions.size() < 2)
        return std::nullopt;
    return positions;
}

LabelWeights::LabelWeights(Kind kind, std::vector<double> positions) : m_kind(kind), m_positions(std::move(positions))
{
    const auto [lowest, highest] = std::minmax_element(m_positions.begin(), m_positions.end());
    if (lowest != m_positions.end() && *highest > *lowest)
        m_range = *highest - *lowest;
}

double LabelWeights::operator()(int a, int b) const
{
    if (m_kind == Kind::Identity)
        return a == b ? 1.0 : 0.0;
    const double distance = std::abs(m_positions[a] - m_positions[b]) / m_range;
    return m_kind == Kind::Linear ? 1.0 - distance : 1.0 - distance * distance;
}

namespace {

// What raters a and b said in a pattern; -1 where one of them said nothing.
struct Cell {
    int first = -1;
    int second = -1;

    bool isFull() const { return first >= 0 && second >= 0; }
};

Cell cellOf(std::span<const Rating> row, int a, int b)
{
    // Complete rows have every rater at its own place.
    if (static_cast<size_t>(b) < row.size() && row[a].rater == a && row[b].rater == b)
        return {row[a].label, row[b].label};
    Cell cell;
    for (const Rating &rating : row) {
        if (rating.rater == a)
            cell.first = rating.label;
        else if (rating.rater == b)
            cell.second = rating.label;
    }
    return cell;
}

struct CohenSums {
    double n = 0.0;
    double observed = 0.0;      // Σ weight over items
    double chance = 0.0;        // Σ weight over all pairs of margins: n² times the chance agreement
    std::vector<double> first;  // how often each rater used each label
    std::vector<double> second;

    // Exact: counts are whole numbers, and n² is reached only if both raters used one and the same label.
    bool isDefined() const { return n > 0.0 && chance < n * n; }
    double value() const { return (n * observed - chance) / (n * n - chance); }
};

CohenSums cohenSums(const RatingPatterns &patterns, std::span<const double> counts, std::span<const quint32> rows,
                    int a, int b, const LabelWeights &weights)
{
    CohenSums sums;
    sums.first.assign(patterns.labels(), 0.0);
    sums.second.assign(patterns.labels(), 0.0);
    for (const quint32 pattern : rows) {
        const Cell cell = counts[pattern] == 0.0 ? Cell{} : cellOf(patterns.of(pattern), a, b);
        if (!cell.isFull())
            continue;
        sums.n += counts[pattern];
        sums.observed += counts[pattern] * weights(cell.first, cell.second);
        sums.first[cell.first] += counts[pattern];
        sums.second[cell.second] += counts[pattern];
    }
    for (int k = 0; k < patterns.labels(); ++k) {
        if (weights.isIdentity()) {
            sums.chance += sums.first[k] * sums.second[k];
            continue;
        }
        for (int l = 0; sums.first[k] > 0.0 && l < patterns.labels(); ++l)
            sums.chance += sums.first[k] * sums.second[l] * weights(k, l);
    }
    return sums;
}

// Mean weight of each label against the other rater's labels.
std::vector<double> meanWeights(const std::vector<double> &others, double n, const LabelWeights &weights)
{
    std::vector<double> result(others.size(), 0.0);
    for (int k = 0; k < static_cast<int>(others.size()); ++k) {
        if (weights.isIdentity()) {
            result[k] = others[k] / n;
            continue;
        }
        for (int l = 0; l < static_cast<int>(others.size()); ++l)
            result[k] += weights(k, l) * others[l] / n;
    }
    return result;
}

// How much one item of each of the patterns moves kappa: the terms of Fleiss, Cohen & Everitt's variance, centred.
std::vector<double> influences(const RatingPatterns &patterns, const CohenSums &sums, std::span<const quint32> among,
                               int a, int b, const LabelWeights &weights)
{
    const double kappa = sums.value();
    const double chance = sums.chance / (sums.n * sums.n);
    const std::vector<double> rows = meanWeights(sums.second, sums.n, weights);
    const std::vector<double> columns = meanWeights(sums.first, sums.n, weights);
    const double mean = (kappa - chance * (1.0 - kappa)) / (1.0 - chance);
    std::vector<double> result(among.size(), 0.0);
    for (size_t i = 0; i < among.size(); ++i) {
        const Cell cell = cellOf(patterns.of(among[i]), a, b);
        if (!cell.isFull())
            continue;
        const double term =
            (weights(cell.first, cell.second) - (rows[cell.first] + columns[cell.second]) * (1.0 - kappa)) /
            (1.0 - chance);
        result[i] = (term - mean) / sums.n;
    }
    return result;
}

double varianceOf(const RatingPatterns &patterns, std::span<const quint32> rows, const std::vector<double> &influence)
{
    double sum = 0.0;
    for (size_t i = 0; i < rows.size(); ++i)
        sum += patterns.counts()[rows[i]] * influence[i] * influence[i];
    return sum;
}

std::vector<quint32> allRows(const RatingPatterns &patterns)
{
    std::vector<quint32> rows(patterns.size());
    std::iota(rows.begin(), rows.end(), 0u);
    return rows;
}

void addRemark(Estimate &kappa, const QString &remark)
{
    kappa.note = kappa.note.isEmpty() ? remark : remark + QStringLiteral("; ") + kappa.note;
}

// Whatever the other says, kappa is 0 where one of two raters has one label only.
bool hasConstantRater(const CohenSums &sums)
{
    const auto isConstant = [&](const std::vector<double> &counts) {
        return std::ranges::count_if(counts, [](double count) { return count > 0.0; }) == 1;
    };
    return isConstant(sums.first) || isConstant(sums.second);
}

void noteConstantRater(const CohenSums &sums, Estimate &kappa)
{
    if (!hasConstantRater(sums))
        return;
    addRemark(kappa, TranslatableText::translate(
                         "stats", "one of the raters used one label only, so kappa is 0 whatever the other said"));
}

Estimate undefinedPair(const CohenSums &sums, qint64 items)
{
    const QString why =
        sums.n == 0.0
            ? TranslatableText::translate("stats", "the two raters have no item in common")
            : TranslatableText::translate(
                  "stats", "both raters used only one and the same label, so chance alone would give full agreement");
    return undefinedEstimate(why, static_cast<qint64>(sums.n), items);
}

Estimate meanEstimate(const RatingPatterns &patterns, const CohenPairs &pairs, double total, qint64 defined,
                      std::vector<double> influence)
{
    const qint64 used = patterns.itemsWithAtLeast(2);
    if (defined == 0)
        return undefinedEstimate(pairs.pairs.isEmpty()
                                     ? TranslatableText::translate("stats", "no two raters have an item in common")
                                     : pairs.pairs.first().kappa.undefined,
                                 used, patterns.items());
    const auto count = static_cast<double>(defined);
    for (double &value : influence)
        value /= count;
    Estimate mean =
        normalEstimate(total / count, varianceOf(patterns, allRows(patterns), influence), used, patterns.items());
    if (defined < pairs.pairs.size() + pairs.pairsWithoutItems)
        mean.note = TranslatableText::translate("stats", "mean over %1 of %2 pairs; the others are undefined")
                        .arg(QString::number(defined), QString::number(pairs.pairs.size() + pairs.pairsWithoutItems));
    return mean;
}

}  // namespace

Estimate cohenKappa(const RatingPatterns &patterns, int a, int b, const LabelWeights &weights)
{
    const std::vector<quint32> rows = allRows(patterns);
    const CohenSums sums = cohenSums(patterns, patterns.counts(), rows, a, b, weights);
    if (!sums.isDefined())
        return undefinedPair(sums, patterns.items());
    Estimate kappa =
        normalEstimate(sums.value(), varianceOf(patterns, rows, influences(patterns, sums, rows, a, b, weights)),
                       static_cast<qint64>(sums.n), patterns.items());
    noteConstantRater(sums, kappa);
    return kappa;
}

CohenPairs cohenPairs(const RatingPatterns &patterns, const LabelWeights &weights)
{
    CohenPairs result;
    double total = 0.0;
    qint64 defined = 0;
    qint64 constant = 0;
    std::vector<double> influence(patterns.size(), 0.0);
    const PairRows index(patterns);
    index.eachPair([&](int a, int b, std::span<const quint32> rows) {
        const CohenSums sums = cohenSums(patterns, patterns.counts(), rows, a, b, weights);
        if (sums.n == 0.0)
            return;
        if (!sums.isDefined()) {
            result.pairs.append({a, b, undefinedPair(sums, patterns.items())});
            return;
        }
        constant += hasConstantRater(sums) ? 1 : 0;
        const std::vector<double> own = influences(patterns, sums, rows, a, b, weights);
        for (size_t i = 0; i < rows.size(); ++i)
            influence[rows[i]] += own[i];
        result.pairs.append({a, b,
                             normalEstimate(sums.value(), varianceOf(patterns, rows, own), static_cast<qint64>(sums.n),
                                            patterns.items())});
        noteConstantRater(sums, result.pairs.last().kappa);
        total += sums.value();
        ++defined;
    });
    result.pairsWithoutItems = index.allPairs() - result.pairs.size();
    result.mean = meanEstimate(patterns, result, total, defined, std::move(influence));
    if (constant > 0)
        addRemark(
            result.mean,
            TranslatableText::translate(
                "stats", "in %1 of %2 pairs one rater used one label only, so their kappa is 0 whatever the other said")
                .arg(QString::number(constant), QString::number(defined)));
    return result;
}

double cohenValue(const RatingPatterns &patterns, std::span<const double> counts, std::span<const quint32> rows, int a,
                  int b)
{
    const CohenSums sums = cohenSums(patterns, counts, rows, a, b, {});
    return sums.isDefined() ? sums.value() : std::numeric_limits<double>::quiet_NaN();
}

double cohenValue(const RatingPatterns &patterns, std::span<const double> counts, int a, int b)
{
    return cohenValue(patterns, counts, allRows(patterns), a, b);
}

PairIndexes pairIndexes(const RatingPatterns &patterns, int a, int b, int label)
{
    double n = 0.0;
    PairIndexes indexes;
    for (size_t pattern = 0; pattern < patterns.size(); ++pattern) {
        const Cell cell = cellOf(patterns.of(pattern), a, b);
        if (!cell.isFull())
            continue;
        const bool first = cell.first == label;
        const bool second = cell.second == label;
        n += patterns.counts()[pattern];
        indexes.prevalence += patterns.counts()[pattern] * (first && second ? 1.0 : !first && !second ? -1.0 : 0.0);
        indexes.bias += patterns.counts()[pattern] * ((first ? 1.0 : 0.0) - (second ? 1.0 : 0.0));
    }
    return n == 0.0 ? PairIndexes{} : PairIndexes{indexes.prevalence / n, indexes.bias / n};
}

}  // namespace gainsay
