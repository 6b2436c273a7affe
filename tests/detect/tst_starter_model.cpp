// SPDX-License-Identifier: GPL-3.0-or-later
// The model that ships, in the program: the answers that the training pipeline gave, and evidence where people see it.
#include "core/detect/ModelDetector.h"
#include "core/detect/onnx/OnnxEngine.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

std::vector<Json> rowsOf(const QString &name)
{
    QFile file(QStringLiteral(GAINSAY_TEST_DATA "/") + name);
    std::vector<Json> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (!line.isEmpty())
            rows.push_back(parseJson(line).value());
    }
    return rows;
}

Conversation conversationOf(const std::vector<QString> &turns)
{
    Conversation conversation;
    for (const QString &turn : turns)
        conversation.turns.append({conversation.turns.size() % 2 == 0 ? u"user"_s : u"bot"_s, turn});
    conversation.target = int(turns.size()) - 1;
    return conversation;
}

bool overlaps(const Span &span, int utterance, const Json &marks)
{
    return span.utterance == utterance && std::ranges::any_of(marks, [&span](const Json &mark) {
               return span.start < mark.at("end").get<int>() && span.end > mark.at("start").get<int>();
           });
}

}  // namespace

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
        const std::vector<Json> rows = rowsOf(u"detector/starter-zh-logits.jsonl"_s);
        QVERIFY(rows.size() >= 20);
        for (const Json &row : rows) {
            std::vector<QString> turns;
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

    void staysSilentInEnglish()
    {
        const auto predictions = m_detector->detect({conversationOf({u"Do you have a dog?"_s, u"Yes, two."_s,
                                                                     u"What are they called?"_s, u"I have no dog."_s})},
                                                    {});
        QVERIFY(predictions);
        QVERIFY(!predictions->front().label);
        QVERIFY(predictions->front().reason.contains(u"language"_s));
    }

    // Guessing is right about a third of the time; see tests/data/spans/README.md.
    void pointsAtTheEvidence()
    {
        QList<Conversation> conversations;
        QList<Prediction> predictions;
        const std::vector<Json> rows = rowsOf(u"spans/evidence-zh.jsonl"_s);
        for (const Json &row : rows) {
            std::vector<QString> turns;
            for (const char *key : {"u1", "b1", "u2", "b2"})
                turns.push_back(fromUtf8(row.at(key).get<std::string>()));
            conversations.append(conversationOf(turns));
            Prediction prediction;
            for (int i = 0; i < m_detector->info().labels.size(); ++i) {
                if (m_detector->info().labels[i].name == fromUtf8(row.at("label").get<std::string>()))
                    prediction.label = i;
            }
            predictions.append(prediction);
        }
        const auto spans = m_detector->explain(conversations, predictions, {});
        QVERIFY(spans);
        int target = 0;
        int earlier = 0;
        for (qsizetype i = 0; i < conversations.size(); ++i) {
            const Json &row = rows[size_t(i)];
            QCOMPARE(spans->at(i).size(), 2);
            for (const Span &span : spans->at(i))
                QCOMPARE(span.text,
                         QString::fromStdU32String(conversations[i].turns[span.utterance].text.toStdU32String().substr(
                             size_t(span.start), size_t(span.end - span.start))));
            target += overlaps(spans->at(i)[0], 3, row.at("target")) ? 1 : 0;
            earlier +=
                overlaps(spans->at(i)[1], row.at("earlier")[0].at("utterance").get<int>(), row.at("earlier")) ? 1 : 0;
        }
        qInfo("pointing accuracy: target %.3f, earlier %.3f of %zu", double(target) / double(rows.size()),
              double(earlier) / double(rows.size()), rows.size());
        QVERIFY(target >= 0.6 * double(rows.size()));
        QVERIFY(earlier >= 0.6 * double(rows.size()));
    }
};

QTEST_GUILESS_MAIN(StarterModelTest)
#include "tst_starter_model.moc"
