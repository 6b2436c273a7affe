// SPDX-License-Identifier: GPL-3.0-or-later
// An accelerator that does not start, or gives up in the middle: the CPU takes over, once, and nothing is lost.
#include "core/detect/run/BatchRunner.h"
#include "core/detect/run/FallbackEngine.h"

#include <QTest>

#include <atomic>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Answers with the first id of each row; from a set batch on it fails.
class FragileEngine final : public InferenceEngine {
public:
    FragileEngine(QString provider, int soundBatches) : m_provider(std::move(provider)), m_sound(soundBatches) {}

    Result<InferenceResult> run(const InferenceBatch &batch) const override
    {
        if (m_sound-- <= 0)
            return ioError(u"device lost"_s);
        InferenceResult result;
        for (int row = 0; row < batch.rows; ++row)
            result.logits.push_back(float(batch.ids[size_t(row * batch.columns)]));
        return result;
    }
    QString provider() const override { return m_provider; }
    QStringList remarks() const override { return {}; }

private:
    QString m_provider;
    mutable std::atomic<int> m_sound;
};

constexpr int forEver = 1'000'000;

EngineCandidate starting(const QString &provider, int soundBatches)
{
    return {provider, {}, [=]() -> Result<std::unique_ptr<InferenceEngine>> {
                return std::unique_ptr<InferenceEngine>(std::make_unique<FragileEngine>(provider, soundBatches));
            }};
}

EngineCandidate broken(const QString &provider)
{
    return {provider, {}, []() -> Result<std::unique_ptr<InferenceEngine>> { return ioError(u"no driver"_s); }};
}

std::vector<EncodedSequence> numbered(int count)
{
    std::vector<EncodedSequence> sequences;
    for (int i = 0; i < count; ++i) {
        EncodedSequence sequence;
        sequence.ids.assign(size_t(1 + i % 7), i);
        sequence.segments.assign(sequence.ids.size(), 0);
        sequence.origins.assign(sequence.ids.size(), {});
        sequences.push_back(sequence);
    }
    return sequences;
}

}  // namespace

class FallbackEngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFailureInTheMiddleLosesNothing_data()
    {
        QTest::addColumn<int>("soundBatches");
        for (const int batches : {0, 1, 3, 10})
            QTest::addRow("at batch %d", batches) << batches;
    }

    void aFailureInTheMiddleLosesNothing()
    {
        QFETCH(int, soundBatches);
        Result<std::unique_ptr<InferenceEngine>> engine =
            startFirst({starting(u"webgpu"_s, soundBatches), starting(u"cpu"_s, forEver)});
        QVERIFY(engine);
        QCOMPARE((*engine)->provider(), u"webgpu"_s);
        const std::shared_ptr<const InferenceEngine> shared = *std::move(engine);
        const auto sequences = numbered(200);
        const auto outputs = BatchRunner(shared, 0, 3, {8, 100}).run(sequences, {});
        QVERIFY(outputs);
        for (size_t i = 0; i < sequences.size(); ++i)
            QCOMPARE(outputs->at(i).front(), float(i));
        QCOMPARE(shared->provider(), u"cpu"_s);
        QCOMPARE(shared->remarks().size(), 1);  // however many threads saw it fail
        QVERIFY(shared->remarks().front().contains(u"device lost"_s));
    }

    void whatDoesNotStartIsNamedAndPassedOver()
    {
        EngineCandidate absent = starting(u"tensorrt"_s, forEver);
        absent.notTried = u"no device"_s;
        const auto engine = startFirst({broken(u"cuda"_s), absent, starting(u"cpu"_s, forEver)});
        QVERIFY(engine);
        QCOMPARE((*engine)->provider(), u"cpu"_s);
        QCOMPARE((*engine)->remarks().size(), 2);
        QVERIFY((*engine)->remarks()[0].contains(u"cuda"_s) && (*engine)->remarks()[0].contains(u"no driver"_s));
        QVERIFY((*engine)->remarks()[1].contains(u"tensorrt"_s) && (*engine)->remarks()[1].contains(u"no device"_s));
    }

    void whereNothingStartsTheLastReasonIsGiven()
    {
        const auto engine = startFirst({broken(u"cuda"_s), broken(u"cpu"_s)});
        QVERIFY(!engine);
        QCOMPARE(engine.error().message, u"no driver"_s);
    }

    void aReserveThatFailsTooEndsIt()
    {
        const auto unstarted = startFirst({starting(u"webgpu"_s, 0), broken(u"cpu"_s)});
        QVERIFY(unstarted);
        const auto sequences = numbered(3);
        const std::vector<int> rows = {0, 1, 2};
        const InferenceBatch batch = makeBatch(sequences, rows, 0);
        QCOMPARE((*unstarted)->run(batch).error().message, u"no driver"_s);
        QVERIFY(!(*unstarted)->run(batch));
        const auto failing = startFirst({starting(u"cpu"_s, 0)});
        QCOMPARE((*failing)->run(batch).error().message, u"device lost"_s);
    }
};

QTEST_GUILESS_MAIN(FallbackEngineTest)
#include "tst_fallback_engine.moc"
