// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Random.h"
#include "core/stats/predictions/Calibration.h"
#include "core/stats/predictions/ConfidentLearning.h"

#include <QTest>

#include <cmath>

using namespace gainsay;

class TestCalibration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reliabilityByHand()
    {
        const Judged predictions[] = {{0.95, true}, {0.95, false}, {0.55, true}, {0.55, true}, {1.0, true}};
        const QList<ReliabilityBin> bins = reliability(predictions);
        QCOMPARE(bins[9].n, 3);
        QCOMPARE_LT(std::abs(bins[9].accuracy - 2.0 / 3), 1e-12);
        QCOMPARE(bins[5].n, 2);
        // 3/5 · |2/3 - 0.9667| + 2/5 · |1 - 0.55|
        QCOMPARE_LT(std::abs(*expectedCalibrationError(bins) - (0.6 * 0.3 + 0.4 * 0.45)), 1e-12);
        QVERIFY(!expectedCalibrationError(reliability({})));
    }

    void temperatureIsRecovered()
    {
        // Labels are drawn from probabilities; the model reports them sharpened by the factor 2.
        SplitMix64 random(4);
        std::vector<double> sharpened;
        std::vector<int> truth;
        for (int i = 0; i < 20'000; ++i) {
            const double p = 0.05 + 0.9 * random.nextDouble();
            truth.push_back(random.nextDouble() < p ? 0 : 1);
            const double a = p * p;
            const double b = (1 - p) * (1 - p);
            sharpened.push_back(a / (a + b));
            sharpened.push_back(b / (a + b));
        }
        const double temperature = fitTemperature(sharpened, 2, truth);
        QCOMPARE_LT(std::abs(temperature - 2.0), 0.1);
        const std::vector<double> scaled = scaledByTemperature(std::span(sharpened).first(2), 2.0);
        QCOMPARE_LT(std::abs(scaled[0] + scaled[1] - 1.0), 1e-12);
        QVERIFY(std::abs(scaled[0] - 0.5) < std::abs(sharpened[0] - 0.5));
    }

    void precisionRecallByHand()
    {
        const QList<PrecisionRecallPoint> curve =
            precisionRecall({{0.9, true}, {0.8, false}, {0.7, true}, {0.7, false}});
        QCOMPARE(curve.size(), 3);
        QCOMPARE(curve[0].precision, 1.0);
        QCOMPARE(curve[2].recall, 1.0);
        QCOMPARE(curve[2].precision, 0.5);
        QVERIFY(precisionRecall({{0.9, false}}).isEmpty());
    }

    void confidentDisagreementIsRankedFirst()
    {
        const float probabilities[] = {0.9F, 0.1F, 0.8F, 0.2F, 0.05F, 0.95F, 0.2F, 0.8F, 0.3F, 0.7F};
        const int given[] = {0, 0, 0, 1, 1};  // the third carries 0 although the model is sure of 1
        const QList<LabelDoubt> doubts = doubtfulLabels(probabilities, 2, given);
        QCOMPARE(doubts.size(), 1);
        QCOMPARE(doubts[0].item, 2);
        QCOMPARE(doubts[0].likelier, 1);
        QCOMPARE_LT(std::abs(doubts[0].margin + 0.9), 1e-6);
    }
};

QTEST_GUILESS_MAIN(TestCalibration)
#include "tst_calibration.moc"
