// SPDX-License-Identifier: GPL-3.0-or-later
// A table of a report for programs.
#pragma once

#include "core/base/Json.h"
#include "core/report/Report.h"

namespace gainsay {

// {"title", "columns", "rows", "note"?}: rows as objects by column; figures as numbers, with their interval as
// {"value", "ci"}; null where a figure is undefined, and the reason in "undefined" by column. A column without a name
// is called "name".
Json tableJson(const ReportTable &table);

}  // namespace gainsay
