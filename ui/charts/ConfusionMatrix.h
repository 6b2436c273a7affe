// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody said where something else was right, as the cells of a heat map.
#pragma once

#include "core/report/AnnotatorFigures.h"
#include "ui/charts/HeatMap.h"
#include "ui/charts/LabelNames.h"

namespace gainsay {

struct ConfusionMatrix {
    QStringList labels;     // rows (right) and columns (said) alike
    QList<HeatCell> cells;  // shaded by the share within the row
};

// `known` come first, then whatever else was said or right.
ConfusionMatrix confusionMatrix(const LabelConfusion &confusion, const QStringList &known, const LabelNames &names,
                                const QString &person);

// The labels of a scheme's gold question, in its order.
QStringList goldLabels(const Scheme &scheme);

}  // namespace gainsay
