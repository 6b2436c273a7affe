// SPDX-License-Identifier: GPL-3.0-or-later
// Times the agreement measures on made-up ratings, beside scikit-learn and statsmodels where Python has them.
#pragma once

#include "core/base/Json.h"

namespace gainsay {

// `items` items by three raters for the measures; 12,000 items and 1,000 replicates for the bootstrap.
Json measureStatistics(qint64 items);

}  // namespace gainsay
