// SPDX-License-Identifier: GPL-3.0-or-later
// How well each model does on some rows: the table of CDConv's paper, confusion, slices beside each other, and two
// models item by item.
#pragma once

#include "core/errors/figures/ContextGroups.h"
#include "core/errors/figures/JudgedCounts.h"
#include "core/errors/figures/StudyTable.h"
#include "core/stats/HypothesisTests.h"
#include "core/stats/predictions/Classification.h"
#include "core/store/ErrorStore.h"

namespace gainsay {

// Gold (rows) by predicted (columns). Rows without gold, or about which the model says nothing, are left out.
ConfusionTable confusionOf(const ErrorTable &table, const JudgedCounts &counts, LabelSetting setting);

struct ModelFigures {
    QString run;
    ClassificationFigures twoClass;
    ClassificationFigures all;
    qsizetype goldLabels = 0;  // different ones of the rows that it judges
    qint64 silent = 0;         // rows with gold about which it says nothing
    qint64 contexts = 0;       // that intervals are drawn from; 0: from rows, of which none share one
};
// Where contexts repeat among the rows, all figures of this file are cluster-robust and say so.
ModelFigures figuresOf(const ErrorTable &table, const ErrorRun &run, const RowSet &rows,
                       const ContextGroups &contexts = {}, const BootstrapOptions &bootstrap = {});

// Accuracy and macro-F1 of each model with two classes and with all; precision, recall and F1 of each per class.
QList<StudyTable> modelTables(const ErrorTable &table, const RowSet &rows, const LabelTitles &titles = {},
                              const ContextGroups &contexts = {}, const BootstrapOptions &bootstrap = {});
// Precision, recall and F1 of one model, per class.
StudyTable classTable(const ErrorTable &table, const ErrorRun &run, const RowSet &rows, LabelSetting setting,
                      const ContextGroups &contexts = {}, const BootstrapOptions &bootstrap = {});
// One row per slice: what the model does there, and how that differs from the other rows. The rows of a slice with a
// text condition are given; others are computed.
struct SliceRows {
    QString name;
    ErrorFilter filter;
    RowSet rows;
};
StudyTable sliceTable(const ErrorTable &table, const ErrorRun &run, LabelSetting setting,
                      const QList<SliceRows> &slices, const ContextGroups &contexts = {},
                      const BootstrapOptions &bootstrap = {});

// Labels of the 2-class setting as confusionOf() names them.
QString twoClassName(bool contradiction);
// The filter behind a cell of the confusion matrix.
ErrorFilter cellFilter(const ErrorTable &table, const QString &run, LabelSetting setting, const QString &gold,
                       const QString &predicted);

}  // namespace gainsay
