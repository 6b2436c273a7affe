// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/Formats.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/store/ConversationText.h"
#include "tests/unit/ImportSupport.h"

#include <QStringEncoder>
#include <QTest>

#include <random>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Json cdconvRow(const Json &patch = Json::object())
{
    Json row{{"file", "first"}, {"model", "eva"}, {"method", "短句"}, {"u1", "你好"},
             {"b1", "你好呀"},  {"u2", "你几岁"}, {"b2", "我三岁"},   {"label", 0}};
    row.update(patch);
    return row;
}

ImportOptions format(const QString &name)
{
    ImportOptions options;
    options.format = name;
    return options;
}

}  // namespace

class TestImportJsonl : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cdconvRowsBecomeConversations()
    {
        const Imported result =
            importText(dumpJson(cdconvRow({{"label", 3}, {"persona", 1}, {"source", "crowd"}})), format(u"cdconv"_s));
        QCOMPARE(result.messages(), QStringList());
        QCOMPARE(result.rows.size(), 1);
        const Conversation &conversation = result.rows[0].conversation;
        QCOMPARE(conversation.externalId, u"sample-1"_s);
        QCOMPARE(conversation.batch, u"first"_s);
        QCOMPARE(conversation.model, u"eva"_s);
        QCOMPARE(conversation.method, u"短句"_s);
        QCOMPARE(conversation.turns.size(), 4);
        QCOMPARE(conversation.turnName(3), u"b2"_s);
        QCOMPARE(conversation.turns[3].text, u"我三岁"_s);
        QCOMPARE(conversation.target, 3);
        QCOMPARE(dumpJson(conversation.gold), QByteArray(R"({"category":"history","persona":"attributes"})"));
        QCOMPARE(dumpJson(conversation.extra), QByteArray(R"({"source":"crowd"})"));
    }

    // Offsets are code points of the original text: no character may be lost on the way in and out of storage.
    void everyCharacterOfATextSurvives()
    {
        const QStringList pieces = {u"\uFEFF"_s, u"好"_s,     u"a"_s,  u"e\u0301"_s, u"\U0001F468\u200D\U0001F469"_s,
                                    u"\u200B"_s, u"\uFFFE"_s, u"\n"_s, u"\u2028"_s,  u"𠀋"_s};
        std::mt19937 random(7);
        for (int round = 0; round < 300; ++round) {
            QString text = round % 2 == 0 ? u"\uFEFF"_s : QString();
            for (unsigned length = random() % 6; length > 0; --length)
                text += pieces[qsizetype(random() % pieces.size())];
            text += u'x';
            const Imported result = importText(dumpJson(cdconvRow({{"b2", toUtf8(text)}})), format(u"cdconv"_s));
            QCOMPARE(result.messages(), QStringList());
            const QList<Utterance> &turns = result.rows[0].conversation.turns;
            QCOMPARE(turns[3].text, text);
            QList<Utterance> restored;
            const Json stored = parseJson(storedText(result.rows[0].conversation).turns).value();
            QVERIFY(turnsFromJson(stored, restored));
            QCOMPARE(restored[3].text, text);
        }
    }

    void idsAndBatchesFollowTheRules()
    {
        const QByteArray lines =
            dumpJson(cdconvRow({{"id", "own"}})) + "\n\n" + dumpJson(cdconvRow({{"id", 17}, {"file", nullptr}})) + '\n';
        Imported result = importText(lines, format(u"cdconv"_s), u"set.v2.jsonl"_s);
        QCOMPARE(result.rows[0].conversation.externalId, u"own"_s);
        QCOMPARE(result.rows[1].conversation.externalId, u"17"_s);
        QCOMPARE(result.rows[1].conversation.batch, u"set.v2"_s);
        QCOMPARE(result.rows[1].line, 3);
        ImportOptions named = format(u"cdconv"_s);
        named.batch = u"B"_s;
        result = importText(lines, named);
        QCOMPARE(result.rows[0].conversation.batch, u"B"_s);
        QCOMPARE(dumpJson(result.rows[0].conversation.extra), QByteArray(R"({"file":"first"})"));
    }

    void moreTurnsThanTwoAreTaken()
    {
        const Imported result =
            importText(dumpJson(cdconvRow({{"u3", "真的吗"}, {"b3", "假的"}})), format(u"cdconv"_s));
        QCOMPARE(result.rows[0].conversation.turns.size(), 6);
        QCOMPARE(result.rows[0].conversation.target, 5);
        const Imported gap = importText(dumpJson(cdconvRow({{"u3", "真的吗"}})), format(u"cdconv"_s));
        QCOMPARE(gap.messages(), QStringList({u"line 1, b3: is missing"_s}));
    }

    void faultsNameLineFieldAndReason_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *patch) { return dumpJson(cdconvRow(*parseJson(patch))); };
        QTest::newRow("broken") << QByteArray(R"({"u1": "x")") << u"line 2: not valid JSON at byte"_s;
        QTest::newRow("twice") << QByteArray(R"({"u1":"a","b1":"b","u2":"c","b2":"d","x":{"u1":1},"u1":"e"})")
                               << u"line 2: \"u1\" stands twice in one object"_s;
        QTest::newRow("number") << QByteArray(R"({"u1":"a","b1":"b","u2":"c","b2":"d","x":1e400})")
                                << u"line 2: a number is too large"_s;
        QTest::newRow("no object") << QByteArray("[]") << u"line 2: expected an object"_s;
        QTest::newRow("not utf-8") << QByteArray("{\"u1\":\"\xff\"}") << u"line 2: is not UTF-8"_s;
        QTest::newRow("deep") << QByteArray(R"({"u1":)") + QByteArray(5000, '[') << u"line 2: JSON is nested deeper"_s;
        QTest::newRow("label") << row(R"({"label":9})")
                               << u"line 2, label: expected a whole number from 0 to 4, found 9"_s;
        QTest::newRow("label text") << row(R"({"label":"x"})")
                                    << u"line 2, label: expected a whole number from 0 to 4, found \"x\""_s;
        QTest::newRow("label huge") << row(R"({"label":18446744073709551615})") << u"line 2, label: expected"_s;
        QTest::newRow("label float") << row(R"({"label":1.5})") << u"line 2, label: expected"_s;
        QTest::newRow("persona") << row(R"({"label":3,"persona":7})")
                                 << u"line 2, persona: expected a whole number from 0 to 3"_s;
        QTest::newRow("empty") << row(R"({"b2":""})") << u"line 2, b2: is empty"_s;
        QTest::newRow("blank") << row(R"({"b2":" \u3000 "})") << u"line 2, b2: is empty"_s;
        QTest::newRow("null") << row(R"({"u1":null})") << u"line 2, u1: expected text, found null"_s;
        QTest::newRow("no text") << row(R"({"u2":5})") << u"line 2, u2: expected text, found 5"_s;
        QTest::newRow("nul") << row(R"({"u2":"a\u0000b"})") << u"line 2, u2: holds a NUL"_s;
        QTest::newRow("missing") << QByteArray(R"({"u1":"a","b1":"b","u2":"c"})") << u"line 2, b2: is missing"_s;
        QTest::newRow("model") << row(R"({"model":["eva"]})") << u"line 2, model: expected text"_s;
        QTest::newRow("id") << row(R"({"id":""})") << u"line 2, id: expected a name"_s;
        QTest::newRow("endless turn") << dumpJson(cdconvRow({{"b2", std::string(200'000, 'x')}}))
                                      << u"line 2, b2: is longer than 100000"_s;
    }

    void faultsNameLineFieldAndReason()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, message);
        const QByteArray good = dumpJson(cdconvRow());
        const Imported result = importText("\xef\xbb\xbf" + good + "\r\n" + line + "\r\n" + good, format(u"cdconv"_s));
        QCOMPARE(result.failure, QString());
        QCOMPARE(result.rows.size(), 2);
        QCOMPARE(result.errors.size(), 1);
        QVERIFY2(result.messages()[0].startsWith(message), qPrintable(result.messages()[0]));
    }

    // One message instead of one for each line; two odd bytes at the start are no more than a bad row.
    void anotherEncodingIsNamed()
    {
        const QByteArray lines = (dumpJson(cdconvRow()) + '\n').repeated(20);
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            const Imported wide = importText(encoder.encode(QString::fromUtf8(lines)), format(u"cdconv"_s));
            QVERIFY2(wide.failure.contains(u"UTF-16"_s), qPrintable(wide.failure));
            QCOMPARE(wide.rows.size(), 0);
        }
        const Imported oneBadRow = importText(QByteArray("\xff\xfe\0bad\n", 7) + lines, format(u"cdconv"_s));
        QCOMPARE(oneBadRow.failure, QString());
        QCOMPARE(oneBadRow.rows.size(), 20);
        QCOMPARE(oneBadRow.messages(), QStringList({u"line 1: is not UTF-8; convert the file first"_s}));
    }

    void rgmMarksTheEarlierUtterance()
    {
        const Json row{{"utterances", {"I sold my car.", "Why?", "My car is outside."}},
                       {"speakers", {"A", "B", "A"}},
                       {"annotation_target_pair", {0, 2}},
                       {"rgm_name", "tiny"},
                       {"contradictory_label_count", 3}};
        Imported result = importText(dumpJson(row), format(u"rgm"_s));
        QCOMPARE(result.messages(), QStringList());
        const Conversation &conversation = result.rows[0].conversation;
        QCOMPARE(*conversation.related, 0);
        QCOMPARE(conversation.target, 2);
        QCOMPARE(conversation.model, u"tiny"_s);
        QCOMPARE(dumpJson(conversation.gold), QByteArray(R"({"contradiction":"contradictory"})"));
        QCOMPARE(dumpJson(conversation.extra), QByteArray(R"({"contradictory_label_count":3})"));
        Json one = row;
        one["contradictory_label_count"] = 1;
        QVERIFY(importText(dumpJson(one), format(u"rgm"_s)).rows[0].conversation.gold.empty());
        for (const Json &pair : {Json({2, 0}), Json({0, 3}), Json({0}), Json("x"), Json({0.5, 2}),
                                 Json({0, 18446744073709551615u}), Json({-1, 2})}) {
            Json bad = row;
            bad["annotation_target_pair"] = pair;
            QVERIFY(
                importText(dumpJson(bad), format(u"rgm"_s)).messages().value(0).contains(u"annotation_target_pair"_s));
        }
        Json uneven = row;
        uneven["speakers"] = {"A"};
        QCOMPARE(importText(dumpJson(uneven), format(u"rgm"_s)).messages(),
                 QStringList({u"line 1, speakers: names 1 speakers for 3 utterances"_s}));
    }

    void mutualArticlesAreSplitIntoTurns()
    {
        const Json row{{"id", "m7"},
                       {"article", "f : it 's late . m : i 'm : no , stay . F: ok"},
                       {"options", {"m : a", "m : b", "m : c", "m : d"}},
                       {"answers", "B"}};
        const Imported result = importText(dumpJson(row), format(u"mutual"_s));
        QCOMPARE(result.messages(), QStringList());
        const Conversation &conversation = result.rows[0].conversation;
        QCOMPARE(conversation.turns.size(), 3);
        QCOMPARE(conversation.turns[0], (Utterance{u"f"_s, u"it 's late ."_s}));
        QCOMPARE(conversation.turns[1], (Utterance{u"m"_s, u"i 'm : no , stay ."_s}));
        QCOMPARE(conversation.turns[2], (Utterance{u"f"_s, u"ok"_s}));
        QCOMPARE(conversation.candidates.size(), 4);
        QCOMPARE(conversation.target, 2);
        QCOMPARE(dumpJson(conversation.gold), QByteArray(R"({"ranking":["B"]})"));
        Json bad = row;
        bad["answers"] = "E";
        QVERIFY(importText(dumpJson(bad), format(u"mutual"_s))
                    .messages()
                    .value(0)
                    .startsWith(u"line 1, answers: expected a letter from A to D"_s));
        bad = row;
        bad["article"] = "no marks here";
        QVERIFY(importText(dumpJson(bad), format(u"mutual"_s))
                    .messages()
                    .value(0)
                    .startsWith(u"line 1, article: does not start"_s));
    }

    void crpPairsBecomeTwoCandidates()
    {
        const Json row{{"context", {"庭に花を植えました", "もう咲きましたか"}},
                       {"reference", "はい、咲きました"},
                       {"error", "はい、割れました"},
                       {"type", "ICW-EL"},
                       {"scores", {{"m1", {{"reference", -1.5}, {"error", -3}}}}}};
        const Imported result = importText(dumpJson(row), format(u"crp"_s));
        QCOMPARE(result.messages(), QStringList());
        const Conversation &conversation = result.rows[0].conversation;
        QCOMPARE(conversation.candidates, QStringList({u"はい、咲きました"_s, u"はい、割れました"_s}));
        QCOMPARE(conversation.method, u"ICW-EL"_s);
        QVERIFY(conversation.extra.contains("scores"));
        for (const auto &[field, value] :
             std::map<std::string, Json>{{"type", "ICW"}, {"scores", {{"m1", 3}}}, {"context", "x"}}) {
            Json bad = row;
            bad[field] = value;
            QVERIFY(importText(dumpJson(bad), format(u"crp"_s))
                        .messages()
                        .value(0)
                        .startsWith(u"line 1, "_s + fromUtf8(field)));
        }
        const Json single{{"context", {"こんにちは"}}, {"response", "さようなら"}, {"natural", false}};
        QCOMPARE(importText(dumpJson(single), format(u"crp"_s)).rows[0].conversation.target, 1);
    }

    void genericRowsTakeTurnsInManyShapes()
    {
        ImportOptions options = format(u"jsonl"_s);
        options.scheme = loadScheme(u"cdconv"_s)->scheme;
        const Imported result = importText(
            R"({"turns":["hi","hello","how old?","three"],"label":"history"})"
            "\n"
            R"({"turns":[{"speaker":"user","text":"hi"},{"speaker":"bot","text":"yo"}],"label":2,"note":"n"})"
            "\n"
            R"({"u1":"hi","b1":"yo","batch":"own"})"
            "\n",
            options);
        QCOMPARE(result.messages(), QStringList());
        QCOMPARE(result.rows[0].conversation.turns[1].speaker, u"bot"_s);
        QCOMPARE(dumpJson(result.rows[0].conversation.gold), QByteArray(R"({"category":"history"})"));
        QCOMPARE(dumpJson(result.rows[1].conversation.gold), QByteArray(R"({"category":"role","note":"n"})"));
        QCOMPARE(result.rows[2].conversation.batch, u"own"_s);
        QCOMPARE(result.rows[2].conversation.target, 1);
    }

    void genericRowsAreMapped()
    {
        ImportOptions options = format(u"jsonl"_s);
        options.mapping = *parseColumnMapping(u"id=key,turns=q|a|q2|a2,speakers=Ann|Bob,model=by"_s);
        const Imported result = importText(R"({"key":"k1","q":"hi","a":"yo","q2":"why","by":"m","x":1})", options);
        QCOMPARE(result.messages(), QStringList());
        const Conversation &conversation = result.rows[0].conversation;
        QCOMPARE(conversation.externalId, u"k1"_s);
        QCOMPARE(conversation.turns.size(), 3);
        QCOMPARE(conversation.turns[2].speaker, u"Ann"_s);
        QCOMPARE(dumpJson(conversation.extra), QByteArray(R"({"x":1})"));
        QCOMPARE(importText(R"({"q":"hi","q2":"why"})", options).messages(),
                 QStringList({u"line 1, a: is missing or empty"_s}));
    }

    void brokenMappingsAreRefused()
    {
        QVERIFY(!parseColumnMapping(u"colour=red"_s));
        QVERIFY(!parseColumnMapping(u"id="_s));
        QVERIFY(!parseColumnMapping(u"speakers=a|b"_s));
        QVERIFY(parseColumnMapping(QString())->isEmpty());
    }

    void newerEverythingFilesAreRefusedWhole()
    {
        const Imported result = importText(R"({"gainsay":2,"project":{}})"
                                           "\n"
                                           R"({"turns":["a"]})",
                                           format(u"jsonl"_s));
        QVERIFY(result.failure.contains(u"newer"_s));
        QCOMPARE(result.rows.size(), 0);
    }

    void unknownFormatsAndMissingFilesAreNamed()
    {
        QVERIFY(importText("x", format(u"xml"_s)).failure.contains(u"cdconv"_s));
        QVERIFY(openImport(u"/nonexistent/file.jsonl"_s, format(u"cdconv"_s))
                    .error()
                    .message.contains(u"/nonexistent/file.jsonl"_s));
        QVERIFY(openImport(u"/"_s, format(u"cdconv"_s)).error().message.contains(u"folder"_s));
    }
};

QTEST_GUILESS_MAIN(TestImportJsonl)
#include "tst_import_jsonl.moc"
