// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/JsonTokenizer.h"
#include "tests/support/TinyChatModel.h"

#include <QElapsedTimer>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Result<std::shared_ptr<const JsonTokenizer>> changed(const std::function<void(Json &)> &change)
{
    Json file = *parseJson(TinyChatModel::tokenizerJson());
    change(file);
    return JsonTokenizer::read(dumpJson(file), u"tokenizer.json"_s, JsonTokenizer::Use::Writing);
}

}  // namespace

class JsonTokenizerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto read =
            JsonTokenizer::read(TinyChatModel::tokenizerJson(), u"tokenizer.json"_s, JsonTokenizer::Use::Writing);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        m_tokenizer = *read;
    }

    void textComesBackAsItWas_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("Chinese") << u"你好，今天过得怎么样？"_s;
        QTest::newRow("English") << u"It's 12 o'clock,  isn't it?  "_s;
        QTest::newRow("emoji with joiners") << u"好的👨‍👩‍👧‍👦👍🏽！"_s;
        QTest::newRow("outside the basic plane") << u"𠮷野家 𝄞"_s;
        QTest::newRow("white space of all kinds") << u" \t\n\u3000\u00A0a\r\n "_s;
        QTest::newRow("combining marks") << u"e\u0301 が か\u3099"_s;
        QTest::newRow("zero and control") << QString(u"a\0b\x07"_s);
        QTest::newRow("looks like a marker") << u"<|e|>hello<|s|>"_s;
    }
    void textComesBackAsItWas()
    {
        QFETCH(QString, text);
        QCOMPARE(m_tokenizer->decode(m_tokenizer->idsOf(text)), text);
    }

    void brokenTextIsReplacedAndNothingElseChanges()
    {
        const QString lone = u"a"_s + QChar(0xD83D) + u"b"_s;
        QCOMPARE(m_tokenizer->decode(m_tokenizer->idsOf(lone)), u"a\uFFFDb"_s);
        const std::vector<qint32> cut = {0xE4, 'x'};
        QCOMPARE(m_tokenizer->decode(cut), u"\uFFFDx"_s);
    }

    void joinsWhatWasLearntFirst()
    {
        QCOMPARE(m_tokenizer->idsOf(u"abcab"_s), (std::vector<qint32>{257, 256}));
        QCOMPARE(m_tokenizer->idsOf(u"你"_s), (std::vector<qint32>{259}));
    }

    void tokensPointIntoTheOriginalText()
    {
        const std::vector<Token> tokens = m_tokenizer->tokenize(u"abc😀你"_s);
        QCOMPARE(tokens.front(), (Token{257, 0, 3}));
        QCOMPARE(tokens[1].start, 3);
        QCOMPARE(tokens[4].end, 4);  // four bytes of one character
        QCOMPARE(tokens.back(), (Token{259, 4, 5}));
    }

    void markersCountOnlyWhereATemplateWroteThem()
    {
        const qint32 end = *m_tokenizer->id(u"<|e|>"_s);
        const std::vector<qint32> typed = m_tokenizer->idsOf(u"<|e|>"_s);
        QVERIFY(std::find(typed.begin(), typed.end(), end) == typed.end());
        QCOMPARE(m_tokenizer->idsWithMarkers(u"<|e|>a"_s), (std::vector<qint32>{end, 'a'}));
        QCOMPARE(m_tokenizer->decode(std::vector<qint32>{end, 'a'}), u"a"_s);
    }

    void charactersArriveWholeWhenStreamed()
    {
        StreamDecoder decoder;
        QString shown;
        for (const qint32 id : m_tokenizer->idsOf(u"x😀你é"_s)) {
            const QString piece = decoder.add(m_tokenizer->bytesOf(id));
            QVERIFY(!piece.contains(QChar(0xFFFD)));
            shown += piece;
        }
        QCOMPARE(shown, u"x😀你é"_s);
        QCOMPARE(decoder.finish(), QString());
    }

    void longTextWithoutABlankIsNotSlow()
    {
        QElapsedTimer timer;
        timer.start();
        const std::vector<qint32> ids = m_tokenizer->idsOf(QString(200'000, u'你'));
        QCOMPARE(ids.size(), size_t(200'000));
        QVERIFY2(timer.elapsed() < 60'000, "a quadratic tokenizer takes hours for this");
    }

    void whatCannotBeReadIsNamed()
    {
        const auto unknown = changed([](Json &file) { file["pre_tokenizer"] = {{"type", "Runes"}}; });
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().kind, ErrorKind::Unsupported);
        QVERIFY(unknown.error().message.contains(u"Runes"_s));
        const auto model = changed([](Json &file) { file["model"]["type"] = "Runes"; });
        QVERIFY(!model && model.error().message.contains(u"Runes"_s));
        const auto merge = changed([](Json &file) { file["model"]["merges"].push_back("q nothing"); });
        QVERIFY(!merge && merge.error().message.contains(u"4"_s));
        QVERIFY(!JsonTokenizer::read("[]", u"tokenizer.json"_s));
        QVERIFY(!JsonTokenizer::read("{", u"tokenizer.json"_s));
        QVERIFY(!changed([](Json &file) { file["model"]["vocab"]["a"] = -5; }));
    }

    void otherStagesOfBpeTokenizersAreRead()
    {
        // As in tokenizers of larger models: a pattern of their own, single digits, composed characters.
        const auto split = changed([](Json &file) {
            file["normalizer"] = {{"type", "NFC"}};
            file["pre_tokenizer"] = {
                {"type", "Sequence"},
                {"pretokenizers",
                 {{{"type", "Digits"}, {"individual_digits", true}},
                  {{"type", "Split"}, {"pattern", {{"Regex", "\\p{L}+|\\s+"}}}, {"behavior", "Isolated"}},
                  {{"type", "ByteLevel"}, {"use_regex", false}}}}};
            file["model"]["merges"] = Json::array({Json::array({"a", "b"})});
        });
        QVERIFY2(split, split ? "" : qPrintable(split.error().message));
        QCOMPARE((*split)->idsOf(u"ab12"_s), (std::vector<qint32>{256, '1', '2'}));
        QCOMPARE((*split)->decode((*split)->idsOf(u"e\u0301"_s)), u"é"_s);
    }

    void classifiersGetTheirMarkers()
    {
        const auto tokenizer = changed([](Json &file) {
            file["post_processor"] = {
                {"type", "TemplateProcessing"},
                {"single", {{{"SpecialToken", {{"id", "<|s|>"}}}}, {{"Sequence", {{"id", "A"}}}}}},
                {"pair",
                 {{{"Sequence", {{"id", "A"}}}}, {{"SpecialToken", {{"id", "<|s|>"}}}}, {{"Sequence", {{"id", "B"}}}}}},
                {"special_tokens", {{"<|s|>", {{"ids", {260}}}}}}};
        });
        QVERIFY2(tokenizer, tokenizer ? "" : qPrintable(tokenizer.error().message));
        const std::vector<qint32> second = {7};
        QCOMPARE((*tokenizer)->process({5, 6}), (std::vector<qint32>{260, 5, 6}));
        QCOMPARE((*tokenizer)->process({5, 6}, &second), (std::vector<qint32>{5, 6, 260, 7}));
    }

private:
    std::shared_ptr<const JsonTokenizer> m_tokenizer;
};

QTEST_GUILESS_MAIN(JsonTokenizerTest)
#include "tst_json_tokenizer.moc"
