// SPDX-License-Identifier: GPL-3.0-or-later
// Stepping from one schema to the next, with steps made for the purpose.
#include "core/store/AuditStore.h"
#include "core/store/ErrorStore.h"
#include "db/engine/Query.h"
#include "db/project/Maintenance.h"
#include "db/project/Migrator.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

const Migration firstStep{1, u"CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)\n--;\n"
                             "CREATE TABLE pets (id {{id}}, name TEXT NOT NULL)\n--;\n"
                             "-- sqlite\nCREATE TABLE only_sqlite (a TEXT)\n--;\n"
                             "-- postgresql\nCREATE TABLE only_postgresql (a TEXT)\n"_s};
const Migration secondStep{2, u"ALTER TABLE pets ADD COLUMN age INTEGER NOT NULL DEFAULT 3"_s};
const Migration brokenStep{3, u"INSERT INTO pets (name) VALUES ('ghost')\n--;\nCREATE GIBBERISH"_s};

}  // namespace

class TestMigrator : public QObject {
    Q_OBJECT

    Engines m_engines;
    QList<int> m_backups;

    // A place with nothing in it but what the steps make.
    std::unique_ptr<Database> emptyDatabase(const QString &engine)
    {
        const auto location = parseLocation(m_engines.freshLocation(engine));
        if (location->engine == Engine::Sqlite) {
            QFile file(location->path);
            (void)file.open(QIODevice::WriteOnly);
        }
        auto database = Database::connect(*location);
        if (location->engine == Engine::PostgreSql)
            (void)(*database)->executeScript(u"CREATE SCHEMA \"%1\""_s.arg(location->schema));
        return std::move(*database);
    }

    Migrator migrator(Database &database, const QList<Migration> &steps)
    {
        m_backups.clear();
        return Migrator(database, steps, [this](int from) {
            m_backups.append(from);
            return Result<void>();
        });
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void migratesAnOlderSchemaAndKeepsItsRows()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const auto database = emptyDatabase(engine);
        VERIFY_OK(migrator(*database, {firstStep}).create());
        VERIFY_OK(sql::execute(*database, u"INSERT INTO pets (name) VALUES (?)"_s, u"cat"_s));
        VERIFY_OK(migrator(*database, {firstStep, secondStep}).migrate());
        QCOMPARE(m_backups, QList<int>{1});
        QCOMPARE(*sql::number(*database, u"SELECT age FROM pets WHERE name = 'cat'"_s), 3);
        QCOMPARE(*migrator(*database, {}).version(), 2);
        VERIFY_OK(migrator(*database, {firstStep, secondStep}).migrate());
        QVERIFY2(m_backups.isEmpty(), "nothing to do needs no backup");
    }

    // From each schema that was ever in use, on the engine that keeps no dumps too.
    void bringsEverySchemaUpToDate_data()
    {
        QTest::addColumn<int>("from");
        const auto steps = builtInMigrations();
        QVERIFY(steps);
        for (int from = 1; from < steps->size(); ++from)
            QTest::addRow("schema %d", from) << from;
    }

    void bringsEverySchemaUpToDate()
    {
        SKIP_UNAVAILABLE_ENGINE;
        QFETCH(int, from);
        const auto steps = builtInMigrations();
        const auto database = emptyDatabase(engine);
        VERIFY_OK(migrator(*database, steps->first(from)).create());
        for (const QString &row :
             {u"INSERT INTO users (name, role, created_at) VALUES ('ann', 'annotator', 1)"_s,
              u"INSERT INTO batches (name, created_at) VALUES ('b', 1)"_s,
              u"INSERT INTO conversations (external_id, batch_id, length, turn_count) VALUES ('b-1', 1, 9, 4)"_s,
              u"INSERT INTO slots (conversation_id, batch_id, number, user_id, position) VALUES (1, 1, 0, 1, 7)"_s})
            VERIFY_OK(database->executeScript(row));
        VERIFY_OK(migrator(*database, *steps).migrate());
        QCOMPARE(m_backups, QList<int>{from});
        QCOMPARE(*migrator(*database, {}).version(), steps->last().version);
        QCOMPARE(*sql::number(*database, u"SELECT position FROM slots s JOIN users u ON u.id = s.user_id "
                                         "WHERE u.name = 'ann' AND s.purpose = 0"_s),
                 7);
        QCOMPARE(*sql::number(*database, u"SELECT COUNT(*) FROM tag_kinds"_s), 8);
    }

    void keepsStatementsOfOneEngineFromTheOther()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const auto database = emptyDatabase(engine);
        VERIFY_OK(migrator(*database, {firstStep}).create());
        QCOMPARE(sql::number(*database, u"SELECT COUNT(*) FROM only_sqlite"_s).has_value(), engine == "sqlite"_L1);
        QCOMPARE(sql::number(*database, u"SELECT COUNT(*) FROM only_postgresql"_s).has_value(), engine != "sqlite"_L1);
    }

    void leavesNoTraceOfAFailedStep()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const auto database = emptyDatabase(engine);
        VERIFY_OK(migrator(*database, {firstStep}).create());
        QVERIFY(!migrator(*database, {firstStep, secondStep, brokenStep}).migrate());
        QCOMPARE(*migrator(*database, {}).version(), 2);
        QCOMPARE(*sql::number(*database, u"SELECT COUNT(*) FROM pets"_s), 0);
    }

    void doesNothingWithoutABackup()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const auto database = emptyDatabase(engine);
        VERIFY_OK(migrator(*database, {firstStep}).create());
        Migrator refused(*database, {firstStep, secondStep}, [](int) -> Result<void> { return ioError(u"full"_s); });
        QVERIFY(!refused.migrate());
        QCOMPARE(*refused.version(), 1);
    }

    void backsUpAProjectThatIsInUse()
    {
        QFETCH_GLOBAL(QString, engine);
        const auto storage = m_engines.newProject(engine);
        QVERIFY(storage);
        VERIFY_OK(storage->project().setValue(u"word"_s, u"kept"_s));
        VERIFY_OK(storage->transaction([&] { return storage->errors().setTagKinds({}); }));
        const QString copy = m_engines.temporaryFile(engine + u"-copy.gainsay"_s);
        NoProgress progress;
        VERIFY_OK(backupProject(storage->location(), copy, progress));
        const auto opened = openProject(copy);
        VERIFY_OK(opened);
        QCOMPARE((*opened)->project().value(u"word"_s)->value(), u"kept"_s);
        QCOMPARE((*opened)->errors().tagKinds()->size(), storage->errors().tagKinds()->size());
        QCOMPARE(*(*opened)->audit().verifyChain(), *storage->audit().verifyChain());
        VERIFY_OK(checkIntegrity(copy));
        QVERIFY2(!backupProject(storage->location(), copy, progress), "an existing file is never overwritten");
    }
};

QTEST_GUILESS_MAIN(TestMigrator)
#include "tst_migrator.moc"
