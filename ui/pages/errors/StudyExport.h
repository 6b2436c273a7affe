// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of the Errors page as a file: CSV, LaTeX, JSON or any other kind of report, with the filter that they hold
// for.
#pragma once

#include "core/errors/StudyTable.h"

#include <functional>

class QWidget;

namespace gainsay {

struct Error;

Report studyReport(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter);
// Rows as objects by column; figures as numbers with their intervals.
Json studyJson(const QList<StudyTable> &tables, const ErrorFilter &filter);

// Asks for a file and writes it.
void exportStudies(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter, QWidget *parent,
                   const std::function<void(const Error &)> &failed);

}  // namespace gainsay
