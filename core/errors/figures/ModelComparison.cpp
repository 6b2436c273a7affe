// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ModelComparison.h"

#include "core/base/TranslatableText.h"
#include "core/errors/figures/JudgedCounts.h"
#include "core/stats/predictions/ConfusionMetrics.h"
#include "core/stats/predictions/PairedBootstrap.h"

#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ComparisonText {
    GAINSAY_TR(gainsay::ModelComparison)
};

// What both models say about the rows that both judge, in the order of the labels.
std::vector<PairedItems> pairedItems(const ErrorTable &table, const ErrorRun &first, const ErrorRun &second,
                                     const RowSet &rows, LabelSetting setting)
{
    const auto labels = size_t(table.rows.labels.size());
    // What the second says, where truth and the first are the same: only pairs that occur take room.
    std::vector<std::vector<qint64>> counts(labels * labels);
    rows.each([&](size_t row) {
        const quint8 gold = table.rows.gold[row];
        const quint8 one = first.label[row];
        const quint8 other = second.label[row];
        if (gold == noValue || one == noValue || other == noValue)
            return;
        std::vector<qint64> &alike = counts[gold * labels + one];
        if (alike.empty())
            alike.resize(labels);
        ++alike[other];
    });
    const auto code = [&](size_t label) {
        return setting == LabelSetting::All ? label : size_t(table.isContradiction(quint8(label)));
    };
    std::map<std::tuple<size_t, size_t, size_t>, qint64> items;
    for (size_t pair = 0; pair < counts.size(); ++pair) {
        for (size_t other = 0; other < counts[pair].size(); ++other) {
            if (counts[pair][other] > 0)
                items[{code(pair / labels), code(pair % labels), code(other)}] += counts[pair][other];
        }
    }
    std::vector<PairedItems> result;
    result.reserve(items.size());
    for (const auto &[key, count] : items)
        result.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), double(count)});
    return result;
}

}  // namespace

ModelComparison compareModels(const ErrorTable &table, const ErrorRun &first, const ErrorRun &second,
                              const RowSet &rows, LabelSetting setting, const BootstrapOptions &bootstrap)
{
    ModelComparison result;
    result.first = first.name;
    result.second = second.name;
    // Where one of them names no categories, only their two classes can be compared.
    const bool twoClasses =
        JudgedCounts(table, first, rows).namesNoCategories() || JudgedCounts(table, second, rows).namesNoCategories();
    const LabelSetting compared = twoClasses ? LabelSetting::TwoClass : setting;
    const std::vector<PairedItems> items = pairedItems(table, first, second, rows, compared);
    for (const PairedItems &alike : items) {
        const bool right = alike.first == alike.truth;
        const bool otherRight = alike.second == alike.truth;
        qint64 &counter = right ? (otherRight ? result.bothRight : result.onlyFirst)
                                : (otherRight ? result.onlySecond : result.bothWrong);
        counter += qint64(alike.count);
        result.n += qint64(alike.count);
    }
    if (result.n == 0)
        return result;
    const size_t labels = compared == LabelSetting::All ? size_t(table.rows.labels.size()) : 2;
    const ConfusionMetric metrics[] = {accuracyOf, macroF1Of};
    const std::vector<PairedDifference> differences = pairedBootstrap(items, labels, metrics, bootstrap);
    result.mcnemar = mcnemarExact(result.onlyFirst, result.onlySecond);
    result.accuracy = differences[0];
    result.macroF1 = differences[1];
    return result;
}

StudyTable comparisonTable(const ModelComparison &comparison, LabelSetting setting)
{
    StudyTable study;
    study.table.title = ComparisonText::tr("%1 and %2").arg(comparison.first, comparison.second);
    study.table.columns = {ComparisonText::tr("Outcome"), ComparisonText::tr("n"), ComparisonText::tr("Share"),
                           ComparisonText::tr("p")};
    study.table.note = ComparisonText::tr("McNemar's exact test on what only one gets right; differences with a paired "
                                          "bootstrap over items, 95 %.");
    const auto add = [&](const QString &name, qint64 count, bool firstRight, bool secondRight) {
        ErrorFilter filter;
        filter.runs = {{comparison.first, {}, firstRight, setting, {}, {}},
                       {comparison.second, {}, secondRight, setting, {}, {}}};
        study.add({textCell(name), countCell(count), shareCell(count, comparison.n), missingCell({})}, filter);
    };
    add(ComparisonText::tr("only %1 is right").arg(comparison.first), comparison.onlyFirst, true, false);
    add(ComparisonText::tr("only %1 is right").arg(comparison.second), comparison.onlySecond, false, true);
    add(ComparisonText::tr("both are right"), comparison.bothRight, true, true);
    add(ComparisonText::tr("both are wrong"), comparison.bothWrong, false, false);
    if (comparison.n == 0)
        return study;
    study.add({textCell(ComparisonText::tr("McNemar")), countCell(comparison.onlyFirst + comparison.onlySecond),
               missingCell({}), numberCell(comparison.mcnemar.p)});
    study.add({textCell(ComparisonText::tr("accuracy, first minus second")), countCell(comparison.n),
               differenceCell(comparison.accuracy.difference, comparison.accuracy.ci), pCell(comparison.accuracy.p)});
    study.add({textCell(ComparisonText::tr("macro-F1, first minus second")), countCell(comparison.n),
               differenceCell(comparison.macroF1.difference, comparison.macroF1.ci), pCell(comparison.macroF1.p)});
    return study;
}

