// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that came with a file and have no place of their own (dialogue acts, topics, anything in `extra`) as factors
// of contradictions, and Pearson's chi-square test of every factor with several values. Reads every conversation, hence
// a job.
#pragma once

#include "core/base/Progress.h"
#include "core/errors/figures/ErrorFactors.h"

#include <vector>

namespace gainsay {

class Storage;

constexpr quint16 noUserValue = 0xffff;

struct UserColumn {
    QString name;
    QStringList values;
    std::vector<quint16> code;  // per row of the table: a place in `values`, or noUserValue
};

// Fields with at least two and at most `mostUserValues` different values; texts, truth values and whole numbers count,
// and each element of a list of texts is a yes or no of its own.
constexpr qsizetype mostUserValues = 64;
Result<QList<UserColumn>> readUserColumns(Storage &storage, const ErrorTable &table, const RowSet &rows,
                                          Progress &progress);

// As whatTriggersContradictions(), for the values of own columns: a context has the value of its first reply.
QList<TriggerFactor> whatTriggersContradictions(const ErrorTable &table, const RowSet &rows,
                                                std::span<const quint64> contexts, const QList<UserColumn> &columns,
                                                qint64 fewest = 5);
// Both kinds in one table, with q over all of them, the smallest p first.
StudyTable triggerTable(QList<TriggerFactor> builtIn, const QList<TriggerFactor> &own);

// Are contradictions as frequent under every value? Replies by value and contradiction; values with fewer than `fewest`
// replies are put together.
struct ChiSquareFactor {
    QString name;
    int values = 0;
    qint64 n = 0;
    double smallestExpected = 0.0;  // below 5 the test is rough
    double statistic = 0.0;
    int degrees = 0;
    double p = 1.0;
    double q = 1.0;
    double cramersV = 0.0;
    QString most;   // the value under which contradictions are most frequent, …
    QString least;  // … and least
    double mostShare = 0.0;
    double leastShare = 0.0;
};
QList<ChiSquareFactor> contradictionsByFactor(const ErrorTable &table, const RowSet &rows,
                                              const QList<UserColumn> &columns, qint64 fewest = 5);
StudyTable chiSquareTable(const QList<ChiSquareFactor> &factors);

}  // namespace gainsay
