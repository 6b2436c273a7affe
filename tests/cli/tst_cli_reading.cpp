// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that only read, run by somebody else than the project's owner: they work where nothing can be written, and
// leave nothing behind that would keep the owner out.
#include "tests/cli/CliSupport.h"

#include <QDir>
#include <QTest>

#include <sqlite3.h>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

class TestCliReading : public QObject {
    Q_OBJECT

    std::unique_ptr<CliFolder> m_folder;

    QStringList beside() const
    {
        return QDir(m_folder->path({})).entryList({u"p.gainsay?*"_s}, QDir::Files | QDir::Hidden);
    }

    static QList<QStringList> readingCommands()
    {
        return {{u"report"_s, u"p.gainsay"_s, u"progress"_s, u"--json"_s},
                {u"export"_s, u"p.gainsay"_s, u"--what"_s, u"everything"_s},
                {u"verify"_s, u"p.gainsay"_s},
                {u"user"_s, u"p.gainsay"_s, u"list"_s},
                {u"batch"_s, u"p.gainsay"_s, u"list"_s},
                {u"scheme"_s, u"p.gainsay"_s, u"list"_s},
                {u"spotcheck"_s, u"p.gainsay"_s, u"status"_s},
                {u"desk"_s, u"p.gainsay"_s, u"progress"_s},
                {u"predictions"_s, u"p.gainsay"_s, u"list"_s}};
    }

    void verifyCanBeRead(mode_t folderMode)
    {
        for (const QStringList &command : readingCommands()) {
            const CliResult read = m_folder->runAsStranger(command, folderMode);
            QVERIFY2(read.exit == 0, command.join(u' ').toUtf8() + ": " + read.err);
            QCOMPARE(beside(), QStringList());
        }
        QVERIFY(m_folder->runAsStranger({u"user"_s, u"p.gainsay"_s, u"list"_s}, folderMode).out.contains("ann"));
    }

private Q_SLOTS:
    void init()
    {
        if (::geteuid() != 0)
            QSKIP("only root can run a program as somebody else");
        m_folder = std::make_unique<CliFolder>();
        QCOMPARE(m_folder->run({u"init"_s, u"p.gainsay"_s}).exit, 0);
        QCOMPARE(m_folder->run({u"user"_s, u"p.gainsay"_s, u"add"_s, u"ann"_s, u"--role"_s, u"annotator"_s}).exit, 0);
        QFile::setPermissions(m_folder->path(u"p.gainsay"_s),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
        if (m_folder->runAsStranger({u"--help"_s}, 0755).exit != 0)
            QSKIP("others may not run the program from its folder");
    }

    void inASharedFolder() { verifyCanBeRead(0777); }

    void inAFolderThatIsNotTheirs() { verifyCanBeRead(0755); }

    void aBackupOfWhatMayOnlyBeRead()
    {
        QDir().mkdir(m_folder->path(u"own"_s));
        ::chmod(QFile::encodeName(m_folder->path(u"own"_s)).constData(), 0777);
        const CliResult copied = m_folder->runAsStranger({u"backup"_s, u"p.gainsay"_s, u"own/copy.gainsay"_s}, 0755);
        QVERIFY2(copied.exit == 0, copied.err);
        QCOMPARE(beside(), QStringList());
        const CliResult people = m_folder->run({u"user"_s, u"own/copy.gainsay"_s, u"list"_s});
        QVERIFY2(people.out.contains("ann"), people.err);
    }

    void onAReadOnlyMedium()
    {
        const QString script =
            u"mount --bind '%1' '%1' && mount -o remount,ro,bind '%1' && cd '%1' && '%2/gainsay-cli' "
            "report p.gainsay progress && '%2/gainsay-cli' verify p.gainsay && '%2/gainsay-cli' "
            "export p.gainsay --what everything && touch x 2>/dev/null || exit $(( $? + 10 ))"_s.arg(
                m_folder->path({}), qEnvironmentVariable("GAINSAY_BIN"));
        QProcess process;
        process.start(u"unshare"_s, {u"-m"_s, u"--propagation"_s, u"private"_s, u"sh"_s, u"-c"_s, script});
        QVERIFY(process.waitForFinished(120'000));
        const QByteArray said = process.readAllStandardError();
        if (said.contains("mount") || said.contains("unshare"))
            QSKIP(said);
        QVERIFY2(process.readAllStandardOutput().contains("\"ann\""), said);
        QCOMPARE(process.exitCode(), 11);  // all went well but writing
        QCOMPARE(beside(), QStringList());
    }

    // Answers that are still in the log of a program that was killed are read too.
    void whatIsInTheLogIsRead()
    {
        sqlite3 *killed = nullptr;
        QCOMPARE(sqlite3_open(QFile::encodeName(m_folder->path(u"p.gainsay"_s)).constData(), &killed), SQLITE_OK);
        QCOMPARE(sqlite3_exec(killed, "UPDATE users SET name = 'bob'", nullptr, nullptr, nullptr), SQLITE_OK);
        QVERIFY(QFile::copy(m_folder->path(u"p.gainsay-wal"_s), m_folder->path(u"log"_s)));
        QVERIFY(QFile::copy(m_folder->path(u"p.gainsay"_s), m_folder->path(u"file"_s)));
        sqlite3_close(killed);
        QFile::remove(m_folder->path(u"p.gainsay"_s));
        QVERIFY(QFile::rename(m_folder->path(u"file"_s), m_folder->path(u"p.gainsay"_s)));
        QVERIFY(QFile::rename(m_folder->path(u"log"_s), m_folder->path(u"p.gainsay-wal"_s)));
        QVERIFY(QFile::exists(m_folder->path(u"p.gainsay-wal"_s)));
        const CliResult people = m_folder->runAsStranger({u"user"_s, u"p.gainsay"_s, u"list"_s}, 0755);
        QVERIFY2(people.out.contains("bob"), people.err);
        QCOMPARE(beside(), QStringList{u"p.gainsay-wal"_s});
    }

    void whoMayNotWriteLeavesNothingEither()
    {
        const QStringList add{u"user"_s, u"p.gainsay"_s, u"add"_s, u"bob"_s, u"--role"_s, u"annotator"_s};
        for (const mode_t folderMode : {0777, 0755}) {
            const CliResult refused = m_folder->runAsStranger(add, folderMode);
            QCOMPARE(refused.exit, 1);
            QVERIFY2(refused.says("may only read"), refused.err);
            QCOMPARE(beside(), QStringList());
        }
    }

    void leftOversOfOthersAreExplained()
    {
        QFile::setPermissions(m_folder->path(u"p.gainsay"_s),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther | QFile::WriteOther);
        m_folder->write(u"p.gainsay-wal"_s, "");
        m_folder->write(u"p.gainsay-shm"_s, QByteArray(32768, '\0'));
        for (const QString &suffix : {u"-wal"_s, u"-shm"_s})
            QFile::setPermissions(m_folder->path(u"p.gainsay"_s + suffix), QFile::ReadOwner | QFile::WriteOwner);
        const CliResult refused =
            m_folder->runAsStranger({u"user"_s, u"p.gainsay"_s, u"add"_s, u"bob"_s, u"--role"_s, u"annotator"_s}, 0777);
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.says("p.gainsay-wal") && refused.says("root") && refused.says("Do not delete"), refused.err);
    }
};

QTEST_GUILESS_MAIN(TestCliReading)
#include "tst_cli_reading.moc"
