// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ModelComparison.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ModelComparison)
};

}  // namespace

ModelComparison compareModels(const ErrorTable &table, const ErrorRun &first, const ErrorRun &second,
                              const RowSet &rows, LabelSetting setting, const BootstrapOptions &bootstrap)
{
    ModelComparison result;
    result.first = first.name;
    result.second = second.name;
    const auto code = [&](quint8 label) {
        return setting == LabelSetting::All ? int(label) : int(table.isContradiction(label));
    };
    std::vector<int> truth;
    std::vector<int> saidFirst;
    std::vector<int> saidSecond;
    rows.each([&](size_t row) {
        if (!isJudged(table, first, row) || !isJudged(table, second, row))
            return;
        truth.push_back(code(table.rows.gold[row]));
        saidFirst.push_back(code(first.label[row]));
        saidSecond.push_back(code(second.label[row]));
        const bool right = saidFirst.back() == truth.back();
        const bool otherRight = saidSecond.back() == truth.back();
        qint64 &counter = right ? (otherRight ? result.bothRight : result.onlyFirst)
                                : (otherRight ? result.onlySecond : result.bothWrong);
        ++counter;
    });
    result.n = qint64(truth.size());
    if (result.n == 0)
        return result;
    const size_t labels = setting == LabelSetting::All ? size_t(table.rows.labels.size()) : 2;
    result.mcnemar = mcnemarExact(result.onlyFirst, result.onlySecond);
    result.accuracy = pairedBootstrap(truth, saidFirst, saidSecond, labels, accuracyOf, bootstrap);
    result.macroF1 = pairedBootstrap(truth, saidFirst, saidSecond, labels, macroF1Of, bootstrap);
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
               percentCell(comparison.accuracy.difference, comparison.accuracy.ci), numberCell(comparison.accuracy.p)});
    study.add({textCell(ComparisonText::tr("macro-F1, first minus second")), countCell(comparison.n),
               percentCell(comparison.macroF1.difference, comparison.macroF1.ci), numberCell(comparison.macroF1.p)});
    return study;
}

}  // namespace gainsay
