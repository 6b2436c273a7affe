// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that runs full in the middle of something: one message that names the project and the way out, nothing lost
// that was stored before, and work that goes on once there is room.
#include "core/io/rows/ImportReader.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/WorkStore.h"
#include "db/project/Maintenance.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"
#include "tests/support/FullDisk.h"
#include "tests/support/ListReader.h"
#include "tests/support/Team.h"

#include <QDir>

#include <sqlite3.h>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int manyRows = 20'000;  // more than one transaction of an import
constexpr qint64 rowsOfOneTransaction = 16'384;

// Takes the room away when the second transaction has begun.
class CrowdLater final : public Progress {
public:
    void report(qint64 done, qint64) override
    {
        if (done > rowsOfOneTransaction + 2000)
            FullDisk::leaveRoomFor(0);
    }
    bool isCancelled() const override { return false; }
};

std::vector<ImportEvent> rows()
{
    std::vector<ImportEvent> events;
    for (int number = 1; number <= manyRows; ++number) {
        ImportRow row;
        row.line = number;
        row.conversation.externalId = u"f-%1"_s.arg(number);
        row.conversation.batch = u"f"_s;
        row.conversation.turns = {{u"user"_s, u"你常喝什么茶？"_s}, {u"bot"_s, u"第%1种，我从来不喝。"_s.arg(number)}};
        row.conversation.target = 1;
        events.push_back(row);
    }
    return events;
}

// A project of the first schema, from the dump.
QString olderProject(const QString &path)
{
    QFile dump(QStringLiteral(GAINSAY_TEST_DATA "/projects/schema1.sql"));
    if (!dump.open(QIODevice::ReadOnly))
        return {};
    sqlite3 *handle = nullptr;
    sqlite3_open(QFile::encodeName(path).constData(), &handle);
    const int code = sqlite3_exec(handle, dump.readAll().constData(), nullptr, nullptr, nullptr);
    sqlite3_close(handle);
    return code == SQLITE_OK ? path : QString();
}

}  // namespace

class FullDiskTest : public QObject {
    Q_OBJECT

    FullDisk m_disk;
    Engines m_engines;

    static void verifyMessage(const Error &error, const QString &place)
    {
        QCOMPARE(error.kind, ErrorKind::Io);
        QVERIFY2(error.message.contains(place), qPrintable(error.message));
        QVERIFY2(error.message.contains(u"room"_s), qPrintable(error.message));
    }

    static void verifySound(Storage &storage)
    {
        VERIFY_OK(checkIntegrity(storage.location()));
        VERIFY_OK(storage.audit().verifyChain());
        VERIFY_OK(verifyDerived(storage, must(activeScheme(storage.project())).scheme));
    }

private Q_SLOTS:
    void cleanup() { FullDisk::makeRoom(); }

    void anAnswerThatFindsNoRoomIsRefusedWhole()
    {
        const auto storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        const QList<ConversationId> items = team.addConversations(u"b"_s, 2);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"role"_s));
        const qint64 audited = must(storage->audit().verifyChain());

        FullDisk::leaveRoomFor(0);
        AnnotateService desk(*storage, m_engines.clock(), team.scheme(), ann);
        const auto draft = desk.saveDraft(items[1], cdconvAnswers(u"intra"_s), {});
        QVERIFY(!draft);
        verifyMessage(draft.error(), storage->location());
        Submission submission;
        submission.conversation = items[1];
        submission.answers = cdconvAnswers(u"intra"_s);
        const auto refused = desk.submit(submission);
        QVERIFY(!refused);
        verifyMessage(refused.error(), storage->location());
        QVERIFY(must(storage->work().latestAnnotation(items[0], ann)));
        QVERIFY(!must(storage->work().latestAnnotation(items[1], ann)));
        verifySound(*storage);

        FullDisk::makeRoom();
        VERIFY_OK(desk.submit(submission));
        QCOMPARE(must(storage->audit().verifyChain()), audited + 1);
        verifySound(*storage);
    }

    void anImportKeepsWhatItHadTakenAndTakesTheRestLater()
    {
        const auto storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        const auto takeRows = [&](Progress &progress) {
            ListReader reader(rows());
            return ImportService(*storage, m_engines.clock(), {}).run(reader, {}, progress);
        };
        CrowdLater crowd;
        const auto broken = takeRows(crowd);
        QVERIFY(!broken);
        verifyMessage(broken.error(), storage->location());
        const qint64 taken = must(storage->conversations().count({}));
        QVERIFY2(taken > 0 && taken < manyRows, qPrintable(QString::number(taken)));
        QVERIFY(broken.error().message.contains(u"%1 conversations had been taken"_s.arg(taken)));
        QCOMPARE(must(storage->audit().list(0, 1)).constFirst().entry.payload.value("added", qint64(0)), taken);
        verifySound(*storage);

        FullDisk::makeRoom();
        NoProgress progress;
        const auto rest = takeRows(progress);
        VERIFY_OK(rest);
        QCOMPARE(rest->added, manyRows - taken);
        QCOMPARE(rest->alreadyThere, taken);
        ConversationQuery query;
        query.filter.text = u"第%1种"_s.arg(manyRows);
        QCOMPARE(must(storage->conversations().list(query, {}, 10)).size(), 1);
        verifySound(*storage);
    }

    void aBackupThatDoesNotFitLeavesNothingBehind()
    {
        const auto storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        Team(*storage, m_engines.clock()).addConversations(u"b"_s, 200);
        const QString copy = m_engines.temporaryFile(u"copy.gainsay"_s);
        NoProgress progress;
        FullDisk::leaveRoomFor(20'000);
        const auto refused = backupProject(storage->location(), copy, progress);
        QVERIFY(!refused);
        verifyMessage(refused.error(), copy);
        QVERIFY(!QFile::exists(copy));

        FullDisk::makeRoom();
        VERIFY_OK(backupProject(storage->location(), copy, progress));
        QCOMPARE(must(must(openProject(copy))->conversations().count({})), 200);
    }

    void anUpgradeWithoutRoomLeavesTheProjectAsItWas_data()
    {
        QTest::addColumn<qint64>("room");
        QTest::newRow("none for the copy") << qint64(10'000);
        QTest::newRow("the copy fits, the steps do not") << qint64(350'000);
    }

    void anUpgradeWithoutRoomLeavesTheProjectAsItWas()
    {
        QFETCH(qint64, room);
        const QString path = olderProject(m_engines.freshLocation(u"sqlite"_s));
        QVERIFY(!path.isEmpty());
        const QStringList copies{QFileInfo(path).fileName() + u"*.backup*"_s};
        const QDir folder = QFileInfo(path).dir();
        FullDisk::leaveRoomFor(room);
        const auto refused = openProject(path);
        QVERIFY(!refused);
        verifyMessage(refused.error(), path);
        QCOMPARE(folder.entryList(copies).size(), room < 100'000 ? 0 : 1);

        FullDisk::makeRoom();
        const auto opened = openProject(path);
        VERIFY_OK(opened);
        QCOMPARE(must((*opened)->audit().verifyChain()), 19);
        QCOMPARE(must((*opened)->conversations().count({})), 3);
        verifySound(**opened);
    }

    void aProjectThatDoesNotFitIsNotBegun()
    {
        const QString path = m_engines.freshLocation(u"sqlite"_s);
        FullDisk::leaveRoomFor(50'000);
        SchemeRevision scheme;
        const auto refused = createProject(path, scheme, m_engines.clock());
        QVERIFY(!refused);
        verifyMessage(refused.error(), path);
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_GUILESS_MAIN(FullDiskTest)
#include "tst_full_disk.moc"
