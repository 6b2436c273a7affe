// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a paged PDF: cover, contents by section with tables and drawn figures, method notes, page numbers.
// Needs a QGuiApplication for its fonts, but no window: any thread may call it.
#pragma once

#include "core/report/Report.h"

#include <QByteArray>

namespace gainsay {

// The same report gives the same bytes: there is no date in them.
QByteArray toPdf(const Report &report);

}  // namespace gainsay
