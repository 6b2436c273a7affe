// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/rules/RuleDetector.h"
#include "tests/detect/DetectSamples.h"

#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

class RuleDetectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        QTest::addColumn<QStringList>("turns");
        QTest::addColumn<int>("label");
        QTest::addColumn<QStringList>("evidence");
        QTest::newRow("denied") << QStringList{u"你养猫吗？"_s, u"我养猫"_s, u"你的猫叫什么？"_s, u"我没有养猫"_s} << 3
                                << QStringList{u"我没有养猫"_s, u"我养猫"_s};
        QTest::newRow("opposites") << QStringList{u"你怎么看香菜？"_s, u"我喜欢香菜"_s, u"那多加点？"_s,
                                                  u"我讨厌香菜"_s}
                                   << 3 << QStringList{u"讨厌"_s, u"喜欢"_s};
        QTest::newRow("numbers") << QStringList{u"你多大？"_s, u"我今年20岁"_s, u"几岁来着？"_s, u"我今年35岁"_s} << 3
                                 << QStringList{u"35"_s, u"20"_s};
        QTest::newRow("claims not to know")
            << QStringList{u"你家在哪？"_s, u"我家在河边"_s, u"你知道你家在哪吗？"_s, u"我不知道"_s} << 3
            << QStringList{u"我不知道"_s, u"我家在河边"_s};
        QTest::newRow("within the reply") << QStringList{u"喝茶吗？"_s, u"嗯"_s, u"喝吗？"_s, u"我喜欢茶，我讨厌茶"_s}
                                          << 1 << QStringList{u"讨厌"_s, u"喜欢"_s};
        QTest::newRow("English") << QStringList{u"Do you have a dog?"_s, u"I have a dog"_s, u"What is it called?"_s,
                                                u"I don't have a dog"_s}
                                 << 3 << QStringList{u"I don't have a dog"_s, u"I have a dog"_s};
        QTest::newRow("agreement") << QStringList{u"你养猫吗？"_s, u"我养猫"_s, u"叫什么？"_s, u"我的猫叫小黑"_s} << 0
                                   << QStringList{};
    }
    void rules()
    {
        QFETCH(QStringList, turns);
        QFETCH(int, label);
        QFETCH(QStringList, evidence);
        const RuleDetector detector;
        const QList<Conversation> conversations = {conversationOf(turns)};
        const auto predictions = detector.detect(conversations, {});
        QVERIFY(predictions);
        QCOMPARE(predictions->front().label, label);
        const auto spans = detector.explain(conversations, *predictions, {});
        QVERIFY(spans);
        QStringList texts;
        for (const Span &span : spans->front())
            texts.append(span.text);
        QCOMPARE(texts, evidence);
    }

    void saysThatItIsNoModel()
    {
        const RuleDetector detector;
        QVERIFY(detector.info().ruleBased);
        QCOMPARE(detector.provider(), u"rules"_s);
        QVERIFY(!detector.remarks().isEmpty());
    }

    void staysSilentWhereItKnowsNoWords()
    {
        const auto predictions =
            RuleDetector().detect({conversationOf({u"Ты любишь кино?"_s, u"Нет"_s, u"Почему?"_s, u"Не знаю"_s})}, {});
        QVERIFY(predictions);
        QVERIFY(!predictions->front().label);
        QVERIFY(!predictions->front().reason.isEmpty());
    }
};

QTEST_GUILESS_MAIN(RuleDetectorTest)
#include "tst_rule_detector.moc"
