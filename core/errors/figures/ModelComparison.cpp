// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/figures/ModelComparison.h"

#include "core/base/TranslatableText.h"
#include "core/errors/figures/JudgedCounts.h"
#include "core/stats/predictions/ConfusionMetrics.h"

#include <map>
#include <tuple>

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

}  // namespace gainsay
