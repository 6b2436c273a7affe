// SPDX-License-Identifier: GPL-3.0-or-later
// Items taken along to work without a connection and brought back: what the file holds and must not hold, what comes
// back and how often, and what happens where the project went on meanwhile.
#include "app/offline/OfflineFile.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/messages/DiscussionService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/project/ProjectCheck.h"
#include "core/service/project/SettingsService.h"
#include "core/service/training/TrainingService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class OfflineTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    NoProgress m_progress;
    int m_files = 0;

    QString freshFile() { return m_engines.temporaryFile(u"along-%1.gainsay"_s.arg(++m_files)); }
    QString takeAlong(Team &team, const QString &name, OfflineRequest request = {})
    {
        const QString file = freshFile();
        (void)must(
            makeOfflineFile(team.storage(), team.clock(), team.scheme(), team.person(name), file, request, m_progress));
        team.clock().advanceMinutes(10);
        return file;
    }
    Result<OfflineMerged> bringBack(Team &team, const QString &file, UserId actor = {},
                                    OfflineMerge::Rest rest = OfflineMerge::Rest::ComesBack)
    {
        return mergeOfflineFile(team.storage(), team.clock(), team.scheme(), actor, file, rest, m_progress);
    }

    // A person at work in the file, as the window would let them.
    struct Away {
        std::unique_ptr<Storage> storage;
        ActiveScheme scheme;
        UserId person;
        FakeClock &clock;

        AnnotateService desk() { return {*storage, clock, scheme, person}; }
        ConversationId item(const QString &name) { return must(storage->conversations().idOf(name)); }
        void answer(const QString &name, const Json &answers, qint64 activeMs = 4'000)
        {
            Submission submission;
            submission.conversation = item(name);
            submission.answers = answers;
            submission.time = {activeMs, 500};
            (void)must(desk().submit(submission));
            clock.advanceMinutes(1);
        }
    };
    static Away openAway(Team &team, const QString &file)
    {
        auto storage = must(openProject(file));
        auto scheme = must(activeScheme(*storage));
        const UserId person = must(storage->project().users()).first().id;
        return {std::move(storage), std::move(scheme), person, team.clock()};
    }
    static QList<Annotation> revisions(Team &team, const QString &item, const QString &name)
    {
        return must(
            team.storage().work().revisions(must(team.storage().conversations().idOf(item)), team.person(name)));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void theFileHoldsOnesOwnItemsAndNothingOfOthers()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 3, {{"category", "history"}});
        team.addConversations(u"two"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abernathy"_s});
        team.assign(u"two"_s, {u"abernathy"_s, u"amy"_s});
        team.submit(u"abernathy"_s, must(storage->conversations().idOf(u"one-1"_s)), cdconvAnswers(u"intra"_s));

        const QString file = takeAlong(team, u"ann"_s);
        const auto away = openAway(team, file);
        const auto people = must(away.storage->project().users());
        QCOMPARE(people.size(), 1);
        QCOMPARE(people.first().name, u"ann"_s);
        QVERIFY(people.first().passwordHash.isEmpty());
        QStringList items;
        for (const Conversation &conversation : must(away.storage->conversations().pageAfter({}, 100))) {
            items << conversation.externalId;
            QVERIFY(conversation.gold.empty());
            QVERIFY(conversation.extra.empty());
            QVERIFY(must(away.storage->work().revisions(conversation.id, away.person)).isEmpty());
        }
        items.sort();
        QCOMPARE(items, (QStringList{u"one-1"_s, u"one-2"_s, u"one-3"_s}));
        // Not a byte of the other person, of gold, or of a batch that is not hers.
        QFile raw(file);
        QVERIFY(raw.open(QIODevice::ReadOnly));
        const QByteArray bytes = raw.readAll();
        QVERIFY(!bytes.contains("abernathy"));
        QVERIFY(!bytes.contains("two-1"));
        QVERIFY(!bytes.contains("\"category\":\"history\""));
        VERIFY_OK(away.storage->audit().verifyChain());
        VERIFY_OK(verifyDerived(*away.storage, away.scheme.scheme));
    }

    void answersComeBackAsIfMadeHere()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 4);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));  // both …
        const QStringList open{u"two-1"_s, u"two-2"_s, u"two-3"_s, u"two-4"_s, u"two-5"_s};
        team.addConversations(u"two"_s, 5);
        team.assign(u"two"_s, {u"ann"_s, u"abe"_s});

        const QString file = takeAlong(team, u"ann"_s);
        {
            auto away = openAway(team, file);
            away.answer(u"two-1"_s, cdconvAnswers(u"role"_s), 7'000);
            away.answer(u"two-2"_s, cdconvAnswers(u"none"_s));
            away.answer(u"two-2"_s, cdconvAnswers(u"intra"_s), 9'000);  // thought better of it
            must(away.desk().saveDraft(away.item(u"two-3"_s), {{"category", "none"}}, {2'000, 0}));
            must(away.desk().skip(away.item(u"two-4"_s), u"needs a dictionary"_s));
            must(away.desk().flag(away.item(u"two-1"_s), u"rude"_s));
            must(DiscussionService(*away.storage, away.clock, away.person).comment(away.item(u"two-2"_s), u"hard"_s));
        }
        const auto merged = must(bringBack(team, file));
        QCOMPARE(merged.answers, 3);
        QCOMPARE(merged.items, 2);
        QCOMPARE(merged.drafts, 1);
        QCOMPARE(merged.skips, 1);
        QCOMPARE(merged.flags, 1);
        QCOMPARE(merged.comments, 1);
        QCOMPARE(merged.conflicts.size(), 0);
        QCOMPARE(merged.released, 1);  // two-5
        const auto second = revisions(team, u"two-2"_s, u"ann"_s);
        QCOMPARE(second.size(), 2);
        QCOMPARE(second.last().label, u"intra"_s);
        QCOMPARE(second.last().time.activeMs, 9'000);
        QVERIFY(second.last().createdAt < team.clock().nowMs());
        VERIFY_OK(storage->audit().verifyChain());
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
        VERIFY_OK(verifyAudited(*storage));

        // Twice brought back adds nothing.
        const auto again = must(bringBack(team, file));
        QCOMPARE(again.answers + again.drafts + again.skips + again.flags + again.comments, 0);
        QCOMPARE(again.already, 7);
        QCOMPARE(again.conflicts.size(), 0);
        QCOMPARE(revisions(team, u"two-2"_s, u"ann"_s).size(), 2);
    }

    void whatChangedMeanwhileIsListedWithBothVersionsAndKept()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const QString file = takeAlong(team, u"ann"_s);
        {
            auto away = openAway(team, file);
            away.answer(u"one-1"_s, cdconvAnswers(u"intra"_s));
            away.answer(u"one-2"_s, cdconvAnswers(u"role"_s));
            away.answer(u"one-3"_s, cdconvAnswers(u"none"_s));
        }
        // Answered in the project by the same person, and given to somebody else.
        team.submit(u"ann"_s, must(storage->conversations().idOf(u"one-1"_s)), cdconvAnswers(u"none"_s));
        team.person(u"amy"_s);
        auto slot =
            must(storage->work().slotOf(must(storage->conversations().idOf(u"one-2"_s)), team.person(u"ann"_s)));
        slot->user = team.person(u"amy"_s);
        slot->state = SlotState::Waiting;
        must(storage->transaction([&] { return storage->work().updateSlot(*slot); }));

        const auto merged = must(bringBack(team, file));
        QCOMPARE(merged.answers, 1);
        QCOMPARE(merged.conflicts.size(), 2);
        QCOMPARE(merged.conflicts.first().item, u"one-1"_s);
        QVERIFY(merged.conflicts.first().offline["category"] == Json("intra"));
        QVERIFY(merged.conflicts.first().here["category"] == Json("none"));
        QCOMPARE(merged.conflicts.last().item, u"one-2"_s);
        QVERIFY(merged.conflicts.last().here.is_null());
        // Kept where those who lead look, once.
        QCOMPARE(must(storage->work().standingMarks(ItemMarkKind::Flag, 10)).size(), 2);
        QCOMPARE(must(bringBack(team, file)).conflicts.size(), 2);
        QCOMPARE(must(storage->work().standingMarks(ItemMarkKind::Flag, 10)).size(), 2);
        QCOMPARE(revisions(team, u"one-1"_s, u"ann"_s).size(), 1);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    void nobodyElseGetsTheItemsWhileTheyAreAway()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 4);
        team.openPool(u"one"_s, 1);
        team.person(u"abe"_s);
        const QString file = takeAlong(team, u"ann"_s, {3, 2});
        AnnotateService abe(*storage, team.clock(), team.scheme(), team.person(u"abe"_s));
        const auto first = must(abe.next());
        QVERIFY(first);
        QVERIFY(!must(abe.next(first->conversation.id)));
        QCOMPARE(must(storage->work().heldSlots(team.person(u"ann"_s), 10)).size(), 3);
        // Two days later they are free; what is brought back then is not lost.
        {
            auto away = openAway(team, file);
            away.answer(must(away.storage->conversations().pageAfter({}, 1)).first().externalId,
                        cdconvAnswers(u"none"_s));
        }
        team.clock().advanceMinutes(3 * 24 * 60);
        QVERIFY(must(abe.next(first->conversation.id)));
        const auto merged = must(bringBack(team, file));
        QCOMPARE(merged.answers + merged.conflicts.size(), 1);
    }

    void onlyThePersonAndThoseWhoLeadBringAFileBack()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const QString file = takeAlong(team, u"ann"_s);
        QCOMPARE(bringBack(team, file, team.person(u"abe"_s)).error().kind, ErrorKind::NotAllowed);
        VERIFY_OK(bringBack(team, file, team.person(u"ann"_s)));
        VERIFY_OK(bringBack(team, file, team.person(u"sam"_s)));
        // A copy is not taken along from a copy, an ordinary project is not brought back, nor a copy to another.
        auto away = openAway(team, file);
        QCOMPARE(makeOfflineFile(*away.storage, team.clock(), away.scheme, away.person, freshFile(), {}, m_progress)
                     .error()
                     .kind,
                 ErrorKind::NotAllowed);
        const std::unique_ptr<Storage> other = m_engines.newProject(engine);
        Team others(*other, m_engines.clock());
        others.addConversations(u"one"_s, 2);
        others.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        QCOMPARE(bringBack(others, file).error().kind, ErrorKind::InvalidInput);
        QVERIFY(!QFile::exists(freshFile()));
    }

    void itemsThatNobodyMayAnswerAreNotTaken()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 2);
        team.person(u"ann"_s);
        const QString file = freshFile();
        const auto taken =
            makeOfflineFile(*storage, team.clock(), team.scheme(), team.person(u"ann"_s), file, {}, m_progress);
        QCOMPARE(taken.error().kind, ErrorKind::NotFound);
        QVERIFY(!QFile::exists(file));
    }

    void hiddenGoldLooksLikeAnyOtherItem()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto gold = team.addConversations(u"gold"_s, 2);
        team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        ProjectSettings settings;
        settings.hiddenGoldShare = 1.0;
        must(storage->transaction([&]() -> Result<void> {
            for (const ConversationId id : gold) {
                GoldItem item;
                item.kind = GoldKind::Hidden;
                item.conversation = id;
                item.answers = cdconvAnswers(u"role"_s);
                RETURN_IF_ERROR(storage->training().putGold(item));
                RETURN_IF_ERROR(storage->training().reserve(id));
            }
            return storage->project().setSettings(settings);
        }));
        const QString file = takeAlong(team, u"ann"_s);
        {
            auto away = openAway(team, file);
            QCOMPARE(must(away.storage->conversations().pageAfter({}, 100)).size(), 5);
            QVERIFY(must(away.storage->training().gold(GoldKind::Hidden)).isEmpty());
            for (const Slot &slot : must(away.storage->work().slotsInState(away.person, SlotState::Waiting, -1, 100)))
                QCOMPARE(slot.purpose, SlotPurpose::Work);
            away.answer(u"gold-1"_s, cdconvAnswers(u"role"_s));
        }
        QCOMPARE(must(bringBack(team, file)).answers, 1);
        const auto answered = must(storage->training().hiddenAnswers());
        QCOMPARE(answered.size(), 1);
        QCOMPARE(answered.first().conversation, gold.first());
    }
};

QTEST_GUILESS_MAIN(OfflineTest)
#include "tst_offline.moc"
