// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels raters take for each other: where the guideline needs a clearer line.
#pragma once

#include "core/stats/agreement/Ratings.h"

#include <QList>

namespace gainsay {

struct LabelClash {
    int a = 0;  // indexes into labels, a < b
    int b = 0;
    qint64 count = 0;  // items on which one rater said a and another b
};

struct LabelClashes {
    qint64 disputed = 0;        // items on which raters differ at all
    QList<LabelClash> clashes;  // most frequent first
};

LabelClashes labelClashes(const Ratings &ratings);

}  // namespace gainsay
