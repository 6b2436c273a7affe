// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a context FQness leaves out, which contexts of a pool are taken, and scores that outlive a run.
#include "core/bots/ReplayBot.h"
#include "core/contexts/ContextPool.h"
#include "core/contexts/FqnessLog.h"
#include "core/text/Sentences.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QList<Utterance> said(const QStringList &texts)
{
    QList<Utterance> turns;
    for (const QString &text : texts)
        turns.append({turns.size() % 2 == 0 ? u"A"_s : u"B"_s, text});
    return turns;
}

QStringList textsOf(const ChatHistory &history)
{
    QStringList texts;
    for (const ChatTurn &turn : history)
        texts.append((turn.role == ChatRole::Bot ? u"bot: "_s : u"user: "_s) + turn.text);
    return texts;
}

// What a term is, if a replay bot knows it.
QByteArray known(const ChatHistory &history, const QString &continuation, const QByteArray &numbers)
{
    return dumpJson({{"history", toJson(history)},
                     {"continuation", toUtf8(continuation)},
                     {"logprobs", *parseJson(numbers)}}) +
           '\n';
}

}  // namespace

class ContextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void questionsAreToldFromTheRest_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("questions");
        QTest::addColumn<QString>("rest");
        QTest::newRow("english") << u"I like tea. Do you? It is green."_s << u"Do you?"_s
                                 << u"I like tea. It is green."_s;
        QTest::newRow("chinese") << u"我有一只猫。你呢？它很乖！"_s << u"你呢？"_s << u"我有一只猫。它很乖！"_s;
        QTest::newRow("japanese") << u"犬を飼っています。好きですか？"_s << u"好きですか？"_s
                                  << u"犬を飼っています。"_s;
        QTest::newRow("several marks") << u"Really?! Well."_s << u"Really?!"_s << u"Well."_s;
        QTest::newRow("marks behind it") << u"好。真的？～"_s << u"真的？～"_s << u"好。"_s;
        QTest::newRow("quoted") << u"She said \"why?\""_s << u"She said \"why?\""_s << u""_s;
        QTest::newRow("none") << u"I am 3.5 years old"_s << u""_s << u"I am 3.5 years old"_s;
        QTest::newRow("empty") << u""_s << u""_s << u""_s;
    }
    void questionsAreToldFromTheRest()
    {
        QFETCH(QString, text);
        const UtteranceParts parts = questionsAndRest(text);
        QTEST(parts.questions, "questions");
        QTEST(parts.rest, "rest");
    }

    void bothTermsLeaveOutWhatThePaperSays()
    {
        const QList<Utterance> turns =
            said({u"Hello."_s, u"Hi. I dance. And you?"_s, u"I sing."_s, u"Nice."_s,
                  u"I hurt my toe. Why do you ask?"_s, u"Oh."_s, u"It heals."_s, u"Good. Do you sing often?"_s});
        const Result<FqnessTerms> near = fqnessTerms(turns, 1);
        QCOMPARE(near->referent, u"It heals."_s);
        QCOMPARE(textsOf(near->near).size(), 7);
        QCOMPARE(textsOf(near->withoutReferent).size(), 6);  // an utterance of statements is gone
        const Result<FqnessTerms> far = fqnessTerms(turns, 3);
        QCOMPARE(far->referentTurn, 4);
        QCOMPARE(far->referent, u"I hurt my toe."_s);
        QCOMPARE(textsOf(far->near),
                 (QStringList{u"user: Hello."_s, u"bot: Hi. I dance. And you?"_s, u"user: I sing."_s, u"bot: Nice."_s,
                              u"user: I hurt my toe. Why do you ask?"_s}));
        QCOMPARE(textsOf(far->withoutReferent),
                 (QStringList{u"user: Hello."_s, u"bot: Hi. I dance. And you?"_s, u"user: I sing."_s, u"bot: Nice."_s,
                              u"user: Why do you ask?"_s, u"bot: Oh."_s, u"user: It heals."_s}));
        QCOMPARE(far->question.text, u"Good. Do you sing often?"_s);
        QVERIFY(far->question.role == ChatRole::Bot);
    }

    void whatIsNoContextIsRefused()
    {
        QVERIFY(!fqnessTerms({}, 1));
        QVERIFY(!fqnessTerms(said({u"I sing."_s, u"Nice."_s}), 1));             // no question
        QVERIFY(!fqnessTerms(said({u"I sing."_s, u"Often?"_s}), 2));            // nothing so far back
        QVERIFY(!fqnessTerms(said({u"I sing."_s, u"Oh."_s, u"Often?"_s}), 2));  // by whoever asks
        QVERIFY(!fqnessTerms(said({u"Do you sing?"_s, u"Do I sing?"_s}), 1));   // nothing but questions
    }

    void theScoreIsTheQuotientInLogarithms()
    {
        const QList<Utterance> turns = said({u"I sing."_s, u"Often?"_s});
        const Result<FqnessTerms> terms = fqnessTerms(turns, 1);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"known.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(known(terms->near, u"Often?"_s, "[-1.0, -0.5, -0.25]"));
        file.write(known({}, u"Often?"_s, "[-2.0, -1.5, -1.0]"));
        file.close();
        const auto bot = ReplayBot::open(path);
        const Result<Fqness> fqness = computeFqness(**bot, *terms);
        QCOMPARE(fqness->near, -1.75);
        QCOMPARE(fqness->withoutReferent, -4.5);
        QCOMPARE(fqness->sum(), 2.75);
        QVERIFY(std::abs(fqness->perToken() - 2.75 / 3) < 1e-12);
    }

    void aPoolHoldsEachContextOnce()
    {
        const QList<Utterance> dialogue = said({u"I sing."_s, u"Often?"_s, u"Daily."_s, u"Where?"_s});
        ContextPool pool = poolOf({{u"a"_s, dialogue}, {u"b"_s, dialogue}}, {1, 3, 5});
        QCOMPARE(pool.byDistance(), (QMap<int, qint64>{{1, 2}, {3, 1}}));
        QCOMPARE(pool.turnsOf(pool.contexts[0]).size(), 2);
    }

    void theHighestAreChosenAndRandomOnesBeside()
    {
        QList<PooledDialogue> dialogues;
        for (int i = 0; i < 20; ++i)
            dialogues.append({QString::number(i), said({u"I sing %1 songs."_s.arg(i), u"Often?"_s})});
        const ContextPool pool = poolOf(dialogues, {1});
        QList<std::optional<Fqness>> scores;
        for (int i = 0; i < 20; ++i)
            scores.append(Fqness{double(i % 10), 0, i == 3 ? 1 : 30});
        scores[9] = std::nullopt;
        const QList<ChosenContext> chosen = chooseContexts(pool, scores, 3, 4, 7, ContextRank::Sum);
        QCOMPARE(chosen.size(), 7);
        QCOMPARE(chosen[0].context.dialogue, 19);
        QCOMPARE(chosen[1].context.dialogue, 8);  // equal to 18, and earlier in the pool
        QCOMPARE(chosen[2].context.dialogue, 18);
        QVERIFY(!chosen[2].random && chosen[3].random);
        QCOMPARE(chooseContexts(pool, scores, 1, 0, 7, ContextRank::PerToken)[0].context.dialogue, 3);
        QSet<qsizetype> drawn;
        for (const ChosenContext &one : chosen.sliced(3))
            drawn.insert(one.context.dialogue);
        QCOMPARE(drawn.size(), 4);
        QVERIFY(chooseContexts(pool, scores, 0, 4, 7, ContextRank::Sum)[0].context == chosen[3].context);
    }

    void scoresOutliveARunThatBrokeOff()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"scores.jsonl"_s);
        const Fqness fqness{-12.25, -20.0 / 3, 9};
        {
            const auto log = FqnessLog::open(path);
            QVERIFY(log && (*log)->add(u"one"_s, fqness));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"context\":\"two\",\"logprob");
        file.close();
        {
            const auto log = FqnessLog::open(path);
            QVERIFY(log);
            QCOMPARE((*log)->find(u"one"_s), std::optional(fqness));
            QVERIFY(!(*log)->find(u"two"_s));
            QVERIFY((*log)->add(u"two"_s, fqness));
        }
        QCOMPARE((*FqnessLog::open(path))->size(), 2);
        QVERIFY(file.open(QIODevice::Append));
        file.write("something else\n");
        file.close();
        QVERIFY(!FqnessLog::open(path));
    }
};

QTEST_GUILESS_MAIN(ContextsTest)
#include "tst_contexts.moc"
