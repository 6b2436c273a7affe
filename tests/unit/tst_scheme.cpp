// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/GoldComparison.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/scheme/SchemeReader.h"
#include "core/scheme/SchemeSubstance.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Json smallScheme()
{
    return *parseJson(R"({"format":1,"id":"small","version":1,"title":{"en":"Small"},"raters":3,
        "resolution":{"rule":"vote","question":"verdict","at_least":{"yes":2},"unanimous":["no"],"otherwise":"ambiguous"},
        "removes":[{"if":{"question":"bad","equals":true},"as":"unqualified"}],
        "gold":{"field":"label","question":"verdict"},
        "questions":[
          {"id":"bad","kind":"bool","title":{"en":"Bad"},"key":"B"},
          {"id":"verdict","kind":"single","title":{"en":"Verdict"},"ask_if":{"not":{"question":"bad","equals":true}},
           "options":[{"value":"yes","code":1,"key":"1","title":{"en":"Yes"}},{"value":"no","code":0,"key":"0","title":{"en":"No"}}]},
          {"id":"why","kind":"multi","title":{"en":"Why"},"key":"W","ask_if":{"question":"verdict","in":["yes"]},
           "options":[{"value":"a","code":1,"key":"1","title":{"en":"A"}},{"value":"b","code":2,"key":"2","title":{"en":"B"}}]},
          {"id":"note","kind":"text","title":{"en":"Note"},"required":false,"ask_if":{"question":"verdict","answered":true}}]})");
}

}  // namespace

class TestScheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedSchemeLoads()
    {
        QCOMPARE(shippedSchemes(), QStringList({u"cdconv"_s, u"crp-appropriateness"_s, u"crp-errors"_s,
                                                u"mutual-writing"_s, u"mutual"_s, u"rgm"_s}));
        for (const QString &name : shippedSchemes()) {
            const Result<LoadedScheme> loaded = loadScheme(name);
            QVERIFY2(loaded, qPrintable(loaded ? QString() : QString(loaded.error().message)));
            QCOMPARE(loaded->scheme.id, name);
            for (const Question &question : loaded->scheme.questions) {
                for (const QString &language : {u"en"_s, u"zh_CN"_s, u"ja"_s})
                    QVERIFY2(!question.title.text(language).isEmpty(), qPrintable(name + u' ' + question.id));
            }
        }
    }

    void shippedNumbersFollowThePapers()
    {
        const Scheme cdconv = loadScheme(u"cdconv"_s)->scheme;
        QCOMPARE(cdconv.raters, 2);
        QCOMPARE(cdconv.quality.spotCheckSample, 100);
        QCOMPARE(cdconv.quality.spotCheckPassRate, 0.95);
        QCOMPARE(cdconv.question(u"category"_s)->optionByCode(3)->value.get<std::string>(), std::string("history"));
        QCOMPARE(cdconv.question(u"persona"_s)->optionByCode(0)->value.get<std::string>(), std::string("unrelated"));
        const Scheme rgm = loadScheme(u"rgm"_s)->scheme;
        QCOMPARE(rgm.raters, 3);
        QCOMPARE(rgm.resolution.atLeast.value(u"contradictory"_s), 2);
        QCOMPARE(loadScheme(u"crp-appropriateness"_s)->scheme.raters, 5);
        QVERIFY(loadScheme(u"mutual"_s)->scheme.removals.constFirst().byAny);
    }

    void otherWordsAskTheSame()
    {
        const Json scheme = smallScheme();
        const auto same = [&](const char *pointer, const Json &value) {
            Json other = scheme;
            other[Json::json_pointer(pointer)] = value;
            return asksTheSame(dumpJson(scheme), dumpJson(other));
        };
        for (const char *words :
             {"/title", "/description", "/steps", "/questions/0/title", "/questions/0/help",
              "/questions/1/options/0/title", "/questions/1/options/0/short", "/questions/1/options/1/definition"})
            QVERIFY2(same(words, {{"en", "Other words"}}), words);
        QVERIFY(!same("/raters", 2));
        QVERIFY(!same("/questions/1/options/0/code", 7));
        QVERIFY(!same("/questions/2/ask_if", Json::object()));
        QVERIFY(!same("/questions/0", "nonsense"));
        QVERIFY(!asksTheSame(dumpJson(scheme), "no JSON"));
    }

    void textsAreReadInEveryLanguage()
    {
        Json scheme = smallScheme();
        for (const QString &language : LocalizedText::languages())
            scheme["title"][toUtf8(language)] = "in " + toUtf8(language);
        const auto read = readScheme(dumpJson(scheme));
        QVERIFY2(read, qPrintable(read ? QString() : QString(read.error().message)));
        for (const QString &language : LocalizedText::languages())
            QCOMPARE(read->title.text(language), u"in "_s + language);
        scheme["title"]["xx"] = "in no language";
        QVERIFY(!readScheme(dumpJson(scheme)));
    }

    void unknownSchemeNamesTheKnownOnes()
    {
        const Result<LoadedScheme> loaded = loadScheme(u"nonsense"_s);
        QVERIFY(!loaded);
        QVERIFY(loaded.error().kind == ErrorKind::NotFound);
        QVERIFY(loaded.error().message.contains(u"cdconv"_s));
    }

    void aFaultIsNamedWithItsPath_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("message");
        QTest::newRow("newer format") << u"/format"_s << u"2"_s << u"format: is newer"_s;
        QTest::newRow("unknown field") << u"/ratters"_s << u"2"_s << u"ratters: is not a known field"_s;
        QTest::newRow("wrong type") << u"/raters"_s << u"\"two\""_s
                                    << u"raters: expected a whole number from 1 to 100, found \"two\""_s;
        QTest::newRow("huge number") << u"/raters"_s << u"18446744073709551615"_s << u"raters: expected"_s;
        QTest::newRow("long key") << u"/questions/1/options/1/key"_s << u"\"ab\""_s
                                  << u"questions[1].options[1].key: expected one character"_s;
        QTest::newRow("program's key") << u"/questions/0/key"_s << u"\"s\""_s
                                       << u"questions[0].key: \"S\" is the key of the program"_s;
        QTest::newRow("program's other key")
            << u"/questions/0/key"_s << u"\"y\""_s << u"questions[0].key: \"Y\" is the key of the program"_s;
        QTest::newRow("key clash") << u"/questions/1/options/0/key"_s << u"\"b\""_s
                                   << u"questions[1].options[0].key: \"B\" is the key of questions[0]"_s;
        QTest::newRow("same id") << u"/questions/1/id"_s << u"\"bad\""_s << u"questions[1].id: \"bad\" is the id"_s;
        QTest::newRow("same value") << u"/questions/1/options/1/value"_s << u"\"yes\""_s
                                    << u"questions[1].options[1].value"_s;
        QTest::newRow("same code") << u"/questions/1/options/1/code"_s << u"1"_s << u"questions[1].options[1].code"_s;
        QTest::newRow("later question") << u"/questions/1/ask_if"_s << uR"({"question":"why","empty":true})"_s
                                        << u"does not come before"_s;
        QTest::newRow("own question") << u"/questions/1/ask_if"_s << uR"({"question":"verdict","equals":"yes"})"_s
                                      << u"does not come before"_s;
        QTest::newRow("unknown question") << u"/questions/1/ask_if"_s << uR"({"question":"what","empty":true})"_s
                                          << u"questions[1].ask_if: looks at \"what\""_s;
        QTest::newRow("unknown value") << u"/questions/2/ask_if"_s << uR"({"question":"verdict","equals":"maybe"})"_s
                                       << u"found \"maybe\""_s;
        QTest::newRow("no condition") << u"/questions/2/ask_if"_s << u"{}"_s << u"expected a condition"_s;
        QTest::newRow("list compared") << u"/removes/0/if"_s << uR"({"question":"why","equals":"a"})"_s
                                       << u"use empty or answered"_s;
        QTest::newRow("vote question") << u"/resolution/question"_s << u"\"nope\""_s << u"resolution.question"_s;
        QTest::newRow("vote value") << u"/resolution/at_least"_s << uR"({"maybe":2})"_s << u"resolution.at_least"_s;
        QTest::newRow("too many votes") << u"/resolution/at_least"_s << uR"({"yes":4})"_s << u"asks for 4 votes"_s;
        QTest::newRow("median of words") << u"/resolution"_s << uR"({"rule":"median","question":"verdict"})"_s
                                         << u"no median"_s;
        QTest::newRow("majority of notes") << u"/resolution"_s << uR"({"rule":"majority","question":"note"})"_s
                                           << u"resolution.question: \"note\" has no options"_s;
        QTest::newRow("step without languages")
            << u"/steps"_s << uR"(["Look"])"_s << u"steps[0]: expected an object, found \"Look\""_s;
        QTest::newRow("blank title") << u"/title/zh"_s << u"\" \""_s << u"title.zh: expected text that is not blank"_s;
        QTest::newRow("empty choice") << u"/questions/2/ask_if/in"_s << u"[]"_s
                                      << u"questions[2].ask_if.in: expected at least one value"_s;
        QTest::newRow("all of nothing") << u"/questions/2/ask_if"_s << uR"({"all":[]})"_s
                                        << u"questions[2].ask_if.all: expected at least one condition"_s;
        QTest::newRow("blank removal") << u"/removes/0/as"_s << u"\"\""_s << u"removes[0].as: expected text"_s;
        QTest::newRow("unknown colour") << u"/questions/1/options/0/role"_s << u"\"pink\""_s
                                        << u"questions[1].options[0].role: expected one of none, intra"_s;
        QTest::newRow("key of comments") << u"/questions/0/key"_s << u"\"m\""_s
                                         << u"questions[0].key: \"M\" is the key of the program"_s;
        QTest::newRow("gold question") << u"/gold/question"_s << u"\"nope\""_s << u"gold.question"_s;
        QTest::newRow("no options") << u"/questions/1/options"_s << u"[]"_s
                                    << u"questions[1].options: expected at least one"_s;
        QTest::newRow("no title") << u"/questions/1/title"_s << u"{}"_s << u"questions[1].title.en: is missing"_s;
        QTest::newRow("no question") << u"/questions"_s << u"[]"_s << u"questions: expected"_s;
    }

    void aFaultIsNamedWithItsPath()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, message);
        Json scheme = smallScheme();
        QVERIFY(readScheme(dumpJson(scheme)));
        scheme[Json::json_pointer(toUtf8(pointer))] = *parseJson(value.toUtf8());
        const Result<Scheme> read = readScheme(dumpJson(scheme));
        QVERIFY(!read);
        QVERIFY2(read.error().message.contains(message), qPrintable(read.error().message));
    }

    void brokenFilesAreRefused()
    {
        for (const QByteArray &text :
             {QByteArray(), QByteArray("[]"), QByteArray("null"), QByteArray("{"), QByteArray("\xff\xfe")})
            QVERIFY(!readScheme(text));
    }

    void hiddenAnswersAskNothingFurther()
    {
        const Scheme scheme = *readScheme(dumpJson(smallScheme()));
        const Json answers{{"bad", true}, {"verdict", "yes"}, {"why", {"a"}}};
        QCOMPARE(scheme.asked(answers).size(), 1);
        QCOMPARE(dumpJson(scheme.withoutHidden(answers)), QByteArray(R"({"bad":true})"));
        QCOMPARE(scheme.removedAs(answers), u"unqualified"_s);
        QCOMPARE(scheme.removedByOne(answers), QString());
    }

    void tablesUseTheShortTitleIfThereIsOne()
    {
        Json value = smallScheme();
        value["questions"][1]["options"][0]["short"] = {{"en", "Y"}, {"ja", "可"}};
        const Result<Scheme> scheme = readScheme(dumpJson(value));
        QVERIFY2(scheme, qPrintable(scheme ? QString() : QString(scheme.error().message)));
        const QList<Option> &options = scheme->questions[1].options;
        QCOMPARE(options[0].brief(u"en"_s), u"Y"_s);
        QCOMPARE(options[0].brief(u"zh_CN"_s), u"Y"_s);
        QCOMPARE(options[0].brief(u"ja_JP"_s), u"可"_s);
        QCOMPARE(options[0].title.text(u"en"_s), u"Yes"_s);
        QCOMPARE(options[1].brief(u"en"_s), u"No"_s);
    }

    void comparisonIgnoresTheOrderOfTicks()
    {
        const Scheme scheme = *readScheme(dumpJson(smallScheme()));
        QCOMPARE(dumpJson(scheme.comparable({{"bad", false}, {"verdict", "yes"}, {"why", {"a", "b"}}})),
                 dumpJson(scheme.comparable({{"bad", false}, {"verdict", "yes"}, {"why", {"b", "a"}}})));
    }

    // Also gold items and spot checks go by what is compared.
    void comparisonOfARankingMayStopAtTheFirstChoice()
    {
        const Scheme scheme = loadScheme(u"mutual"_s)->scheme;
        const Json gold{{"ranking", {"B"}}, {"doubt", false}};
        QCOMPARE(wrongQuestions(scheme, gold, {{"ranking", {"B", "A", "C"}}, {"doubt", false}}), QStringList());
        QCOMPARE(wrongQuestions(scheme, gold, {{"ranking", {"A", "B"}}, {"doubt", false}}), QStringList(u"ranking"_s));
        Json value = smallScheme();
        value["questions"][1]["compare"] = "first";  // no ranking
        QVERIFY(!readScheme(dumpJson(value)));
    }

    void theLabelIsTextWhateverItsKind()
    {
        QCOMPARE(loadScheme(u"cdconv"_s)->scheme.label({{"category", "role"}}), u"role"_s);
        QCOMPARE(loadScheme(u"crp-errors"_s)->scheme.label({{"natural", false}}), u"false"_s);
        QCOMPARE(loadScheme(u"crp-appropriateness"_s)->scheme.label({{"score", 2}}), u"2"_s);
        QCOMPARE(loadScheme(u"mutual"_s)->scheme.label({{"ranking", {"B", "A"}}}), u"B"_s);
        QCOMPARE(loadScheme(u"rgm"_s)->scheme.label(Json::object()), QString());
    }
};

QTEST_GUILESS_MAIN(TestScheme)
#include "tst_scheme.moc"
