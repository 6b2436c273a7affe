// SPDX-License-Identifier: GPL-3.0-or-later
// Two models on the same items: what one gets right and the other wrong, and whether the difference could be chance.
#pragma once

#include "core/errors/figures/ModelFigures.h"
#include "core/errors/figures/StudyTable.h"
#include "core/stats/HypothesisTests.h"
#include "core/stats/predictions/PairedBootstrap.h"

#include <array>

namespace gainsay {

struct ModelComparison {
    QString first;
    QString second;
    qint64 n = 0;  // rows that both judged
    qint64 bothRight = 0;
    qint64 onlyFirst = 0;
    qint64 onlySecond = 0;
    qint64 bothWrong = 0;
    std::array<Interval, 4> shares;  // of both right, only the first, only the second, none
    qint64 contexts = 0;             // that are drawn; 0: rows are, of which none share one
    TestResult mcnemar;              // exact; over contexts Yang's, see clusteredMcnemar()
    PairedDifference accuracy;
    PairedDifference macroF1;
};

ModelComparison compareModels(const ErrorTable &table, const ErrorRun &first, const ErrorRun &second,
                              const RowSet &rows, LabelSetting setting, const ContextGroups &contexts = {},
                              const BootstrapOptions &bootstrap = {});

// Four rows that lead to their conversations, then the tests.
StudyTable comparisonTable(const ModelComparison &comparison, LabelSetting setting);

// Two slices beside each other: is the model worse in one of them? Rows may belong to both, so that differences are
// drawn with a bootstrap over the rows of either: what both share moves both.
// Accuracy, macro-F1 and F1 per label of the model in each slice, first minus second with interval and p.
StudyTable compareSlices(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, const SliceRows &first,
                         const SliceRows &second, const LabelTitles &titles = {}, const ContextGroups &contexts = {},
                         const BootstrapOptions &bootstrap = {});

}  // namespace gainsay
