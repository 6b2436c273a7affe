// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings from a table in long format: columns item, rater and label, in any order and among others.
#pragma once

#include "core/base/Result.h"
#include "core/stats/agreement/Ratings.h"

#include <QString>

namespace gainsay {

// Refuses a table with a broken row, an empty item, rater or label, or an item rated twice by one rater, with the line:
// a coefficient over part of a table would mean something else than its reader thinks. "-" is standard input.
Result<Ratings> readRatingTable(const QString &path);

}  // namespace gainsay
