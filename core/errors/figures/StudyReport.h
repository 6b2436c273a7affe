// SPDX-License-Identifier: GPL-3.0-or-later
// Figures about errors as a report and as JSON, with the filter that they hold for. What the Errors page exports and
// what gainsay-cli prints.
#pragma once

#include "core/errors/figures/StudyTable.h"

namespace gainsay {

Report studyReport(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter);
// Rows as objects by column; figures as numbers with their intervals.
Json studyJson(const QList<StudyTable> &tables, const ErrorFilter &filter);

}  // namespace gainsay
