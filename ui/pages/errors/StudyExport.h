// SPDX-License-Identifier: GPL-3.0-or-later
// What the Errors page writes to files: figures as CSV, LaTeX, JSON or any other kind of report, with the filter that
// they hold for; and the listed conversations themselves.
#pragma once

#include "core/errors/figures/StudyTable.h"

#include <functional>

class QWidget;

namespace gainsay {

class ErrorsController;
struct Error;

// Asks for a file and writes it.
void exportStudies(const QString &title, const QList<StudyTable> &tables, const ErrorFilter &filter, QWidget *parent,
                   const std::function<void(const Error &)> &failed);
// Asks for a file and writes the conversations that are listed, as a job; `done` gets what there is to say then.
void exportConversations(ErrorsController &controller, QWidget *parent,
                         const std::function<void(const TranslatableText &)> &done);

}  // namespace gainsay
