// SPDX-License-Identifier: GPL-3.0-or-later
// CDConv's pipeline into a project: provenance, going on after a stop, and bots that fail, are silent or repeat
// themselves.
#include "core/collect/Triggers.h"
#include "core/service/collect/CdconvCollectService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/words/JiebaTagger.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <atomic>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Counts what it is asked and answers as it is told to.
class ToldBot final : public Bot {
public:
    using Answer = std::function<Result<QString>(const ChatHistory &, quint64 seed)>;

    ToldBot(const QString &name, Answer answer) : m_identity{name, u"1"_s, u"test"_s, Json::object()}, m_answer(answer)
    {
    }

    const BotIdentity &identity() const override { return m_identity; }
    BotAbilities abilities() const override
    {
        BotAbilities abilities;
        abilities.seeded = true;
        abilities.leavesMachine = elsewhere;
        return abilities;
    }
    Result<BotReply> reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token,
                           const ReplyStream &) const override
    {
        ++asked;
        ASSIGN_OR_RETURN(const auto text, m_answer(history, sampling.seed));
        BotReply reply;
        reply.text = text;
        reply.bot = m_identity;
        reply.sampling = sampling;
        return reply;
    }

    bool elsewhere = false;
    mutable std::atomic<int> asked = 0;

private:
    BotIdentity m_identity;
    Answer m_answer;
};

Result<QString> usual(const ChatHistory &history, quint64 seed)
{
    return history.size() == 1 ? u"我在北京，我养了三只猫"_s : u"我住在上海 %1"_s.arg(seed % 1000);
}

// The longer the reply, the surer it is.
class LengthDetector final : public Detector {
public:
    LengthDetector()
    {
        m_info.name = u"length"_s;
        m_info.version = u"1"_s;
        m_info.labels = {{u"none"_s, 0, false, false}, {u"history"_s, 3, true, false}};
    }
    const DetectorInfo &info() const override { return m_info; }
    QString provider() const override { return u"rules"_s; }
    QStringList remarks() const override { return {}; }
    Result<QList<Prediction>> detect(const QList<Conversation> &conversations, std::stop_token) const override
    {
        QList<Prediction> predictions;
        for (const Conversation &one : conversations) {
            const double sure = std::min(1.0, double(one.turns.last().text.size()) / 100.0);
            Prediction prediction;
            prediction.label = 1;
            prediction.probabilities = {1 - sure, sure};
            predictions.append(prediction);
        }
        return predictions;
    }
    Result<QList<QList<Span>>> explain(const QList<Conversation> &conversations, const QList<Prediction> &,
                                       std::stop_token) const override
    {
        return QList<QList<Span>>(conversations.size());
    }

private:
    DetectorInfo m_info;
};

// Stops after so many conversations.
class StopsAfter final : public Progress {
public:
    explicit StopsAfter(qint64 conversations) : m_limit(conversations) {}
    void report(qint64 done, qint64) override { m_done = done; }
    bool isCancelled() const override { return m_done >= m_limit; }

private:
    qint64 m_limit;
    qint64 m_done = 0;
};

QList<Conversation> everything(Storage &storage)
{
    return must(storage.conversations().pageAfter({}, 1000));
}

QStringList inWords(const QList<Conversation> &conversations)
{
    QStringList words;
    for (const Conversation &one : conversations) {
        QString line = one.externalId;
        for (const Utterance &turn : one.turns)
            line += u'|' + turn.text;
        words.append(line);
    }
    words.sort();
    return words;
}

}  // namespace

class CdconvCollectTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    WordTaggerPtr m_tagger;

    CdconvCollectRequest request(const QList<BotPtr> &bots, const QStringList &methods)
    {
        CdconvCollectRequest request;
        request.source = u"openings.jsonl"_s;
        request.batch = u"made"_s;
        request.bots = bots;
        for (int i = 1; i <= 6; ++i)
            request.openings.append({u"你家住在%1楼吗？"_s.arg(i), u"line %1"_s.arg(i)});
        request.openings.append({u"我喜欢吃苹果。"_s, u"line 7"_s});
        TriggerSettings settings;
        settings.words = [this](const QString &) -> Result<WordTaggerPtr> { return m_tagger; };
        for (const QString &name : methods)
            request.triggers.append({name, must(openTrigger(name, settings))});
        return request;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }
    void initTestCase()
    {
        m_tagger =
            WordTaggerPtr(must(JiebaTagger::open(QStringLiteral(GAINSAY_SOURCE_DIR "/third_party/cppjieba/dict"))));
    }

    void everyConversationSaysWhatItCameFrom()
    {
        NEW_PROJECT(storage);
        const auto bot = std::make_shared<ToldBot>(u"cat"_s, usual);
        const auto wanted = request({bot}, {u"short"_s, u"inquiring-bot"_s, u"inquiring-user-m"_s});
        NoProgress quiet;
        const auto report = CdconvCollectService(*storage, m_engines.clock(), {}).run(wanted, quiet);
        VERIFY_OK(report);
        QCOMPARE(report->added, 13);
        QCOMPARE(report->byMethod.value(u"short"_s), 6);
        QCOMPARE(report->byMethod.value(u"inquiring-user-m"_s), 1);
        QCOMPARE(bot->asked.load(), 7 + 13);  // b1 once per opening
        QCOMPARE(report->estimate.calls, 20);
        QVERIFY(report->remarks.value(0).isEmpty());  // fewer replies than would tell
        const QList<Conversation> all = everything(*storage);
        QCOMPARE(all.size(), 13);
        for (const Conversation &one : all) {
            QCOMPARE(one.turns.size(), 4);
            QCOMPARE(one.target, 3);
            QCOMPARE(one.model, u"cat"_s);
            QCOMPARE(one.batch, u"made"_s);
            QVERIFY(!one.method.isEmpty() && one.turns[2].text != one.turns[0].text);
            QCOMPARE(one.extra.at("source").get<std::string>(), "openings.jsonl");
            QCOMPARE(one.extra.at("seed").get<int>(), 1);
            QCOMPARE(one.extra.at("provenance").at("b2").at("bot").at("name").get<std::string>(), "cat");
            QVERIFY(one.extra.at("provenance").contains("b1"));
        }
    }

    void goesOnWhereItStoppedAndMakesNothingTwice()
    {
        NEW_PROJECT(stopped);
        const auto bot = std::make_shared<ToldBot>(u"cat"_s, usual);
        const auto wanted = request({bot}, {u"short"_s, u"inquiring-bot"_s});
        StopsAfter two(4);
        const auto first = CdconvCollectService(*stopped, m_engines.clock(), {}).run(wanted, two);
        VERIFY_OK(first);
        QVERIFY(first->cancelled);
        QVERIFY(first->added > 0 && first->added < 12);
        NoProgress quiet;
        const auto second = CdconvCollectService(*stopped, m_engines.clock(), {}).run(wanted, quiet);
        VERIFY_OK(second);
        QCOMPARE(first->added + second->added, 12);
        QCOMPARE(second->alreadyThere, first->added);
        const auto third = CdconvCollectService(*stopped, m_engines.clock(), {}).run(wanted, quiet);
        QCOMPARE(third->added, 0);

        // The same as in one go, whatever the order of the openings.
        const auto whole = m_engines.newProject(engine);
        auto turned = wanted;
        std::reverse(turned.openings.begin(), turned.openings.end());
        bot->elsewhere = true;
        VERIFY_OK(CdconvCollectService(*whole, m_engines.clock(), {}).run(turned, quiet));
        QCOMPARE(inWords(everything(*whole)), inWords(everything(*stopped)));
    }

    void aReplyThatFailsIsNamedAndTheOthersAreKept()
    {
        NEW_PROJECT(storage);
        const auto bot =
            std::make_shared<ToldBot>(u"cat"_s, [](const ChatHistory &history, quint64 seed) -> Result<QString> {
                if (history.first().text.contains(u'2'))
                    return ioError(u"the line is dead"_s);
                if (history.first().text.contains(u'3'))
                    return QString(u"  "_s);
                return usual(history, seed);
            });
        auto wanted = request({bot}, {u"short"_s});
        QStringList problems;
        wanted.problem = [&](const QString &problem) { problems.append(problem); };
        NoProgress quiet;
        const auto report = CdconvCollectService(*storage, m_engines.clock(), {}).run(wanted, quiet);
        VERIFY_OK(report);
        QCOMPARE(report->added, 4);
        QCOMPARE(report->failed, 2);
        QCOMPARE(problems.size(), 2);
        QVERIFY(problems[0].contains(u"line 2"_s) && problems[0].contains(u"the line is dead"_s));
        QVERIFY(problems[1].contains(u"line 3"_s));
    }

    void aBotThatIsGoneEndsTheRunWithWhatWasMade()
    {
        NEW_PROJECT(storage);
        int left = 2;
        const auto bot =
            std::make_shared<ToldBot>(u"cat"_s, [&](const ChatHistory &history, quint64 seed) -> Result<QString> {
                return left-- > 0 ? usual(history, seed) : ioError(u"connection refused"_s);
            });
        const auto wanted = request({bot}, {u"short"_s});
        NoProgress quiet;
        const auto report = CdconvCollectService(*storage, m_engines.clock(), {}).run(wanted, quiet);
        QVERIFY(!report);
        QVERIFY2(report.error().message.contains(u"5"_s) && report.error().message.contains(u"connection refused"_s),
                 qPrintable(report.error().message));
        QCOMPARE(everything(*storage).size(), 1);
    }

    void aBotThatRepeatsItselfIsRemarked()
    {
        NEW_PROJECT(storage);
        const auto bot = std::make_shared<ToldBot>(
            u"cat"_s, [](const ChatHistory &, quint64) -> Result<QString> { return u"我不知道"_s; });
        auto wanted = request({bot}, {u"short"_s});
        for (int i = 11; i < 20; ++i)
            wanted.openings.append({u"你几岁%1？"_s.arg(i), u"line %1"_s.arg(i)});
        NoProgress quiet;
        const auto report = CdconvCollectService(*storage, m_engines.clock(), {}).run(wanted, quiet);
        VERIFY_OK(report);
        QCOMPARE(report->repeated, report->added);
        QCOMPARE(report->remarks.size(), 1);
        QVERIFY(report->remarks[0].contains(u"我不知道"_s));
    }

    void theMostContradictoryReplyIsKeptAndMarked()
    {
        NEW_PROJECT(storage);
        const auto bot =
            std::make_shared<ToldBot>(u"cat"_s, [](const ChatHistory &history, quint64 seed) -> Result<QString> {
                return history.size() == 1 ? u"我在北京"_s : u"我"_s + QString(qsizetype(seed % 40), u'嗯');
            });
        auto wanted = request({bot}, {u"short"_s});
        const LengthDetector detector;
        wanted.candidates = 5;
        NoProgress quiet;
        QVERIFY(!CdconvCollectService(*storage, m_engines.clock(), {}).run(wanted, quiet));  // nobody to choose
        wanted.detector = &detector;
        VERIFY_OK(CdconvCollectService(*storage, m_engines.clock(), {}).run(wanted, quiet));
        for (const Conversation &one : everything(*storage)) {
            QCOMPARE(one.extra.at("kept").get<std::string>(), "most contradictory");
            QCOMPARE(one.extra.at("candidates").get<int>(), 5);
            QCOMPARE(one.extra.at("detector").at("name").get<std::string>(), "length");
            QVERIFY(std::abs(one.extra.at("contradiction_probability").get<double>() -
                             double(one.turns[3].text.size()) / 100.0) < 1e-9);
        }
    }

    void whatCannotBeginSaysWhy()
    {
        NEW_PROJECT(storage);
        const auto bot = std::make_shared<ToldBot>(u"cat"_s, usual);
        NoProgress quiet;
        CdconvCollectService service(*storage, m_engines.clock(), {});
        auto wanted = request({bot}, {u"short"_s});
        wanted.openings = {{u"好吧"_s, u"line 1"_s}};
        const auto unsuited = service.run(wanted, quiet);
        QVERIFY(!unsuited && unsuited.error().message.contains(u"filter"_s));
        wanted.filter = false;
        VERIFY_OK(service.run(wanted, quiet));
        wanted.openings.clear();
        QVERIFY(!service.run(wanted, quiet));
        const auto rgm = m_engines.newProject(engine, u"rgm"_s);
        const auto other = CdconvCollectService(*rgm, m_engines.clock(), {}).run(request({bot}, {u"short"_s}), quiet);
        QVERIFY(!other && other.error().message.contains(u"cdconv"_s));
    }
};

QTEST_GUILESS_MAIN(CdconvCollectTest)
#include "tst_cdconv_collect.moc"
