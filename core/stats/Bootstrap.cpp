// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/Bootstrap.h"

#include "core/base/Random.h"
#include "core/base/TranslatableText.h"

#include <QStringList>
#include <QThread>
#include <QtConcurrentMap>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace gainsay {

namespace {

// Vose's alias table (1991): draws a class in constant time with one random number.
class AliasTable {
public:
    explicit AliasTable(std::span<const double> counts) : m_slots(counts.size())
    {
        const double total = std::reduce(counts.begin(), counts.end());
        std::vector<double> scaled(counts.size());
        std::vector<quint32> small;
        std::vector<quint32> large;
        for (quint32 i = 0; i < counts.size(); ++i) {
            scaled[i] = counts[i] * static_cast<double>(counts.size()) / total;
            (scaled[i] < 1.0 ? small : large).push_back(i);
        }
        while (!small.empty() && !large.empty()) {
            const quint32 poor = small.back();
            const quint32 rich = large.back();
            small.pop_back();
            m_slots[poor] = {thresholdOf(scaled[poor]), poor, rich};
            scaled[rich] -= 1.0 - scaled[poor];
            if (scaled[rich] < 1.0) {
                large.pop_back();
                small.push_back(rich);
            }
        }
        for (const std::vector<quint32> &rest : {small, large}) {
            for (const quint32 i : rest)
                m_slots[i] = {thresholdOf(1.0), i, i};
        }
    }

    void drawInto(std::span<double> counts, qint64 draws, SplitMix64 &random) const
    {
        std::fill(counts.begin(), counts.end(), 0.0);
        const auto size = static_cast<quint64>(m_slots.size());
        for (qint64 i = 0; i < draws; ++i) {
            const quint64 bits = random.next();
            const Slot &slot = m_slots[((bits >> 32) * size) >> 32];
            counts[(bits & 0xffffffffu) < slot.threshold ? slot.own : slot.other] += 1.0;
        }
    }

private:
    struct Slot {
        quint64 threshold = 0;
        quint32 own = 0;
        quint32 other = 0;
    };

    static quint64 thresholdOf(double probability) { return static_cast<quint64>(probability * 0x1.0p32); }

    std::vector<Slot> m_slots;
};

// One binomial draw costs about as much as drawing this many single items.
constexpr qint64 itemsPerBinomial = 200;

// The same sample size by conditional binomials (Devroye 1986, ch. XI.1): what a class gets of the items that are left.
// How a binomial is drawn is the standard library's own: another library draws other samples from the same seed.
void drawByClass(std::span<const double> counts, qint64 draws, SplitMix64 &random, std::span<double> sample)
{
    double rest = static_cast<double>(draws);
    qint64 left = draws;
    for (size_t i = 0; i < counts.size(); ++i) {
        qint64 taken = 0;
        if (left > 0 && counts[i] > 0.0)
            taken = counts[i] >= rest ? left : std::binomial_distribution<qint64>(left, counts[i] / rest)(random);
        sample[i] = static_cast<double>(taken);
        left -= taken;
        rest -= counts[i];
    }
}

// Each replicate has a generator of its own, so that it does not matter which thread computes it.
SplitMix64 generatorOf(quint64 seed, int replicate)
{
    return SplitMix64(SplitMix64(seed ^ (static_cast<quint64>(replicate) + 1) * 0xd1342543de82ef95u).next());
}

}  // namespace

std::vector<std::vector<double>> bootstrap(std::span<const double> counts, const BootstrapOptions &options,
                                           size_t outputs, const SampleStatistics &statistics)
{
    std::vector<std::vector<double>> result(outputs, std::vector<double>(options.replicates));
    const auto draws = static_cast<qint64>(std::reduce(counts.begin(), counts.end()));
    if (draws == 0)
        return std::vector<std::vector<double>>(outputs);
    const AliasTable table(counts);
    const int chunks = std::clamp(QThread::idealThreadCount(), 1, 16) * 2;
    std::vector<int> numbers(chunks);
    std::iota(numbers.begin(), numbers.end(), 0);
    QtConcurrent::blockingMap(numbers, [&](int chunk) {
        std::vector<double> sample(counts.size());
        std::vector<double> values(outputs);
        for (int replicate = chunk; replicate < options.replicates; replicate += chunks) {
            SplitMix64 random = generatorOf(options.seed, replicate);
            if (draws > itemsPerBinomial * static_cast<qint64>(counts.size()))
                drawByClass(counts, draws, random, sample);
            else
                table.drawInto(sample, draws, random);
            statistics(sample, values);
            for (size_t output = 0; output < outputs; ++output)
                result[output][replicate] = values[output];
        }
    });
    return result;
}

BootstrapSummary summarize(std::vector<double> replicates, double estimate)
{
    const auto firstUndefined =
        std::remove_if(replicates.begin(), replicates.end(), [](double value) { return std::isnan(value); });
    BootstrapSummary summary;
    summary.undefined = static_cast<int>(replicates.end() - firstUndefined);
    replicates.erase(firstUndefined, replicates.end());
    if (replicates.empty())
        return {0.0, {estimate, estimate}, summary.undefined};
    std::sort(replicates.begin(), replicates.end());
    const auto n = static_cast<double>(replicates.size());
    const double mean = std::reduce(replicates.begin(), replicates.end()) / n;
    double squares = 0.0;
    for (const double value : replicates)
        squares += (value - mean) * (value - mean);
    summary.se = n > 1.0 ? std::sqrt(squares / (n - 1.0)) : 0.0;
    const auto quantile = [&](double probability) {
        const double place = probability * (n - 1.0);
        const auto below = static_cast<size_t>(place);
        const size_t above = std::min(below + 1, replicates.size() - 1);
        return replicates[below] + (place - static_cast<double>(below)) * (replicates[above] - replicates[below]);
    };
    summary.ci = {std::min(estimate, quantile(0.025)), std::max(estimate, quantile(0.975))};
    return summary;
}

void useReplicates(Estimate &estimate, std::vector<double> replicates)
{
    if (!estimate.value)
        return;
    const auto drawn = static_cast<int>(replicates.size());
    const BootstrapSummary summary = summarize(std::move(replicates), *estimate.value);
    if (estimate.used < 2)
        estimate.note = spreadNote(estimate.used, 0.0);
    if (estimate.used < 2 || drawn - summary.undefined < 2)
        return;
    constexpr double rounding = 1e-12;
    estimate.se = summary.se < rounding ? 0.0 : summary.se;
    estimate.ci = summary.ci;
    QStringList notes{spreadNote(estimate.used, *estimate.se)};
    if (summary.undefined > 0)
        notes.append(TranslatableText::translate("stats", "%n replicate(s) without a value left out", nullptr,
                                                 summary.undefined));
    notes.removeAll(QString());
    estimate.note = notes.join(QStringLiteral("; "));
}

}  // namespace gainsay
