// SPDX-License-Identifier: GPL-3.0-or-later
// Agreement in tables and figures: overall, per pair, per label.
#pragma once

#include "core/report/Report.h"
#include "core/scheme/AnswerTitles.h"
#include "core/stats/agreement/AgreementSummary.h"

namespace gainsay {

// Where the ratings are a project's: `titles` of its labels, and with `measured` what figures lead to.
ReportSection agreementSection(const QString &title, const AgreementSummary &summary, const AnswerTitles &titles = {},
                               const std::optional<TargetRatings> &measured = std::nullopt);

// What the measures are and where they come from, for the end of a report.
QStringList agreementMethodNotes(const AgreementSummary &summary);

}  // namespace gainsay
