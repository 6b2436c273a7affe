// SPDX-License-Identifier: GPL-3.0-or-later
// Times the reports of a project in which three people have answered everything.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QString>

namespace gainsay {

// Adds the people and their answers to the SQLite project first. Times in milliseconds.
Result<Json> measureReports(const QString &projectFile);

}  // namespace gainsay
