// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/HypothesisTests.h"
#include "core/stats/Outliers.h"

#include <QTest>

#include <cmath>

using namespace gainsay;

class TestHypothesisTests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mcnemarIsASignTest()
    {
        // 8 against 2: two-sided exact p of a fair coin.
        QCOMPARE_LT(std::abs(mcnemarExact(8, 2).p - 2.0 * (1 + 10 + 45) / 1024), 1e-13);
        QCOMPARE(mcnemarExact(5, 5).p, 1.0);
        QCOMPARE(mcnemarExact(0, 0).p, 1.0);
    }

    void twoProportionsAndTheirDifference()
    {
        // Newcombe (1998), example (a): 56/70 against 48/80, interval 0.0524 to 0.3339.
        const Interval interval = differenceInterval(56, 70, 48, 80);
        QCOMPARE_LT(std::abs(interval.low - 0.0524), 5e-5);
        QCOMPARE_LT(std::abs(interval.high - 0.3339), 5e-5);
        const TestResult result = twoProportions(56, 70, 48, 80);
        QCOMPARE_LT(std::abs(result.effect - 0.2), 1e-12);
        QVERIFY(result.p > 0.005 && result.p < 0.01);
        QCOMPARE(twoProportions(0, 10, 0, 10).p, 1.0);
    }

    void likesAreComparedWithLikes()
    {
        // Admissions to Berkeley by department, men and women (Bickel, Hammel & O'Connell 1975). R's mantelhaen.test
        // without correction says 1.5246; the difference and Sato's interval were worked out in another program.
        const Stratum departments[] = {{512, 825, 89, 108},  {353, 560, 17, 25}, {120, 325, 202, 593},
                                       {138, 417, 131, 375}, {53, 191, 94, 393}, {22, 373, 24, 341}};
        const auto found = stratifiedDifference(departments);
        QVERIFY(found);
        QCOMPARE_LT(std::abs(found->test.statistic - 1.5246066604434356), 1e-10);
        QCOMPARE_LT(std::abs(found->test.p - 0.21692369705551828), 1e-10);
        QCOMPARE_LT(std::abs(found->difference - -0.018425196190852512), 1e-12);
        QCOMPARE_LT(std::abs(found->ci.low - -0.04748243534654223), 1e-9);
        QCOMPARE_LT(std::abs(found->ci.high - 0.010632042964837208), 1e-9);
        // A stratum without one of the groups says nothing, and without any other there is nothing to say.
        const Stratum lone[] = {{5, 10, 0, 0}, {0, 0, 3, 9}};
        QVERIFY(!stratifiedDifference(lone));
        std::vector<Stratum> more(std::begin(departments), std::end(departments));
        more.insert(more.end(), std::begin(lone), std::end(lone));
        QCOMPARE(stratifiedDifference(more)->difference, found->difference);
        QCOMPARE(stratifiedDifference(more)->n1, found->n1);
    }

    void welchOneTailed()
    {
        const double first[] = {27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1,
                                21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4};
        const double second[] = {27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0,
                                 24.8, 20.2, 21.9, 22.1, 22.9, 30.5, 24.3};
        const TestResult greater = meanIsGreater(SampleMoments::of(second), SampleMoments::of(first));
        const TestResult less = meanIsGreater(SampleMoments::of(first), SampleMoments::of(second));
        QCOMPARE_LT(std::abs(greater.statistic + less.statistic), 1e-12);
        QCOMPARE_LT(std::abs(greater.p + less.p - 1.0), 1e-12);
        // Written out: 27.885 degrees of freedom, the tail by Simpson's rule over Student's density; Hedges' g.
        QCOMPARE_LT(std::abs(greater.statistic - 2.8472044565771), 1e-12);
        QCOMPARE_LT(std::abs(greater.p - 0.0040928148524841), 1e-10);
        QCOMPARE_LT(std::abs(greater.effect - 1.0115533665059), 1e-12);
        QCOMPARE(meanIsGreater({1, 5, 0}, {10, 1, 1}).p, 1.0);
        QVERIFY(std::isnan(meanIsGreater({4, 1, 0}, {4, 0, 0}).effect));  // nothing varies: 1/0 is no 0
    }

    void falseDiscoveryCorrection()
    {
        const double p[] = {0.01, 0.04, 0.03, 0.005};
        const std::vector<double> adjusted = benjaminiHochberg(p);
        const double expected[] = {0.02, 0.04, 0.04, 0.02};
        for (size_t i = 0; i < 4; ++i)
            QCOMPARE_LT(std::abs(adjusted[i] - expected[i]), 1e-15);
        QVERIFY(benjaminiHochberg({}).empty());
    }

    void aHurriedAnswerStandsOut()
    {
        std::vector<double> durations;
        for (int i = 0; i < 50; ++i)
            durations.push_back(9000 + 100 * (i % 20));
        durations.push_back(300);
        const std::vector<double> scores = speedScores(durations);
        QVERIFY(scores.back() < -3.5);
        QVERIFY(std::all_of(scores.begin(), scores.end() - 1, [](double score) { return std::abs(score) < 3.5; }));
    }

    void driftIsNoticed()
    {
        std::vector<char> right(200, 1);
        QVERIFY(driftOf(right, 50).test->p > 0.9);
        for (size_t i = 160; i < 200; ++i)
            right[i] = 0;
        const Drift drift = driftOf(right, 50);
        QCOMPARE(drift.earlier, 150);
        QCOMPARE(drift.latestRight, 10);
        QVERIFY(drift.test && drift.test->p < 1e-6 && drift.test->effect < -0.7);
        // Two windows are needed; without them nothing is claimed.
        QVERIFY(!driftOf(std::span(right).first(99), 50).test);
    }
};

QTEST_GUILESS_MAIN(TestHypothesisTests)
#include "tst_hypothesis_tests.moc"
