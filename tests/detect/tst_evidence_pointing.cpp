// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the shipped model points at the words that people marked, on contradictions that nothing was tuned on.
// The model card reports what is measured here; see tests/data/spans/README.md.
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/DetectPipeline.h"
#include "core/detect/run/ModelDetector.h"
#include "core/text/OffsetMap.h"
#include "tests/detect/MarkedEvidence.h"

#include <QFile>
#include <QTest>

#include <utility>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto package = GAINSAY_SOURCE_DIR "/resources/models/starter-zh";

Pointed pointedBy(const QList<Span> &spans)
{
    Pointed pointed;
    if (!spans.isEmpty())
        pointed.target = {spans[0].utterance, spans[0].start, spans[0].end};
    if (spans.size() > 1)
        pointed.earlier = {spans[1].utterance, spans[1].start, spans[1].end};
    return pointed;
}

}  // namespace

class EvidencePointingTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ModelDetector> m_detector;
    std::vector<MarkedCase> m_cases;
    PointingScore m_told;   // where it clashes, given the kind of contradiction
    PointingScore m_alone;  // the same where the model itself must find out the kind
    int m_called = 0;       // how many of them it calls contradictions

    QList<Conversation> conversations() const
    {
        QList<Conversation> all;
        for (const MarkedCase &marked : m_cases)
            all.append(marked.conversation);
        return all;
    }

    Prediction prediction(const QString &label) const
    {
        Prediction told;
        for (int i = 0; i < m_detector->info().labels.size(); ++i) {
            if (m_detector->info().labels[i].name == label)
                told.label = i;
        }
        return told;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto opened = ModelPackage::open(QString::fromUtf8(package));
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
        auto detector = ModelDetector::create(
            *opened, [](const EngineRequest &request) { return makeOnnxEngine(request, OnnxProvider::Cpu); }, 2);
        QVERIFY2(detector, detector ? "" : qPrintable(detector.error().message));
        m_detector = std::move(*detector);
        m_cases = markedCases(u"spans/held-out-zh.jsonl"_s);
        QVERIFY(m_cases.size() >= 110);
    }

    void sixInTenAreRight()
    {
        QList<Prediction> told;
        for (const MarkedCase &marked : m_cases)
            told.append(prediction(marked.label));
        const auto spans = m_detector->explain(conversations(), told, {});
        QVERIFY(spans);
        for (size_t i = 0; i < m_cases.size(); ++i) {
            const QList<Span> &found = spans->at(qsizetype(i));
            QCOMPARE(found.size(), 2);
            for (const Span &span : found)
                QCOMPARE(span.text,
                         OffsetMap(m_cases[i].conversation.turns[span.utterance].text).slice(span.start, span.end));
            m_told.add(m_cases[i], pointedBy(found));
        }
        QVERIFY2(m_told.target >= 0.6 * m_told.cases, qPrintable(m_told.row(u"target"_s)));
        QVERIFY2(m_told.earlier >= 0.6 * m_told.cases, qPrintable(m_told.row(u"earlier"_s)));
    }

    // As `gainsay-cli detect --spans` does it.
    void alsoWhenItDecidesForItself()
    {
        PipelineSource source;
        source.next = [all = conversations()]() mutable -> Result<QList<Conversation>> {
            return std::exchange(all, {});
        };
        NoProgress progress;
        const Result<void> done = runPipeline(
            *m_detector, true, source,
            [this](const DetectedChunk &chunk) -> Result<void> {
                for (size_t i = 0; i < m_cases.size(); ++i) {
                    m_alone.add(m_cases[i], pointedBy(chunk.spans[qsizetype(i)]));
                    const std::optional<int> label = chunk.predictions[qsizetype(i)].label;
                    m_called += label && m_detector->info().labels[*label].contradiction ? 1 : 0;
                }
                return {};
            },
            progress);
        QVERIFY(done);
        QVERIFY2(m_alone.target >= 0.6 * m_alone.cases, qPrintable(m_alone.row(u"target"_s)));
        QVERIFY2(m_alone.earlier >= 0.6 * m_alone.cases, qPrintable(m_alone.row(u"earlier"_s)));
    }

    // On the set that scoring was chosen on: what the asker told of himself is found in the asker's turn.
    void theTurnThatIsTakenUpIsFound()
    {
        const std::vector<MarkedCase> cases = markedCases(u"spans/tuning-zh.jsonl"_s);
        QList<Conversation> all;
        QList<Prediction> told;
        for (const MarkedCase &marked : cases) {
            all.append(marked.conversation);
            told.append(prediction(marked.label));
            if (marked.label == u"history"_s)
                told.back().related = 1;
        }
        const auto spans = m_detector->explain(all, told, {});
        QVERIFY(spans);
        int ofAsker = 0;
        int ofAskerFound = 0;
        int found = 0;
        for (size_t i = 0; i < cases.size(); ++i) {
            const int turn = cases[i].earlier.front().turn;
            const bool right = spans->at(qsizetype(i)).size() == 2 && spans->at(qsizetype(i))[1].utterance == turn;
            ofAsker += turn == 0 ? 1 : 0;
            ofAskerFound += turn == 0 && right ? 1 : 0;
            found += right ? 1 : 0;
        }
        QVERIFY(ofAsker >= 8);
        QVERIFY2(ofAskerFound >= ofAsker - 1, qPrintable(QString::number(ofAskerFound)));
        QVERIFY2(found >= 0.9 * double(cases.size()), qPrintable(QString::number(found)));
    }

    // In each of its languages: the file, the names of the table's rows, the sentence that counts what it calls one.
    void theModelCardsSaySo_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("called");
        QTest::newRow("English") << u"MODEL_CARD.md"_s
                                 << QStringList{u"this model, told the kind"_s, u"this model, left to itself"_s,
                                                u"clauses with the longest common piece"_s, u"any clause, by chance"_s}
                                 << u"calls %1 of these %2 contradictions"_s;
        QTest::newRow("Chinese") << u"MODEL_CARD.zh.md"_s
                                 << QStringList{u"本模型，已知矛盾的种类"_s, u"本模型，全靠自己"_s,
                                                u"公共片段最长的两个分句"_s, u"随机的分句"_s}
                                 << u"我们自己写的 %2 个矛盾，它只判出 %1 个"_s;
        QTest::newRow("Japanese") << u"MODEL_CARD.ja.md"_s
                                  << QStringList{u"このモデル、種類を知らされて"_s, u"このモデル、自力で"_s,
                                                 u"最も長い共通部分をもつ節"_s, u"無作為の節"_s}
                                  << u"%2 件の矛盾のうち、矛盾と判定するのは %1 件"_s;
    }

    void theModelCardsSaySo()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, names);
        QFETCH(QString, called);
        PointingScore overlap;
        for (const MarkedCase &marked : m_cases)
            overlap.add(marked, longestOverlap(marked));
        const PointingScore chance = expectedByChance(m_cases);
        QVERIFY(m_told.target > overlap.target && m_told.target > chance.target);
        QFile card(QString::fromUtf8(package) + u'/' + file);
        QVERIFY(card.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(card.readAll());
        const QStringList rows = {m_told.row(names[0]), m_alone.row(names[1]), overlap.row(names[2]),
                                  chance.row(names[3]),
                                  called.arg(QString::number(m_called), QString::number(m_cases.size()))};
        for (const QString &row : rows)
            QVERIFY2(text.contains(row), qPrintable(u"the card should say:\n"_s + rows.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(EvidencePointingTest)
#include "tst_evidence_pointing.moc"
