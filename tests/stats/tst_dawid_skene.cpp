// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Random.h"
#include "core/stats/agreement/DawidSkene.h"

#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// What three raters really are like: careful, average, one who mixes up 1 and 2.
constexpr double trueConfusion[3][3][3] = {{{0.95, 0.03, 0.02}, {0.03, 0.94, 0.03}, {0.02, 0.02, 0.96}},
                                           {{0.80, 0.10, 0.10}, {0.10, 0.80, 0.10}, {0.10, 0.10, 0.80}},
                                           {{0.90, 0.05, 0.05}, {0.05, 0.55, 0.40}, {0.05, 0.40, 0.55}}};
constexpr double truePrevalence[3] = {0.6, 0.25, 0.15};

int draw(SplitMix64 &random, const double (&shares)[3])
{
    const double u = random.nextDouble();
    return u < shares[0] ? 0 : u < shares[0] + shares[1] ? 1 : 2;
}

struct Simulation {
    Ratings ratings;
    std::vector<int> truth;
    int labelOf[3];  // index of label k in the ratings
};

Simulation simulate(int items, quint64 seed)
{
    SplitMix64 random(seed);
    RatingsBuilder builder;
    Simulation result;
    for (int item = 0; item < items; ++item) {
        const int truth = draw(random, truePrevalence);
        result.truth.push_back(truth);
        for (int rater = 0; rater < 3; ++rater) {
            if (random.nextDouble() < 0.9)
                builder.add(QString::number(item), QString::number(rater),
                            QString::number(draw(random, trueConfusion[rater][truth])));
        }
    }
    result.ratings = *std::move(builder).build();
    for (int label = 0; label < 3; ++label)
        result.labelOf[label] = static_cast<int>(result.ratings.labels().indexOf(QString::number(label)));
    return result;
}

}  // namespace

class TestDawidSkene : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recoversKnownAnnotators()
    {
        const Simulation simulation = simulate(30'000, 5);
        const DawidSkene model = DawidSkene::fit(RatingPatterns(simulation.ratings));
        QVERIFY(model.converged());
        for (int truth = 0; truth < 3; ++truth) {
            QCOMPARE_LT(std::abs(model.prevalence()[simulation.labelOf[truth]] - truePrevalence[truth]), 0.02);
            for (int rater = 0; rater < 3; ++rater) {
                const int index = static_cast<int>(simulation.ratings.raters().indexOf(QString::number(rater)));
                for (int said = 0; said < 3; ++said)
                    QCOMPARE_LT(std::abs(model.confusion(index, simulation.labelOf[truth], simulation.labelOf[said]) -
                                         trueConfusion[rater][truth][said]),
                                0.04);
            }
        }
        const auto accuracy = [&](int rater) {
            return model.accuracy(static_cast<int>(simulation.ratings.raters().indexOf(QString::number(rater))));
        };
        QVERIFY(accuracy(0) > accuracy(1) && accuracy(1) > accuracy(2) - 0.05);
    }

    void sameSeedSameModel()
    {
        const RatingPatterns patterns(simulate(500, 2).ratings);
        DawidSkeneOptions options;
        options.starts = 4;
        options.seed = 9;
        const DawidSkene first = DawidSkene::fit(patterns, options);
        const DawidSkene again = DawidSkene::fit(patterns, options);
        QCOMPARE(first.prevalence(), again.prevalence());
        QCOMPARE(first.logLikelihood(), again.logLikelihood());
        QVERIFY(first.logLikelihood() >= DawidSkene::fit(patterns).logLikelihood());
    }

    void likelihoodNeverFalls()
    {
        const RatingPatterns patterns(simulate(300, 3).ratings);
        double before = -1e300;
        for (int iterations = 1; iterations < 40; ++iterations) {
            DawidSkeneOptions options;
            options.maximumIterations = iterations;
            options.tolerance = 0.0;
            const double now = DawidSkene::fit(patterns, options).logLikelihood();
            QVERIFY(now >= before - 1e-9);
            before = now;
        }
    }

    void wrongAcceptedLabelsAreDoubted()
    {
        const Simulation simulation = simulate(5000, 11);
        const DawidSkene model = DawidSkene::fit(RatingPatterns(simulation.ratings));
        std::vector<int> accepted;
        for (qint64 item = 0; item < simulation.ratings.itemCount(); ++item)
            accepted.push_back(simulation.labelOf[simulation.truth[simulation.ratings.itemName(item).toInt()]]);
        // Fifty labels are made wrong; the model should put most of them on top.
        for (int item = 0; item < 50; ++item)
            accepted[item] = (accepted[item] + 1) % 3;
        const QList<DoubtfulItem> doubted = doubtfulItems(PatternIndex(simulation.ratings), model, accepted, 60);
        const auto found =
            std::count_if(doubted.begin(), doubted.end(), [](const DoubtfulItem &item) { return item.item < 50; });
        QCOMPARE_GE(found, 30);
        for (qsizetype i = 1; i < doubted.size(); ++i)
            QVERIFY(doubted[i - 1].probability <= doubted[i].probability);
    }

    void emptyTableHasNoModelAndNoCrash()
    {
        QVERIFY(DawidSkene::fit(RatingPatterns(*RatingsBuilder().build())).converged());
    }
};

QTEST_GUILESS_MAIN(TestDawidSkene)
#include "tst_dawid_skene.moc"
