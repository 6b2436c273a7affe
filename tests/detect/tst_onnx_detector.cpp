// SPDX-License-Identifier: GPL-3.0-or-later
// The detector on the real ONNX Runtime, with networks whose answers can be computed by hand.
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/ModelDetector.h"
#include "tests/detect/DetectSamples.h"
#include "tests/support/TinyModel.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// "不" speaks for history, "我" for role, the rest for nothing.
TinyModel historyModel()
{
    TinyModel model;
    model.vocabulary = {u"不"_s, u"我"_s, u"是"_s};
    model.weights = {{u"[CLS]"_s, {1, 0, 0, 0}}, {u"不"_s, {0, 0, 0, 2}}, {u"我"_s, {0, 0, 0.5, 0}}};
    return model;
}

EngineFactory onProvider(OnnxProvider provider)
{
    return [provider](const EngineRequest &request) { return makeOnnxEngine(request, provider); };
}

struct Loaded {
    QTemporaryDir folder;
    std::unique_ptr<ModelDetector> detector;
    QString fault;
};

void openPackage(Loaded &loaded, OnnxProvider provider, int threads)
{
    const Result<ModelPackage> package = ModelPackage::open(loaded.folder.path());
    if (!package) {
        loaded.fault = package.error().message;
        return;
    }
    Result<std::unique_ptr<ModelDetector>> detector = ModelDetector::create(*package, onProvider(provider), threads);
    if (detector)
        loaded.detector = std::move(*detector);
    else
        loaded.fault = detector.error().message;
}

std::unique_ptr<Loaded> load(const TinyModel &model, OnnxProvider provider = OnnxProvider::Cpu)
{
    auto loaded = std::make_unique<Loaded>();
    model.write(loaded->folder.path());
    openPackage(*loaded, provider, 2);
    return loaded;
}

// Three steps that ask the same network, each about the turns that its label needs: "不" speaks for all of them.
std::unique_ptr<Loaded> loadHierarchical()
{
    auto loaded = std::make_unique<Loaded>();
    TinyModel network = historyModel();
    network.labels = {u"no"_s, u"yes"_s};
    network.weights = {{u"[CLS]"_s, {1, 0}}, {u"不"_s, {0, 2}}};
    network.write(loaded->folder.path());
    QFile json(loaded->folder.filePath(u"model.json"_s));
    if (!json.open(QIODevice::WriteOnly)) {
        loaded->fault = json.errorString();
        return loaded;
    }
    json.write(R"({"name": "steps", "method": "hierarchical", "labels": ["none", "intra", "role", "history"],
        "tokenizer": {"type": "character"}, "heads": [{"label": "intra"}, {"label": "role"}, {"label": "history"}]})");
    json.close();
    openPackage(*loaded, OnnxProvider::Cpu, 1);
    return loaded;
}

}  // namespace

class OnnxDetectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logitsBecomeProbabilities()
    {
        const auto loaded = load(historyModel());
        QVERIFY2(loaded->detector, qPrintable(loaded->fault));
        const auto predictions = loaded->detector->detect({conversationOf({u"是"_s, u"是"_s, u"是"_s, u"不是"_s}),
                                                           conversationOf({u"是"_s, u"是"_s, u"是"_s, u"是"_s})},
                                                          {});
        QVERIFY(predictions);
        const Prediction &contradiction = predictions->at(0);
        QCOMPARE(contradiction.label, 3);
        QCOMPARE(contradiction.related, 1);
        QCOMPARE(contradiction.provider, u"cpu"_s);
        // logits 1, 0, 0, 2
        const double sum = std::exp(1.0) + 2.0 + std::exp(2.0);
        QVERIFY(std::abs(contradiction.probabilities[3] - std::exp(2.0) / sum) < 1e-6);
        QCOMPARE(predictions->at(1).label, 0);
        QVERIFY(!predictions->at(1).related);
    }

    void longConversationsNameTheTurn()
    {
        const auto loaded = load(historyModel());
        QVERIFY(loaded->detector);
        // Only the window around the first reply holds "不" twice.
        const auto predictions =
            loaded->detector->detect({conversationOf({u"是"_s, u"不"_s, u"是"_s, u"是"_s, u"是"_s, u"不"_s})}, {});
        QVERIFY(predictions);
        QCOMPARE(predictions->at(0).label, 3);
        QCOMPARE(predictions->at(0).related, 1);
    }

    void emptyTurnsAreNoObstacle()
    {
        const auto loaded = load(historyModel());
        QVERIFY(loaded->detector);
        const auto predictions =
            loaded->detector->detect({conversationOf({QString(), QString(), QString(), u"不"_s}),
                                      conversationOf({u"是"_s, u"是"_s, u"是"_s, u" "_s}), Conversation()},
                                     {});
        QVERIFY(predictions);
        QCOMPARE(predictions->at(0).label, 3);
        QVERIFY(!predictions->at(1).label);
        QVERIFY(predictions->at(1).reason.english.contains(u"empty"_s));
        QVERIFY(!predictions->at(2).label);
    }

    void notANumberIsSilenceForThatConversationOnly()
    {
        TinyModel model = historyModel();
        model.weights[u"我"_s] = {0, std::numeric_limits<float>::quiet_NaN(), 0, 0};
        const auto loaded = load(model);
        QVERIFY(loaded->detector);
        const auto predictions = loaded->detector->detect({conversationOf({u"是"_s, u"是"_s, u"是"_s, u"我"_s}),
                                                           conversationOf({u"是"_s, u"是"_s, u"是"_s, u"不"_s})},
                                                          {});
        QVERIFY(predictions);
        QVERIFY(!predictions->at(0).label);
        QVERIFY(predictions->at(0).reason.english.contains(u"NaN"_s));
        QCOMPARE(predictions->at(1).label, 3);
    }

    void manyConversationsKeepTheirOrder()
    {
        const auto loaded = load(historyModel());
        QVERIFY(loaded->detector);
        QList<Conversation> conversations;
        for (int i = 0; i < 300; ++i)
            conversations.append(
                conversationOf({u"是"_s.repeated(i % 50), u"是"_s, u"是"_s, i % 3 == 0 ? u"不"_s : u"是"_s}));
        const auto predictions = loaded->detector->detect(conversations, {});
        QVERIFY(predictions);
        for (int i = 0; i < 300; ++i)
            QCOMPARE(predictions->at(i).label, i % 3 == 0 ? 3 : 0);
    }

    void hierarchicalTakesTheFirstThatHolds()
    {
        const auto loaded = loadHierarchical();
        QVERIFY2(loaded->detector, qPrintable(loaded->fault));
        const auto predictions =
            loaded->detector->detect({conversationOf({u"是"_s, u"是"_s, u"不"_s, u"是"_s}),  // intra sees u2, b2
                                      conversationOf({u"是"_s, u"不"_s, u"是"_s, u"是"_s}),  // role sees b1 too
                                      conversationOf({u"不"_s, u"是"_s, u"是"_s, u"是"_s}),  // history sees all
                                      conversationOf({u"是"_s, u"是"_s, u"是"_s, u"是"_s})},
                                     {});
        QVERIFY(predictions);
        QList<int> labels;
        for (const Prediction &prediction : *predictions) {
            labels.append(*prediction.label);
            double sum = 0.0;
            for (const double probability : prediction.probabilities)
                sum += probability;
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
        }
        QCOMPARE(labels, (QList<int>{1, 2, 3, 0}));
    }

    // Each step looks for its own turn; the one that holds says which is meant.
    void hierarchicalNamesTheTurnOfTheStepThatHolds()
    {
        const auto loaded = loadHierarchical();
        QVERIFY2(loaded->detector, qPrintable(loaded->fault));
        // The role step sees the nearest turn, 3; the history step finds more in the farthest one, 1.
        const auto predictions =
            loaded->detector->detect({conversationOf({u"不"_s, u"不"_s, u"是"_s, u"不"_s, u"是"_s, u"是"_s})}, {});
        QVERIFY(predictions);
        QCOMPARE(predictions->at(0).label, 2);
        QCOMPARE(predictions->at(0).related, 3);
    }

    void stoppingWhileConversationsArePreparedIsNoAnswer()
    {
        const auto loaded = load(historyModel());
        QVERIFY2(loaded->detector, qPrintable(loaded->fault));
        std::stop_source stop;
        stop.request_stop();
        QList<Conversation> conversations;
        for (int i = 0; i < 50; ++i)
            conversations.append(conversationOf({u"是"_s, u"是"_s, u"是"_s, u"不"_s}));
        const auto predictions = loaded->detector->detect(conversations, stop.get_token());
        QVERIFY(!predictions);
        QCOMPARE(predictions.error().kind, ErrorKind::Cancelled);
    }

    void aModelTooLargeForMemoryIsRefused()
    {
        QTemporaryDir folder;
        const TinyModel model = historyModel();
        QVERIFY(model.write(folder.path()));
        // A hole in the file takes no room on the disk.
        QFile network(folder.filePath(u"model.onnx"_s));
        QVERIFY(network.open(QIODevice::ReadWrite));
        QVERIFY(network.resize(qint64(1) << 42));
        EngineRequest request;
        request.cpuPath = network.fileName();
        const auto engine = makeOnnxEngine(request, OnnxProvider::Cpu);
        QVERIFY(!engine);
        QVERIFY2(engine.error().message.contains(u"memory"_s), qPrintable(engine.error().message));
        // Large exports keep their numbers in a file beside the network.
        QVERIFY(model.write(folder.path()));
        QFile weights(folder.filePath(u"weights.bin"_s));
        QVERIFY(weights.open(QIODevice::ReadWrite) && weights.resize(qint64(1) << 42));
        request.weights = {weights.fileName()};
        const auto split = makeOnnxEngine(request, OnnxProvider::Cpu);
        QVERIFY(!split && split.error().message.contains(u"memory"_s));
        // Nothing is left behind that would disturb the next one.
        QVERIFY(load(model)->detector);
    }

    void aFileThatOnlyLooksLikeANetworkIsRefused()
    {
        QTemporaryDir folder;
        QFile network(folder.filePath(u"model.onnx"_s));
        QVERIFY(network.open(QIODevice::WriteOnly));
        network.write("not a network");
        network.close();
        EngineRequest request;
        request.cpuPath = network.fileName();
        const auto engine = makeOnnxEngine(request, OnnxProvider::Cpu);
        QVERIFY(!engine);
        QVERIFY(engine.error().message.contains(u"model.onnx"_s));
    }

    void anAcceleratorThatDoesNotStartIsReplaced()
    {
        const auto loaded = load(historyModel(), OnnxProvider::Cuda);
        QVERIFY2(loaded->detector, qPrintable(loaded->fault));
        if (loaded->detector->provider() == "cuda"_L1)
            QSKIP("CUDA runs here");
        QCOMPARE(loaded->detector->provider(), u"cpu"_s);
        QCOMPARE(loaded->detector->remarks().size(), 1);
        QVERIFY(loaded->detector->remarks().front().contains(u"cuda"_s));
        QVERIFY(loaded->detector->detect({conversationOf({u"是"_s, u"不"_s})}, {}));
    }

    void autoSaysWhatRunsAndWhyNothingBetterDoes()
    {
        const auto loaded = load(historyModel(), OnnxProvider::Auto);
        QVERIFY2(loaded->detector, qPrintable(loaded->fault));
        if (loaded->detector->provider() == "cpu"_L1)
            QCOMPARE(loaded->detector->remarks().size(), 3);
    }

    // On SwiftShader's Vulkan driver, for example: VK_ICD_FILENAMES=…/vk_swiftshader_icd.json
    void webGpuGivesTheAnswersOfTheCpu()
    {
        const auto gpu = load(historyModel(), OnnxProvider::WebGpu);
        QVERIFY2(gpu->detector, qPrintable(gpu->fault));
        if (gpu->detector->provider() != "webgpu"_L1)
            QSKIP("skipped, no Vulkan driver");
        const auto cpu = load(historyModel());
        const QList<Conversation> conversations = {conversationOf({u"是"_s, u"我"_s, u"是我"_s, u"不是"_s}),
                                                   conversationOf({u"是"_s, u"不我"_s})};
        const auto expected = cpu->detector->detect(conversations, {});
        const auto actual = gpu->detector->detect(conversations, {});
        QVERIFY(expected && actual);
        if (gpu->detector->provider() != "webgpu"_L1)
            QSKIP("skipped, no Vulkan driver");
        for (int i = 0; i < conversations.size(); ++i) {
            QCOMPARE(actual->at(i).label, expected->at(i).label);
            for (int j = 0; j < 4; ++j)
                QVERIFY(std::abs(actual->at(i).probabilities[j] - expected->at(i).probabilities[j]) < 1e-3);
        }
    }
};

QTEST_GUILESS_MAIN(OnnxDetectorTest)
#include "tst_onnx_detector.moc"
