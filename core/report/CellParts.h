// SPDX-License-Identifier: GPL-3.0-or-later
// A cell's text in two parts, for places where they stand below each other.
#pragma once

#include "core/report/Report.h"

namespace gainsay {

// "0.743", "95.0 %", "–".
QString figureText(const ReportCell &cell);
// "0.611 – 0.874", or nothing.
QString intervalText(const ReportCell &cell);

}  // namespace gainsay
