// SPDX-License-Identifier: GPL-3.0-or-later
// Transactions, project, people and audit on both engines.
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "db/engine/Database.h"
#include "db/engine/Query.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

User annotator(const QString &name)
{
    User user;
    user.name = name;
    user.createdAt = 5;
    return user;
}

}  // namespace

class TestStores : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void keepsUsers()
    {
        NEW_PROJECT(storage);
        ProjectStore &project = storage->project();
        const auto id = project.addUser(annotator(u"李雷"_s));
        VERIFY_OK(id);
        VERIFY_OK(project.addUser(annotator(u"ann"_s)));
        User found = *project.userNamed(u"李雷"_s);
        QCOMPARE(found.id, *id);
        QCOMPARE(found.createdAt, 5);
        QVERIFY(found.active);
        found.role = Role::Supervisor;
        found.active = false;
        found.passwordHash = u"hash"_s;
        VERIFY_OK(project.updateUser(found));
        QCOMPARE(*project.user(*id), found);
        QCOMPARE(project.users()->size(), 2);
        const auto twice = project.addUser(annotator(u"ann"_s));
        QVERIFY(!twice);
        QCOMPARE(twice.error().kind, ErrorKind::Conflict);
        QVERIFY(twice.error().message.contains(u"ann"_s));
        QCOMPARE(project.userNamed(u"nobody"_s).error().kind, ErrorKind::NotFound);
    }

    void keepsSettingsAndSchemes()
    {
        NEW_PROJECT(storage);
        ProjectStore &project = storage->project();
        QCOMPARE(*project.settings(), ProjectSettings());
        ProjectSettings settings;
        settings.trainingRequired = true;
        settings.blindShare = 0.25;
        settings.leaseMinutes = 30;
        VERIFY_OK(project.setSettings(settings));
        QCOMPARE(*project.settings(), settings);

        const SchemeRevision first = *project.currentScheme();
        QCOMPARE(first.name, u"cdconv"_s);
        const auto added = project.addScheme({{}, u"cdconv"_s, first.version + 1, "{\"新\":1}", 9});
        VERIFY_OK(added);
        QCOMPARE(project.currentScheme()->id, *added);
        QCOMPARE(project.currentScheme()->body, QByteArray("{\"新\":1}"));
        QCOMPARE(project.scheme(first.id)->body, first.body);
        QCOMPARE(project.schemes()->size(), 2);
        QCOMPARE(project.addScheme(first).error().kind, ErrorKind::Conflict);
        VERIFY_OK(project.addScheme({{}, u"cdconv"_s, first.version - 1, "{}", 10}));
        QCOMPARE(project.currentScheme()->id, *added);
        QCOMPARE(project.schemes()->last().id, *added);
    }

    void commitsAllOrNothing()
    {
        NEW_PROJECT(storage);
        const auto failed = storage->transaction([&]() -> Result<void> {
            if (const auto added = storage->project().addUser(annotator(u"gone"_s)); !added)
                return added.error();
            return storage->transaction([]() -> Result<void> { return conflict(u"inner"_s); });
        });
        QVERIFY(!failed);
        QCOMPARE(failed.error().message, u"inner"_s);
        QVERIFY(!storage->project().userNamed(u"gone"_s));

        VERIFY_OK(storage->transaction([&]() -> Result<void> {
            return storage->transaction([&]() -> Result<void> {
                const auto added = storage->project().addUser(annotator(u"stays"_s));
                return added ? Result<void>() : added.error();
            });
        }));
        const auto another = openProject(storage->location());
        VERIFY_OK(another);
        VERIFY_OK((*another)->project().userNamed(u"stays"_s));
    }

    void chainsTheAudit()
    {
        NEW_PROJECT(storage);
        AuditStore &audit = storage->audit();
        for (int i = 0; i < 5; ++i)
            VERIFY_OK(audit.append({u"ann"_s, u"submit"_s, u"c%1"_s.arg(i), {{"n", i}, {"词", "甲"}}, 100 + i}));
        QCOMPARE(*audit.verifyChain(), 6);  // the first row tells of the project's making
        const auto newest = audit.list(0, 2);
        VERIFY_OK(newest);
        QCOMPARE(newest->size(), 2);
        QCOMPARE(newest->first().sequence, 6);
        QCOMPARE(newest->first().entry.payload.value("n", 0), 4);
        QCOMPARE(audit.list(newest->last().sequence, 100)->size(), 4);
    }

    void findsTheFirstForgedAuditRow_data()
    {
        QTest::addColumn<QString>("forgery");
        QTest::addColumn<int>("brokenRow");
        QTest::newRow("content") << u"UPDATE audit SET payload = '{\"n\":7}' WHERE seq = 3"_s << 3;
        QTest::newRow("person") << u"UPDATE audit SET user_name = 'eve' WHERE seq = 4"_s << 4;
        QTest::newRow("hash") << u"UPDATE audit SET hash = previous WHERE seq = 2"_s << 2;
        QTest::newRow("missing row") << u"DELETE FROM audit WHERE seq = 3"_s << 4;
    }

    void findsTheFirstForgedAuditRow()
    {
        QFETCH(QString, forgery);
        QFETCH(int, brokenRow);
        NEW_PROJECT(storage);
        for (int i = 0; i < 5; ++i)
            VERIFY_OK(storage->audit().append({u"ann"_s, u"submit"_s, u"c%1"_s.arg(i), {{"n", i}}, 100 + i}));
        const auto database = Database::connect(*parseLocation(storage->location()));
        VERIFY_OK(database);
        VERIFY_OK(sql::execute(**database, forgery));
        const auto broken = storage->audit().verifyChain();
        QVERIFY(!broken);
        QCOMPARE(broken.error().kind, ErrorKind::Corrupt);
        QVERIFY2(broken.error().message.contains(u"row %1"_s.arg(brokenRow)), qPrintable(broken.error().message));
    }

    void namesTheKindOfSqlErrors()
    {
        NEW_PROJECT(storage);
        const auto database = Database::connect(*parseLocation(storage->location()));
        VERIFY_OK(database);
        const auto orphan =
            sql::execute(**database, u"INSERT INTO drafts (conversation_id, user_id, answers, saved_at) "
                                     "VALUES (99, 99, '{}', 0)"_s);
        QVERIFY(!orphan);
        QCOMPARE(orphan.error().kind, ErrorKind::InvalidInput);
        QVERIFY(!sql::execute(**database, u"SELECT nonsense FROM nowhere"_s));
        const auto broken = sql::one(**database, u"SELECT '{oops'"_s, [](const Row &row) { return row.get<Json>(0); });
        QVERIFY(!broken);
        QCOMPARE(broken.error().kind, ErrorKind::Corrupt);
    }
};

QTEST_GUILESS_MAIN(TestStores)
#include "tst_stores.moc"
