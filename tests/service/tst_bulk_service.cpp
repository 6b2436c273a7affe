// SPDX-License-Identifier: GPL-3.0-or-later
// Many items at once: what is taken, what is left out and why, and what can be taken back.
#include "core/service/bulk/BulkService.h"
#include "core/service/bulk/ImportUndo.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/ArchiveStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/ListReader.h"
#include "tests/support/Team.h"

#include <QBuffer>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

BulkRequest request(BulkAction action, const QList<ConversationId> &items)
{
    BulkRequest asked;
    asked.action = action;
    asked.selection.items = items;
    return asked;
}

}  // namespace

class BulkServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    NoProgress m_progress;

    static BulkService service(Team &team, const QString &name = u"sue"_s)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

    static qint64 slotsOf(Team &team, ConversationId item) { return must(team.storage().work().slotsOf(item)).size(); }

    static std::vector<ImportEvent> rows(int count, const QString &batch)
    {
        std::vector<ImportEvent> events;
        for (int i = 0; i < count; ++i) {
            ImportRow row;
            row.line = i + 1;
            row.conversation.externalId = u"%1-%2"_s.arg(batch).arg(i);
            row.conversation.batch = batch;
            row.conversation.turns = {{u"user"_s, u"hello %1 %2"_s.arg(batch).arg(i)}, {u"bot"_s, u"well"_s}};
            row.conversation.target = 1;
            events.emplace_back(std::move(row));
        }
        return events;
    }

    ImportReport import(Storage &storage, FakeClock &clock, int count, const QString &batch)
    {
        ListReader reader(rows(count, batch));
        ImportRequest asked;
        asked.source = batch + u".jsonl"_s;
        return must(ImportService(storage, clock, {}).run(reader, asked, m_progress));
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void chosenItemsAreAssignedAndTakenBack()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 4);
        const auto others = team.addConversations(u"two"_s, 1);
        BulkRequest asked = request(BulkAction::Assign, {items[0], items[2], others[0]});
        asked.annotators = {u"ann"_s, u"abe"_s};
        team.person(u"ann"_s);
        team.person(u"abe"_s);
        auto bulk = service(team);
        QCOMPARE(must(bulk.preview(asked)).done, 3);
        QCOMPARE(slotsOf(team, items[0]), 0);
        const BulkOutcome done = must(bulk.run(asked, m_progress));
        QCOMPARE(done.done, 3);
        QCOMPARE(slotsOf(team, items[0]), 2);
        QCOMPARE(slotsOf(team, items[1]), 0);
        QCOMPARE(slotsOf(team, others[0]), 2);
        must(bulk.undo(BulkAction::Assign, done));
        QCOMPARE(slotsOf(team, items[0]), 0);
        must(verifyDerived(*storage, team.scheme().scheme));
        QVERIFY(!bulk.run(request(BulkAction::Assign, items), m_progress));  // to nobody
        QCOMPARE(service(team, u"ann"_s).run(asked, m_progress).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(service(team, u"rita"_s).preview(asked).error().kind, ErrorKind::NotAllowed);
    }

    void lockedBatchesAreLeftOutByName()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto locked = team.addConversations(u"one"_s, 2);
        const auto open = team.addConversations(u"two"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        must(
            SpotCheckService(*storage, team.clock(), team.scheme(), team.person(u"sue"_s)).start({u"one"_s, 1, {}, 1}));
        BulkRequest asked = request(BulkAction::Assign, locked + open);
        asked.annotators = {u"ann"_s, u"abe"_s};
        const BulkOutcome seen = must(service(team).preview(asked));
        QCOMPARE(seen.chosen, 3);
        QCOMPARE(seen.done, 1);
        QCOMPARE(seen.leftOut.size(), 1);
        QCOMPARE(seen.leftOut.first().count, 2);
        QVERIFY(seen.leftOut.first().reason.contains(u"spot-checked"_s));
        QVERIFY(BulkService::remarks(seen).contains(u"2 left out"_s));
    }

    void freeItemsMoveToABatchAndBack()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        team.addConversations(u"two"_s, 1);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const auto free = team.addConversations(u"three"_s, 2);
        BulkRequest asked = request(BulkAction::Move, items + free);
        asked.batch = u"two"_s;  // there already
        const BulkOutcome done = must(service(team).run(asked, m_progress));
        QCOMPARE(done.done, 2);
        QCOMPARE(done.leftOut.first().count, 3);
        QCOMPARE(must(storage->conversations().byId(free[0])).batch, u"two"_s);
        must(service(team).undo(BulkAction::Move, done));
        QCOMPARE(must(storage->conversations().byId(free[0])).batch, u"three"_s);
        asked.batch.clear();
        QVERIFY(!service(team).run(asked, m_progress));
    }

    void everythingThatAListShowsCanBeFlagged()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(u"one"_s, 3);
        team.addConversations(u"two"_s, 2);
        BulkRequest asked;
        asked.action = BulkAction::Flag;
        asked.selection.all = ConversationFilter();
        asked.selection.all->externalIdPrefix = u"one-"_s;
        asked.reason = u"see page 3"_s;
        const BulkOutcome done = must(service(team).run(asked, m_progress));
        QCOMPARE(done.done, 3);
        QCOMPARE(must(storage->work().standingMarkCount(ItemMarkKind::Flag)), 3);
        must(service(team).undo(BulkAction::Flag, done));
        QCOMPARE(must(storage->work().standingMarkCount(ItemMarkKind::Flag)), 0);
        asked.reason = u" "_s;
        QVERIFY(!service(team).run(asked, m_progress));
    }

    void whatIsAnsweredGoesBackToItsPeople()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        for (const int i : {0, 1}) {
            team.submit(u"ann"_s, items[i], cdconvAnswers(u"none"_s));
            team.submit(u"abe"_s, items[i], i == 0 ? cdconvAnswers(u"none"_s) : cdconvAnswers(u"intra"_s));
        }
        team.submit(u"ann"_s, items[2], cdconvAnswers(u"none"_s));
        BulkRequest asked = request(BulkAction::SendBack, items);
        asked.reason = u"read section 2"_s;
        const BulkOutcome done = must(service(team).run(asked, m_progress));
        QCOMPARE(done.done, 2);  // one was agreed on, one disputed
        QCOMPARE(done.leftOut.first().count, 1);
        for (const int i : {0, 1}) {
            for (const Slot &slot : must(storage->work().slotsOf(items[i])))
                QVERIFY(slot.state == SlotState::Returned);
        }
        QCOMPARE(must(storage->reviews().inbox(team.person(u"abe"_s), {}, 9)).size(), 2);
        must(verifyDerived(*storage, team.scheme().scheme));
        QVERIFY(!BulkService::canUndo(BulkAction::SendBack));
    }

    void onlyWhatNobodyHasTouchedIsDeleted()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 3);
        const auto planned = team.addConversations(u"two"_s, 1);
        team.assign(u"two"_s, {u"ann"_s, u"abe"_s});
        must(storage->work().addMark({items[1], team.person(u"sue"_s), ItemMarkKind::Flag, u"why"_s, 1, 0}));
        PrelabelRun run;
        run.model = u"m"_s;
        run = must(storage->prelabels().findOrAddRun(run));
        Prelabel said;
        said.conversation = items[0];
        said.label = u"role"_s;
        must(storage->prelabels().insert(run.id, {said}));
        const BulkOutcome done = must(
            service(team).run(request(BulkAction::Remove, {items[0], items[1], items[2], planned[0]}), m_progress));
        QCOMPARE(done.done, 2);
        QCOMPARE(done.leftOut.first().count, 2);
        QVERIFY(!storage->conversations().byId(items[0]));
        QVERIFY(storage->conversations().byId(items[1]));
        QVERIFY(storage->conversations().byId(planned[0]));
        QVERIFY(must(storage->archive().prelabelsOf(items[0])).isEmpty());
        must(storage->audit().verifyChain());
    }

    // A file gives the ids of what was deleted again: searching must not find the old words behind them.
    void theSearchForgetsWhatIsDeleted()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const ImportReport first = import(*storage, m_engines.clock(), 1500, u"old"_s);
        QVERIFY(!first.ranges.isEmpty());
        QCOMPARE(must(ImportUndo(*storage, team.clock(), team.person(u"sue"_s)).takeBack(first.ranges, m_progress)),
                 1500);
        import(*storage, m_engines.clock(), 1500, u"new"_s);
        ConversationFilter filter;
        filter.text = u"old"_s;
        QCOMPARE(must(storage->conversations().count(filter)), 0);
        filter.text = u"new 7"_s;
        QVERIFY(must(storage->conversations().count(filter)) > 0);
    }

    void aListIsExportedAlone()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Json gold = cdconvAnswers(u"none"_s);
        team.addConversations(u"one"_s, 3, gold);
        team.addConversations(u"two"_s, 2, gold);
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        ExportRequest asked;
        asked.format = u"jsonl"_s;
        asked.listed = ConversationFilter();
        asked.listed->batch = must(storage->conversations().batchByName(u"two"_s)).id;
        QCOMPARE(must(ExportService(*storage).run(asked, buffer, m_progress)), 2);
        QVERIFY(buffer.data().contains("two-1") && !buffer.data().contains("one-1"));
        asked.what = ExportWhat::Everything;
        QVERIFY(!ExportService(*storage).run(asked, buffer, m_progress));
    }

    void anImportIsTakenBackWhileNobodyHasTouchedIt()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        import(*storage, m_engines.clock(), 3, u"a"_s);
        m_engines.clock().advance(60 * 60'000);
        import(*storage, m_engines.clock(), 2, u"b"_s);
        ImportUndo undo(*storage, team.clock(), team.person(u"rita"_s));
        const QList<PastImport> imports = must(undo.imports(10));
        QCOMPARE(imports.size(), 2);
        QCOMPARE(imports[0].source, u"b.jsonl"_s);
        QCOMPARE(imports[0].added, 2);
        QCOMPARE(must(undo.check(imports[0].ranges)), 2);
        QCOMPARE(must(undo.takeBack(imports[0].ranges, m_progress)), 2);
        QCOMPARE(must(undo.imports(10)).size(), 1);
        QVERIFY(!storage->conversations().batchByName(u"b"_s));
        team.assign(u"a"_s, {u"ann"_s, u"abe"_s});
        const auto refused = undo.takeBack(imports[1].ranges, m_progress);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        QCOMPARE(must(storage->conversations().count({})), 3);
        QVERIFY(!ImportUndo(*storage, team.clock(), team.person(u"ann"_s)).imports(10));
    }
};

QTEST_GUILESS_MAIN(BulkServiceTest)
#include "tst_bulk_service.moc"
