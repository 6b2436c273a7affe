// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as text, the same wherever the window shows one: in the user's locale, with interval and n.
#pragma once

#include "core/stats/Estimate.h"

#include <QString>

namespace gainsay {

enum class Scale {
    Coefficient,  // kappa and its kin: 0.742
    Percent,      // shares: 84.6 %
};

QString figureText(double value, Scale scale);
QString figureText(double value, Scale scale, int decimals);
QString countText(qint64 count);
// "0.726 – 0.758"
QString intervalText(const Interval &interval, Scale scale);
// The value or a dash; never a made-up zero.
QString valueText(const Estimate &estimate, Scale scale);
// "0.742, 95 % interval 0.726 – 0.758, 5,812 of 6,000 items", or "undefined: why".
QString estimateWords(const Estimate &estimate, Scale scale);

}  // namespace gainsay
