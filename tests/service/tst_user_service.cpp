// SPDX-License-Identifier: GPL-3.0-or-later
// People, passwords, sign-in and messages.
#include "core/base/PasswordHash.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/messages/MessageService.h"
#include "core/service/people/SignIn.h"
#include "core/service/people/TeamOverview.h"
#include "core/service/people/UserService.h"
#include "core/service/project/SettingsService.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class UserServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    // Real ones are slow on purpose.
    static void setQuickPassword(Storage &storage, UserId id, const QString &password)
    {
        User user = must(storage.project().user(id));
        user.passwordHash = hashPassword(password, PasswordCost::Smallest);
        must(storage.project().updateUser(user));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void rolesAndPausesAreRecorded()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        UserService sam(*storage, team.clock(), team.person(u"sam"_s));
        const UserId mei = must(sam.add(u" mei "_s, Role::Annotator));
        QCOMPARE(must(storage->project().user(mei)).name, u"mei"_s);
        QCOMPARE(sam.add(u"mei"_s, Role::Annotator).error().kind, ErrorKind::Conflict);
        QCOMPARE(sam.add(u" "_s, Role::Annotator).error().kind, ErrorKind::InvalidInput);
        must(sam.add(u"O'Neil"_s, Role::Annotator));
        QCOMPARE(sam.add(u"o’neil"_s, Role::Annotator).error().kind, ErrorKind::Conflict);
        VERIFY_OK(sam.setRole(mei, Role::Adjudicator));
        VERIFY_OK(sam.setActive(mei, false));
        QVERIFY(!must(storage->project().user(mei)).active);
        QCOMPARE(must(storage->audit().list(0, 1)).first().entry.action, u"pause"_s);
        UserService self(*storage, team.clock(), mei);
        QCOMPARE(self.setActive(mei, true).error().kind, ErrorKind::NotAllowed);
        UserService ann(*storage, team.clock(), team.person(u"ann"_s));
        QCOMPARE(ann.setRole(team.person(u"ann"_s), Role::Admin).error().kind, ErrorKind::NotAllowed);
    }

    void somebodyAlwaysLeads()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId sam = team.person(u"sam"_s);
        UserService service(*storage, team.clock(), sam);
        QCOMPARE(service.setActive(sam, false).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(service.setRole(sam, Role::Researcher).error().kind, ErrorKind::NotAllowed);
        team.person(u"olga"_s);
        VERIFY_OK(service.setRole(sam, Role::Researcher));
    }

    void signingInAndBeingSlowedDown()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        SignIn door(*storage, team.clock());
        VERIFY_OK(door.signIn(u"ann"_s, {}));  // the project asks for no password
        QCOMPARE(door.signIn(u"zoe"_s, {}).error().kind, ErrorKind::NotFound);
        ProjectSettings settings = must(storage->project().settings());
        settings.passwordsRequired = true;
        must(storage->project().setSettings(settings));
        QCOMPARE(door.signIn(u"ann"_s, {}).error().kind, ErrorKind::NotAllowed);
        User user = must(storage->project().user(ann));
        user.passwordHash = hashPassword(u"correct horse"_s, PasswordCost::Smallest);
        must(storage->project().updateUser(user));
        VERIFY_OK(door.signIn(u"ann"_s, u"correct horse"_s));
        for (int i = 0; i < 5; ++i)
            QCOMPARE(door.signIn(u"ann"_s, u"wrong"_s).error().kind, ErrorKind::NotAllowed);
        // Now even the right one has to wait, also for a new process.
        QVERIFY(!SignIn(*storage, team.clock()).signIn(u"ann"_s, u"correct horse"_s).has_value());
        team.clock().advance(30'001);
        VERIFY_OK(door.signIn(u"ann"_s, u"correct horse"_s));
        QVERIFY(!door.signIn(u"ann"_s, u"wrong"_s).has_value());
        VERIFY_OK(door.signIn(u"ann"_s, u"correct horse"_s));  // the count began again
    }

    void passwordsAreSaltedAndNotGuessable()
    {
        const QString hash = hashPassword(u"tee 茶 ist gut"_s);
        QVERIFY(hash.startsWith(u"$argon2id$v=19$m=65536,t=2,p=1$"_s));
        QVERIFY(verifyPassword(u"tee 茶 ist gut"_s, hash));
        QVERIFY(!verifyPassword(u"tee 茶 ist gu"_s, hash));
        QVERIFY(!needsNewHash(hash));
        QVERIFY(hashPassword(u"a"_s, PasswordCost::Smallest) != hashPassword(u"a"_s, PasswordCost::Smallest));
        for (const QString &broken : {QString(), u"x"_s, u"$argon2id$"_s, QString(2000, u'$'),
                                      u"pbkdf2-sha512$0$AA==$AA=="_s, u"pbkdf2-sha512$99999999999$AA==$AA=="_s})
            QVERIFY(!verifyPassword(u"a"_s, broken));
    }

    // "password" with the salt "salt" and two rounds, RFC 6070's second example with SHA-512, as other programs have
    // it.
    void anOlderHashOpensOnceMoreAndIsReplaced()
    {
        const QString old =
            u"pbkdf2-sha512$2$c2FsdA==$"_s +
            QString::fromLatin1(QByteArray::fromHex("e1d9c16aa681708a45f5c7c4e215ceb66e011a2e9f0040713f18aefd"
                                                    "b866d53cf76cab2868a39b9f7840edce4fef5a82be67335c77a6068e"
                                                    "04112754f27ccf4e")
                                    .toBase64());
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        ProjectSettings settings = must(storage->project().settings());
        settings.passwordsRequired = true;
        must(storage->project().setSettings(settings));
        User user = must(storage->project().user(ann));
        user.passwordHash = old;
        must(storage->project().updateUser(user));
        QVERIFY(needsNewHash(old));
        SignIn door(*storage, team.clock());
        QVERIFY(!door.signIn(u"ann"_s, u"passw0rd"_s).has_value());
        QCOMPARE(must(storage->project().user(ann)).passwordHash, old);
        VERIFY_OK(door.signIn(u"ann"_s, u"password"_s));
        QVERIFY(must(storage->project().user(ann)).passwordHash.startsWith(u"$argon2id$"_s));
        VERIFY_OK(door.signIn(u"ann"_s, u"password"_s));
        QVERIFY(!door.signIn(u"ann"_s, u"passw0rd"_s).has_value());
    }

    void onlyOnesOwnPasswordOrByTheLead()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        QCOMPARE(UserService(*storage, team.clock(), ann).setPassword(ann, u"short"_s).error().kind,
                 ErrorKind::InvalidInput);
        VERIFY_OK(UserService(*storage, team.clock(), ann).setPassword(ann, u"long enough"_s));
        QCOMPARE(
            UserService(*storage, team.clock(), team.person(u"abe"_s)).setPassword(ann, u"long enough"_s).error().kind,
            ErrorKind::NotAllowed);
        VERIFY_OK(UserService(*storage, team.clock(), team.person(u"sam"_s)).setPassword(ann, u"another one"_s));
        QVERIFY(verifyPassword(u"another one"_s, must(storage->project().user(ann)).passwordHash));
    }

    void onesOwnPasswordNeedsTheOldOne()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        UserService self(*storage, team.clock(), ann);
        QCOMPARE(self.changeOwnPassword({}, u"short"_s).error().kind, ErrorKind::InvalidInput);  // none to confirm
        setQuickPassword(*storage, ann, u"first password"_s);
        QCOMPARE(self.changeOwnPassword(u"guess"_s, u"second password"_s).error().kind, ErrorKind::NotAllowed);
        VERIFY_OK(self.changeOwnPassword(u"first password"_s, u"second password"_s));
        QVERIFY(verifyPassword(u"second password"_s, must(storage->project().user(ann)).passwordHash));
    }

    void aResetEndsTheWaiting()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        UserService sam(*storage, team.clock(), team.person(u"sam"_s));
        setQuickPassword(*storage, ann, u"first password"_s);
        ProjectSettings settings;
        settings.passwordsRequired = true;
        must(storage->project().setSettings(settings));
        SignIn door(*storage, team.clock());
        for (int i = 0; i < 5; ++i)
            QVERIFY(!door.signIn(u"ann"_s, u"guess"_s));
        QCOMPARE(must(door.remainingWaitMs(ann)), 30'000);
        VERIFY_OK(sam.setPassword(ann, u"second password"_s));
        QCOMPARE(must(door.remainingWaitMs(ann)), 0);
        VERIFY_OK(door.signIn(u"ann"_s, u"second password"_s));
    }

    void settingsAreCheckedAndRecorded()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId sam = team.person(u"sam"_s);
        SettingsService service(*storage, team.clock(), sam);
        ProjectSettings wanted = must(service.settings());
        wanted.passwordsRequired = true;
        QCOMPARE(service.change(wanted).error().kind, ErrorKind::NotAllowed);  // sam would lock himself out
        setQuickPassword(*storage, sam, u"long enough"_s);
        wanted.leaseMinutes = 30;
        VERIFY_OK(service.change(wanted));
        QVERIFY(must(storage->project().settings()) == wanted);
        const AuditEntry entry = must(storage->audit().list(0, 1)).first().entry;
        QCOMPARE(entry.action, u"settings"_s);
        QVERIFY(entry.payload == Json({{"lease_minutes", 30}, {"passwords_required", true}}));
        wanted.leaseMinutes = 0;
        QCOMPARE(service.change(wanted).error().kind, ErrorKind::InvalidInput);
        wanted.leaseMinutes = 30;
        wanted.hiddenGoldShare = 1.5;
        QCOMPARE(service.change(wanted).error().kind, ErrorKind::InvalidInput);
        wanted.hiddenGoldShare = 0;
        wanted.qualificationItems = 10;
        wanted.qualificationMaxWrong = 10;  // who may get everything wrong is not tested
        QCOMPARE(service.change(wanted).error().kind, ErrorKind::InvalidInput);
        wanted.qualificationMaxWrong = 2;
        VERIFY_OK(service.change(wanted));
        QVERIFY(must(storage->project().settings()) == wanted);
        QVERIFY(must(storage->audit().list(0, 1)).first().entry.payload ==
                Json({{"qualification_items", 10}, {"qualification_max_wrong", 2}}));
        wanted.tutorialItems = 0;
        QCOMPARE(service.change(wanted).error().kind, ErrorKind::InvalidInput);
        SettingsService ann(*storage, team.clock(), team.person(u"ann"_s));
        QCOMPARE(ann.change(ProjectSettings()).error().kind, ErrorKind::NotAllowed);
    }

    void whoLeavesHandsTheOpenWorkOver()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"b"_s, 6);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s}, 2);
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"none"_s));
        const UserId ann = team.person(u"ann"_s);
        const UserId amy = team.person(u"amy"_s);
        const ActiveScheme scheme = must(activeScheme(storage->project()));
        UserService sam(*storage, team.clock(), team.person(u"sam"_s));
        QCOMPARE(sam.leave(ann, scheme, {ann}).error().kind, ErrorKind::NotAllowed);
        // abe has every item already, so all of it goes to amy.
        const auto departure = sam.leave(ann, scheme, {team.person(u"abe"_s), amy});
        VERIFY_OK(departure);
        QCOMPARE(departure->handedOver, 5);
        QCOMPARE(departure->freed, 0);
        const QList<TeamMember> members = must(teamOverview(*storage));
        const auto of = [&](UserId id) {
            return *std::find_if(members.begin(), members.end(), [id](const TeamMember &m) { return m.user.id == id; });
        };
        QCOMPARE(of(ann).state, PersonState::Left);
        QCOMPARE(of(ann).open, 0);
        QCOMPARE(of(ann).answered, 1);
        QVERIFY(of(ann).lastSeen > 0);
        QCOMPARE(of(amy).open, 5);
        QVERIFY(!SignIn(*storage, team.clock()).signIn(u"ann"_s, {}));
        // A password set meanwhile does not bring anybody back, but being made active does.
        VERIFY_OK(sam.setPassword(ann, u"long enough"_s));
        QCOMPARE(must(storage->project().departedUsers()), QList<UserId>{ann});
        VERIFY_OK(sam.setActive(ann, true));
        QVERIFY(must(storage->project().departedUsers()).isEmpty());
    }

    void whatNobodyCanTakeOverIsFreeForAnybody()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"b"_s, 3);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s}, 2);
        const ActiveScheme scheme = must(activeScheme(storage->project()));
        UserService sam(*storage, team.clock(), team.person(u"sam"_s));
        const auto departure = sam.leave(team.person(u"ann"_s), scheme, {team.person(u"abe"_s)});
        VERIFY_OK(departure);
        QCOMPARE(departure->freed, 3);
        AnnotateService amy(*storage, team.clock(), scheme, team.person(u"amy"_s));
        QVERIFY(must(amy.next()).has_value());
    }

    void notesAreReadOnce()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        MessageService sam(*storage, team.clock(), team.person(u"sam"_s));
        VERIFY_OK(sam.send({ann, team.person(u"abe"_s)}, u"Meeting at three"_s));
        QCOMPARE(sam.send({ann}, u" "_s).error().kind, ErrorKind::InvalidInput);
        MessageService inbox(*storage, team.clock(), ann);
        QCOMPARE(must(inbox.unreadCount()), 1);
        const auto message = must(inbox.inbox({}, 10)).first();
        QCOMPARE(message.body, u"Meeting at three"_s);
        VERIFY_OK(MessageService(*storage, team.clock(), team.person(u"abe"_s)).markRead(message.id));
        QCOMPARE(must(inbox.unreadCount()), 1);  // somebody else's reading does not count
        VERIFY_OK(inbox.markRead(message.id));
        QCOMPARE(must(inbox.unreadCount()), 0);
        QCOMPARE(inbox.send({ann}, u"hello"_s).error().kind, ErrorKind::NotAllowed);
    }
};

QTEST_GUILESS_MAIN(UserServiceTest)
#include "tst_user_service.moc"
