// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Silence.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class SilenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aModelStaysSilentInOtherLanguages()
    {
        Conversation conversation;
        conversation.turns = {{u"user"_s, u"Do you like films?"_s}, {u"bot"_s, u"No, I don't."_s}};
        conversation.target = 1;
        QVERIFY(reasonForSilence(conversation, {u"zh"_s}).english.contains(u"en"_s));
        QVERIFY(reasonForSilence(conversation, {u"zh"_s, u"en"_s}).isEmpty());
        QVERIFY(reasonForSilence(conversation, {}).isEmpty());
        conversation.turns[1].text = u"Нет, не люблю: они слишком длинные"_s;
        conversation.turns[0].text = u"Ты любишь кино?"_s;
        QVERIFY(!reasonForSilence(conversation, {u"zh"_s, u"en"_s}).isEmpty());
    }

    void aForeignReplyIsNotJudgedInAChineseConversationEither()
    {
        Conversation conversation;
        conversation.turns = {{u"user"_s, u"你平时喜欢看什么电影？"_s},
                              {u"bot"_s, u"我从来不看电影，也不看电视剧"_s},
                              {u"user"_s, u"那周末做什么呢？"_s},
                              {u"bot"_s, {}}};
        conversation.target = 3;
        const auto reason = [&conversation](const QString &reply) {
            conversation.turns[3].text = reply;
            return reasonForSilence(conversation, {u"zh"_s});
        };
        QVERIFY(reason(u"I watch a film every day."_s).english.contains(u"en"_s));
        QVERIFY(reason(u"毎日映画を見ています。"_s).english.contains(u"ja"_s));
        QVERIFY(reason(u"在家看Netflix上的电影"_s).isEmpty());
        QVERIFY(reason(u"OK"_s).isEmpty());
        QVERIFY(reason(u"138 0013 8000"_s).isEmpty());
    }

    void whatCannotBeJudgedIsSaid()
    {
        Conversation conversation;
        QVERIFY(!reasonForSilence(conversation, {}).isEmpty());
        conversation.turns = {{u"user"_s, u"你好"_s}, {u"bot"_s, u" \n"_s}};
        conversation.target = 1;
        QVERIFY(reasonForSilence(conversation, {u"zh"_s}).english.contains(u"empty"_s));
    }
};

QTEST_GUILESS_MAIN(SilenceTest)
#include "tst_silence.moc"
