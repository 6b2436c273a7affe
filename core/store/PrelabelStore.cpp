// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/PrelabelStore.h"

#include <algorithm>

namespace gainsay {

double Prelabel::confidence() const
{
    return probabilities.value(label);
}

double Prelabel::margin() const
{
    if (label.isEmpty())
        return 0.0;
    double next = -1.0;
    for (auto entry = probabilities.cbegin(); entry != probabilities.cend(); ++entry) {
        if (entry.key() != label)
            next = std::max(next, entry.value());
    }
    return next < 0.0 ? -1.0 : confidence() - next;
}

}  // namespace gainsay
