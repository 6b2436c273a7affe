// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/BinomialInterval.h"
#include "core/stats/Distributions.h"

#include <QTest>

#include <cmath>

using namespace gainsay;

namespace {

// P(X <= k) summed term by term, as the definition says.
double lowerTail(qint64 k, qint64 n, double p)
{
    double sum = 0.0;
    for (qint64 i = 0; i <= k; ++i)
        sum += std::exp(std::lgamma(n + 1.0) - std::lgamma(i + 1.0) - std::lgamma(n - i + 1.0) + i * std::log(p) +
                        (n - i) * std::log1p(-p));
    return sum;
}

}  // namespace

class TestBinomialInterval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tabulatedValues()
    {
        // 95 and 94 of 100, as tables of the exact interval have them.
        QCOMPARE_LT(std::abs(clopperPearson(95, 100).low - 0.8871651), 1e-6);
        QCOMPARE_LT(std::abs(clopperPearson(95, 100).high - 0.9835681), 1e-6);
        QCOMPARE_LT(std::abs(clopperPearson(94, 100).low - 0.8739701), 1e-6);
        QCOMPARE_LT(std::abs(clopperPearson(94, 100).high - 0.9776651), 1e-6);
        // Brown, Cai & DasGupta (2001): Wilson's interval for 0 of n ends at z²/(n+z²).
        const double z = normalQuantile(0.975);
        QCOMPARE_LT(std::abs(wilson(0, 20).high - z * z / (20 + z * z)), 1e-12);
    }

    void exactIntervalSolvesItsDefinition_data()
    {
        QTest::addColumn<qint64>("successes");
        QTest::addColumn<qint64>("n");
        for (const auto &[k, n] : {std::pair{1, 2}, {5, 10}, {1, 100}, {99, 100}, {500, 1000}, {3, 5000}})
            QTest::addRow("%d of %d", k, n) << qint64(k) << qint64(n);
    }

    void exactIntervalSolvesItsDefinition()
    {
        QFETCH(qint64, successes);
        QFETCH(qint64, n);
        const Interval interval = clopperPearson(successes, n);
        QCOMPARE_LT(std::abs(lowerTail(successes, n, interval.high) - 0.025), 1e-9);
        QCOMPARE_LT(std::abs(1.0 - lowerTail(successes - 1, n, interval.low) - 0.025), 1e-9);
    }

    void endsAndEmpty()
    {
        QCOMPARE(clopperPearson(0, 0), (Interval{0.0, 1.0}));
        QCOMPARE(clopperPearson(0, 10).low, 0.0);
        QCOMPARE_LT(std::abs(clopperPearson(0, 10).high - (1.0 - std::pow(0.025, 0.1))), 1e-13);
        QCOMPARE(clopperPearson(10, 10).high, 1.0);
        for (const qint64 k : {0, 1, 10})
            QVERIFY(wilson(k, 10).low <= k / 10.0 && k / 10.0 <= wilson(k, 10).high);
    }

    void largeCountsKeepTheirDigits()
    {
        const Interval interval = clopperPearson(500'000, 1'000'000);
        QCOMPARE_LT(std::abs(interval.low + interval.high - 1.0), 1e-12);
        QCOMPARE_LT(std::abs(interval.high - 0.5 - 0.00098), 2e-6);
    }

    void specialFunctions()
    {
        QCOMPARE_LT(std::abs(normalQuantile(0.975) - 1.959963984540054), 1e-14);
        QCOMPARE_LT(std::abs(normalQuantile(1e-10) + 6.361340902404056), 1e-11);
        QCOMPARE_LT(std::abs(chiSquareUpperTail(3.841458820694124, 1) - 0.05), 1e-13);
        QCOMPARE_LT(std::abs(chiSquareUpperTail(18.307038053275146, 10) - 0.05), 1e-13);
        QCOMPARE_LT(std::abs(studentUpperTail(2.2281388519862747, 10) - 0.025), 1e-13);
        QCOMPARE_LT(std::abs(studentUpperQuantile(0.025, 10) - 2.2281388519862747), 1e-11);
        QCOMPARE_LT(std::abs(regularizedBeta(0.3, 2, 3) - 0.3483), 1e-13);
        for (const double p : {1e-8, 0.01, 0.5, 0.99})
            QCOMPARE_LT(std::abs(regularizedBeta(betaQuantile(p, 3.5, 120.0), 3.5, 120.0) - p), 1e-13);
    }
};

QTEST_GUILESS_MAIN(TestBinomialInterval)
#include "tst_binomial_interval.moc"
