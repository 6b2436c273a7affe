// SPDX-License-Identifier: GPL-3.0-or-later
// Agreement in tables and figures: overall, per pair, per label.
#pragma once

#include "core/report/Report.h"
#include "core/stats/AgreementSummary.h"

namespace gainsay {

ReportSection agreementSection(const QString &title, const AgreementSummary &summary);

// What the measures are and where they come from, for the end of a report.
QStringList agreementMethodNotes(const AgreementSummary &summary);

}  // namespace gainsay
