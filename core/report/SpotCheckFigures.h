// SPDX-License-Identifier: GPL-3.0-or-later
// The spot-check rounds of each batch with what they prove.
#pragma once

#include "core/base/Json.h"
#include "core/model/SpotRound.h"
#include "core/model/Workflow.h"
#include "core/report/ProgressFigures.h"
#include "core/report/Report.h"

#include <QList>
#include <QString>

namespace gainsay {

struct SpotRoundFigures {
    SpotRound round;
    SpotCounts counts;
};

struct SpotBatchFigures {
    QString batch;
    BatchState state = BatchState::Open;
    qint64 items = 0;
    QList<SpotRoundFigures> rounds;
    BatchPhase phase = BatchPhase::Open;
};

struct SpotCheckFigures {
    QList<SpotBatchFigures> batches;
};

Json toJson(const SpotCheckFigures &figures);
QList<ReportSection> spotCheckSections(const SpotCheckFigures &figures);
QStringList spotCheckMethodNotes();

}  // namespace gainsay
