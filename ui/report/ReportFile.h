// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a file of the kind that its name asks for.
#pragma once

#include "core/base/Json.h"
#include "core/report/Report.h"

namespace gainsay {

// Endings that can be written, without dot, the usual one first.
QStringList reportEndings();

// `json` is what a .json file holds.
Result<void> saveReport(const Report &report, const Json &json, const QString &path);

}  // namespace gainsay
