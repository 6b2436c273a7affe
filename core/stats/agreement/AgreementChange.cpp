// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/AgreementChange.h"

#include "core/stats/Distributions.h"
#include "core/stats/agreement/KrippendorffAlpha.h"
#include "core/stats/agreement/MultiRater.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

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

// Items by what they were and what they are: the two patterns, each pair of patterns once.
class ChangedRows {
public:
    explicit ChangedRows(size_t laterPatterns) : m_laterPatterns(laterPatterns) {}

    void add(size_t before, size_t after)
    {
        size_t &place = m_places[before * m_laterPatterns + after];
        if (place == 0) {
            m_pairs.push_back({before, after});
            m_counts.push_back(0.0);
            place = m_pairs.size();
        }
        m_counts[place - 1] += 1.0;
    }
    size_t size() const { return m_pairs.size(); }
    std::pair<size_t, size_t> pair(size_t place) const { return m_pairs[place]; }
    double count(size_t place) const { return m_counts[place]; }

private:
    size_t m_laterPatterns;
    QHash<size_t, size_t> m_places;  // plus one; 0 has not been met
    std::vector<std::pair<size_t, size_t>> m_pairs;
    std::vector<double> m_counts;
};

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
    // Where nobody has changed an answer, every draw gives 0.
    if (change.changed == 0)
        counts.clear();
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

AgreementChange changeOfAgreement(const PatternIndex &before, const PatternIndex &after,
                                  const BootstrapOptions &options)
{
    AgreementChange change;
    change.bootstrap = options;
    ChangedRows rows(after.all().size());
    const Ratings &was = before.ratings();
    const Ratings &is = after.ratings();
    qint64 a = 0;
    for (qint64 b = 0; b < is.itemCount(); ++b) {
        const qint64 number = is.itemNumber(b);
        for (; a < was.itemCount() && was.itemNumber(a) < number; ++a)
            ++change.total;
        ++change.total;
        if (a == was.itemCount() || was.itemNumber(a) != number)
            continue;
        const qint64 earlier = a++;
        if (was.of(earlier).size() >= 2 && is.of(b).size() >= 2)
            rows.add(before.patternOf(earlier), after.patternOf(b));
    }
    change.total += was.itemCount() - a;
    QStringList raters;
    QStringList labels;
    const CommonNames first(was, raters, labels);
    const CommonNames second(is, raters, labels);
    RatingPatterns earlier(static_cast<int>(raters.size()), static_cast<int>(labels.size()));
    RatingPatterns later = earlier;
    for (size_t place = 0; place < rows.size(); ++place) {
        const RatedRow then = first.row(before.all().of(rows.pair(place).first));
        const RatedRow now = second.row(after.all().of(rows.pair(place).second));
        earlier.add(then, rows.count(place));
        later.add(now, rows.count(place));
        change.items += static_cast<qint64>(rows.count(place));
        change.changed += then == now ? 0 : static_cast<qint64>(rows.count(place));
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
