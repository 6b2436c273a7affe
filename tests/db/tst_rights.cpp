// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of servers and what they may hold, what an account without rights is told, and programs that stop in the
// middle of a change.
#include "core/store/LockWait.h"
#include "core/store/ProjectStore.h"
#include "db/engine/Location.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <thread>

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestRights : public QObject {
    Q_OBJECT

    Engines m_engines;

    // As the server's owner.
    void runOnServer(const QString &address, const QStringList &statements)
    {
        const auto location = parseLocation(address);
        VERIFY_OK(location);
        {
            QSqlDatabase server = QSqlDatabase::addDatabase(u"QPSQL"_s, u"owner"_s);
            server.setHostName(location->host);
            server.setPort(location->port.toInt());
            server.setDatabaseName(location->database);
            server.setUserName(location->user);
            QVERIFY2(server.open(), qPrintable(server.lastError().text()));
            for (const QString &statement : statements) {
                QSqlQuery query(server);
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
            }
        }
        QSqlDatabase::removeDatabase(u"owner"_s);
    }

private Q_SLOTS:
    void parametersReachTheServersLibrary()
    {
        const auto several = parseLocation(u"postgresql://ann:secret@a.example:5433,b.example/db?schema=s"
                                           "&sslmode=verify-full&sslrootcert=/etc/my%20ca.pem&connect_timeout=3"
                                           "&target_session_attrs=read-write&sslpassword=hush"_s);
        VERIFY_OK(several);
        QCOMPARE(several->host, u"a.example,b.example"_s);
        QCOMPARE(several->port, u"5433,5432"_s);
        QCOMPARE(several->parameter(u"sslmode"_s), u"verify-full"_s);
        QCOMPARE(several->parameter(u"sslrootcert"_s), u"/etc/my ca.pem"_s);
        // What is shown is kept in the list of projects: who opens it from there is protected in the same way.
        const QString shown = several->display();
        QVERIFY(!shown.contains(u"secret"_s) && !shown.contains(u"hush"_s));
        const auto again = parseLocation(shown);
        VERIFY_OK(again);
        QCOMPARE(again->host, several->host);
        QCOMPARE(again->port, several->port);
        QCOMPARE(again->parameter(u"sslmode"_s), u"verify-full"_s);
        QCOMPARE(again->parameter(u"sslrootcert"_s), u"/etc/my ca.pem"_s);
        const auto six = parseLocation(u"postgresql://ann@[::1]:5433/db?schema=s"_s);
        VERIFY_OK(six);
        QCOMPARE(six->host, u"::1"_s);
        QCOMPARE(parseLocation(six->display())->host, u"::1"_s);
    }

    void whatIsNotKnownIsRefused_data()
    {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("word");
        QTest::newRow("unknown") << u"sslmod=require"_s << u"sslmod"_s;
        QTest::newRow("no such mode") << u"sslmode=always"_s << u"always"_s;
        QTest::newRow("two in one") << u"sslmode=require%3Bsslmode%3Ddisable"_s << u"sslmode"_s;
        QTest::newRow("empty") << u"sslrootcert="_s << u"sslrootcert"_s;
        QTest::newRow("a port in words") << u"port=five"_s << u"five"_s;
    }

    void whatIsNotKnownIsRefused()
    {
        QFETCH(QString, parameter);
        QFETCH(QString, word);
        const auto refused = parseLocation(u"postgresql://ann@host/db?schema=s&"_s + parameter);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::InvalidInput);
        QVERIFY2(refused.error().message.contains(word), qPrintable(refused.error().message));
    }

    void theWayThereIsAsTheAddressSays()
    {
        if (const QString why = m_engines.postgres().startWithTls(); !why.isEmpty())
            QSKIP(qPrintable(why));
        PostgresCluster &server = m_engines.postgres();
        const auto openWith = [&](const QString &parameters) {
            return openProject(server.tcpAddress(u"secured"_s) + parameters);
        };
        const SchemeRevision scheme{{}, u"own"_s, 1, "{}", 0};
        VERIFY_OK(createProject(server.tcpAddress(u"secured"_s), scheme, m_engines.clock()));
        const QString root = u"&sslrootcert="_s + server.tlsCertificate();
        const QList<std::pair<QString, ConnectionSecurity>> ways{
            {u"&sslmode=disable"_s, ConnectionSecurity::Plain},
            {u"&sslmode=require"_s, ConnectionSecurity::Encrypted},
            {u"&sslmode=verify-ca"_s + root, ConnectionSecurity::Certified},
            {u"&sslmode=verify-full"_s + root, ConnectionSecurity::Verified}};
        for (const auto &[parameters, security] : ways) {
            const auto storage = openWith(parameters);
            VERIFY_OK(storage);
            QVERIFY2(*(*storage)->security() == security, qPrintable(parameters));
        }
        // Nobody vouches for it: not a word is exchanged.
        QVERIFY(!openWith(u"&sslmode=verify-full&sslrootcert=/nonexistent.pem"_s));
        // The first host is not there, the second one is.
        QString several = server.tcpAddress(u"secured"_s);
        several.replace(u"@localhost:"_s, u"@localhost:1,localhost:"_s);
        VERIFY_OK(openProject(several));
    }

    void anAccountWithoutRightsIsToldSo()
    {
        if (const QString why = m_engines.unavailable(u"postgresql"_s); !why.isEmpty())
            QSKIP(qPrintable(why));
        const auto storage = m_engines.newProject(u"postgresql"_s);
        QVERIFY(storage);
        const auto location = parseLocation(storage->location());
        runOnServer(storage->location(), {u"CREATE ROLE stranger LOGIN"_s});
        QString asStranger = storage->location();
        asStranger.replace(u"gainsay@"_s, u"stranger@"_s);
        const auto verifyRefused = [&] {
            const auto refused = openProject(asStranger);
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
            QVERIFY2(refused.error().message.contains(u"stranger"_s), qPrintable(refused.error().message));
        };
        verifyRefused();
        runOnServer(storage->location(), {u"GRANT USAGE ON SCHEMA %1 TO stranger"_s.arg(location->schema)});
        verifyRefused();
        asStranger.replace(location->schema, u"nowhere"_s);
        const auto nothing = openProject(asStranger);
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().kind, ErrorKind::NotFound);
    }

    // The server undoes what a stopped program had begun, before those who wait give up.
    void whoStopsInTheMiddleDoesNotHoldUpTheOthers()
    {
        if (const QString why = m_engines.unavailable(u"postgresql"_s); !why.isEmpty())
            QSKIP(qPrintable(why));
        const auto stopped = m_engines.newProject(u"postgresql"_s);
        QVERIFY(stopped);
        Result<void> other = ioError(u"was not tried"_s);
        const auto broken = stopped->transaction([&]() -> Result<void> {
            RETURN_IF_ERROR(stopped->project().setValue(u"word"_s, u"stopped"_s));
            auto wait = std::make_shared<LockWait>();
            qint64 waited = 0;
            std::thread writer([&] {
                const auto own = openProject(stopped->location());
                if (!own) {
                    other = own.error();
                    return;
                }
                (*own)->watchLock(wait);
                other = (*own)->transaction([&] { return (*own)->project().setValue(u"word"_s, u"other"_s); });
            });
            while (waited == 0) {
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
                waited = wait->waitedMs();
            }
            writer.join();
            return stopped->project().setValue(u"word"_s, u"too late"_s);
        });
        VERIFY_OK(other);
        QVERIFY(!broken);
        QCOMPARE(broken.error().kind, ErrorKind::Io);
        QCOMPARE(stopped->project().value(u"word"_s)->value(), u"other"_s);
    }
};

QTEST_GUILESS_MAIN(TestRights)
#include "tst_rights.moc"
