// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/RatingDifferences.h"

namespace gainsay {

namespace {

std::optional<RatingDifference> differenceIn(std::span<const Rating> row, const DifferenceQuery &query)
{
    const Rating *a = nullptr;
    const Rating *b = nullptr;
    for (const Rating &rating : row) {
        const bool fitsA =
            (query.raterA < 0 || rating.rater == query.raterA) && (query.labelA < 0 || rating.label == query.labelA);
        const bool fitsB =
            (query.raterB < 0 || rating.rater == query.raterB) && (query.labelB < 0 || rating.label == query.labelB);
        if (!a && fitsA)
            a = &rating;
        else if (fitsB && (!b || !a || b->label == a->label))
            b = &rating;
    }
    if (!a || !b || a->label == b->label)
        return std::nullopt;
    return RatingDifference{0, a->label, b->label};
}

std::optional<RatingDifference> tooFewIn(std::span<const Rating> row)
{
    if (row.size() >= 2)
        return std::nullopt;
    return RatingDifference{0, row.empty() ? std::nullopt : std::optional<int>(row.front().label), std::nullopt};
}

}  // namespace

RatingDifferences findDifferences(const Ratings &ratings, const DifferenceQuery &query, qsizetype most)
{
    RatingDifferences found;
    for (qint64 item = 0; item < ratings.itemCount(); ++item) {
        const std::span<const Rating> row = ratings.of(item);
        std::optional<RatingDifference> difference = query.excluded ? tooFewIn(row) : differenceIn(row, query);
        if (!difference)
            continue;
        ++found.total;
        if (found.first.size() >= most)
            continue;
        difference->item = item;
        found.first.append(*difference);
    }
    return found;
}

}  // namespace gainsay
