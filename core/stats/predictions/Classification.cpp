// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/Classification.h"

#include "core/base/TranslatableText.h"
#include "core/stats/predictions/ConfusionMetrics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ClassificationWords {
    GAINSAY_TR(stats)
};

// F1 of each label, then their mean.
void f1Scores(std::span<const double> cells, size_t labels, std::span<double> out)
{
    for (size_t label = 0; label < labels; ++label)
        out[label] = f1Of(cells, labels, label);
    out[labels] = macroF1Of(cells, labels);
}

Metric proportion(qint64 k, qint64 n, const QString &whyNot)
{
    if (n == 0)
        return {std::nullopt, {}, whyNot};
    return {static_cast<double>(k) / static_cast<double>(n), wilson(k, n)};
}

Metric drawnMetric(double value, std::vector<double> replicates, const QString &whyNot)
{
    if (std::isnan(value))
        return {std::nullopt, {}, whyNot};
    return {value, summarize(std::move(replicates), value).ci};
}

bool sortsBefore(const QString &a, const QString &b)
{
    bool aIsNumber = false;
    bool bIsNumber = false;
    const double first = a.toDouble(&aIsNumber);
    const double second = b.toDouble(&bIsNumber);
    if (aIsNumber != bIsNumber)
        return aIsNumber;
    return aIsNumber && first != second ? first < second : a < b;
}

}  // namespace

qsizetype ConfusionTable::indexOf(const QString &label)
{
    const qsizetype known = m_labels.indexOf(label);
    if (known >= 0)
        return known;
    m_labels.append(label);
    for (QList<qint64> &row : m_counts)
        row.append(0);
    m_counts.append(QList<qint64>(m_labels.size(), 0));
    return m_labels.size() - 1;
}

void ConfusionTable::add(const QString &gold, const QString &predicted, qint64 count)
{
    const qsizetype row = indexOf(gold);
    const qsizetype column = indexOf(predicted);
    m_counts[row][column] += count;
}

void ConfusionTable::sortLabels()
{
    QStringList sorted = m_labels;
    std::sort(sorted.begin(), sorted.end(), sortsBefore);
    ConfusionTable result;
    for (const QString &label : sorted)
        result.indexOf(label);
    for (qsizetype gold = 0; gold < m_labels.size(); ++gold) {
        for (qsizetype predicted = 0; predicted < m_labels.size(); ++predicted)
            result.add(m_labels[gold], m_labels[predicted], m_counts[gold][predicted]);
    }
    *this = std::move(result);
}

qint64 ConfusionTable::total() const
{
    qint64 sum = 0;
    for (const QList<qint64> &row : m_counts)
        sum = std::accumulate(row.begin(), row.end(), sum);
    return sum;
}

ConfusionTable ConfusionTable::collapsed(const QSet<QString> &negative) const
{
    ConfusionTable result;
    const auto side = [&](qsizetype label) { return negative.contains(m_labels[label]) ? u"0"_s : u"1"_s; };
    for (qsizetype gold = 0; gold < m_labels.size(); ++gold) {
        for (qsizetype predicted = 0; predicted < m_labels.size(); ++predicted) {
            if (m_counts[gold][predicted] > 0)
                result.add(side(gold), side(predicted), m_counts[gold][predicted]);
        }
    }
    return result;
}

ClassificationFigures classify(const ConfusionTable &table, const BootstrapOptions &options)
{
    ClassificationFigures figures;
    figures.n = table.total();
    const auto labels = static_cast<size_t>(table.labels().size());
    if (labels == 0)
        return figures;
    std::vector<double> cells;
    qint64 right = 0;
    for (qsizetype gold = 0; gold < table.labels().size(); ++gold) {
        ClassFigures one{table.labels()[gold], 0, 0, {}, {}, {}};
        for (qsizetype other = 0; other < table.labels().size(); ++other) {
            cells.push_back(static_cast<double>(table.count(gold, other)));
            one.support += table.count(gold, other);
            one.predicted += table.count(other, gold);
        }
        const qint64 hits = table.count(gold, gold);
        right += hits;
        one.precision = proportion(hits, one.predicted, ClassificationWords::tr("the label was never predicted"));
        one.recall = proportion(hits, one.support, ClassificationWords::tr("no item has the label"));
        figures.classes.append(one);
    }
    figures.accuracy = proportion(right, figures.n, ClassificationWords::tr("there is no item"));
    std::vector<double> values(labels + 1);
    f1Scores(cells, labels, values);
    std::vector<std::vector<double>> replicates =
        bootstrap(cells, options, labels + 1,
                  [labels](std::span<const double> counts, std::span<double> out) { f1Scores(counts, labels, out); });
    for (size_t label = 0; label < labels; ++label)
        figures.classes[static_cast<qsizetype>(label)].f1 =
            drawnMetric(values[label], std::move(replicates[label]),
                        ClassificationWords::tr("no item has the label, and it was never predicted"));
    figures.macroF1 =
        drawnMetric(values[labels], std::move(replicates[labels]), ClassificationWords::tr("there is no item"));
    return figures;
}

bool saysNoContradiction(const QString &label)
{
    return label == u"0"_s || label == u"none"_s || label == u"noncontradictory"_s;
}

RankingFigures rankingFigures(const std::vector<double> &ranks, const BootstrapOptions &options)
{
    RankingFigures figures;
    figures.n = static_cast<qint64>(std::reduce(ranks.begin(), ranks.end()));
    if (figures.n == 0)
        return figures;
    const auto at = [&](size_t rank) { return rank < ranks.size() ? static_cast<qint64>(ranks[rank]) : 0; };
    const auto meanReciprocal = [](std::span<const double> counts) {
        double sum = 0.0;
        double n = 0.0;
        for (size_t rank = 0; rank < counts.size(); ++rank) {
            sum += counts[rank] / static_cast<double>(rank + 1);
            n += counts[rank];
        }
        return sum / n;
    };
    figures.recallAt1 = proportion(at(0), figures.n, {});
    figures.recallAt2 = proportion(at(0) + at(1), figures.n, {});
    const double value = meanReciprocal(ranks);
    std::vector<std::vector<double>> replicates =
        bootstrap(ranks, options, 1,
                  [&](std::span<const double> counts, std::span<double> out) { out[0] = meanReciprocal(counts); });
    figures.meanReciprocalRank = {value, summarize(std::move(replicates[0]), value).ci};
    return figures;
}

}  // namespace gainsay
