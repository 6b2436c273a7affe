// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/agreement/SpanAgreement.h"

#include "core/base/TranslatableText.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace gainsay {

namespace {

// A stretch of the continuum: a unit that was marked, or a gap between units.
struct Section {
    qint64 begin = 0;
    qint64 length = 0;
    bool isUnit = false;

    qint64 end() const { return begin + length; }
};

using Stretch = std::pair<qint64, qint64>;

QList<qint64> turnOffsets(const SpanItem &item)
{
    QList<qint64> offsets = {0};
    for (const int length : item.lengths)
        offsets.append(offsets.last() + length);
    return offsets;
}

// Spans on the item's own line of characters, in order.
std::vector<Stretch> stretches(const SpanItem &item, const QList<Span> &spans)
{
    const QList<qint64> offsets = turnOffsets(item);
    std::vector<Stretch> result;
    for (const Span &span : spans) {
        if (span.utterance >= 0 && span.utterance < item.lengths.size() && span.start < span.end)
            result.emplace_back(offsets[span.utterance] + span.start, offsets[span.utterance] + span.end);
    }
    std::sort(result.begin(), result.end());
    return result;
}

// Overlapping ones become one; those that only touch stay apart.
std::vector<Stretch> merged(const std::vector<Stretch> &sorted)
{
    std::vector<Stretch> result;
    for (const Stretch &stretch : sorted) {
        if (!result.empty() && stretch.first < result.back().second)
            result.back().second = std::max(result.back().second, stretch.second);
        else
            result.push_back(stretch);
    }
    return result;
}

qint64 lengthOf(const std::vector<Stretch> &parts)
{
    return std::accumulate(parts.begin(), parts.end(), qint64(0),
                           [](qint64 sum, const Stretch &part) { return sum + part.second - part.first; });
}

qint64 commonLength(const std::vector<Stretch> &a, const std::vector<Stretch> &b)
{
    qint64 common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        common += std::max<qint64>(0, std::min(i->second, j->second) - std::max(i->first, j->first));
        (i->second < j->second ? i : j)++;
    }
    return common;
}

// What two raters share and what they marked, over every pair of raters of one item.
struct PairSums {
    double common = 0.0;
    double marked = 0.0;
};

template <class PartsOf, class CommonOf, class SizeOf>
PairSums sumsOf(const SpanItem &item, PartsOf partsOf, CommonOf commonOf, SizeOf sizeOf)
{
    PairSums sums;
    std::vector<std::vector<Stretch>> parts;
    for (const QList<Span> &spans : item.raters)
        parts.push_back(partsOf(item, spans));
    for (size_t a = 0; a < parts.size(); ++a) {
        for (size_t b = a + 1; b < parts.size(); ++b) {
            sums.common += static_cast<double>(commonOf(parts[a], parts[b]));
            sums.marked += static_cast<double>(sizeOf(parts[a]) + sizeOf(parts[b]));
        }
    }
    return sums;
}

Estimate pooledF1(const std::vector<PairSums> &items, qint64 total)
{
    PairSums all;
    for (const PairSums &item : items) {
        all.common += item.common;
        all.marked += item.marked;
    }
    const auto n = static_cast<qint64>(items.size());
    if (all.marked == 0.0)
        return undefinedEstimate(TranslatableText::translate("stats", "nobody marked a span where two could have"), n,
                                 total);
    const double value = 2.0 * all.common / all.marked;
    double squares = 0.0;
    for (const PairSums &item : items) {
        const double residual = 2.0 * item.common - value * item.marked;
        squares += residual * residual;
    }
    const auto count = static_cast<double>(n);
    return studentEstimate(value, n > 1 ? squares / (all.marked * all.marked) * count / (count - 1.0) : 0.0, n, total,
                           0.0);
}

template <class PartsOf, class CommonOf, class SizeOf>
Estimate spanF1(const QList<SpanItem> &items, PartsOf partsOf, CommonOf commonOf, SizeOf sizeOf)
{
    std::vector<PairSums> sums;
    for (const SpanItem &item : items) {
        const PairSums own = sumsOf(item, partsOf, commonOf, sizeOf);
        if (own.marked > 0.0)
            sums.push_back(own);
    }
    return pooledF1(sums, items.size());
}

