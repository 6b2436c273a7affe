// SPDX-License-Identifier: GPL-3.0-or-later
// Rates, ends and trends against values worked out by hand.
#include "core/base/Random.h"
#include "core/stats/Forecast.h"
#include "core/stats/ShareTrend.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace gainsay;

class ForecastTest : public QObject {
    Q_OBJECT

    static QList<ShareWindow> windows(const std::vector<std::pair<qint64, qint64>> &counts)
    {
        QList<ShareWindow> list;
        for (const auto &[right, n] : counts)
            list.append({0, 0, n, right, {}});
        return list;
    }

private Q_SLOTS:
    void rateIsTheMeanWithStudentsInterval()
    {
        const std::vector<qint64> counts{10, 14, 6, 10};
        const DailyRate rate = dailyRate(counts);
        QCOMPARE(*rate.perDay, 10.0);
        // s² = 32/3, t(3; 0.975) = 3.182446
        const double reach = 3.182446305284263 * std::sqrt(32.0 / 3 / 4);
        QVERIFY(std::abs(rate.low - (10 - reach)) < 1e-9);
        QVERIFY(std::abs(rate.high - (10 + reach)) < 1e-9);
        const Forecast end = forecastOf(50, rate);
        QCOMPARE(*end.days, 5.0);
        QVERIFY(*end.soonest < 5.0 && *end.latest > 5.0);
    }

    void whatCannotBeSaidSaysWhy()
    {
        const std::vector<qint64> few{5, 5};
        QVERIFY(!dailyRate(few).undefined.isEmpty());
        const std::vector<qint64> idle{0, 0, 0, 0};
        QVERIFY(!dailyRate(idle).undefined.isEmpty());
        QVERIFY(!forecastOf(3, dailyRate(few)).days);
        QVERIFY(forecastOf(0, dailyRate(few)).isDone());
        const std::vector<qint64> erratic{0, 0, 30};
        const Forecast open = forecastOf(30, dailyRate(erratic));
        QCOMPARE(*open.days, 3.0);
        QVERIFY(!open.latest);  // the interval reaches zero
    }

    void theLaterEndCounts()
    {
        const std::vector<qint64> fast{10, 10, 10};
        const std::vector<qint64> slow{2, 2, 2};
        const Forecast end = later(forecastOf(20, dailyRate(fast)), forecastOf(20, dailyRate(slow)));
        QCOMPARE(*end.days, 10.0);
        QVERIFY(!later(end, forecastOf(1, dailyRate({}))).days);
        QCOMPARE(*together(dailyRate(fast), dailyRate(slow)).perDay, 12.0);
    }

    // Armitage's own example, as in Agresti, Categorical Data Analysis: tonsil size and carriers of a bacterium,
    // 19/516, 29/589, 24/293 with scores 0, 1, 2: z² = 7.19.
    void trendAsPublished()
    {
        const auto test = trendTest(windows({{19, 516}, {29, 589}, {24, 293}}));
        QVERIFY(std::abs(test->statistic * test->statistic - 7.19) < 0.01);
        QVERIFY(std::abs(test->p - 0.0073) < 0.0001);
        QVERIFY(test->effect > 0);
    }

    void trendNeedsThreeWindowsAndVariation()
    {
        QVERIFY(!trendTest(windows({{1, 10}, {5, 10}})));
        QVERIFY(!trendTest(windows({{10, 10}, {10, 10}, {10, 10}})));
    }

    void trendIsRarelySeenWhereThereIsNone()
    {
        SplitMix64 random(11);
        int seen = 0;
        constexpr int runs = 2000;
        for (int run = 0; run < runs; ++run) {
            std::vector<TimedOutcome> outcomes;
            for (int i = 0; i < 300; ++i)
                outcomes.push_back({i, random.nextDouble() < 0.8});
            seen += shareTrend(outcomes, 50).test->p < 0.05 ? 1 : 0;
        }
        QVERIFY2(seen > runs * 0.03 && seen < runs * 0.07, qPrintable(QString::number(seen)));
    }

    void aShortRestJoinsTheLastWindow()
    {
        std::vector<TimedOutcome> outcomes(120, TimedOutcome{1, true});
        const ShareTrend trend = shareTrend(outcomes, 50);
        QCOMPARE(trend.windows.size(), 2);
        QCOMPARE(trend.windows.at(1).n, 70);
        outcomes.resize(130);
        QCOMPARE(shareTrend(outcomes, 50).windows.size(), 3);
        QVERIFY(shareTrend({}, 50).windows.isEmpty());
    }
};

QTEST_APPLESS_MAIN(ForecastTest)
#include "tst_forecast.moc"
