// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Silence.h"
#include "core/text/Language.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guesses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("language");
        QTest::newRow("Chinese") << u"你喜欢看电影吗？我喜欢。"_s << u"zh"_s;
        QTest::newRow("Chinese with Latin words") << u"我用 iPhone 听 Taylor Swift 的歌"_s << u"zh"_s;
        QTest::newRow("Chinese with a stray kana") << u"我最喜欢喝优の良品牌的牛奶了每天都喝"_s << u"zh"_s;
        QTest::newRow("Japanese") << u"映画は好きですか。はい、大好きです。"_s << u"ja"_s;
        QTest::newRow("Japanese in katakana") << u"テレビ"_s << u"ja"_s;
        QTest::newRow("Korean") << u"영화를 좋아하세요?"_s << u"ko"_s;
        QTest::newRow("English") << u"Do you like films? I don't, they are too long."_s << u"en"_s;
        QTest::newRow("short English") << u"Hello there!"_s << u"en"_s;
        QTest::newRow("German") << u"Magst du Filme? Nein, sie dauern immer viel zu lange."_s << QString();
        QTest::newRow("Russian") << u"Ты любишь кино?"_s << QString();
        QTest::newRow("numbers only") << u"123 456"_s << QString();
        QTest::newRow("empty") << QString() << QString();
    }
    void guesses()
    {
        QFETCH(QString, text);
        QFETCH(QString, language);
        QCOMPARE(guessLanguage(text), language);
    }

    void aModelStaysSilentInOtherLanguages()
    {
        Conversation conversation;
        conversation.turns = {{u"user"_s, u"Do you like films?"_s}, {u"bot"_s, u"No, I don't."_s}};
        conversation.target = 1;
        QVERIFY(reasonForSilence(conversation, {u"zh"_s}).contains(u"en"_s));
        QVERIFY(reasonForSilence(conversation, {u"zh"_s, u"en"_s}).isEmpty());
        QVERIFY(reasonForSilence(conversation, {}).isEmpty());
    }
};

QTEST_GUILESS_MAIN(LanguageTest)
#include "tst_language.moc"
