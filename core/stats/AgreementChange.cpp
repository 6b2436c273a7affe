// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/AgreementChange.h"

#include "core/stats/KrippendorffAlpha.h"
#include "core/stats/MultiRater.h"
#include "core/stats/SpecialFunctions.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

namespace gainsay {

namespace {

constexpr double largestDraw = 20'000.0;

using RatedRow = std::vector<Rating>;

// Raters and labels of one table by their place among those of both.
class CommonNames {
public:
    CommonNames(const Ratings &own, QStringList &raters, QStringList &labels)
        : m_raters(places(own.raters(), raters)), m_labels(places(own.labels(), labels))
    {
    }

    RatedRow row(std::span<const Rating> ratings) const
    {
        RatedRow result;
        for (const Rating &rating : ratings)
            result.push_back(
                {m_raters[static_cast<size_t>(rating.rater)], m_labels[static_cast<size_t>(rating.label)]});
        std::sort(result.begin(), result.end(), [](const Rating &a, const Rating &b) { return a.rater < b.rater; });
        return result;
    }

private:
    static std::vector<int> places(const QStringList &names, QStringList &all)
    {
        std::vector<int> result;
        for (const QString &name : names) {
            if (!all.contains(name))
                all.append(name);
            result.push_back(static_cast<int>(all.indexOf(name)));
        }
        return result;
    }

    std::vector<int> m_raters;
    std::vector<int> m_labels;
};

struct RatedRowOrder {
    bool operator()(const std::pair<RatedRow, RatedRow> &a, const std::pair<RatedRow, RatedRow> &b) const
    {
        return less(a.first, b.first) || (!less(b.first, a.first) && less(a.second, b.second));
    }
    static bool less(const RatedRow &a, const RatedRow &b)
    {
        return std::lexicographical_compare(
            a.begin(), a.end(), b.begin(), b.end(),
            [](const Rating &x, const Rating &y) { return std::tie(x.rater, x.label) < std::tie(y.rater, y.label); });
    }
};

using RatedRowCounts = std::map<std::pair<RatedRow, RatedRow>, double, RatedRowOrder>;

// What one draw gives: the differences of the three measures.
std::array<double, 3> differencesIn(const RatingPatterns &before, const RatingPatterns &after,
                                    std::span<const double> counts)
{
    const MultiRaterValues first = multiRaterValues(before, counts);
    const MultiRaterValues second = multiRaterValues(after, counts);
    return {second.percent - first.percent, alphaValue(after, counts) - alphaValue(before, counts),
            second.gwet - first.gwet};
}

Estimate drawnDifference(const MeasureChange &change, std::vector<double> drawn, double scale)
{
    Estimate result = differenceOf(change.after, change.before);
    result.used = change.after.used;
    result.total = change.after.total;
    if (!result.value)
        return result;
    result.se = scale * summarize(std::move(drawn), *result.value).se;
    const double reach = normalQuantile(0.975) * *result.se;
    result.ci = Interval{*result.value - reach, *result.value + reach};
    return result;
}

void measure(AgreementChange &change, const RatingPatterns &before, const RatingPatterns &after)
{
    change.percent = {percentAgreement(before), percentAgreement(after), {}};
    change.alpha = {krippendorffAlpha(before), krippendorffAlpha(after), {}};
    change.gwet = {gwetAgreement(before), gwetAgreement(after), {}};
    std::vector<double> counts = before.counts();
    const double items = std::reduce(counts.begin(), counts.end());
    const double share = std::min(1.0, largestDraw / std::max(1.0, items));
    for (double &count : counts)
        count *= share;
    std::vector<std::vector<double>> drawn =
        bootstrap(counts, change.bootstrap, 3, [&](std::span<const double> sample, std::span<double> out) {
            std::ranges::copy(differencesIn(before, after, sample), out.begin());
        });
    const double scale = std::sqrt(share);
    change.percent.difference = drawnDifference(change.percent, std::move(drawn[0]), scale);
    change.alpha.difference = drawnDifference(change.alpha, std::move(drawn[1]), scale);
    change.gwet.difference = drawnDifference(change.gwet, std::move(drawn[2]), scale);
}

Json changeJson(const MeasureChange &change)
{
    return {
        {"before", toJson(change.before)}, {"after", toJson(change.after)}, {"difference", toJson(change.difference)}};
}

}  // namespace

AgreementChange changeOfAgreement(const Ratings &before, const Ratings &after, const BootstrapOptions &options)
{
    QStringList raters;
    QStringList labels;
    const CommonNames first(before, raters, labels);
    const CommonNames second(after, raters, labels);
    AgreementChange change;
    change.bootstrap = options;
    RatedRowCounts rows;
    qint64 a = 0;
    for (qint64 b = 0; b < after.itemCount(); ++b) {
        const qint64 number = after.itemNumber(b);
        for (; a < before.itemCount() && before.itemNumber(a) < number; ++a)
            ++change.total;
        ++change.total;
        if (a == before.itemCount() || before.itemNumber(a) != number)
            continue;
        const std::span<const Rating> earlier = before.of(a++);
        if (earlier.size() < 2 || after.of(b).size() < 2)
            continue;
        std::pair<RatedRow, RatedRow> row(first.row(earlier), second.row(after.of(b)));
        ++change.items;
        change.changed += row.first == row.second ? 0 : 1;
        ++rows[std::move(row)];
    }
    change.total += before.itemCount() - a;
    RatingPatterns earlier(static_cast<int>(raters.size()), static_cast<int>(labels.size()));
    RatingPatterns later = earlier;
    for (const auto &[row, count] : rows) {
        earlier.add(row.first, count);
        later.add(row.second, count);
    }
    measure(change, earlier, later);
    return change;
}

Json toJson(const AgreementChange &change)
{
    return {{"items", change.items},
            {"total", change.total},
            {"changed", change.changed},
            {"percent_agreement", changeJson(change.percent)},
            {"krippendorff_alpha", changeJson(change.alpha)},
            {"gwet_ac1", changeJson(change.gwet)},
            {"bootstrap",
             {{"replicates", change.bootstrap.replicates}, {"seed", change.bootstrap.seed}, {"unit", "item"}}}};
}

}  // namespace gainsay
