// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Phrases.h"
#include "core/model/NameOrder.h"
#include "core/text/Normalizer.h"
#include "core/text/OffsetMap.h"
#include "core/text/ScriptGuess.h"
#include "core/text/Segmenter.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QStringList cut(const QString &text, const QList<TextPiece> &pieces)
{
    const OffsetMap map(text);
    QStringList result;
    for (const TextPiece &piece : pieces)
        result.append(map.slice(piece.start, piece.end));
    return result;
}

}  // namespace

class TestText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsThreeWays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("codePoints");
        QTest::addColumn<int>("graphemes");
        QTest::newRow("empty") << QString() << 0 << 0;
        QTest::newRow("ascii") << u"abc"_s << 3 << 3;
        QTest::newRow("chinese") << u"你好，世界！"_s << 6 << 6;
        QTest::newRow("emoji") << u"a😀b"_s << 3 << 3;
        QTest::newRow("family") << u"x👨‍👩‍👧y"_s << 7 << 3;
        QTest::newRow("flag") << u"🇯🇵🇨🇳"_s << 4 << 2;
        QTest::newRow("skin tone") << u"👍🏽"_s << 2 << 1;
        QTest::newRow("extension b") << u"𠮷野家"_s << 3 << 3;
        QTest::newRow("combining") << u"e\u0301a"_s << 3 << 2;
        QTest::newRow("dakuten") << u"か\u3099"_s << 2 << 1;
        QTest::newRow("arabic") << u"سلام"_s << 4 << 4;
        QTest::newRow("hebrew with points") << u"שָׁ"_s << 3 << 1;
        QTest::newRow("crlf") << u"a\r\nb"_s << 4 << 3;
        QTest::newRow("lone surrogate") << QString(QChar(0xd83d)) + u"x"_s << 2 << 2;
    }

    void countsThreeWays()
    {
        QFETCH(QString, text);
        QFETCH(int, codePoints);
        QFETCH(int, graphemes);
        const OffsetMap map(text);
        QCOMPARE(map.codePoints(), codePoints);
        QCOMPARE(map.graphemes(), graphemes);
        for (int i = 0; i <= codePoints; ++i)
            QCOMPARE(map.codePointFromUtf16(map.utf16FromCodePoint(i)), i);
        for (int i = 0; i <= graphemes; ++i)
            QCOMPARE(map.graphemeFromUtf16(map.utf16FromGrapheme(i)), i);
        QCOMPARE(map.slice(0, codePoints), text);
    }

    void positionsInsideAreRoundedAndOutsideAreClamped()
    {
        const OffsetMap map(u"a👍🏽b"_s);
        QCOMPARE(map.codePointFromUtf16(2), 1);  // inside the surrogate pair
        QCOMPARE(map.graphemeFromUtf16(3), 1);   // between thumb and skin tone
        QCOMPARE(map.graphemeEndFromUtf16(3), 5);
        QCOMPARE(map.graphemeEndFromUtf16(1), 1);
        QCOMPARE(map.utf16FromCodePoint(-5), 0);
        QCOMPARE(map.utf16FromCodePoint(99), 6);
        QCOMPARE(map.slice(1, 3), u"👍🏽"_s);
        QCOMPARE(map.slice(3, 1), QString());
    }

    void clausesKeepTheirPunctuation()
    {
        const QString text = u"我没养猫，真的！？“是吗？”价格是3.5元，不贵… ok, bye"_s;
        QCOMPARE(cut(text, clausesOf(text)), QStringList({u"我没养猫，"_s, u"真的！？"_s, u"“是吗？”"_s,
                                                          u"价格是3.5元，"_s, u"不贵…"_s, u"ok,"_s, u"bye"_s}));
        QCOMPARE(clausesOf(QString()).size(), 0);
        QCOMPARE(clausesOf(u"  \n "_s).size(), 0);
        QCOMPARE(cut(u"😀好，𠮷"_s, clausesOf(u"😀好，𠮷"_s)), QStringList({u"😀好，"_s, u"𠮷"_s}));
    }

    void wordsComeFromTheDictionary()
    {
        const QString chinese = u"我喜欢吃苹果，你呢？"_s;
        QCOMPARE(cut(chinese, wordsOf(chinese)),
                 QStringList({u"我"_s, u"喜欢"_s, u"吃"_s, u"苹果"_s, u"你"_s, u"呢"_s}));
        const QString english = u"I don't like  cats."_s;
        QCOMPARE(cut(english, wordsOf(english)), QStringList({u"I"_s, u"don't"_s, u"like"_s, u"cats"_s}));
        QCOMPARE(wordsOf(u"……！"_s).size(), 0);
    }

    void comparisonFoldsWidthAndCase()
    {
        QCOMPARE(foldedText(u"ＡＢＣ"_s), u"abc"_s);
        QCOMPARE(foldedText(u"ｶﾞ"_s), foldedText(u"ガ"_s));
        QCOMPARE(foldedText(u"Straße"_s), u"strasse"_s);
        QCOMPARE(foldedText(u"e\u0301"_s), u"é"_s);
        QCOMPARE(foldedText(QString()), QString());
    }

    void languageIsGuessedFromTheScript()
    {
        QVERIFY(guessLanguage(u"我用 iPhone 打字"_s) == TextLanguage::Chinese);
        QVERIFY(guessLanguage(u"今日は寒いですね"_s) == TextLanguage::Japanese);
        QVERIFY(guessLanguage(u"Hello there!"_s) == TextLanguage::English);
        QVERIFY(guessLanguage(u"Привет"_s) == TextLanguage::Other);
        QVERIFY(guessLanguage(u"123 😀"_s) == TextLanguage::Other);
        QVERIFY(guessLanguage(u"大家の店里写着“の”字，很多人都不认识这个字"_s) == TextLanguage::Chinese);
    }

    void namesStandAsTheLanguageListsThem()
    {
        QList<User> people;
        for (const QString &name : {u"李雷"_s, u"annotator 10"_s, u"韩梅梅"_s, u"Bea"_s, u"annotator 9"_s, u"安然"_s}) {
            User user;
            user.name = name;
            people.append(user);
        }
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China));
        QStringList names;
        for (const User &user : sortedByName(people))
            names.append(user.name);
        QLocale::setDefault(before);
        const QStringList chinese = names.filter(QRegularExpression(u"\\p{Han}"_s));
        QCOMPARE(chinese, QStringList({u"安然"_s, u"韩梅梅"_s, u"李雷"_s}));
        QVERIFY(names.indexOf(u"annotator 9"_s) < names.indexOf(u"annotator 10"_s));
        QVERIFY(names.indexOf(u"annotator 10"_s) < names.indexOf(u"Bea"_s));
    }

    void spacesFollowOnlyNarrowFullStops()
    {
        QCOMPARE(sentences({u"One."_s, u"Two."_s}), u"One. Two."_s);
        QCOMPARE(sentences({u"一。"_s, u"二。"_s}), u"一。二。"_s);
        QCOMPARE(sentences({u"One."_s, QString()}), u"One."_s);
        QCOMPARE(sentences({QString(), u"Two."_s}), u"Two."_s);
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
