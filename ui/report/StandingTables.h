// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about the standing of people and batches, in words and as tables: on the Team page, and where
// batches are made.
#pragma once

#include "core/report/Report.h"
#include "core/service/supervise/WorkloadService.h"

namespace gainsay {

QString phaseTitle(const BatchStanding &batch);
// Who has open items in it, and what is free in the pool.
QString holdersText(const BatchStanding &batch);
// "12 of 90"
QString settledText(const BatchStanding &batch);
// "12/3/26 (11/30/26 – 12/9/26)", or "done"; a missing cell says why nothing can be said.
ReportCell endCell(const Forecast &end, qint64 asOfMs);

ReportTable peopleTable(const WorkloadStanding &standing);
ReportTable batchTable(const WorkloadStanding &standing);
ReportTable heldTable(const WorkloadStanding &standing);
ReportTable putOffTable(const WorkloadStanding &standing);

}  // namespace gainsay
