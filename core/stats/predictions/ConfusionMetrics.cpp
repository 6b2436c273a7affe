// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/ConfusionMetrics.h"

#include <cmath>
#include <limits>

namespace gainsay {

double accuracyOf(std::span<const double> cells, size_t labels)
{
    double right = 0.0;
    double all = 0.0;
    for (size_t cell = 0; cell < cells.size(); ++cell) {
        all += cells[cell];
        right += cell / labels == cell % labels ? cells[cell] : 0.0;
    }
    return all > 0.0 ? right / all : std::numeric_limits<double>::quiet_NaN();
}

double f1Of(std::span<const double> cells, size_t labels, size_t label)
{
    double marked = 0.0;  // true and said together
    for (size_t other = 0; other < labels; ++other)
        marked += cells[label * labels + other] + cells[other * labels + label];
    return marked > 0.0 ? 2.0 * cells[label * labels + label] / marked : std::numeric_limits<double>::quiet_NaN();
}

double macroF1Of(std::span<const double> cells, size_t labels)
{
    double sum = 0.0;
    double occurring = 0.0;
    for (size_t label = 0; label < labels; ++label) {
        const double score = f1Of(cells, labels, label);
        if (std::isnan(score))
            continue;
        sum += score;
        ++occurring;
    }
    return occurring > 0.0 ? sum / occurring : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace gainsay
