// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a gold or a prediction file, and which belong together.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>

namespace gainsay {

struct EvaluationRow {
    qint64 line = 0;
    QString id;    // empty: none
    QString text;  // what it is about, to find its like without an id; empty: nothing to go by
    Json fields = Json::object();
};

// What was said before the judged reply; empty where the row does not tell it apart.
QString evaluationContext(const Json &fields);

struct EvaluationFile {
    QList<EvaluationRow> rows;
    QStringList rejected;  // "line 7: …"
};

// Which column of a foreign file holds a field that we know: id → "doc", label → "predicted".
using EvaluationColumns = QMap<QString, QString>;

// JSONL, CSV or TSV whose first line names the columns. A TSV line of an id and option letters only, as MuTual's decode
// format has it, needs no such line: the letters become `ranking`. "-" is standard input. Row by row, in bounded
// memory; an error of `visit` ends it.
Result<void> eachEvaluationRow(const QString &path, const EvaluationColumns &columns,
                               const std::function<Result<void>(EvaluationRow)> &visit,
                               const std::function<void(qint64 line, const QString &reason)> &reject);
// What the first rows call their fields, to choose from; nothing where none can be read.
QStringList evaluationColumns(const QString &path);
// The same as eachEvaluationRow(), all rows at once.
Result<EvaluationFile> readEvaluationFile(const QString &path);

struct EvaluationMatch {
    const EvaluationRow *gold = nullptr;
    const EvaluationRow *predicted = nullptr;
};

struct EvaluationMatches {
    QList<EvaluationMatch> pairs;
    QStringList rejected;  // "gold line 7 (x12): no prediction", "prediction line 9: …"
};

// By id first; then what is left on both sides by its text. Equal texts are paired in order.
EvaluationMatches matchRows(const EvaluationFile &gold, const EvaluationFile &predicted);

}  // namespace gainsay
