// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for one person: returned items with the definition to read again, discussions in one entry each.
#include "core/service/decide/AdjudicateService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/messages/InboxService.h"
#include "core/service/messages/MessageService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/ReviewStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class InboxServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static InboxService inbox(Team &team, const QString &name)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void sentBackItemsNameTheLabelThatWasGiven()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"role"_s));
        DecisionRequest back;
        back.conversation = items[0];
        back.kind = DecisionKind::SendBack;
        back.note = u"read it again"_s;
        must(AdjudicateService(*storage, team.clock(), team.scheme(), team.person(u"joe"_s)).decide(back));
        const auto entries = must(inbox(team, u"abe"_s).entries(50));
        QCOMPARE(entries.size(), 1);
        QVERIFY(entries[0].folder == InboxEntry::Folder::Returned);
        QCOMPARE(entries[0].body, u"read it again"_s);
        QCOMPARE(entries[0].reread, u"category/role"_s);
        QVERIFY(entries[0].unread);
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"none"_s));
        const auto after = must(inbox(team, u"abe"_s).entries(50));
        QVERIFY(after.size() == 1 && after[0].folder == InboxEntry::Folder::Message);  // kept, but nothing to do
    }

    void whatIsWrittenNamesTheDefinition()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        AdjudicateService judge(*storage, team.clock(), team.scheme(), team.person(u"joe"_s));
        const QStringList notes{u"rather a history contradiction, not role confusion"_s, u"应为历史矛盾（属性）"_s};
        for (int i = 0; i < 2; ++i) {
            team.submit(u"ann"_s, items[i], cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, items[i], cdconvAnswers(u"role"_s));
            DecisionRequest back;
            back.conversation = items[i];
            back.kind = DecisionKind::SendBack;
            back.note = notes[i];
            must(judge.decide(back));
        }
        const auto entries = must(inbox(team, u"ann"_s).entries(50));
        QCOMPARE(entries.size(), 2);
        for (const InboxEntry &entry : entries)
            QCOMPARE(entry.reread, u"category/history"_s);
    }

    // The supervisor's answer says which definition was missed.
    void failedItemsNameTheRightLabel()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        SpotCheckService check(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        StartRequest start;
        start.batch = u"one"_s;
        must(check.start(start));
        ReviewRequest review;
        review.batch = u"one"_s;
        review.conversation = items[0];
        review.verdict = Verdict::Fail;
        review.feedback = u"b2 answers as the user"_s;
        review.answers = cdconvAnswers(u"role"_s);
        must(check.record(review));
        must(check.close(u"one"_s));
        const auto entries = must(inbox(team, u"ann"_s).entries(50));
        QCOMPARE(entries[0].reread, u"category/role"_s);
        QCOMPARE(entries[0].body, u"b2 answers as the user"_s);
    }

    void commentsOnOneItemAreOneEntry()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"role"_s));
        DiscussionService judge(*storage, team.clock(), team.person(u"joe"_s));
        must(judge.comment(items[0], u"first"_s));
        must(judge.comment(items[0], u"second"_s));
        must(MessageService(*storage, team.clock(), team.person(u"sam"_s)).send({team.person(u"ann"_s)}, u"hello"_s));
        auto service = inbox(team, u"ann"_s);
        const auto entries = must(service.entries(50));
        QCOMPARE(entries.size(), 2);
        QVERIFY(entries[0].folder == InboxEntry::Folder::Discussion);
        QCOMPARE(entries[0].body, u"second"_s);
        QCOMPARE(entries[0].messages.size(), 2);
        QVERIFY(entries[0].from.isEmpty());  // people of an item do not know each other
        QCOMPARE(entries[1].from, u"sam"_s);
        must(service.setRead(entries[0], true));
        QCOMPARE(must(storage->reviews().unreadMessages(team.person(u"ann"_s))), 1);
        must(service.setRead(entries[0], false));
        QCOMPARE(must(storage->reviews().unreadMessages(team.person(u"ann"_s))), 3);
        QVERIFY(must(inbox(team, u"sam"_s).entries(50)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(InboxServiceTest)
#include "tst_inbox_service.moc"
