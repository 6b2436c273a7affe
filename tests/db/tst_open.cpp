// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and making projects: what is not ours is refused with one clear message and left as it is.
#include "db/engine/Location.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QFile>
#include <QRandomGenerator>

#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

// Runs statements with the bare library, as another program would.
void runSqlite(const QString &path, const char *statements)
{
    sqlite3 *handle = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &handle), SQLITE_OK);
    QCOMPARE(sqlite3_exec(handle, statements, nullptr, nullptr, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_close(handle), SQLITE_OK);
}

}  // namespace

class TestOpen : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void opensWhatItMade()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const QString location = m_engines.freshLocation(engine);
        QVERIFY(!openProject(location));
        const SchemeRevision scheme{{}, u"own"_s, 3, "{}", 0};
        VERIFY_OK(createProject(location, scheme, m_engines.clock()));
        const auto again = openProject(location);
        VERIFY_OK(again);
        const auto current = (*again)->project().currentScheme();
        VERIFY_OK(current);
        QCOMPARE(current->name, u"own"_s);
        QCOMPARE(current->version, 3);
        const auto twice = createProject(location, scheme, m_engines.clock());
        QVERIFY(!twice);
        QCOMPARE(twice.error().kind, ErrorKind::Conflict);
    }

    void refusesANewerSchema()
    {
        NEW_PROJECT(storage);
        VERIFY_OK(storage->project().setValue(u"schema_version"_s, u"999"_s));
        const auto refused = openProject(storage->location());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Unsupported);
        QVERIFY(refused.error().message.contains(u"newer"_s));
    }

    void refusesFilesOfOthersUntouched_data()
    {
        QTest::addColumn<QByteArray>("content");
        QByteArray noise(8192, '\0');
        QRandomGenerator(7).fillRange(reinterpret_cast<quint32 *>(noise.data()), noise.size() / 4);
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("noise") << noise;
        QTest::newRow("only the magic words") << QByteArray("SQLite format 3\0", 16) + QByteArray(5000, '\1');
        QTest::newRow("text") << QByteArray("{\"u1\": \"a\"}\n").repeated(100);
    }

    void refusesFilesOfOthersUntouched()
    {
        QFETCH(QByteArray, content);
        const QString path = m_engines.temporaryFile(u"other.gainsay"_s);
        writeBytes(path, content);
        const auto refused = openProject(path);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains(u"not a Gainsay project"_s));
        QCOMPARE(bytesOf(path), content);
        QVERIFY(!QFile::exists(path + u"-wal"_s));
    }

    void refusesAnotherProgramsDatabaseUntouched()
    {
        const QString path = m_engines.temporaryFile(u"foreign.gainsay"_s);
        QFile::remove(path);
        runSqlite(path, "CREATE TABLE meta (key TEXT, value TEXT); INSERT INTO meta VALUES ('schema_version', '1')");
        const QByteArray before = bytesOf(path);
        QVERIFY(!openProject(path));
        QCOMPARE(bytesOf(path), before);
    }

    void leavesANewerFileAsItIs()
    {
        const auto storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        const QString source = storage->location();
        VERIFY_OK(storage->project().setValue(u"schema_version"_s, u"999"_s));
        runSqlite(source, "PRAGMA wal_checkpoint(TRUNCATE)");
        const QString path = m_engines.temporaryFile(u"newer.gainsay"_s);
        QFile::remove(path);
        QVERIFY(QFile::copy(source, path));
        const QByteArray before = bytesOf(path);
        QVERIFY(!openProject(path));
        QCOMPARE(bytesOf(path), before);
    }

    void tellsADamagedProject()
    {
        const auto storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        runSqlite(storage->location(), "PRAGMA wal_checkpoint(TRUNCATE)");
        QByteArray damaged = bytesOf(storage->location());
        damaged.replace(100, damaged.size() - 100, QByteArray(damaged.size() - 100, 'x'));
        const QString path = m_engines.temporaryFile(u"damaged.gainsay"_s);
        writeBytes(path, damaged);
        const auto refused = openProject(path);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Corrupt);
        QCOMPARE(bytesOf(path), damaged);
    }

    void neverCreatesByOpening()
    {
        const QString path = m_engines.temporaryFile(u"nowhere.gainsay"_s);
        const auto refused = openProject(path);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::NotFound);
        QVERIFY(!QFile::exists(path));
        QVERIFY(!createProject(m_engines.temporaryFile(u"no/such/folder/p.gainsay"_s), {}, m_engines.clock()));
    }

    void readsAddresses()
    {
        const auto socket = parseLocation(u"postgresql://ann@%2Frun%2Fpg:5433/db?schema=s"_s);
        VERIFY_OK(socket);
        QCOMPARE(socket->host, u"/run/pg"_s);
        QCOMPARE(socket->port, u"5433"_s);
        QCOMPARE(socket->database, u"db"_s);
        const auto plain = parseLocation(u"postgresql://ann:secret@example.org/db?schema=my%20schema"_s);
        VERIFY_OK(plain);
        QCOMPARE(plain->host, u"example.org"_s);
        QCOMPARE(plain->port, u"5432"_s);
        QCOMPARE(plain->schema, u"my schema"_s);
        QVERIFY(!plain->display().contains(u"secret"_s));
        QVERIFY(!parseLocation(u"postgresql://ann@host/db"_s));
        QVERIFY(!parseLocation(u"postgresql://ann@host/?schema=s"_s));
        QVERIFY(!parseLocation(QString()));
    }

    void saysThatAServerIsGone()
    {
        const auto refused = openProject(u"postgresql://nobody@localhost:1/db?schema=s&host=/nonexistent"_s);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Io);
    }
};

QTEST_GUILESS_MAIN(TestOpen)
#include "tst_open.moc"
