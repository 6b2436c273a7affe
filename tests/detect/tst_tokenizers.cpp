// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/CharacterTokenizer.h"
#include "core/detect/tokenize/JsonTokenizer.h"

#include <QTest>

#include <random>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QByteArray vocabularyFile(const QStringList &tokens)
{
    const QStringList lines = QStringList{u"[PAD]"_s, u"[UNK]"_s, u"[CLS]"_s, u"[SEP]"_s, u"[MASK]"_s} + tokens;
    return lines.join(u'\n').toUtf8();
}

Vocabulary vocabularyOf(const QStringList &tokens)
{
    return Vocabulary::parse(vocabularyFile(tokens), u"vocab.txt"_s).value();
}

std::shared_ptr<const JsonTokenizer> wordPieces(const QStringList &tokens, bool lowerCase)
{
    return JsonTokenizer::ofWordPieces(vocabularyFile(tokens), lowerCase, u"vocab.txt"_s).value();
}

// "id:start-end …", so that a failing comparison reads well.
QString shown(const std::vector<Token> &tokens)
{
    QStringList parts;
    for (const Token &token : tokens)
        parts.append(u"%1:%2-%3"_s.arg(token.id).arg(token.start).arg(token.end));
    return parts.join(u' ');
}

QList<uint> randomText(std::mt19937 &random)
{
    static const std::pair<uint, uint> ranges[] = {
        {0x20, 0x7E},       {0x4E00, 0x9FFF}, {0, 0x1F},          {0x80, 0x24F},    {0x300, 0x36F},
        {0x3040, 0x30FF},   {0xAC00, 0xD7A3}, {0xD800, 0xDFFF},   {0xF900, 0xFAFF}, {0xFF00, 0xFFEF},
        {0x1F300, 0x1F6FF}, {0x200B, 0x2060}, {0x20000, 0x2A6DF}, {0, 0x10FFFF}};
    QList<uint> text;
    const int length = int(random() % 60);
    for (int i = 0; i < length; ++i) {
        const auto &[low, high] = ranges[random() % std::size(ranges)];
        text.append(low + random() % (high - low + 1));
    }
    return text;
}

// UTF-16 with lone surrogates left in place, which QString::fromUcs4 would replace.
QString toUtf16(const QList<uint> &codePoints)
{
    QString text;
    for (const uint c : codePoints) {
        if (QChar::requiresSurrogates(c))
            text.append(QChar(QChar::highSurrogate(c))).append(QChar(QChar::lowSurrogate(c)));
        else
            text.append(QChar(char16_t(c)));
    }
    return text;
}

// The text as the tokenizers count it: Qt turns each lone surrogate into one replacement character.
QList<uint> codePointsOf(const QString &text)
{
    return text.toUcs4();
}

QString withoutMarks(const QString &text)
{
    QString result;
    for (const uint c : text.normalized(QString::NormalizationForm_D).toUcs4()) {
        const char32_t codePoint = c;
        if (QChar::category(codePoint) != QChar::Mark_NonSpacing)
            result += QString::fromUcs4(&codePoint, 1).toLower();
    }
    return result;
}

QString slice(const QList<uint> &text, int start, int end)
{
    std::u32string part;
    for (int i = start; i < end; ++i)
        part.push_back(char32_t(text[i]));
    return QString::fromStdU32String(part);
}

}  // namespace

class TokenizersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vocabularyNeedsItsMarkers()
    {
        const auto vocabulary = Vocabulary::parse("[PAD]\n[UNK]\n[CLS]\n[SEP]\n我\n", u"words.txt"_s);
        QVERIFY(!vocabulary);
        QVERIFY(vocabulary.error().message.contains(u"words.txt"_s));
        QVERIFY(vocabulary.error().message.contains(u"[MASK]"_s));
    }

    void charactersKeepTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        // ids: 5 我 6 a 7 1 8 k 9 g 10 🙂
        QTest::newRow("plain") << u"我a1"_s << u"5:0-1 6:1-2 7:2-3"_s;
        QTest::newRow("upper case and full width") << u"ＡA１"_s << u"6:0-1 6:1-2 7:2-3"_s;
        QTest::newRow("white space and control dropped") << u"我 \t\u200b\u3000a"_s << u"5:0-1 6:5-6"_s;
        QTest::newRow("one code point, two tokens") << u"㎏我"_s << u"8:0-1 9:0-1 5:1-2"_s;
        QTest::newRow("outside the basic plane") << u"🙂我"_s << u"10:0-1 5:1-2"_s;
        QTest::newRow("unknown") << u"她"_s << u"1:0-1"_s;
        QTest::newRow("looks like a marker") << u"[a]"_s << u"1:0-1 6:1-2 1:2-3"_s;
        QTest::newRow("empty") << QString() << QString();
    }
    void charactersKeepTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const CharacterTokenizer tokenizer(vocabularyOf({u"我"_s, u"a"_s, u"1"_s, u"k"_s, u"g"_s, u"🙂"_s}), {});
        QCOMPARE(shown(tokenizer.tokenize(text)), expected);
    }

    void wordPiecesMatchBert_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        // ids: 5 un 6 ##aff 7 ##able 8 , 9 我 10 爱 11 cafe 12 ! 13 ##s 14 the 15 $
        QTest::newRow("longest pieces") << u"unaffable"_s << u"5:0-2 6:2-5 7:5-9"_s;
        QTest::newRow("CJK stands alone") << u"我爱the我"_s << u"9:0-1 10:1-2 14:2-5 9:5-6"_s;
        QTest::newRow("accent composed") << u"Café!"_s << u"11:0-4 12:4-5"_s;
        QTest::newRow("accent decomposed") << u"Cafe\u0301s"_s << u"11:0-4 13:5-6"_s;
        QTest::newRow("punctuation splits") << u"the,the"_s << u"14:0-3 8:3-4 14:4-7"_s;
        QTest::newRow("symbol of ASCII splits") << u"the$"_s << u"14:0-3 15:3-4"_s;
        QTest::newRow("no pieces: the whole word is unknown") << u"theory the"_s << u"1:0-6 14:7-10"_s;
        QTest::newRow("control characters vanish inside words") << u"t\u200bhe"_s << u"14:0-4"_s;
        QTest::newRow("ideographic space") << u"the\u3000the"_s << u"14:0-3 14:4-7"_s;
        QTest::newRow("a word over 100 characters") << u"the"_s.repeated(40) << u"1:0-120"_s;
    }
    void wordPiecesMatchBert()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const auto tokenizer = wordPieces(
            {u"un"_s, u"##aff"_s, u"##able"_s, u","_s, u"我"_s, u"爱"_s, u"cafe"_s, u"!"_s, u"##s"_s, u"the"_s, u"$"_s},
            true);
        QCOMPARE(shown(tokenizer->tokenize(text)), expected);
    }

    void casedModelsKeepCaseAndAccents()
    {
        const auto tokenizer = wordPieces({u"Café"_s, u"cafe"_s}, false);
        QCOMPARE(shown(tokenizer->tokenize(u"Café cafe"_s)), u"5:0-4 6:5-9"_s);
    }

    void characterOffsetsAreExactForAnyInput()
    {
        QStringList known;
        for (char16_t c = u'a'; c <= u'z'; ++c)
            known.append(QString(QChar(c)));
        const CharacterTokenizer tokenizer(vocabularyOf(known), {});
        std::mt19937 random(1);
        for (int round = 0; round < 4000; ++round) {
            const QString text = toUtf16(randomText(random));
            const QList<uint> original = codePointsOf(text);
            int last = 0;
            for (const Token &token : tokenizer.tokenize(text)) {
                QVERIFY(token.start >= last && token.end == token.start + 1 && token.end <= original.size());
                last = token.start;
                const QString folded =
                    slice(original, token.start, token.end).normalized(QString::NormalizationForm_KC).toLower();
                if (token.id >= 5)
                    QVERIFY(folded.contains(known[token.id - 5]));
            }
        }
    }

    void wordPieceOffsetsAreExactForAnyInput()
    {
        QStringList known;
        for (char16_t c = u'a'; c <= u'z'; ++c)
            known << QString(QChar(c)) << u"##"_s + QChar(c);
        const auto tokenizer = wordPieces(known, true);
        std::mt19937 random(2);
        for (int round = 0; round < 4000; ++round) {
            const QString text = toUtf16(randomText(random));
            const QList<uint> original = codePointsOf(text);
            int last = 0;
            for (const Token &token : tokenizer->tokenize(text)) {
                QVERIFY(token.start >= last && token.end > token.start && token.end <= original.size());
                last = token.start;
                if (token.id >= 5)
                    QVERIFY(
                        withoutMarks(slice(original, token.start, token.end)).contains(known[token.id - 5].right(1)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TokenizersTest)
#include "tst_tokenizers.moc"
