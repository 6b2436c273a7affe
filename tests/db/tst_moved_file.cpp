// SPDX-License-Identifier: GPL-3.0-or-later
// A project's file that is moved, deleted or replaced while it is open: no change is taken any more, nothing that was
// stored before is lost, and work goes on in the file that was found or in a copy.
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

Result<void> store(Storage &storage, const QString &word)
{
    return storage.transaction([&] { return storage.project().setValue(u"word"_s, word); });
}

QString stored(const QString &location)
{
    const auto storage = openProject(location);
    return storage ? (*storage)->project().value(u"word"_s)->value_or(QString()) : QString(storage.error().message);
}

}  // namespace

class TestMovedFile : public QObject {
    Q_OBJECT

    Engines m_engines;
    std::unique_ptr<Storage> m_storage;
    QString m_path;
    QString m_elsewhere;

private Q_SLOTS:
    void init()
    {
        m_storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(m_storage);
        m_path = m_storage->location();
        m_elsewhere = m_path + u".moved"_s;
        VERIFY_OK(store(*m_storage, u"before"_s));
    }
    void cleanup() { m_storage.reset(); }

    void takesNothingMore_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("moved") << u"moved"_s;
        QTest::newRow("deleted") << u"deleted"_s;
        QTest::newRow("replaced") << u"replaced"_s;
        QTest::newRow("its log deleted") << u"log"_s;
    }

    void takesNothingMore()
    {
        QFETCH(QString, what);
        if (what == u"replaced"_s) {
            const auto other = m_engines.newProject(u"sqlite"_s);
            QVERIFY(QFile::remove(m_path) && QFile::copy(other->location(), m_path));
        } else if (what == u"moved"_s) {
            QVERIFY(QFile::rename(m_path, m_elsewhere));
        } else {
            QVERIFY(QFile::remove(what == u"log"_s ? m_path + u"-wal"_s : m_path));
        }
        for (const auto &refused : {store(*m_storage, u"after"_s), m_storage->checkPlace(),
                                    m_storage->project().setValue(u"word"_s, u"alone"_s)}) {
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, ErrorKind::Io);
            QVERIFY2(refused.error().message.contains(u"was moved, deleted or replaced"_s),
                     qPrintable(refused.error().message));
        }
        QCOMPARE(m_storage->project().value(u"word"_s)->value(), u"before"_s);

        // Whatever became of the file: what was stored is in the copy.
        const QString copy = m_path + u".copy"_s;
        NoProgress progress;
        VERIFY_OK(m_storage->saveCopy(copy, progress));
        m_storage.reset();
        QCOMPARE(stored(copy), u"before"_s);
    }

    void takesNothingMoreWhereAnotherFileWasCopiedOverIt_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("another project") << u"other"_s;
        QTest::newRow("its backup") << u"backup"_s;
        QTest::newRow("an older copy") << u"older"_s;
        QTest::newRow("a copy that as much was done in") << u"as much"_s;
        QTest::newRow("a copy that more was done in") << u"more"_s;
        QTest::newRow("nothing") << u"empty"_s;
    }

    // The file keeps its name and number; only what is in it is another's.
    void takesNothingMoreWhereAnotherFileWasCopiedOverIt()
    {
        QFETCH(QString, what);
        const auto other = m_engines.newProject(u"sqlite"_s);
        VERIFY_OK(m_storage->tidy());
        QString source = other->location();
        if (what == u"backup"_s) {
            NoProgress progress;
            source = m_path + u".backup"_s;
            VERIFY_OK(m_storage->saveCopy(source, progress));
        } else if (what == u"older"_s) {
            source = m_path + u".older"_s;
            QVERIFY(QFile::copy(m_path, source));
            // Until the file has grown, which its head tells.
            VERIFY_OK(store(*m_storage, QString(200'000, u'x')));
            VERIFY_OK(m_storage->tidy());
            VERIFY_OK(store(*m_storage, u"before"_s));
            VERIFY_OK(m_storage->tidy());
        }
        if (what == u"as much"_s || what == u"more"_s) {
            source = m_path + u".branch"_s;
            QVERIFY(QFile::copy(m_path, source));
            VERIFY_OK(store(*m_storage, u"again"_s));
            VERIFY_OK(store(*m_storage, u"before"_s));
            VERIFY_OK(m_storage->tidy());
            const auto branch = openProject(source);
            for (int i = 0; i < (what == u"more"_s ? 9 : 2); ++i)
                VERIFY_OK(store(**branch, u"elsewhere %1"_s.arg(i)));
            VERIFY_OK((*branch)->tidy());
        }
        QFile target(m_path);
        QVERIFY(target.open(QIODevice::WriteOnly | QIODevice::Truncate));
        if (what != u"empty"_s) {
            QFile from(source);
            QVERIFY(from.open(QIODevice::ReadOnly) && target.write(from.readAll()) > 0);
        }
        target.close();
        const auto refused = store(*m_storage, u"after"_s);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains(u"was moved, deleted or replaced"_s),
                 qPrintable(refused.error().message));
        QVERIFY(!m_storage->checkPlace());
        // What is left in the log is not mixed into the other file.
        QVERIFY(!m_storage->settleIn(m_path));
        const QString copy = m_path + u".copy"_s;
        NoProgress progress;
        const auto saved = m_storage->saveCopy(copy, progress);
        QVERIFY(saved || !QFile::exists(copy));
        if (saved)
            QCOMPARE(stored(copy), u"before"_s);
    }

    // Others who write, and move the log into the file, are no reason to stop.
    void whatOthersStoreIsTheirs()
    {
        const auto other = openProject(m_path);
        VERIFY_OK(other);
        for (int round = 0; round < 40; ++round) {
            VERIFY_OK(store(round % 3 == 0 ? *m_storage : **other, QString::number(round)));
            if (round % 4 == 1)
                VERIFY_OK((*other)->tidy());
            VERIFY_OK(m_storage->checkPlace());
            VERIFY_OK((*other)->checkPlace());
            if (round % 5 == 2)
                VERIFY_OK(m_storage->tidy());
        }
        VERIFY_OK(store(*m_storage, u"after"_s));
    }

    void goesOnWhenItIsBack()
    {
        QVERIFY(QFile::rename(m_path, m_elsewhere));
        QVERIFY(!store(*m_storage, u"meanwhile"_s));
        QVERIFY(QFile::rename(m_elsewhere, m_path));
        VERIFY_OK(m_storage->checkPlace());
        VERIFY_OK(store(*m_storage, u"after"_s));
        m_storage.reset();
        QCOMPARE(stored(m_path), u"after"_s);
    }

    // The log stays beside the old name; without it the file that was found would lack the last answers.
    void theFileThatIsFoundHasEverything()
    {
        QVERIFY(QFile::rename(m_path, m_elsewhere));
        VERIFY_OK(m_storage->settleIn(m_elsewhere));
        m_storage.reset();
        QCOMPARE(QFileInfo(m_path + u"-wal"_s).size(), 0);
        QCOMPARE(stored(m_elsewhere), u"before"_s);
    }

    void anotherFileIsNotTakenForIt()
    {
        const auto other = m_engines.newProject(u"sqlite"_s);
        QVERIFY(QFile::rename(m_path, m_elsewhere));
        const auto refused = m_storage->settleIn(other->location());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Conflict);
        // Somebody has it open under its new name, with a log of its own.
        QFile log(m_elsewhere + u"-wal"_s);
        QVERIFY(log.open(QIODevice::WriteOnly) && log.write("their answers") > 0);
        QVERIFY(!m_storage->settleIn(m_elsewhere));
    }

    // Were the file opened and closed behind SQLite's back, this program's locks on it would go with that, and another
    // program that closes the project would delete the log in which this one goes on writing.
    void openingItTwiceKeepsTheLog()
    {
        VERIFY_OK(openProject(m_path));  // and closed
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {u"--open-and-close"_s, m_path});
        QVERIFY(other.waitForFinished());
        QCOMPARE(other.exitCode(), 0);
        QVERIFY(QFile::exists(m_path + u"-wal"_s));
        VERIFY_OK(store(*m_storage, u"after"_s));
        QCOMPARE(stored(m_path), u"after"_s);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && QByteArrayView(argv[1]) == "--open-and-close") {
        const auto storage = openProject(QString::fromLocal8Bit(argv[2]));
        return storage && store(**storage, u"other"_s) ? 0 : 1;
    }
    TestMovedFile test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_moved_file.moc"
