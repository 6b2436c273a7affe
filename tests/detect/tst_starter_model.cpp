// SPDX-License-Identifier: GPL-3.0-or-later
// The model that ships, in the program: the answers that the training pipeline gave, silence in other languages.
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/ModelDetector.h"
#include "tests/detect/DetectSamples.h"

#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

class StarterModelTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ModelDetector> m_detector;

private Q_SLOTS:
    void initTestCase()
    {
        const auto package = ModelPackage::open(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/starter-zh"));
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        auto detector = ModelDetector::create(
            *package, [](const EngineRequest &request) { return makeOnnxEngine(request, OnnxProvider::Cpu); }, 2);
        QVERIFY2(detector, detector ? "" : qPrintable(detector.error().message));
        m_detector = std::move(*detector);
    }

    void givesTheAnswersOfTheTrainingPipeline()
    {
        const std::vector<Json> rows = jsonRows(u"detector/starter-zh-logits.jsonl"_s);
        QVERIFY(rows.size() >= 20);
        for (const Json &row : rows) {
            QStringList turns;
            for (const Json &utterance : row.at("utterances"))
                turns.push_back(fromUtf8(utterance.get<std::string>()));
            if (turns.size() > 4)
                continue;  // the network alone sees all turns at once, the program looks at them window by window
            const auto predictions = m_detector->detect({conversationOf(turns)}, {});
            QVERIFY(predictions);
            const Prediction &prediction = predictions->front();
            if (!prediction.label)
                continue;  // not Chinese: the program stays silent where the network alone would not
            for (qsizetype i = 0; i < prediction.probabilities.size(); ++i)
                QVERIFY2(std::abs(prediction.probabilities[i] - row.at("probabilities")[size_t(i)].get<double>()) <
                             1e-3,
                         row.dump().c_str());
            QCOMPARE(m_detector->info().labels[*prediction.label].name, fromUtf8(row.at("label").get<std::string>()));
        }
    }

    void givesThemForThousandsOfMixedConversations()
    {
        const std::vector<Json> rows = jsonRows(u"detector/starter-zh-mixtures.jsonl"_s);
        QVERIFY(rows.size() >= 2000);
        const std::vector<Json> known = jsonRows(u"detector/starter-zh-logits.jsonl"_s);
        QList<Conversation> mixed;
        for (const Json &row : rows) {
            QStringList turns;
            for (const Json &turn : row.at("turns"))
                turns.push_back(
                    fromUtf8(known[turn[0].get<size_t>()].at("utterances")[turn[1].get<size_t>()].get<std::string>()));
            mixed.append(conversationOf(turns));
        }
        const auto predictions = m_detector->detect(mixed, {});
        QVERIFY(predictions);
        int answered = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            const QList<double> &found = predictions->at(qsizetype(row)).probabilities;
            for (qsizetype i = 0; i < found.size(); ++i)
                QVERIFY2(std::abs(found[i] - rows[row].at("probabilities")[size_t(i)].get<double>()) < 1e-4,
                         rows[row].dump().c_str());
            answered += found.isEmpty() ? 0 : 1;
        }
        QVERIFY(answered >= 1500);  // some are not Chinese
    }

    // tests/data/probes: what everybody sees. The model card says how few of them it finds; it must not find fewer.
    void plainProbes()
    {
        const std::vector<Json> rows = jsonRows(u"probes/plain-zh.jsonl"_s);
        QCOMPARE(rows.size(), size_t(40));
        QList<Conversation> probes;
        for (const Json &row : rows) {
            QStringList turns;
            for (const char *turn : {"u1", "b1", "u2", "b2"})
                turns.append(fromUtf8(row.at(turn).get<std::string>()));
            probes.append(conversationOf(turns));
        }
        const auto predictions = m_detector->detect(probes, {});
        QVERIFY(predictions);
        int found = 0;
        int leftAlone = 0;
        for (size_t row = 0; row < rows.size(); ++row) {
            const std::optional<int> label = predictions->at(qsizetype(row)).label;
            QVERIFY(label);
            const bool called = m_detector->info().labels[*label].contradiction;
            const bool contradicts = rows[row].at("contradiction").get<bool>();
            found += called && contradicts ? 1 : 0;
            leftAlone += !called && !contradicts ? 1 : 0;
        }
        QCOMPARE(found, 9);
        QCOMPARE(leftAlone, 14);
    }

    void staysSilentInOtherLanguages_data()
    {
        QTest::addColumn<QStringList>("turns");
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringList{u"Do you have a dog?"_s, u"Yes, two."_s, u"What are they called?"_s,
                                                u"I have no dog."_s}
                                 << u"en"_s;
        QTest::newRow("Japanese") << QStringList{u"犬を飼っていますか？"_s, u"はい、二匹います。"_s,
                                                 u"名前は何ですか？"_s, u"犬は飼っていません。"_s}
                                  << u"ja"_s;
        QTest::newRow("English reply to Chinese")
            << QStringList{u"你养狗吗？"_s, u"我养了两只狗"_s, u"它们叫什么？"_s, u"I have no dog."_s} << u"en"_s;
    }

    void staysSilentInOtherLanguages()
    {
        QFETCH(QStringList, turns);
        QFETCH(QString, language);
        const Conversation conversation = conversationOf(turns);
        const auto predictions = m_detector->detect({conversation}, {});
        QVERIFY(predictions);
        QVERIFY(!predictions->front().label);
        QVERIFY(predictions->front().probabilities.isEmpty());
        QVERIFY(predictions->front().reason.english.contains(language));
        const auto spans = m_detector->explain({conversation}, *predictions, {});
        QVERIFY(spans && spans->front().isEmpty());
    }
};

QTEST_GUILESS_MAIN(StarterModelTest)
#include "tst_starter_model.moc"
