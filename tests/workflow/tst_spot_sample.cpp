// SPDX-License-Identifier: GPL-3.0-or-later
// The sample is uniform and reproducible; the outcome is certain exactly when it cannot change any more.
#include "core/stats/Distributions.h"
#include "core/workflow/BatchRules.h"
#include "core/workflow/SpotSample.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QList<SampleCandidate> numbered(int count)
{
    QList<SampleCandidate> items;
    for (int i = 1; i <= count; ++i)
        items.append(SampleCandidate{{i}, {}});
    return items;
}

double chiSquare(const QHash<qint64, int> &drawn, int cells, double expected)
{
    double sum = 0.0;
    for (int i = 1; i <= cells; ++i) {
        const double difference = drawn.value(i) - expected;
        sum += difference * difference / expected;
    }
    return sum;
}

}  // namespace

class SpotSampleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsWithoutReplacement()
    {
        const auto sample = drawSample(numbered(400), 100, 5);
        QCOMPARE(sample.size(), 100);
        QCOMPARE(QSet<ConversationId>(sample.begin(), sample.end()).size(), 100);
    }

    void drawsAllIfThereAreFewer()
    {
        QCOMPARE(drawSample(numbered(37), 100, 5).size(), 37);
        QVERIFY(drawSample({}, 100, 5).isEmpty());
        QVERIFY(drawSample(numbered(5), 0, 5).isEmpty());
    }

    void theSeedAloneDecides()
    {
        auto reversed = numbered(400);
        std::reverse(reversed.begin(), reversed.end());
        QCOMPARE(drawSample(numbered(400), 100, 5), drawSample(reversed, 100, 5));
        QVERIFY(drawSample(numbered(400), 100, 5) != drawSample(numbered(400), 100, 6));
        // Pinned, so that a recorded seed gives the recorded sample in every later version.
        const QList<ConversationId> pinned{{5}, {3}, {9}};
        QCOMPARE(drawSample(numbered(10), 3, 1), pinned);
    }

    // Over many seeds every item is drawn equally often, and every item is first equally often.
    void isUniform()
    {
        constexpr int items = 40;
        constexpr int size = 10;
        constexpr int seeds = 8000;
        QHash<qint64, int> drawn;
        QHash<qint64, int> first;
        for (int seed = 0; seed < seeds; ++seed) {
            const auto sample = drawSample(numbered(items), size, static_cast<quint64>(seed));
            ++first[sample.first().value];
            for (const ConversationId id : sample)
                ++drawn[id.value];
        }
        const double firstChi = chiSquare(first, items, static_cast<double>(seeds) / items);
        QVERIFY2(chiSquareUpperTail(firstChi, items - 1) > 0.001, QByteArray::number(firstChi));
        // Draws without replacement vary less than independent ones, by the factor (N-n)/(N-1) · N/N.
        const double drawnChi = chiSquare(drawn, items, static_cast<double>(seeds) * size / items);
        const double corrected = drawnChi * (items - 1) / (items - size);
        QVERIFY2(chiSquareUpperTail(corrected, items - 1) > 0.001, QByteArray::number(corrected));
        QVERIFY2(chiSquareUpperTail(corrected, items - 1) < 0.999, QByteArray::number(corrected));
    }

    void strataGetTheirShare()
    {
        QList<SampleCandidate> items;
        for (int i = 1; i <= 1000; ++i)
            items.append(SampleCandidate{{i}, i <= 700 ? u"a"_s : i <= 990 ? u"b"_s : u"c"_s});
        const auto sample = drawSample(items, 100, 3);
        const auto between = [&](qint64 low, qint64 high) {
            return std::count_if(sample.begin(), sample.end(),
                                 [&](ConversationId id) { return id.value >= low && id.value <= high; });
        };
        QCOMPARE(sample.size(), 100);
        QCOMPARE(between(1, 700), 70);
        QCOMPARE(between(701, 990), 29);
        QCOMPARE(between(991, 1000), 1);
        QCOMPARE(sample, drawSample(items, 100, 3));
    }

    void smallStrataShareWhatIsLeftByLot()
    {
        QList<SampleCandidate> items;
        for (int i = 1; i <= 9; ++i)
            items.append(SampleCandidate{{i}, QString::number(i % 3)});
        QSet<qint64> seen;
        for (quint64 seed = 0; seed < 200; ++seed) {
            const auto sample = drawSample(items, 2, seed);
            QCOMPARE(sample.size(), 2);
            for (const ConversationId id : sample)
                seen.insert(id.value);
        }
        QCOMPARE(seen.size(), 9);
    }

    void allowedFailuresFollowTheShare()
    {
        QCOMPARE(allowedFailures(100, 0.95), 5);
        QCOMPARE(allowedFailures(40, 0.95), 2);
        QCOMPARE(allowedFailures(39, 0.95), 1);
        QCOMPARE(allowedFailures(19, 0.95), 0);
        QCOMPARE(allowedFailures(20, 0.95), 1);
        QCOMPARE(allowedFailures(10, 0.7), 3);
        QCOMPARE(allowedFailures(10, 1.0), 0);
        QCOMPARE(allowedFailures(10, 0.0), 10);
        for (int n = 1; n <= 2000; ++n) {
            const int allowed = allowedFailures(n, 0.95);
            QVERIFY(20 * (n - allowed) >= 19 * n);
            QVERIFY(20 * (n - allowed - 1) < 19 * n);
        }
    }

    // Certain exactly if the best and the worst end agree.
    void outcomeIsCertainExactlyWhenNothingCanChangeIt()
    {
        const auto end = [](int sampled, int failed) {
            return 20 * (sampled - failed) >= 19 * sampled ? RoundOutcome::Accepted : RoundOutcome::Returned;
        };
        for (const int sampled : {1, 7, 20, 100}) {
            for (int passed = 0; passed <= sampled; ++passed) {
                for (int failed = 0; failed + passed <= sampled; ++failed) {
                    const auto best = end(sampled, failed);
                    const auto worst = end(sampled, sampled - passed);
                    const auto certain = certainOutcome({sampled, passed, failed}, 0.95);
                    QCOMPARE(certain.has_value(), best == worst);
                    if (certain)
                        QCOMPARE(toString(*certain), toString(best));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(SpotSampleTest)
#include "tst_spot_sample.moc"