// Units and gaps of one observer over the whole continuum.
std::vector<Section> sectionsOf(const QList<SpanItem> &items, qsizetype rater, qint64 &length)
{
    std::vector<Section> sections;
    qint64 start = 0;
    qint64 covered = 0;
    for (const SpanItem &item : items) {
        for (const Stretch &unit : merged(stretches(item, item.raters[rater]))) {
            if (start + unit.first > covered)
                sections.push_back({covered, start + unit.first - covered, false});
            sections.push_back({start + unit.first, unit.second - unit.first, true});
            covered = start + unit.second;
        }
        start += turnOffsets(item).last();
    }
    if (start > covered)
        sections.push_back({covered, start - covered, false});
    length = start;
    return sections;
}

// Krippendorff's squared difference between two sections of two observers.
double sectionDifference(const Section &a, const Section &b)
{
    if (a.isUnit && b.isUnit) {
        const auto begins = static_cast<double>(a.begin - b.begin);
        const auto ends = static_cast<double>(a.end() - b.end());
        return begins * begins + ends * ends;
    }
    if (a.isUnit && a.begin >= b.begin && a.end() <= b.end())
        return static_cast<double>(a.length) * static_cast<double>(a.length);
    if (b.isUnit && b.begin >= a.begin && b.end() <= a.end())
        return static_cast<double>(b.length) * static_cast<double>(b.length);
    return 0.0;
}

double observedDifference(const std::vector<Section> &a, const std::vector<Section> &b)
{
    double sum = 0.0;
    for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        sum += sectionDifference(a[i], b[j]);
        const qint64 end = std::min(a[i].end(), b[j].end());
        i += a[i].end() == end ? 1 : 0;
        j += j < b.size() && b[j].end() == end ? 1 : 0;
    }
    return sum;
}

double expectedDifference(const std::vector<std::vector<Section>> &observers, double length)
{
    double units = 0.0;
    std::vector<double> gaps;
    for (const std::vector<Section> &sections : observers) {
        for (const Section &section : sections) {
            if (section.isUnit)
                ++units;
            else
                gaps.push_back(static_cast<double>(section.length));
        }
    }
    std::sort(gaps.begin(), gaps.end());
    std::vector<double> gapSums(gaps.size() + 1, 0.0);  // of the gaps from i on
    for (size_t i = gaps.size(); i-- > 0;)
        gapSums[i] = gapSums[i + 1] + gaps[i];
    double numerator = 0.0;
    double sameUnit = 0.0;
    for (const std::vector<Section> &sections : observers) {
        for (const Section &section : sections) {
            if (!section.isUnit)
                continue;
            const auto l = static_cast<double>(section.length);
            const auto first = static_cast<size_t>(std::lower_bound(gaps.begin(), gaps.end(), l) - gaps.begin());
            const double places = gapSums[first] - static_cast<double>(gaps.size() - first) * (l - 1.0);
            numerator += (units - 1.0) / 3.0 * (2.0 * l * l * l - 3.0 * l * l + l) + l * l * places;
            sameUnit += l * (l - 1.0);
        }
    }
    const double all = static_cast<double>(observers.size()) * length;
    return 2.0 / length * numerator / (all * (all - 1.0) - sameUnit);
}

}  // namespace

Estimate exactSpanF1(const QList<SpanItem> &items)
{
    return spanF1(
        items, stretches,
        [](const std::vector<Stretch> &a, const std::vector<Stretch> &b) {
            std::vector<Stretch> common;
            std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
            return common.size();
        },
        [](const std::vector<Stretch> &parts) { return parts.size(); });
}

Estimate overlapSpanF1(const QList<SpanItem> &items)
{
    return spanF1(
        items, [](const SpanItem &item, const QList<Span> &spans) { return merged(stretches(item, spans)); },
        commonLength, lengthOf);
}

