// SPDX-License-Identifier: GPL-3.0-or-later
// What was changed past the program is found, on both engines: every cell of every table, rows put in or taken out, the
// triggers that count, and what is only kept ready. What the program does itself is not taken for it.
#include "core/errors/table/ErrorTableLoader.h"
#include "core/service/project/ProjectCheck.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"
#include "core/store/PrelabelStore.h"
#include "db/engine/Query.h"
#include "db/engine/RowSeal.h"
#include "db/project/Maintenance.h"
#include "db/project/Migrator.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QFile>

#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

// Another program than ours, with all rights to where the project is kept.
class Intruder {
public:
    explicit Intruder(const QString &location) : m_place(must(parseLocation(location)))
    {
        if (m_place.engine == Engine::PostgreSql) {
            m_server = must(Database::connect(m_place));
            must(m_server->executeScript(u"SET application_name = 'psql'"_s));
        } else {
            sqlite3_open(m_place.path.toUtf8().constData(), &m_file);
        }
    }
    ~Intruder() { sqlite3_close(m_file); }
    Intruder(const Intruder &) = delete;
    Intruder &operator=(const Intruder &) = delete;

    bool isServer() const { return m_server != nullptr; }

    bool run(const QString &sql)
    {
        if (m_server)
            return m_server->attempt(sql).state.isEmpty();
        return sqlite3_exec(m_file, sql.toUtf8().constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
    }

    // Also where a reference stands against it: then without the server's triggers.
    bool force(const QString &sql)
    {
        if (run(sql))
            return true;
        return m_server &&
               run(u"SET session_replication_role = replica; %1; SET session_replication_role = origin"_s.arg(sql));
    }

private:
    Location m_place;
    std::unique_ptr<Database> m_server;
    sqlite3 *m_file = nullptr;
};

struct Column {
    QString table;
    QString name;
    QString type;
};

QList<Column> columnsOf(Database &database)
{
    const auto read = [](const Row &row) {
        return Column{row.get<QString>(0), row.get<QString>(1), row.get<QString>(2)};
    };
    const QString made = u"('search_blocks', 'search_lists', 'error_blocks', 'row_seals', 'audit_rows')"_s;
    return must(
        database.engine() == Engine::Sqlite
            ? sql::all(database,
                       u"SELECT m.name, c.name, lower(c.type) FROM sqlite_master m, pragma_table_info(m.name) c "
                       "WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT IN "_s +
                           made,
                       read)
            : sql::all(database,
                       u"SELECT table_name, column_name, data_type FROM information_schema.columns "
                       "WHERE table_schema = current_schema() AND table_name NOT IN "_s +
                           made,
                       read));
}

bool isNumber(const Column &column)
{
    return column.type.contains("int"_L1) || column.type.startsWith("double"_L1);
}

bool isBytes(const Column &column)
{
    return column.type == "blob"_L1 || column.type == "bytea"_L1;
}

QString anyValue(const Column &column, bool server)
{
    return isNumber(column) ? u"1"_s : !isBytes(column) ? u"'x'"_s : server ? u"'\\x01'"_s : u"x'01'"_s;
}

QString otherValue(const Column &column, bool server)
{
    const QString bytes = server ? u"%1 || '\\x01'::bytea"_s : u"CAST(%1 || x'01' AS BLOB)"_s;
    return u"COALESCE(%1, %2)"_s.arg((isNumber(column)  ? u"%1 + 1000003"_s
                                      : isBytes(column) ? bytes
                                                        : u"%1 || 'x'"_s)
                                         .arg(column.name),
                                     anyValue(column, server));
}

// By the sums alone, on a connection that is open: there is much to be tried.
bool sumsTell(Database &database)
{
    bool tell = false;
    must(database.snapshot([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto stored, storedSeals(database));
        ASSIGN_OR_RETURN(const auto found, computeSeals(database));
        tell = !stored || firstDifference(*stored, found);
        return {};
    }));
    return tell;
}

bool isFound(const QString &location)
{
    if (!checkIntegrity(location) || !checkSchema(location) || !checkSeals(location))
        return true;
    const auto storage = openProjectForReading(location);
    return !storage || !verifyTexts(**storage);
}

}  // namespace

class TestRowSeals : public QObject {
    Q_OBJECT

    Engines m_engines;

