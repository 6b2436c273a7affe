// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/detect/RunQuality.h"

#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Two labels; the probability given of "history", and whether it is one.
GoldComparison comparison(const std::vector<std::pair<double, bool>> &items)
{
    GoldComparison result;
    result.negative = u"none"_s;
    result.labels = {u"history"_s, u"none"_s};
    for (const auto &[probability, contradiction] : items) {
        result.probabilities.push_back(probability);
        result.probabilities.push_back(1.0 - probability);
        result.said.push_back(probability >= 0.5 ? 0 : 1);
        result.truth.push_back(contradiction ? 0 : 1);
    }
    result.judged = qint64(items.size()) + 3;
    return result;
}

}  // namespace

class RunQualityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theThresholdMovesPrecisionAndRecall()
    {
        const GoldComparison known = comparison({{0.9, true}, {0.7, false}, {0.6, true}, {0.3, true}, {0.1, false}});
        const RunQuality own = qualityOf(known, {});
        QCOMPARE(own.judged, 8);
        QCOMPARE(own.compared, 5);
        QCOMPARE(own.right, 3);
        QVERIFY(std::abs(*own.inUse.precision - 2.0 / 3) < 1e-12 && std::abs(*own.inUse.recall - 2.0 / 3) < 1e-12);
        const RunQuality strict = qualityOf(known, {1.0, 0.8});
        QCOMPARE(strict.inUse.precision, 1.0);
        QVERIFY(std::abs(*strict.inUse.recall - 1.0 / 3) < 1e-12);
        QCOMPARE(strict.right, 3);
        const RunQuality lenient = qualityOf(known, {1.0, 0.2});
        QCOMPARE(lenient.inUse.recall, 1.0);
        QCOMPARE(lenient.right, 4);
        QCOMPARE(own.curve.size(), 5);
    }

    // Nothing is called a contradiction, nothing is one, nothing is known: 0/0 is no figure.
    void whatNothingCanBeDividedByIsUndefined()
    {
        const RunQuality silent = qualityOf(comparison({{0.1, true}, {0.2, false}}), {});
        QVERIFY(!silent.inUse.precision);
        QCOMPARE(silent.inUse.recall, 0.0);
        const RunQuality harmless = qualityOf(comparison({{0.9, false}, {0.2, false}}), {});
        QCOMPARE(harmless.inUse.precision, 0.0);
        QVERIFY(!harmless.inUse.recall);
        const RunQuality empty = qualityOf(comparison({}), {});
        QVERIFY(!empty.calibrationError && !empty.untunedCalibrationError);
    }

    void aFittedTemperatureMakesTheProbabilitiesRight()
    {
        // Says 95 % and is right in 70 % of the cases.
        std::vector<std::pair<double, bool>> items;
        for (int i = 0; i < 200; ++i)
            items.push_back({i % 2 == 0 ? 0.95 : 0.05, (i % 2 == 0) == (i % 20 < 14)});
        const GoldComparison known = comparison(items);
        const Result<double> temperature = fittedTemperature(known);
        QVERIFY(temperature);
        const RunQuality fitted = qualityOf(known, {*temperature, std::nullopt});
        QVERIFY(*fitted.untunedCalibrationError > 0.2);
        QVERIFY(*fitted.calibrationError < 0.01);
        QCOMPARE(fitted.right, qualityOf(known, {}).right);
        QCOMPARE(fitted.untunedBins.size(), fitted.bins.size());
    }

    void tooFewLabelsAreNotFitted()
    {
        const Result<double> temperature = fittedTemperature(comparison({{0.9, true}, {0.2, false}}));
        QVERIFY(!temperature);
        QVERIFY(temperature.error().message.contains(u"20"_s));
    }
};

QTEST_GUILESS_MAIN(RunQualityTest)
#include "tst_run_quality.moc"
