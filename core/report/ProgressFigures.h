// SPDX-License-Identifier: GPL-3.0-or-later
// How far the work is, overall and per batch.
#pragma once

#include "core/base/Json.h"
#include "core/model/Workflow.h"
#include "core/report/Report.h"
#include "core/store/ReportStore.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

namespace gainsay {

struct ProgressCounts {
    qint64 items = 0;
    qint64 open = 0;       // nobody has answered
    qint64 inWork = 0;     // some raters have
    qint64 annotated = 0;  // all have, or it is settled
    qint64 agreed = 0;
    qint64 disputed = 0;  // waiting for a third person
    qint64 adjudicated = 0;
    qint64 voted = 0;
    qint64 ambiguous = 0;
    QMap<QString, qint64> removed;  // left the set: "unqualified", "incoherent", …

    void add(const StateCount &count);
    qint64 settled() const { return agreed + adjudicated + voted + ambiguous; }
};

struct BatchProgress {
    QString batch;
    ProgressCounts counts;
};

struct ProgressFigures {
    ProgressCounts all;
    QList<BatchProgress> batches;
};

// What a batch waits for, in the words of a supervisor: the same on every page and in every report.
enum class BatchPhase { Empty, Open, Annotating, Disputed, Ready, Checking, Returned, Accepted };

// `workLeft`: somebody still has to answer.
BatchPhase batchPhase(BatchState state, const ProgressCounts &items, bool workLeft);

ProgressFigures progressFigures(const QList<StateCount> &states, const QHash<BatchId, QString> &batchNames);

Json toJson(const ProgressFigures &figures);
ReportSection progressSection(const ProgressFigures &figures);

}  // namespace gainsay
