// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/LabelDecision.h"
#include "core/detect/run/BatchRunner.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Answers with the sum of the ids that are not masked, so that a mix-up of rows shows.
class SummingEngine final : public InferenceEngine {
public:
    Result<InferenceResult> run(const InferenceBatch &batch) const override
    {
        ++runs;
        if (failAfter >= 0 && runs > failAfter)
            return ioError(u"out of order"_s);
        InferenceResult result;
        for (int row = 0; row < batch.rows; ++row) {
            float sum = 0.0F;
            for (int column = 0; column < batch.columns; ++column) {
                const size_t at = size_t(row * batch.columns + column);
                sum += float(batch.ids[at] * batch.mask[at]);
            }
            result.logits.push_back(sum);
        }
        return result;
    }
    QString provider() const override { return u"cpu"_s; }
    QStringList remarks() const override { return {}; }

    mutable std::atomic<int> runs = 0;
    int failAfter = -1;
};

std::vector<EncodedSequence> sequencesOfLength(const std::vector<int> &lengths)
{
    std::vector<EncodedSequence> sequences;
    for (const int length : lengths) {
        EncodedSequence sequence;
        for (int i = 0; i < length; ++i) {
            sequence.ids.push_back(std::int64_t(sequences.size() + 1));
            sequence.segments.push_back(0);
            sequence.origins.push_back({});
        }
        sequences.push_back(sequence);
    }
    return sequences;
}

}  // namespace

class BatchRunnerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void batchesKeepTheLimitsAndMissNothing()
    {
        std::vector<int> lengths;
        for (int i = 0; i < 500; ++i)
            lengths.push_back(1 + (i * 37) % 90);
        const BatchLimits limits{16, 400};
        QSet<int> seen;
        for (const std::vector<int> &batch : planBatches(lengths, limits)) {
            int longest = 0;
            for (const int i : batch) {
                longest = std::max(longest, lengths[size_t(i)]);
                seen.insert(i);
            }
            QVERIFY(int(batch.size()) <= limits.rows);
            QVERIFY(batch.size() == 1 || int(batch.size()) * longest <= limits.tokens);
        }
        QCOMPARE(seen.size(), 500);
    }

    void outputsComeInTheOrderOfTheInputs()
    {
        std::vector<int> lengths;
        for (int i = 0; i < 200; ++i)
            lengths.push_back(1 + (i * 13) % 40);
        const auto sequences = sequencesOfLength(lengths);
        const BatchRunner runner(std::make_shared<SummingEngine>(), 0, 4, {8, 100});
        const auto outputs = runner.run(sequences, {});
        QVERIFY(outputs);
        for (size_t i = 0; i < sequences.size(); ++i)
            QCOMPARE(outputs->at(i).front(), float((i + 1) * size_t(lengths[i])));
    }

    void theFirstFaultEndsIt()
    {
        auto engine = std::make_shared<SummingEngine>();
        engine->failAfter = 2;
        const auto sequences = sequencesOfLength(std::vector<int>(100, 5));
        const auto outputs = BatchRunner(engine, 0, 2, {4, 100}).run(sequences, {});
        QVERIFY(!outputs);
        QCOMPARE(outputs.error().message, u"out of order"_s);
        QVERIFY(engine->runs < 25);
    }

    void stoppingIsNoFault()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto sequences = sequencesOfLength({5, 5});
        const auto outputs = BatchRunner(std::make_shared<SummingEngine>(), 0, 2).run(sequences, stop.get_token());
        QVERIFY(!outputs);
        QCOMPARE(outputs.error().kind, ErrorKind::Cancelled);
    }

    void probabilitiesFollowTheTemperature()
    {
        const float logits[] = {1.0F, 3.0F};
        QVERIFY(std::abs(probabilitiesOf(logits, 1.0)->at(1) - 1.0 / (1.0 + std::exp(-2.0))) < 1e-9);
        QVERIFY(std::abs(probabilitiesOf(logits, 2.0)->at(1) - 1.0 / (1.0 + std::exp(-1.0))) < 1e-9);
        const float huge[] = {1e30F, -1e30F};
        QCOMPARE(probabilitiesOf(huge, 1.0)->at(0), 1.0);
        const float broken[] = {1.0F, std::numeric_limits<float>::quiet_NaN()};
        QVERIFY(!probabilitiesOf(broken, 1.0));
    }

    void biasMovesTheLabelOnly()
    {
        const QList<double> probabilities = {0.6, 0.4};
        QCOMPARE(decideLabel(probabilities, {}), 0);
        QCOMPARE(decideLabel(probabilities, {0.0, 1.0}), 1);
    }
};

QTEST_GUILESS_MAIN(BatchRunnerTest)
#include "tst_batch_runner.moc"
