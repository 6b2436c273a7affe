// SPDX-License-Identifier: GPL-3.0-or-later
// What the supervisor's desk says about the standing of the work, as tables.
#pragma once

#include "core/report/Report.h"
#include "core/service/DeskService.h"

namespace gainsay {

QString phaseTitle(const BatchStanding &batch);
// "12/3/26 (11/30/26 – 12/9/26)", or "done"; a missing cell says why nothing can be said.
ReportCell endCell(const Forecast &end, qint64 asOfMs);

ReportTable peopleTable(const DeskStanding &standing);
ReportTable batchTable(const DeskStanding &standing);
ReportTable heldTable(const DeskStanding &standing);

}  // namespace gainsay
