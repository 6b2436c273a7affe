// SPDX-License-Identifier: GPL-3.0-or-later
// Which pattern each item has. Found once; any grouping of the items is then counted in one pass over small numbers.
#pragma once

#include "core/stats/agreement/RatingPatterns.h"
#include "core/stats/agreement/Ratings.h"

#include <span>
#include <vector>

namespace gainsay {

// The items of one group. Raters and labels that do not occur in it are left out.
struct PatternGroup {
    RatingPatterns patterns;
    QStringList raters;
    QStringList labels;
};

class PatternIndex {
public:
    // `ratings` must outlive it.
    explicit PatternIndex(const Ratings &ratings);

    const Ratings &ratings() const { return m_ratings; }
    const RatingPatterns &all() const { return m_all; }
    size_t patternOf(qint64 item) const { return m_patternOf[static_cast<size_t>(item)]; }

    // `groupOf` has one number per item, below `groups`.
    std::vector<PatternGroup> split(std::span<const int> groupOf, size_t groups) const;

private:
    const Ratings &m_ratings;
    std::vector<quint32> m_patternOf;  // filled by m_all's making
    RatingPatterns m_all;
};

}  // namespace gainsay
