// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server that goes away while a project is open: one message, nothing stored by halves, and the same
// connection goes on once the server is back.
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestLostServer : public QObject {
    Q_OBJECT

    Engines m_engines;
    std::unique_ptr<Storage> m_storage;

    Result<void> addUser(const QString &name)
    {
        return m_storage->transaction([&]() -> Result<void> {
            User user;
            user.name = name;
            if (const auto added = m_storage->project().addUser(user); !added)
                return added.error();
            return m_storage->audit().append({{}, u"add"_s, name, {}, 1});
        });
    }

    QStringList names()
    {
        QStringList list;
        for (const User &user : m_storage->project().users().value_or(QList<User>()))
            list.append(user.name);
        return list;
    }

private Q_SLOTS:
    void init()
    {
        if (const QString why = m_engines.unavailable(u"postgresql"_s); !why.isEmpty())
            QSKIP(qPrintable(why));
        m_storage = m_engines.newProject(u"postgresql"_s);
        QVERIFY(m_storage);
        VERIFY_OK(addUser(u"ann"_s));
    }
    void cleanup() { m_storage.reset(); }

    void whileItIsAwayEverythingSaysTheSame()
    {
        m_engines.postgres().crash();
        const auto written = addUser(u"bob"_s);
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::Io);
        QVERIFY2(written.error().message.contains(u"gone away"_s), qPrintable(written.error().message));
        QVERIFY(written.error().message.contains(m_storage->location()));
        const auto read = m_storage->project().users();
        QVERIFY(!read);
        QCOMPARE(read.error().message, written.error().message);
        const auto looked = m_storage->snapshot([] { return Result<void>(); });
        QVERIFY(!looked);
        QCOMPARE(looked.error().message, written.error().message);

        QCOMPARE(m_engines.postgres().start(), QString());
        VERIFY_OK(addUser(u"bob"_s));
        QCOMPARE(names(), (QStringList{u"ann"_s, u"bob"_s}));
        QCOMPARE(must(m_storage->audit().verifyChain()), 3);
    }

    void whoDidNothingMeanwhileDoesNotNotice_data()
    {
        QTest::addColumn<bool>("reads");
        QTest::newRow("a question first") << true;
        QTest::newRow("a change first") << false;
    }

    void whoDidNothingMeanwhileDoesNotNotice()
    {
        QFETCH(bool, reads);
        QCOMPARE(names(), QStringList{u"ann"_s});
        m_engines.postgres().crash();
        QCOMPARE(m_engines.postgres().start(), QString());
        if (reads)
            VERIFY_OK(m_storage->project().userNamed(u"ann"_s));
        VERIFY_OK(addUser(u"bob"_s));
        QCOMPARE(names(), (QStringList{u"ann"_s, u"bob"_s}));
    }

    void aChangeThatWasBegunIsUndoneWhole()
    {
        const auto broken = m_storage->transaction([&]() -> Result<void> {
            User user;
            user.name = u"half"_s;
            if (const auto added = m_storage->project().addUser(user); !added)
                return added.error();
            m_engines.postgres().crash();
            if (const QString problem = m_engines.postgres().start(); !problem.isEmpty())
                return ioError(problem);
            // Must not land on a new connection, outside of what was begun.
            return m_storage->project().setValue(u"word"_s, u"half"_s);
        });
        QVERIFY(!broken);
        QVERIFY2(broken.error().message.contains(u"gone away"_s), qPrintable(broken.error().message));
        QCOMPARE(names(), QStringList{u"ann"_s});
        QVERIFY(!must(m_storage->project().value(u"word"_s)));
        QCOMPARE(must(m_storage->audit().verifyChain()), 2);
    }
};

QTEST_GUILESS_MAIN(TestLostServer)
#include "tst_lost_server.moc"
