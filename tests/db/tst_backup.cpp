// SPDX-License-Identifier: GPL-3.0-or-later
// A copy of a project while others write to it: done in one go, whole or not there at all, and for its owner's eyes.
#include "core/store/ProjectStore.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

constexpr int fillers = 8;
constexpr qsizetype fillerSize = qsizetype(4) * 1024 * 1024;

void fill(Storage &storage)
{
    for (int i = 0; i < fillers; ++i)
        VERIFY_OK(storage.project().setValue(u"filler%1"_s.arg(i), QString(fillerSize, u'x')));
    VERIFY_OK(storage.project().setValue(u"word"_s, u"before"_s));
}

// Does something at each step of the copy; too many steps are one that has begun again.
class Steps final : public Progress {
public:
    explicit Steps(std::function<void()> atEach) : m_atEach(std::move(atEach)) {}
    void report(qint64, qint64) override
    {
        ++m_count;
        m_atEach();
    }
    bool isCancelled() const override { return m_count > 1000; }
    int count() const { return m_count; }

private:
    std::function<void()> m_atEach;
    int m_count = 0;
};

}  // namespace

class TestBackup : public QObject {
    Q_OBJECT

    Engines m_engines;

    QString freshTarget()
    {
        static int number = 0;
        return m_engines.temporaryFile(u"copy%1.gainsay"_s.arg(++number));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void writersDoNotHoldItUp()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        const QString target = freshTarget();
        int written = 0;
        bool tooEarly = false;
        Steps steps([&] {
            tooEarly = tooEarly || QFile::exists(target);
            VERIFY_OK(storage->project().setValue(u"word"_s, u"during %1"_s.arg(++written)));
        });
        VERIFY_OK(backupProject(storage->location(), target, steps));
        QVERIFY(!tooEarly);
        const auto copy = openProject(target);
        VERIFY_OK(copy);
        QCOMPARE((*copy)->project().value(u"word"_s)->value(), u"before"_s);
        QCOMPARE((*copy)->project().value(u"filler0"_s)->value().size(), fillerSize);
        if (engine == u"sqlite"_s)
            QVERIFY2(written > 1, "the project is too small for this test");
    }

    void aKilledOneLeavesNothingUnderItsName()
    {
        NEW_PROJECT(storage);
        fill(*storage);
        // Rows come in thousands before a step of a server's copy is told.
        if (engine == u"postgresql"_s)
            QSKIP("the copy from a server is written under the same temporary name");
        const QString target = freshTarget();
        QProcess backup;
        backup.start(QCoreApplication::applicationFilePath(), {u"--backup-and-die"_s, storage->location(), target});
        QVERIFY(backup.waitForFinished());
        QCOMPARE(backup.exitStatus(), QProcess::CrashExit);
        QVERIFY(!QFile::exists(target));
        NoProgress progress;
        VERIFY_OK(backupProject(storage->location(), target, progress));
    }

    void nobodyElseCanReadIt()
    {
        SKIP_UNAVAILABLE_ENGINE;
        const auto storage = m_engines.newProject(engine);
        const QString target = freshTarget();
        NoProgress progress;
        VERIFY_OK(backupProject(storage->location(), target, progress));
        QStringList files{target};
        if (engine == u"sqlite"_s)
            files += {storage->location(), storage->location() + u"-wal"_s};
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        for (const QString &file : std::as_const(files))
            QVERIFY2(QFileInfo::exists(file) && !(QFile::permissions(file) & others), qPrintable(file));
    }

    // A long reader makes the log grow; it is cut back once it is in the file.
    void theLogDoesNotStayLarge()
    {
        const auto storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        const QString log = storage->location() + u"-wal"_s;
        const auto reader = openProject(storage->location());
        VERIFY_OK(reader);
        VERIFY_OK((*reader)->snapshot([&]() -> Result<void> {
            RETURN_IF_ERROR((*reader)->project().settings());
            fill(*storage);
            return {};
        }));
        QVERIFY(QFileInfo(log).size() > fillers * fillerSize);
        VERIFY_OK(storage->tidy());
        VERIFY_OK(storage->project().setValue(u"word"_s, u"after"_s));
        QVERIFY2(QFileInfo(log).size() <= 17 * 1024 * 1024, qPrintable(QString::number(QFileInfo(log).size())));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 4 && QByteArrayView(argv[1]) == "--backup-and-die") {
        Steps steps([] { ::kill(::getpid(), SIGKILL); });
        (void)backupProject(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]), steps);
        return 1;
    }
    TestBackup test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_backup.moc"
