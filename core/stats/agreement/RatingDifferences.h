// SPDX-License-Identifier: GPL-3.0-or-later
// The items behind a figure of agreement: those on which two raters differ, or that too few have rated.
#pragma once

#include "core/stats/agreement/Ratings.h"

#include <QList>

#include <optional>

namespace gainsay {

// Raters and labels are indexes; below 0: any.
struct DifferenceQuery {
    int raterA = -1;
    int raterB = -1;
    int labelA = -1;
    int labelB = -1;
    bool excluded = false;  // instead: items with fewer than two ratings
};

struct RatingDifference {
    qint64 item = 0;
    std::optional<int> a;  // labels; what was not said is none
    std::optional<int> b;
};

struct RatingDifferences {
    qint64 total = 0;
    QList<RatingDifference> first;
};

// The first `most` of them.
RatingDifferences findDifferences(const Ratings &ratings, const DifferenceQuery &query, qsizetype most);

}  // namespace gainsay
