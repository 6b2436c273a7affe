// SPDX-License-Identifier: GPL-3.0-or-later
// Batches made by size, by growing sizes, by file and by filter; what carries work stays.
#include "core/service/plan/BatchService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"
#include "core/workflow/AssignmentPlan.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

QString inWords(const QList<Batch> &batches)
{
    QStringList words;
    for (const Batch &batch : batches)
        words << u"%1:%2"_s.arg(batch.name).arg(batch.counts.conversations);
    return words.join(u' ');
}

BatchRequest request(BatchRequest::How how, const QString &name, const QList<qint64> &sizes = {})
{
    BatchRequest request;
    request.how = how;
    request.name = name;
    request.sizes = sizes;
    return request;
}

}  // namespace

class BatchServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    using How = BatchRequest::How;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void sizesGrowAndNoneIsEmpty()
    {
        QCOMPARE(equalSizes(7, 3), QList<qint64>({3, 3, 1}));
        QCOMPARE(equalSizes(0, 3), QList<qint64>());
        QCOMPARE(growingSizes(15, 5), QList<qint64>({1, 2, 3, 4, 5}));
        QCOMPARE(growingSizes(2, 5), QList<qint64>({1, 1}));
        for (int total = 1; total < 60; ++total) {
            qint64 sum = 0;
            qint64 last = 0;
            for (const qint64 size : growingSizes(total, 5)) {
                QVERIFY(size >= std::max<qint64>(1, last));
                last = size;
                sum += size;
            }
            QCOMPARE(sum, total);
        }
    }

    void bySizeInTheOrderOfImport()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"all"_s, 7);
        BatchService service(*storage, team.clock(), team.person(u"sam"_s));
        const auto preview = service.preview(request(How::Size, u"part"_s, {3}));
        VERIFY_OK(preview);
        QCOMPARE(inWords(must(storage->conversations().batches())), u"all:7"_s);
        VERIFY_OK(service.make(request(How::Size, u"part"_s, {3})));
        QCOMPARE(inWords(must(storage->conversations().batches())), u"part-1:3 part-2:3 part-3:1"_s);
        QCOMPARE(must(storage->conversations().byExternalId(u"all-4"_s)).batch, u"part-2"_s);
        const AuditEntry entry = must(storage->audit().list(0, 1)).first().entry;
        QCOMPARE(entry.action, u"make_batches"_s);
        QCOMPARE(entry.user, u"sam"_s);
        QCOMPARE(service.make(request(How::Size, u"part"_s, {3})).error().kind, ErrorKind::Conflict);
        QCOMPARE(inWords(must(storage->conversations().batches())), u"part-1:3 part-2:3 part-3:1"_s);
    }

    void growingAndGivenSizes()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"all"_s, 20);
        BatchService service(*storage, team.clock(), {});
        BatchRequest given = request(How::Sizes, u"pilot"_s, {2, 3});
        const auto pilot = service.make(given);
        VERIFY_OK(pilot);
        QCOMPARE(pilot->beyond, 15);
        QVERIFY(BatchService::remarks(*pilot).contains(u"15"_s));
        BatchRequest growing = request(How::Growing, u"round"_s);
        growing.count = 5;
        growing.filter.batch = must(storage->conversations().batchByName(u"all"_s)).id;
        VERIFY_OK(service.make(growing));
        QCOMPARE(inWords(must(storage->conversations().batches())),
                 u"pilot-1:2 pilot-2:3 round-1:1 round-2:2 round-3:3 round-4:4 round-5:5"_s);
    }

    void whatCarriesWorkStays()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"old"_s, 4);
        team.assign(u"old"_s, {u"ann"_s, u"abe"_s});
        team.addConversations(u"new"_s, 3);
        BatchService service(*storage, team.clock(), team.person(u"sam"_s));
        const auto made = service.make(request(How::One, u"both"_s));
        VERIFY_OK(made);
        QCOMPARE(made->atWork, 4);
        QVERIFY(BatchService::remarks(*made).contains(u"4"_s));
        QCOMPARE(inWords(must(storage->conversations().batches())), u"old:4 both:3"_s);
        BatchRequest again = request(How::One, u"more"_s);
        again.filter.batch = must(storage->conversations().batchByName(u"old"_s)).id;
        QCOMPARE(service.make(again).error().kind, ErrorKind::NotFound);
    }

    void byFilterAndByFile()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"a"_s, 3);
        team.addConversations(u"b"_s, 2);
        BatchService service(*storage, team.clock(), {});
        BatchRequest filtered = request(How::One, u"mixed"_s);
        VERIFY_OK(service.make(filtered));
        QCOMPARE(inWords(must(storage->conversations().batches())), u"mixed:5"_s);
        filtered.name = u"seconds"_s;
        filtered.filter.externalIdPrefix = u"a-2"_s;
        VERIFY_OK(service.make(filtered));
        QCOMPARE(inWords(must(storage->conversations().batches())), u"mixed:4 seconds:1"_s);
        VERIFY_OK(service.make(request(How::File, {})));
        QCOMPARE(inWords(must(storage->conversations().batches())), u"a:3 b:2"_s);
    }

    void refusedInWords()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        BatchService service(*storage, team.clock(), {});
        QCOMPARE(service.make(request(How::One, u"x"_s)).error().kind, ErrorKind::NotFound);
        team.addConversations(u"all"_s, 2);
        QCOMPARE(service.make(request(How::One, u" "_s)).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(service.make(request(How::Size, u"x"_s, {0})).error().kind, ErrorKind::InvalidInput);
        BatchService ann(*storage, team.clock(), team.person(u"ann"_s));
        QCOMPARE(ann.make(request(How::One, u"x"_s)).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(ann.preview(request(How::One, u"x"_s)).error().kind, ErrorKind::NotAllowed);
    }

    void trainingIsNoBatchOfTheWork()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"work"_s, 2);
        for (const ConversationId id : team.addConversations(u"tutorial"_s, 2))
            must(storage->training().reserve(id));
        QCOMPARE(inWords(must(storage->conversations().batches())), u"work:2"_s);
        const ActiveScheme scheme = must(activeScheme(storage->project()));
        QCOMPARE(must(SpotCheckService(*storage, team.clock(), scheme, {}).statuses()).size(), 1);
        BatchService service(*storage, team.clock(), {});
        const auto made = service.make(request(How::One, u"all"_s));
        VERIFY_OK(made);
        QCOMPARE(made->batches.first().conversations.size(), 2);
    }
};

QTEST_GUILESS_MAIN(BatchServiceTest)
#include "tst_batch_service.moc"