namespace {

struct SlicesText {
    GAINSAY_TR(gainsay::SliceComparison)
};

// Rows of one slice only, of the other only, and of both.
constexpr size_t slicePlaces = 3;

// Judged rows by place, gold and what the model says.
struct SlicedCounts {
    size_t labels = 0;
    std::vector<double> counts;
    qint64 inBoth = 0;
};

SlicedCounts countSliced(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, const RowSet &first,
                         const RowSet &second)
{
    SlicedCounts sliced;
    sliced.labels = setting == LabelSetting::All ? size_t(table.rows.labels.size()) : 2;
    sliced.counts.assign(slicePlaces * sliced.labels * sliced.labels, 0.0);
    const auto code = [&](quint8 label) {
        return setting == LabelSetting::All ? size_t(label) : size_t(table.isContradiction(label) ? 1 : 0);
    };
    for (size_t row = 0; row < size_t(table.size()); ++row) {
        const bool inFirst = first.contains(qsizetype(row));
        const bool inSecond = second.contains(qsizetype(row));
        if ((!inFirst && !inSecond) || !isJudged(table, run, row))
            continue;
        const size_t place = inFirst ? (inSecond ? 2 : 0) : 1;
        sliced.inBoth += place == 2 ? 1 : 0;
        ++sliced.counts[(place * sliced.labels + code(table.rows.gold[row])) * sliced.labels + code(run.label[row])];
    }
    return sliced;
}

// The confusion of the first slice (0) or of the second (1).
std::vector<double> confusionIn(std::span<const double> counts, size_t labels, size_t slice)
{
    const size_t cells = labels * labels;
    std::vector<double> confusion(cells);
    for (size_t cell = 0; cell < cells; ++cell)
        confusion[cell] = counts[slice * cells + cell] + counts[2 * cells + cell];
    return confusion;
}

// Accuracy, macro-F1, then F1 of each label; NaN where undefined.
std::vector<double> measuresOf(std::span<const double> cells, size_t labels)
{
    std::vector<double> measures{accuracyOf(cells, labels), macroF1Of(cells, labels)};
    for (size_t label = 0; label < labels; ++label)
        measures.push_back(f1Of(cells, labels, label));
    return measures;
}

QString measureName(const ErrorTable &table, LabelSetting setting, const LabelTitles &titles, size_t measure)
{
    if (measure == 0)
        return SlicesText::tr("Accuracy");
    if (measure == 1)
        return SlicesText::tr("Macro-F1");
    const auto label = qsizetype(measure - 2);
    const QString name = setting == LabelSetting::All ? table.rows.labels[label] : twoClassName(label == 1);
    return SlicesText::tr("F1 of %1").arg(setting == LabelSetting::All && titles ? titles(name) : name);
}

StudyTable emptyComparison(const QString &run, const SliceRows &first, const SliceRows &second)
{
    StudyTable study;
    study.table.title = SlicesText::tr("%1 and %2: %3").arg(first.name, second.name, run);
    study.table.columns = {SlicesText::tr("Measure"), SlicesText::tr("First"), SlicesText::tr("Second"),
                           SlicesText::tr("First − second"), SlicesText::tr("p")};
    return study;
}

}  // namespace

StudyTable compareSlices(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, const SliceRows &first,
                         const SliceRows &second, const LabelTitles &titles, const BootstrapOptions &bootstrapOptions)
{
    const SlicedCounts sliced = countSliced(table, run, setting, first.rows, second.rows);
    const size_t labels = sliced.labels;
    const std::vector<double> inFirst = measuresOf(confusionIn(sliced.counts, labels, 0), labels);
    const std::vector<double> inSecond = measuresOf(confusionIn(sliced.counts, labels, 1), labels);
    std::vector<std::vector<double>> drawn =
        bootstrap(sliced.counts, bootstrapOptions, inFirst.size(),
                  [labels](std::span<const double> counts, std::span<double> out) {
                      const std::vector<double> one = measuresOf(confusionIn(counts, labels, 0), labels);
                      const std::vector<double> other = measuresOf(confusionIn(counts, labels, 1), labels);
                      for (size_t i = 0; i < out.size(); ++i)
                          out[i] = one[i] - other[i];
                  });
    StudyTable study = emptyComparison(run.name, first, second);
    study.table.note =
        SlicesText::tr("Differences with a bootstrap over the rows of either slice, 95 %; %n judged row(s) belong to "
                       "both.",
                       nullptr, int(sliced.inBoth));
    const auto cell = [](double value) {
        return std::isnan(value) ? missingCell(SlicesText::tr("nothing is judged there")) : percentCell(value);
    };
    for (size_t i = 0; i < inFirst.size(); ++i) {
        if (std::isnan(inFirst[i]) && std::isnan(inSecond[i]))
            continue;
        QList<ReportCell> cells{textCell(measureName(table, setting, titles, i)), cell(inFirst[i]), cell(inSecond[i])};
        const double difference = inFirst[i] - inSecond[i];
        if (std::isnan(difference))
            cells += QList<ReportCell>(2, missingCell(SlicesText::tr("one of the slices has no value")));
        else
            cells += {differenceCell(difference, summarize(drawn[i], difference).ci),
                      pCell(otherSideOfZero(drawn[i], difference))};
        study.add(cells);
    }
    return study;
}

}  // namespace gainsay
