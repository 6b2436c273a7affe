// SPDX-License-Identifier: GPL-3.0-or-later
// Every report page of a project in one document, and the same figures for machines.
#pragma once

#include "core/report/Report.h"
#include "core/service/ReportService.h"

namespace gainsay {

struct FullReport {
    Report report;
    Json json;
};

// `parameters` say what the filter stands for; they are kept in the report.
Result<FullReport> fullReport(ReportService &service, const ReportFilter &filter, const QString &title,
                              const QList<ReportParameter> &parameters);

}  // namespace gainsay
