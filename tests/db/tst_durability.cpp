// SPDX-License-Identifier: GPL-3.0-or-later
// Many writers at once lose nothing and see no lock; a writer that is killed loses nothing that it had committed.
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QProcess>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

constexpr int writerCount = 8;
constexpr int writesEach = 20;

// Reads a number and writes the next one: lost when two writers overlap.
Result<void> countUp(Storage &storage, int writer)
{
    return storage.transaction([&]() -> Result<void> {
        const auto before = storage.project().value(u"counter"_s);
        if (!before)
            return before.error();
        const int next = before->value_or(u"0"_s).toInt() + 1;
        if (auto stored = storage.project().setValue(u"counter"_s, QString::number(next)); !stored)
            return stored;
        return storage.audit().append({u"w%1"_s.arg(writer), u"count"_s, {}, {{"n", next}}, next});
    });
}

// Adds user after user and says each name once it is committed, until it is killed.
int writeUntilKilled(const QString &location)
{
    const auto storage = openProject(location);
    for (int i = 0; storage; ++i) {
        User user;
        user.name = u"user%1"_s.arg(i);
        const auto added = (*storage)->transaction([&]() -> Result<void> {
            if (const auto id = (*storage)->project().addUser(user); !id)
                return id.error();
            return (*storage)->audit().append({{}, u"add"_s, user.name, {}, i});
        });
        if (!added)
            return 1;
        std::printf("%s\n", qPrintable(user.name));
        std::fflush(stdout);
    }
    return 1;
}

}  // namespace

class TestDurability : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void manyWritersLoseNothing()
    {
        NEW_PROJECT(storage);
        std::atomic<int> failures = 0;
        {
            std::vector<std::jthread> writers;
            for (int writer = 0; writer < writerCount; ++writer) {
                writers.emplace_back([&, writer] {
                    const auto own = openProject(storage->location());
                    for (int i = 0; i < writesEach; ++i)
                        failures += own && countUp(**own, writer) ? 0 : 1;
                });
            }
        }
        QCOMPARE(failures.load(), 0);
        QCOMPARE(storage->project().value(u"counter"_s)->value(), QString::number(writerCount * writesEach));
        QCOMPARE(*storage->audit().verifyChain(), 1 + writerCount * writesEach);
    }

    void aKilledWriterLosesNothingCommitted()
    {
        NEW_PROJECT(storage);
        QProcess writer;
        writer.start(QCoreApplication::applicationFilePath(), {u"--write-until-killed"_s, storage->location()});
        QByteArray said;
        while (said.count('\n') < 25) {
            QVERIFY(writer.waitForReadyRead(60'000));
            said += writer.readAllStandardOutput();
        }
        writer.kill();
        QVERIFY(writer.waitForFinished());
        said += writer.readAllStandardOutput();
        const qsizetype committed = said.count('\n');
        const auto reopened = openProject(storage->location());
        VERIFY_OK(reopened);
        for (qsizetype i = 0; i < committed; ++i)
            VERIFY_OK((*reopened)->project().userNamed(u"user%1"_s.arg(i)));
        const qsizetype stored = (*reopened)->project().users()->size();
        QVERIFY2(stored == committed || stored == committed + 1, "at most one was committed but not yet said");
        QCOMPARE(*(*reopened)->audit().verifyChain(), stored + 1);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && QByteArrayView(argv[1]) == "--write-until-killed")
        return writeUntilKilled(QString::fromLocal8Bit(argv[2]));
    TestDurability test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_durability.moc"
