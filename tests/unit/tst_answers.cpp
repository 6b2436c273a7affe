// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/Answers.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/scheme/SpanAnswers.h"
#include "core/scheme/WrittenText.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Conversation conversation()
{
    Conversation result;
    result.turns = {{u"user"_s, u"你养猫吗？"_s},
                    {u"bot"_s, u"养了😀一只𠮷猫"_s},
                    {u"user"_s, u"猫多大了？"_s},
                    {u"bot"_s, u"我从来没养过猫"_s}};
    result.target = 3;
    result.candidates = {u"one"_s, u"two"_s, u"three"_s};
    return result;
}

Json historyAnswers()
{
    return {{"risk", Json::array()},
            {"not_fluent", Json::array()},
            {"b1_intra", false},
            {"category", "history"},
            {"persona", "experiences"}};
}

}  // namespace

class TestAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fullAnswersAreTaken()
    {
        const Scheme scheme = loadScheme(u"cdconv"_s)->scheme;
        const Result<Json> checked = checkAnswers(scheme, conversation(), historyAnswers());
        QVERIFY2(checked, qPrintable(checked ? QString() : QString(checked.error().message)));
        QCOMPARE(dumpJson(*checked), dumpJson(historyAnswers()));
    }

    void refusalsNameTheQuestion_data()
    {
        QTest::addColumn<QString>("patch");
        QTest::addColumn<QString>("message");
        QTest::newRow("persona missing") << uR"({"persona":null})"_s << u"persona: this question must be answered"_s;
        QTest::newRow("persona not asked") << uR"({"category":"none"})"_s << u"persona: is not asked"_s;
        QTest::newRow("unknown value") << uR"({"category":"wat"})"_s << u"category: expected one of"_s;
        QTest::newRow("code for value") << uR"({"category":3})"_s << u"category: expected one of"_s;
        QTest::newRow("text for bool") << uR"({"b1_intra":"no"})"_s << u"b1_intra: expected true or false"_s;
        QTest::newRow("no list") << uR"({"risk":"b1"})"_s << u"risk: expected a list"_s;
        QTest::newRow("unknown in list") << uR"({"risk":["u1"]})"_s << u"risk: expected one of b1, u2, b2"_s;
        QTest::newRow("unknown question")
            << uR"({"colour":"red"})"_s << u"colour: the scheme cdconv has no such question"_s;
        QTest::newRow("removed, yet category") << uR"({"risk":["b1"],"persona":null})"_s << u"category: is not asked"_s;
        QTest::newRow("span outside") << uR"({"evidence":[{"utterance":0,"start":0,"end":6}]})"_s
                                      << u"evidence[0].end: expected a whole number from 1 to 5"_s;
        QTest::newRow("empty span") << uR"({"evidence":[{"utterance":0,"start":2,"end":2}]})"_s << u"evidence[0].end"_s;
        QTest::newRow("wrong text") << uR"({"evidence":[{"utterance":1,"start":2,"end":3,"text":"了"}]})"_s
                                    << u"evidence[0].text"_s;
        QTest::newRow("no such turn") << uR"({"evidence":[{"utterance":"b9","start":0,"end":1}]})"_s
                                      << u"evidence[0].utterance"_s;
        QTest::newRow("negative turn") << uR"({"evidence":[{"utterance":-1,"start":0,"end":1}]})"_s
                                       << u"evidence[0].utterance"_s;
        QTest::newRow("odd span field") << uR"({"evidence":[{"utterance":0,"start":0,"end":1,"colour":1}]})"_s
                                        << u"evidence[0].colour"_s;
    }

    void refusalsNameTheQuestion()
    {
        QFETCH(QString, patch);
        QFETCH(QString, message);
        Json answers = historyAnswers();
        answers.update(*parseJson(patch.toUtf8()));
        const Result<Json> checked = checkAnswers(loadScheme(u"cdconv"_s)->scheme, conversation(), answers);
        QVERIFY(!checked);
        QVERIFY2(checked.error().message.startsWith(message), qPrintable(checked.error().message));
    }

    void aNoteHoldsNoNul()
    {
        const Scheme scheme = loadScheme(u"cdconv"_s)->scheme;
        const Json note = std::string("a\0b", 3);
        const Result<Json> refused = checkAnswer(*scheme.question(u"note"_s), {}, note);
        QVERIFY(!refused && refused.error().message.startsWith(u"note: expected text without"_s));
    }

    void strangeSpansOfOthersAreNotTaken()
    {
        const Json strange = *parseJson(R"([1, "b2", null, [], {"utterance":"b2","start":-1,"end":1e99,"text":5},
                                            {"utterance":18446744073709551615,"score":"high"}])");
        for (const Span &span : spansFromJson(strange))
            QVERIFY(span.utterance == 0 && span.start == 0 && span.end == 0 && span.text.isEmpty());
        QVERIFY(spansFromJson("b2").isEmpty());
    }

    void spansCountCodePointsAndCarryTheirText()
    {
        Json answers = historyAnswers();
        answers["evidence"] =
            *parseJson(R"([{"utterance":"b2","start":1,"end":5,"link":1},{"utterance":1,"start":2,"end":6,"link":1}])");
        const Result<Json> checked = checkAnswers(loadScheme(u"cdconv"_s)->scheme, conversation(), answers);
        QVERIFY2(checked, qPrintable(checked ? QString() : QString(checked.error().message)));
        const QList<Span> spans = spansFromJson(checked->at("evidence"));
        QCOMPARE(spans.size(), 2);
        QCOMPARE(spans[0].utterance, 1);
        QCOMPARE(spans[0].text, u"😀一只𠮷"_s);
        QCOMPARE(spans[1].text, u"从来没养"_s);
        QCOMPARE(spans[1].link, 1);
        QCOMPARE(dumpJson(*checkAnswers(loadScheme(u"cdconv"_s)->scheme, conversation(), *checked)),
                 dumpJson(*checked));
    }

    void ticksAreOrderedAndBlankNotesLeftOut()
    {
        const Json answers{
            {"risk", {"b2", "b1", "b2"}}, {"not_fluent", Json::array()}, {"b1_intra", false}, {"note", "  "}};
        const Result<Json> checked = checkAnswers(loadScheme(u"cdconv"_s)->scheme, conversation(), answers);
        QVERIFY2(checked, qPrintable(checked ? QString() : QString(checked.error().message)));
        QCOMPARE(dumpJson(checked->at("risk")), QByteArray(R"(["b1","b2"])"));
        QVERIFY(!checked->contains("note"));
    }

    void rankingsNameEachCandidateOnce()
    {
        const Scheme scheme = loadScheme(u"mutual"_s)->scheme;
        const auto check = [&](const Json &ranking) {
            return checkAnswers(scheme, conversation(),
                                {{"ranking", ranking}, {"reasoning", "attitude"}, {"doubt", false}})
                .has_value();
        };
        QVERIFY(check({"C", "A", "B"}));
        QVERIFY(check(Json::array({"C"})));
        QVERIFY(!check(Json::array()));
        QVERIFY(!check({"A", "A"}));
        QVERIFY(!check({"A", "D"}));  // three candidates only
        QVERIFY(!check("A"));
    }

    void writtenRepliesAreAlikeInLengthAndNoCopies()
    {
        const Scheme scheme = loadScheme(u"mutual-writing"_s)->scheme;
        Conversation item;
        item.turns = {{u"m"_s, u"Two coffees at 3 euros."_s}, {u"f"_s, u"And a cake for 4."_s}};
        item.target = 1;
        item.candidates = {u"That makes 10 euros."_s};
        const auto fault = [&](const QString &second) {
            Json answers{{"unusable", false}};
            for (const auto &[number, text] : {std::pair("1", u"That makes 7 euros."_s), std::pair("2", second),
                                               std::pair("3", u"That makes 6 euros."_s)}) {
                answers[std::string("wrong") + number] = toUtf8(text);
                answers[std::string("fails") + number] = "algebraic";
            }
            const Result<Json> checked = checkAnswers(scheme, item, answers);
            return checked ? QString() : QString(checked.error().message);
        };
        QCOMPARE(fault(u"That makes 17 euros."_s), QString());
        QVERIFY(fault(u"that makes 10 EUROS"_s).contains(u"copy of the given reply"_s));
        QVERIFY(fault(u"And a cake, for 4!"_s).contains(u"copy of turn 2"_s));
        QVERIFY(fault(u"That makes 7 euros!"_s).contains(u"copy of"_s));
        QVERIFY(fault(u"No."_s).contains(u"3 characters"_s));
        QVERIFY(fault(u"That would make no less than 100 euros for the two."_s).contains(u"characters"_s));
        QVERIFY(checkAnswers(scheme, item, {{"unusable", true}}));
    }

    void writtenRepliesAreComparedWithTheGivenOne()
    {
        const Scheme scheme = loadScheme(u"mutual-writing"_s)->scheme;
        Conversation item = conversation();
        item.candidates = {u"I live in London."_s};
        const WrittenLook look =
            lookAtWritten(scheme, *scheme.question(u"wrong1"_s), item, u"I live in Leeds now."_s, Json::object());
        QCOMPARE(look.characters, 20);
        QCOMPARE(look.given, 17);
        QCOMPARE(look.fewest, 8);
        QCOMPARE(look.most, 34);
        QCOMPARE(look.overlap, 0.5);  // I, live, in of I, live, in, London, Leeds, now
        QVERIFY(look.isFine());
    }

    void scalesKeepTheirEnds()
    {
        const Scheme scheme = loadScheme(u"crp-appropriateness"_s)->scheme;
        QVERIFY(checkAnswers(scheme, conversation(), {{"score", 2}}));
        QVERIFY(!checkAnswers(scheme, conversation(), {{"score", 4}}));
        QVERIFY(!checkAnswers(scheme, conversation(), {{"score", 2.5}}));
        QVERIFY(!checkAnswers(scheme, conversation(), {{"score", 1}}));  // faults are asked
        QVERIFY(checkAnswers(scheme, conversation(), {{"score", 1}, {"faults", Json::array()}}));
    }
};

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
