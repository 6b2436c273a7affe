// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/AcceptanceSampling.h"
#include "core/stats/Distributions.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

using namespace gainsay;

namespace {

SamplingPlan plainSearch(const PlanWish &wish)
{
    qint64 sample = 1;
    for (qint64 errors = 0;; ++errors) {
        while (acceptProbability({sample, errors}, wish.badRate) > wish.consumersRisk)
            ++sample;
        if (acceptProbability({sample, errors}, wish.goodRate) >= 1.0 - wish.producersRisk)
            return {sample, errors};
    }
}

}  // namespace

class TestAcceptanceSampling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptProbabilityOfTheDefaultPlan()
    {
        // 100 items, at most 5 wrong.
        const SamplingPlan plan{100, 5};
        const double expected[][2] = {{0.01, 0.9995}, {0.02, 0.9845}, {0.03, 0.9192},
                                      {0.05, 0.6160}, {0.08, 0.1799}, {0.10, 0.0576}};
        for (const auto &[rate, accept] : expected)
            QCOMPARE_LT(std::abs(acceptProbability(plan, rate) - accept), 5e-5);
        QCOMPARE(acceptProbability(plan, 0.0), 1.0);
        QCOMPARE(acceptProbability(plan, 1.0), 0.0);
    }

    void publishedSingleSamplingPlans()
    {
        // Montgomery, Introduction to Statistical Quality Control, table 15.2: n = 89, c = 2.
        const double expected[][2] = {{0.005, 0.9897}, {0.01, 0.9397}, {0.02, 0.7366}, {0.03, 0.4985}, {0.04, 0.3042},
                                      {0.05, 0.1721},  {0.06, 0.0919}, {0.07, 0.0468}, {0.08, 0.0230}, {0.09, 0.0109}};
        for (const auto &[rate, accept] : expected)
            QCOMPARE_LT(std::abs(acceptProbability(SamplingPlan{89, 2}, rate) - accept), 1e-4);
    }

    void aWholeBatchLeavesNoDoubt()
    {
        QCOMPARE(acceptProbability(SamplingPlan{60, 3}, 60, 3), 1.0);
        QCOMPARE(acceptProbability(SamplingPlan{60, 3}, 60, 4), 0.0);
        QCOMPARE(finiteBatchInterval(4, 60, 60), (Interval{4.0 / 60, 4.0 / 60}));
    }

    void hypergeometricSumsToOne()
    {
        for (const auto &[population, marked, n] : {std::tuple{50, 10, 10}, {400, 37, 100}, {1'000'000, 50'000, 100}}) {
            double sum = 0.0;
            double mean = 0.0;
            for (qint64 k = 0; k <= n; ++k) {
                sum += hypergeometricPmf(k, population, marked, n);
                mean += static_cast<double>(k) * hypergeometricPmf(k, population, marked, n);
            }
            QCOMPARE_LT(std::abs(sum - 1.0), 1e-11);
            QCOMPARE_LT(std::abs(mean - static_cast<double>(n) * marked / population), 1e-9);
        }
        // 4 of 10 drawn, 5 marked: C(5,1) C(5,3) / C(10,4).
        QCOMPARE_LT(std::abs(hypergeometricPmf(1, 10, 5, 4) - 50.0 / 210), 1e-14);
    }

    void finiteBatchIntervalSolvesItsDefinition()
    {
        const Interval interval = finiteBatchInterval(6, 100, 400);
        const auto low = static_cast<qint64>(std::llround(interval.low * 400));
        const auto high = static_cast<qint64>(std::llround(interval.high * 400));
        QVERIFY(1.0 - hypergeometricCdf(5, 400, low, 100) > 0.025);
        QVERIFY(1.0 - hypergeometricCdf(5, 400, low - 1, 100) <= 0.025);
        QVERIFY(hypergeometricCdf(6, 400, high, 100) > 0.025);
        QVERIFY(hypergeometricCdf(6, 400, high + 1, 100) <= 0.025);
        // A sample says more about a small batch than about an endless one.
        const Interval endless = clopperPearson(6, 100);
        QVERIFY(interval.low > endless.low && interval.high < endless.high);
    }

    void curveFallsFromOneToZero()
    {
        for (const qint64 batchSize : {0, 400}) {
            const QList<OcPoint> curve = operatingCharacteristic(SamplingPlan{100, 5}, batchSize, 0.3, 61);
            QCOMPARE(curve.first().accept, 1.0);
            QVERIFY(curve.last().accept < 1e-6);
            for (qsizetype i = 1; i < curve.size(); ++i)
                QVERIFY(curve[i].accept <= curve[i - 1].accept && curve[i].errorRate > curve[i - 1].errorRate);
        }
    }

    void smallestPlanKeepsBothRisks()
    {
        const PlanWish wish{0.02, 0.05, 0.08, 0.10};
        const Result<SamplingPlan> plan = smallestPlan(wish);
        QVERIFY(plan);
        QVERIFY(acceptProbability(*plan, wish.goodRate) >= 1.0 - wish.producersRisk);
        QVERIFY(acceptProbability(*plan, wish.badRate) <= wish.consumersRisk);
        // No smaller sample does, whatever number of errors it allows.
        for (qint64 errors = 0; errors <= plan->allowedErrors; ++errors) {
            const SamplingPlan smaller{plan->sample - 1, errors};
            QVERIFY(acceptProbability(smaller, wish.goodRate) < 1.0 - wish.producersRisk ||
                    acceptProbability(smaller, wish.badRate) > wish.consumersRisk);
        }
    }

    // One number of allowed errors after another, as the definition says it.
    void smallestPlanIsThatOfThePlainSearch()
    {
        int compared = 0;
        for (const double good : {0.001, 0.02, 0.05, 0.13, 0.3, 0.5}) {
            for (const double ratio : {1.3, 1.7, 2.5, 4.0, 9.0}) {
                for (const double producers : {0.01, 0.05, 0.2, 0.5}) {
                    for (const double consumers : {0.001, 0.1, 0.3, 0.5}) {
                        const PlanWish wish{good, producers, good * ratio, consumers};
                        if (wish.badRate >= 0.99)
                            continue;
                        const Result<SamplingPlan> plan = smallestPlan(wish);
                        QVERIFY(plan);
                        QCOMPARE(*plan, plainSearch(wish));
                        ++compared;
                    }
                }
            }
        }
        QCOMPARE_GT(compared, 300);
    }

    // The window looks for it while somebody turns a knob.
    void closeRatesAreNoLongSearch()
    {
        for (const PlanWish &wish : {PlanWish{0.08, 0.001, 0.081, 0.001}, PlanWish{0.499, 0.05, 0.502, 0.1},
                                     PlanWish{0.02, 0.05, 0.0205, 0.10}}) {
            QElapsedTimer timer;
            timer.start();
            const Result<SamplingPlan> plan = smallestPlan(wish);
            QCOMPARE_LT(timer.elapsed(), 1000);
            QVERIFY(!plan || acceptProbability(*plan, wish.badRate) <= wish.consumersRisk);
        }
    }

    void impossibleWishesAreRefused()
    {
        QVERIFY(!smallestPlan({0.05, 0.05, 0.05, 0.1}));
        QVERIFY(!smallestPlan({0.0, 0.05, 0.05, 0.1}));
        QVERIFY(!smallestPlan({0.05, 0.05, 0.0500001, 0.1}));
    }
};

QTEST_GUILESS_MAIN(TestAcceptanceSampling)
#include "tst_acceptance_sampling.moc"
