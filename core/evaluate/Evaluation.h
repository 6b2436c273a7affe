// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions against gold: labels, rankings and contrastive pairs, as figures for machines and as a report.
#pragma once

#include "core/base/Json.h"
#include "core/evaluate/EvaluationRows.h"
#include "core/report/Report.h"
#include "core/scheme/SchemeLabels.h"
#include "core/stats/Bootstrap.h"

namespace gainsay {

enum class EvaluationTask { Labels, Ranking, Pairs };

struct EvaluationOptions {
    EvaluationTask task = EvaluationTask::Labels;
    LabelsMap labels;       // from predicted labels to those of the gold; empty: they are called the same
    QString by;             // a field of the gold rows to break down by; pairs: `type` if empty
    bool byContext = true;  // labels: intervals over contexts, where rows share one
    BootstrapOptions bootstrap;
};

struct Evaluation {
    Json json;
    Report report;
    qsizetype matched = 0;  // gold rows with a prediction of their own
    QStringList rejected;   // rows that could not be judged, each with its reason
};

Evaluation evaluate(const EvaluationFile &gold, const EvaluationFile &predicted, const EvaluationOptions &options);

}  // namespace gainsay
