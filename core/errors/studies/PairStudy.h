// SPDX-License-Identifier: GPL-3.0-or-later
// Contrastive response pairs: how often a model scores the right response above the wrong one, overall and per type,
// from scores in the corpus and in imported predictions; and how people rated the responses. Where there are pairs,
// every conversation is read, hence a job.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/figures/StudyTable.h"
#include "core/errors/table/RowSet.h"
#include "core/evaluate/EvaluationOutput.h"

#include <QMap>

namespace gainsay {

class Storage;

// What one model makes of the pairs.
struct ModelPairs {
    PairCounts all;
    QMap<QString, PairCounts> byType;
};
// By the model's name; empty where there are no pairs.
Result<QMap<QString, ModelPairs>> countPairs(Storage &storage, const ErrorTable &table, const RowSet &rows,
                                             Progress &progress);

// There are no pairs and no ratings: an empty list.
Result<QList<StudyTable>> pairStudy(Storage &storage, const ErrorTable &table, const RowSet &rows, Progress &progress);

}  // namespace gainsay
