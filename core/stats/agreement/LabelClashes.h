// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels raters take for each other: where the guideline needs a clearer line.
#pragma once

#include "core/stats/agreement/Ratings.h"

#include <QList>
#include <QStringList>

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

// Labels that differ only in case, blanks or Unicode form. They are counted as different, because who is to say that
// they are not; but whoever reads the figures should know.
// Each list holds two or more labels that look alike, in the order given.
QList<QStringList> similarLabels(const QStringList &labels);

// One sentence that names them; empty when there are none.
QString similarLabelsHint(const QStringList &labels);

}  // namespace gainsay
