// SPDX-License-Identifier: GPL-3.0-or-later
// The report pages of a project as documents, each by itself or all in one, and the same figures for machines.
#pragma once

#include "core/report/Report.h"
#include "core/service/report/ReportService.h"

#include <optional>

namespace gainsay {

struct FullReport {
    Report report;
    Json json;
};

Result<FullReport> progressReport(ReportService &service, const ReportFilter &filter);
Result<FullReport> datasetReport(ReportService &service, const ReportFilter &filter);
// JSON: per question id what `agreement --json` prints, with what it is broken down by; the gold question's also holds
// "detector" and "spans".
Result<FullReport> agreementReport(ReportService &service, const ReportFilter &filter,
                                   RatingMoment moment = RatingMoment::InForce,
                                   const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
// One question (the gold question if it is empty), one section per group.
Result<FullReport> groupedAgreementReport(ReportService &service, const ReportFilter &filter, const QString &question,
                                          AgreementGroup group, RatingMoment moment = RatingMoment::InForce,
                                          const std::optional<BootstrapOptions> &bootstrap = std::nullopt);
Result<FullReport> spotCheckReport(ReportService &service, const ReportFilter &filter);
Result<FullReport> annotatorReport(ReportService &service, const ReportFilter &filter);
Result<FullReport> detectorReport(ReportService &service, const ReportFilter &filter);

// Everything. `parameters` say what the filter stands for; they are kept in the report. `moment` and `bootstrap` are
// of agreement.
Result<FullReport> fullReport(ReportService &service, const ReportFilter &filter, const QString &title,
                              const QList<ReportParameter> &parameters, RatingMoment moment = RatingMoment::InForce,
                              const std::optional<BootstrapOptions> &bootstrap = std::nullopt);

}  // namespace gainsay
