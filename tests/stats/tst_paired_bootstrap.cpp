// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/predictions/ConfusionMetrics.h"
#include "core/stats/predictions/PairedBootstrap.h"

#include <QTest>

#include <cmath>

using namespace gainsay;

namespace {

// `both` items that both models get right, then those that only one does, then none.
std::pair<std::vector<char>, std::vector<char>> outcomes(size_t both, size_t onlyFirst, size_t onlySecond, size_t none)
{
    std::vector<char> first(both + onlyFirst, 1);
    first.resize(both + onlyFirst + onlySecond + none, 0);
    std::vector<char> second(both, 1);
    second.resize(both + onlyFirst, 0);
    second.resize(both + onlyFirst + onlySecond, 1);
    second.resize(first.size(), 0);
    return {first, second};
}

}  // namespace

class TestPairedBootstrap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Many items are drawn class by class: the spread is the multinomial's all the same.
    void aMillionItemsSpreadAsTheyMust()
    {
        const std::vector<double> counts{600'000, 0, 300'000, 100'000};
        const auto replicates =
            bootstrap(counts, {2000, 3}, 2, [](std::span<const double> sample, std::span<double> out) {
                out[0] = sample[2] / 1e6;
                out[1] = sample[0] + sample[1] + sample[2] + sample[3];
            });
        const BootstrapSummary share = summarize(replicates[0], 0.3);
        const double se = std::sqrt(0.3 * 0.7 / 1e6);
        QVERIFY(std::abs(share.se - se) < 0.06 * se);
        QVERIFY(std::abs(share.ci.low - (0.3 - 1.96 * se)) < 0.3 * se);
        for (const double size : replicates[1])
            QCOMPARE(size, 1e6);
    }

    void theSpreadIsThatOfThePairs()
    {
        const auto [first, second] = outcomes(700, 120, 60, 120);
        const PairedDifference result = pairedBootstrap(first, second, {4000, 7});
        QCOMPARE(result.first, 0.82);
        QCOMPARE(result.second, 0.76);
        QVERIFY(std::abs(result.difference - 0.06) < 1e-12);
        // A difference of paired shares: variance (b + c - (b - c)² / n) / n².
        const double se = std::sqrt((180.0 - 60.0 * 60.0 / 1000.0) / 1e6);
        QVERIFY(std::abs(result.se - se) < 0.04 * se);
        QVERIFY(std::abs(result.ci.low - (0.06 - 1.96 * se)) < 0.003);
        QVERIFY(std::abs(result.ci.high - (0.06 + 1.96 * se)) < 0.003);
        QVERIFY(result.p.value < 0.002);
        // No draw says otherwise: more is not known than that it is smaller.
        QVERIFY(result.p.isBound);
    }

    void equalModelsDoNotDiffer()
    {
        const auto [first, second] = outcomes(50, 0, 0, 50);
        const PairedDifference result = pairedBootstrap(first, second, {500, 1});
        QCOMPARE(result.difference, 0.0);
        QCOMPARE(result.se, 0.0);
        QCOMPARE(result.p.value, 1.0);
        QVERIFY(!result.p.isBound);
        const auto [a, b] = outcomes(40, 10, 10, 40);
        QVERIFY(pairedBootstrap(a, b, {500, 1}).p.value > 0.5);
    }

    void theSeedDecides()
    {
        const auto [first, second] = outcomes(30, 9, 5, 6);
        const PairedDifference once = pairedBootstrap(first, second, {300, 11});
        const PairedDifference again = pairedBootstrap(first, second, {300, 11});
        QCOMPARE(once.se, again.se);
        QCOMPARE(once.ci, again.ci);
        QVERIFY(once.se != pairedBootstrap(first, second, {300, 12}).se);
    }

    void macroF1CountsLabelsThatOccur()
    {
        // Three labels, the third never seen: F1 of the others is 2·3/(4+4) and 2·2/(3+3).
        const double cells[] = {3, 1, 0, 1, 2, 0, 0, 0, 0};
        QVERIFY(std::abs(macroF1Of(cells, 3) - (0.75 + 2.0 / 3.0) / 2.0) < 1e-12);
        QVERIFY(std::abs(accuracyOf(cells, 3) - 5.0 / 7.0) < 1e-12);
        const std::vector<int> truth = {0, 0, 0, 1, 1, 1, 2, 2, 2, 0};
        const std::vector<int> right = truth;
        const std::vector<int> blind(truth.size(), 0);
        const PairedDifference result = pairedBootstrap(truth, right, blind, 3, macroF1Of, {500, 3});
        QCOMPARE(result.first, 1.0);
        QVERIFY(std::abs(result.second - (2.0 * 4 / 14) / 3.0) < 1e-12);
        QVERIFY(result.ci.low > 0.3 && result.p.value < 0.02);
    }

    void itemsThatAreAlikeMayBeCountedBefore()
    {
        std::vector<int> truth;
        std::vector<int> one;
        std::vector<int> other;
        const std::vector<PairedItems> items = {{0, 0, 1, 30}, {0, 1, 1, 9}, {1, 0, 1, 12}, {2, 2, 0, 7}};
        for (const PairedItems &alike : items) {
            truth.insert(truth.end(), size_t(alike.count), int(alike.truth));
            one.insert(one.end(), size_t(alike.count), int(alike.first));
            other.insert(other.end(), size_t(alike.count), int(alike.second));
        }
        const ConfusionMetric metrics[] = {accuracyOf, macroF1Of};
        const std::vector<PairedDifference> counted = pairedBootstrap(items, 3, metrics, {400, 5});
        for (size_t i = 0; i < 2; ++i) {
            const PairedDifference single = pairedBootstrap(truth, one, other, 3, metrics[i], {400, 5});
            QCOMPARE(counted[i].first, single.first);
            QCOMPARE(counted[i].second, single.second);
            QCOMPARE(counted[i].se, single.se);
            QCOMPARE(counted[i].ci.low, single.ci.low);
            QCOMPARE(counted[i].ci.high, single.ci.high);
            QCOMPARE(counted[i].p.value, single.p.value);
        }
    }

    void nothingToDrawFrom()
    {
        const PairedDifference result = pairedBootstrap(std::span<const char>(), std::span<const char>(), {100, 1});
        QCOMPARE(result.difference, 0.0);
        QCOMPARE(result.p.value, 1.0);
        QVERIFY(!result.p.isBound);
    }
};

QTEST_GUILESS_MAIN(TestPairedBootstrap)
#include "tst_paired_bootstrap.moc"
