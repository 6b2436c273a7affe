// SPDX-License-Identifier: GPL-3.0-or-later
// The chatbot that ships: the numbers of the program that made it, clean replies, no loops.
#include "core/bots/EmbeddedBot.h"
#include "core/detect/onnx/OnnxCausalEngine.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ChatterModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString folder = QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/chatter-zh");
        if (!QFile::exists(folder + u"/model.onnx"_s))
            QSKIP("resources/models/chatter-zh/model.onnx is not here: NOTHING of the shipped chatbot was tested");
        const auto package = ChatModelPackage::open(folder);
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        QCOMPARE(package->spec().name, u"chatter-zh"_s);
        QVERIFY(package->remarks().isEmpty());
        for (const QString &language : {u"en"_s, u"zh"_s, u"ja"_s})
            QVERIFY(!package->card(language).isEmpty());
        auto bot = EmbeddedBot::create(*package, [](const CausalEngineRequest &request) {
            return makeOnnxCausalEngine(request, OnnxProvider::Cpu);
        });
        QVERIFY2(bot, bot ? "" : qPrintable(bot.error().message));
        m_bot = *std::move(bot);
    }

    void idsAndLogProbabilitiesAreThoseOfTheTrainingProgram()
    {
        QFile file(QStringLiteral(GAINSAY_TEST_DATA "/bots/chatter-zh-logprobs.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        while (!file.atEnd()) {
            const Json row = *parseJson(file.readLine().trimmed());
            QStringList texts;
            for (const Json &text : row["history"])
                texts.append(fromUtf8(text.get<std::string>()));
            const ChatHistory history = alternatingHistory(texts);
            QCOMPARE(*m_bot->promptIds(history, ChatRole::Bot, 400), row["prompt_ids"].get<std::vector<qint32>>());
            const auto score =
                m_bot->score(history, {ChatRole::Bot, fromUtf8(row["continuation"].get<std::string>())}, true);
            QVERIFY2(score, score ? "" : qPrintable(score.error().message));
            QCOMPARE(score->tokens.size(), qsizetype(row["ids"].size()));
            double exact = 0;
            for (qsizetype i = 0; i < score->tokens.size(); ++i) {
                const auto place = size_t(i);
                QVERIFY(std::abs(score->tokens.at(i).logProbability - row["logprobs"][place].get<double>()) < 2e-3);
                exact += row["logprobs_before_rounding"][place].get<double>();
            }
            // What rounding the weights to eight bits costs.
            QVERIFY(std::abs(score->sum - exact) / double(score->tokens.size()) < 0.1);
        }
    }

    void repliesAreShortCleanAndReproducible()
    {
        for (const QString &question : {u"你平时喜欢做什么运动？"_s, u"你家里有几口人？"_s, u"你觉得夏天热不热？"_s}) {
            const auto reply = m_bot->reply(alternatingHistory({question}), m_bot->defaultSampling());
            QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
            QVERIFY(!reply->text.trimmed().isEmpty());
            QVERIFY(!reply->text.contains(QChar(0xFFFD)));
            QVERIFY(!reply->text.contains(u"人工智能"_s) && !reply->text.contains(u"语言模型"_s));
            QCOMPARE(m_bot->reply(alternatingHistory({question}), m_bot->defaultSampling())->text, reply->text);
        }
    }

    // Of the questions whose replies were judged, some; with the seeds of the model card.
    void nothingThatWasLearntIsSaidWordForWord()
    {
        QVERIFY(!m_bot->package().knownReplies().isEmpty());
        QFile file(QStringLiteral(GAINSAY_SOURCE_DIR "/training/chatter/questions.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        SamplingParameters sampling = m_bot->defaultSampling();
        for (sampling.seed = 7; sampling.seed < 47; ++sampling.seed) {
            const QString question = QString::fromUtf8(file.readLine()).trimmed();
            const auto reply = m_bot->reply(alternatingHistory({question}), sampling);
            QVERIFY(reply);
            QVERIFY2(!m_bot->package().knownReplies().has(reply->text), qPrintable(reply->text));
        }
    }

    void theTrueReplyIsLikelierThanAnotherOnesReply()
    {
        const auto asked = alternatingHistory({u"你吃饭了吗？"_s});
        const auto fitting = m_bot->score(asked, {ChatRole::Bot, u"吃了，你呢？"_s}, true);
        const auto odd = m_bot->score(asked, {ChatRole::Bot, u"火车晚点三个小时。"_s}, true);
        QVERIFY(fitting && odd && fitting->perToken() > odd->perToken());
    }

private:
    std::unique_ptr<EmbeddedBot> m_bot;
};

QTEST_GUILESS_MAIN(ChatterModelTest)
#include "tst_chatter_model.moc"