    // Something of everything that three people and a supervisor do.
    static void work(Team &team, int conversations)
    {
        team.addConversations(u"b"_s, conversations);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s}, 2);
        team.annotateAll(u"b"_s, cdconvAnswers(u"none"_s));
        team.person(u"sup"_s);
    }

    // A row in every table, whatever it says, sealed as it is.
    static void fillEverything(const QString &location)
    {
        const auto database = must(Database::connect(must(parseLocation(location))));
        QHash<QString, QStringList> names;
        QHash<QString, QStringList> values;
        Intruder intruder(location);
        for (const Column &column : columnsOf(*database)) {
            names[column.table].append(column.name);
            values[column.table].append(anyValue(column, intruder.isServer()));
        }
        for (const auto &[table, columns] : names.asKeyValueRange()) {
            if (*sql::number(*database, u"SELECT COUNT(*) FROM "_s + table) == 0)
                QVERIFY2(intruder.force(u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(table, columns.join(u", "_s),
                                                                                 values[table].join(u", "_s))),
                         qPrintable(table));
        }
        VERIFY_OK(database->transaction([&] { return sealProject(*database); }));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void whatTheProgramWritesIsCounted()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        work(team, 5);
        const auto rows = checkSeals(storage->location());
        VERIFY_OK(rows);
        QVERIFY(rows->value_or(0) > 60);
        QVERIFY(!isFound(storage->location()));
    }

    void everyCellIsFound()
    {
        QString location;
        {
            NEW_PROJECT(storage);
            Team team(*storage, m_engines.clock());
            work(team, 2);
            location = storage->location();
        }
        fillEverything(location);
        QVERIFY(!isFound(location));
        const auto columns = columnsOf(*must(Database::connect(must(parseLocation(location)))));
        const auto watcher = must(Database::connect(must(parseLocation(location))));
        Intruder intruder(location);
        const bool server = intruder.isServer();
        const QString first =
            server ? u"ctid = (SELECT ctid FROM %1 LIMIT 1)"_s : u"rowid = (SELECT MIN(rowid) FROM %1)"_s;
        QStringList missed;
        int tried = 0;
        const auto attack = [&](const QString &table, const QString &what, const QString &sql) {
            QVERIFY(intruder.run(u"DROP TABLE IF EXISTS %1.saved"_s.arg(server ? u"pg_temp"_s : u"temp"_s)));
            QVERIFY(intruder.run(u"CREATE TEMP TABLE saved AS SELECT * FROM "_s + table));
            QVERIFY2(intruder.force(sql), qPrintable(sql));
            ++tried;
            if (!sumsTell(*watcher) && !isFound(location))
                missed.append(what);
            QVERIFY(intruder.force(u"DELETE FROM "_s + table));
            QVERIFY(intruder.force(u"INSERT INTO %1 SELECT * FROM saved"_s.arg(table)));
        };
        QString table;
        for (const Column &column : columns) {
            attack(column.table, column.table + u'.' + column.name,
                   u"UPDATE %1 SET %2 = %3 WHERE %4"_s.arg(column.table, column.name, otherValue(column, server),
                                                           first.arg(column.table)));
            if (std::exchange(table, column.table) != column.table)
                attack(column.table, column.table + u" without a row"_s,
                       u"DELETE FROM %1 WHERE %2"_s.arg(column.table, first.arg(column.table)));
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u", "_s)));
        QVERIFY2(tried > 200, qPrintable(QString::number(tried)));
        qInfo("%d changes tried, all found", tried);
        QVERIFY(!isFound(location));
    }

    void whatCountsIsGuardedToo_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("sums deleted") << u"DELETE FROM row_seals"_s;
        QTest::newRow("a sum changed") << u"UPDATE row_seals SET a = a + 1 WHERE name = 'meta'"_s;
        QTest::newRow("a trigger taken away") << u"DROP TRIGGER gainsay_seal_update ON users"_s;
        QTest::newRow("a trigger switched off") << u"ALTER TABLE users DISABLE TRIGGER gainsay_seal_update"_s;
        QTest::newRow("a trigger put in")
            << u"CREATE FUNCTION public.f%1() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.role := ''admin''; RETURN "
               "NEW; END'; CREATE TRIGGER t BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION public.f%1()"_s.arg(
                   QCoreApplication::applicationPid());
        QTest::newRow("a function changed")
            << u"CREATE OR REPLACE FUNCTION seal_part(digest TEXT, nth INTEGER) RETURNS BIGINT LANGUAGE sql AS 'SELECT "
               "0::bigint'"_s;
        QTest::newRow("a rule put in") << u"CREATE RULE r AS ON DELETE TO users DO INSTEAD NOTHING"_s;
        QTest::newRow("a column added") << u"ALTER TABLE users ADD COLUMN more TEXT"_s;
        QTest::newRow("an index taken away") << u"DROP INDEX slots_queue"_s;
        QTest::newRow("a table put in") << u"CREATE TABLE more (a TEXT)"_s;
        QTest::newRow("a table emptied") << u"TRUNCATE comments, spot_items, messages CASCADE; TRUNCATE audit"_s;
    }

    void whatCountsIsGuardedToo()
    {
        QFETCH(QString, sql);
        NEW_PROJECT(storage);
        if (engine != "postgresql"_L1)
            return;  // tst_cli_verify has the same for files
        QVERIFY(!isFound(storage->location()));
        QVERIFY(Intruder(storage->location()).run(sql));
        QVERIFY(isFound(storage->location()));
    }

    // Lines of sums are put together while people write; the sums stay.
    void foldedSumsStillHold()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        work(team, 3);
        if (engine != "postgresql"_L1)
            return;
        const auto database = must(Database::connect(must(parseLocation(storage->location()))));
        const auto lines = [&] { return *sql::number(*database, u"SELECT COUNT(*) FROM row_seals"_s); };
        const qint64 before = lines();
        VERIFY_OK(database->executeScript(u"SELECT fold_seals()"_s));
        QVERIFY(lines() < before && lines() < 50);
        QVERIFY(!isFound(storage->location()));
    }

    // An upgrade seals what it has changed, but not what others had changed before it.
    void anUpgradeDoesNotHideIt()
    {
        auto older = must(builtInMigrations());
        older.removeLast();
        QVERIFY(older.last().version >= firstSealedVersion);
        for (const bool changed : {false, true}) {
            SKIP_UNAVAILABLE_ENGINE;
            if (engine != "sqlite"_L1)
                return;  // there the sums begin with the newest version
            const Location place = must(parseLocation(m_engines.freshLocation(engine)));
            QVERIFY(QFile(place.path).open(QIODevice::WriteOnly));
            const auto noBackup = [](int) { return Result<void>(); };
            const auto database = must(Database::connect(place));
            VERIFY_OK(Migrator(*database, older, noBackup).create());
            if (changed)
                QVERIFY(Intruder(place.path).run(u"UPDATE tag_kinds SET retired = 1"_s));
            VERIFY_OK(Migrator(*database, must(builtInMigrations()), noBackup).migrate());
            const auto stored = must(storedSeals(*database));
            QVERIFY(stored);
            QCOMPARE(firstDifference(*stored, must(computeSeals(*database))).has_value(), changed);
        }
    }

    void theSearchIndexIsComparedWithTheTexts_data()
    {
        QTest::addColumn<QString>("sql");
        const QString some = u"gram = (SELECT MAX(gram) FROM search_lists)"_s;
        QTest::newRow("a list lost") << u"DELETE FROM search_lists WHERE "_s + some;
        QTest::newRow("a list of another word") << u"UPDATE search_lists SET gram = gram + 1 WHERE "_s + some;
        QTest::newRow("all lists lost") << u"DELETE FROM search_lists"_s;
        QTest::newRow("a block that covers more") << u"UPDATE search_blocks SET last_id = last_id + 1"_s;
        QTest::newRow("a block that covers everything") << u"UPDATE search_blocks SET last_id = 9000000000000000"_s;
    }

    void theSearchIndexIsComparedWithTheTexts()
    {
        QFETCH(QString, sql);
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"b"_s, 520);
        VERIFY_OK(storage->conversations().indexPending());
        const QString location = storage->location();
        QCOMPARE(checkSearchIndex(location).value_or(0), 1);
        QVERIFY(Intruder(location).force(sql));
        const auto found = checkSearchIndex(location);
        QVERIFY(!found);
        QVERIFY2(found.error().message.contains("search index"_L1), qPrintable(found.error().message));
        VERIFY_OK(renewDerived(location));
        QCOMPARE(checkSearchIndex(location).value_or(0), 1);
    }

    void theErrorsPageIsComparedWithWhatItIsMadeFrom()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        work(team, 4);
        NoProgress progress;
        const Scheme &scheme = team.scheme().scheme;
        VERIFY_OK(loadErrorTable(*storage, scheme, progress));
        QCOMPARE(verifyErrorBlocks(*storage, scheme).value_or(0), 1);
        const QString location = storage->location();
        QVERIFY(Intruder(location).run(
            must(parseLocation(location)).engine == Engine::Sqlite
                ? u"UPDATE error_blocks SET data = CAST(substr(data, 1, length(data) - 1) || x'7f' AS BLOB)"_s
                : u"UPDATE error_blocks SET data = set_byte(data, length(data) - 1, 127)"_s));
        const auto found = verifyErrorBlocks(*storage, scheme);
        QVERIFY(!found);
        QCOMPARE(found.error().kind, ErrorKind::Corrupt);
        VERIFY_OK(renewDerived(location));
        QCOMPARE(verifyErrorBlocks(*storage, scheme).value_or(-1), 0);
        VERIFY_OK(loadErrorTable(*storage, scheme, progress));
        QCOMPARE(verifyErrorBlocks(*storage, scheme).value_or(0), 1);
    }
};

QTEST_GUILESS_MAIN(TestRowSeals)
#include "tst_row_seals.moc"