namespace {

// NaN where nobody marked a span.
double alphaOf(const QList<SpanItem> &items, qsizetype raters)
{
    qint64 length = 0;
    std::vector<std::vector<Section>> observers;
    for (qsizetype rater = 0; rater < raters; ++rater)
        observers.push_back(sectionsOf(items, rater, length));
    const auto total = static_cast<double>(length);
    double observed = 0.0;
    for (size_t a = 0; a < observers.size(); ++a) {
        for (size_t b = a + 1; b < observers.size(); ++b)
            observed += 2.0 * observedDifference(observers[a], observers[b]);
    }
    observed /= static_cast<double>(raters * (raters - 1)) * total * total;
    const double expected = expectedDifference(observers, total);
    return expected > 0.0 ? 1.0 - observed / expected : std::numeric_limits<double>::quiet_NaN();
}

void drawItems(Estimate &alpha, const QList<SpanItem> &items, qsizetype raters, const BootstrapOptions &options)
{
    const std::vector<double> once(static_cast<size_t>(items.size()), 1.0);
    std::vector<std::vector<double>> drawn =
        bootstrap(once, options, 1, [&](std::span<const double> counts, std::span<double> out) {
            QList<SpanItem> sample;
            for (size_t item = 0; item < counts.size(); ++item) {
                const QList<SpanItem> copies(qRound(counts[item]), items[static_cast<qsizetype>(item)]);
                sample.append(copies);
            }
            out[0] = alphaOf(sample, raters);
        });
    useReplicates(alpha, std::move(drawn[0]));
}

}  // namespace

Estimate unitizingAlpha(const QList<SpanItem> &items, qsizetype raters,
                        const std::optional<BootstrapOptions> &bootstrap)
{
    QList<SpanItem> complete;
    std::copy_if(items.begin(), items.end(), std::back_inserter(complete),
                 [&](const SpanItem &item) { return item.raters.size() == raters; });
    if (raters < 2 || complete.isEmpty())
        return undefinedEstimate(TranslatableText::translate("stats", "no item was marked by two raters"),
                                 complete.size(), items.size());
    const double value = alphaOf(complete, raters);
    if (std::isnan(value))
        return undefinedEstimate(TranslatableText::translate("stats", "nobody marked a span"), complete.size(),
                                 items.size());
    Estimate result;
    result.value = value;
    result.used = complete.size();
    result.total = items.size();
    if (bootstrap)
        drawItems(result, complete, raters, *bootstrap);
    else
        result.note = TranslatableText::translate("stats", "its interval needs the bootstrap");
    return result;
}

SpanSummary summarizeSpans(const QList<SpanItem> &items, const std::optional<BootstrapOptions> &bootstrap)
{
    SpanSummary summary;
    summary.items = items.size();
    summary.bootstrap = bootstrap;
    QMap<qsizetype, qint64> raters;
    for (const SpanItem &item : items) {
        if (item.raters.size() < 2)
            continue;
        ++summary.used;
        ++raters[item.raters.size()];
        summary.marked += std::ranges::any_of(item.raters, [](const QList<Span> &spans) { return !spans.isEmpty(); });
    }
    qsizetype commonest = 2;
    for (const auto &[count, times] : raters.asKeyValueRange())
        commonest = times > raters.value(commonest) ? count : commonest;
    summary.exact = exactSpanF1(items);
    summary.overlap = overlapSpanF1(items);
    summary.alpha = unitizingAlpha(items, commonest, bootstrap);
    return summary;
}

Json toJson(const SpanSummary &summary)
{
    Json json = {{"items", summary.items},
                 {"used", summary.used},
                 {"excluded", summary.items - summary.used},
                 {"marked", summary.marked},
                 {"exact_f1", toJson(summary.exact)},
                 {"overlap_f1", toJson(summary.overlap)},
                 {"unitizing_alpha", toJson(summary.alpha)}};
    if (summary.bootstrap)
        json["bootstrap"] = {
            {"replicates", summary.bootstrap->replicates}, {"seed", summary.bootstrap->seed}, {"unit", "item"}};
    return json;
}

}  // namespace gainsay
