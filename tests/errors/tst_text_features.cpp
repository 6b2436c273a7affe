// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/TextFeatures.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestTextFeatures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sees_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QStringList>("features");
        QTest::newRow("plain") << u"我住在海边"_s << u"风景好吗"_s << u"挺好看的"_s
                               << QStringList{u"yes_no_question"_s};
        QTest::newRow("negation") << u"天气晴朗"_s << u"出门吗"_s << u"我不出门"_s
                                  << QStringList{u"negation"_s, u"yes_no_question"_s};
        QTest::newRow("number") << u"家里热闹"_s << u"多少人"_s << u"有5口人"_s
                                << QStringList{u"number"_s, u"question_word"_s, u"asks_how"_s};
        QTest::newRow("dont know") << u"天气晴朗"_s << u"谁来了"_s << u"不知道呀"_s
                                   << QStringList{u"negation"_s, u"dont_know"_s, u"question_word"_s, u"asks_who"_s};
        QTest::newRow("shared") << u"我喜欢爬山"_s << u"周末做啥"_s << u"周末去爬山"_s
                                << QStringList{u"shared_words"_s, u"question_word"_s, u"asks_what"_s};
        QTest::newRow("antonym") << u"我很喜欢狗"_s << u"原来如此。"_s << u"讨厌它们"_s
                                 << QStringList{u"antonym"_s, u"statement"_s};
        QTest::newRow("why is no what") << u"天气晴朗"_s << u"为什么呢"_s << u"挺好看的"_s
                                        << QStringList{u"question_word"_s, u"asks_why"_s};
        QTest::newRow("english") << u"I love dogs"_s << u"Where do they live?"_s << u"I hate dogs"_s
                                 << QStringList{u"shared_words"_s, u"antonym"_s, u"question_word"_s, u"asks_where"_s};
        QTest::newRow("short verb") << u"fine"_s << u"So how's life"_s << u"good"_s
                                    << QStringList{u"question_word"_s, u"asks_how"_s};
        QTest::newRow("short verb, typed")
            << u"fine"_s << u"How’d it go"_s << u"good"_s << QStringList{u"question_word"_s, u"asks_how"_s};
        QTest::newRow("typed apostrophe") << u"fine"_s << u"Did you go?"_s << u"I don’t know"_s
                                          << QStringList{u"negation"_s, u"dont_know"_s, u"yes_no_question"_s};
        QTest::newRow("whole words only")
            << u"fine"_s << u"somewhat so"_s << u"a notable thing"_s << QStringList{u"statement"_s};
        QTest::newRow("context") << u"fine"_s << u"You never had two cats"_s << u"true"_s
                                 << QStringList{u"context_negation"_s, u"context_number"_s, u"statement"_s};
        QTest::newRow("japanese") << u"猫を飼っています"_s << u"犬は好きですか。"_s << u"まあまあかな"_s
                                  << QStringList{u"yes_no_question"_s};
    }

    void sees()
    {
        QFETCH(QString, own);
        QFETCH(QString, before);
        QFETCH(QString, reply);
        QFETCH(QStringList, features);
        Conversation conversation;
        conversation.turns = {{u"user"_s, u"…"_s}, {u"bot"_s, own}, {u"user"_s, before}, {u"bot"_s, reply}};
        conversation.target = 3;
        QStringList found;
        for (const TextFeature feature : allTextFeatures) {
            if (textFeatures(conversation) & bitOf(feature))
                found.append(toString(feature));
        }
        QCOMPARE(found, features);
    }

    void namesAreReadBack()
    {
        for (const TextFeature feature : allTextFeatures)
            QVERIFY(textFeatureFromString(toString(feature)) == feature);
    }

    void aConversationWithoutTargetHasNone() { QCOMPARE(textFeatures(Conversation()), quint16(0)); }
};

QTEST_GUILESS_MAIN(TestTextFeatures)
#include "tst_text_features.moc"
