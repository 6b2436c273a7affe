// SPDX-License-Identifier: GPL-3.0-or-later
// RGM: a detector's accuracy by the model that wrote the response and by the distance to the turn it is judged
// against; how many responses people find ambiguous; and the responses by how many workers called them contradictory.
#pragma once

#include "core/errors/figures/StudyTable.h"
#include "core/errors/table/RowSet.h"

namespace gainsay {

// Every model's accuracy by response model (paper's table 6) and by distance, contradictory and other responses apart
// (table 12); and what it says by the number of workers who called the response contradictory.
QList<StudyTable> responseStudy(const ErrorTable &table, const RowSet &rows);
// Needs no detector: ambiguous share, and counts by number of workers.
QList<StudyTable> ambiguityStudy(const ErrorTable &table, const RowSet &rows);

}  // namespace gainsay
