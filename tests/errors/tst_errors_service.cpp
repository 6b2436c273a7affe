// SPDX-License-Identifier: GPL-3.0-or-later
// Tags, slices and doubted labels: who may, what is recorded, and what happens to the item.
#include "core/errors/ErrorsService.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/errors/table/PredictionRuns.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/store/AuditStore.h"
#include "core/store/ErrorStore.h"
#include "tests/errors/ErrorProject.h"
#include "tests/support/Engines.h"

using namespace Qt::StringLiterals;
using namespace gainsay;

class TestErrorsService : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void aDoubtedLabelIsDecidedAgain()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = team.addConversations(u"b"_s, 2);
        team.assign(u"b"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"b"_s, cdconvAnswers(u"none"_s));
        QCOMPARE(team.stateOf(ids[0]), u"agreed"_s);
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"res"_s));
        VERIFY_OK(errors.reopen(ids[0], u"the models are sure"_s));
        QCOMPARE(team.stateOf(ids[0]), u"disputed"_s);
        QCOMPARE(must(storage->audit().list(0, 1))[0].entry.action, u"reopen_label"_s);
        QCOMPARE(errors.reopen(ids[0], {}).error().kind, ErrorKind::Conflict);

        AdjudicateService third(*storage, m_engines.clock(), team.scheme(), team.person(u"judge"_s));
        const auto waiting = must(third.next());
        QVERIFY(waiting);
        QCOMPARE(waiting->conversation.id, ids[0]);
        DecisionRequest request;
        request.conversation = ids[0];
        request.answers = cdconvAnswers(u"role"_s);
        VERIFY_OK(third.decide(request));
        QCOMPARE(team.stateOf(ids[0]), u"adjudicated"_s);
        QCOMPARE(must(storage->conversations().row(ids[0])).label, u"role"_s);
    }

    void anImportedLabelCanBeDoubtedToo()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s, QString()});
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"sup"_s));
        VERIFY_OK(errors.reopen(ids[0], {}));
        QCOMPARE(team.stateOf(ids[0]), u"disputed"_s);
        QCOMPARE(errors.reopen(ids[1], {}).error().kind, ErrorKind::NotAllowed);
        AdjudicateService third(*storage, m_engines.clock(), team.scheme(), team.person(u"judge"_s));
        DecisionRequest request;
        request.conversation = ids[0];
        request.answers = cdconvAnswers(u"intra"_s);
        VERIFY_OK(third.decide(request));
        QCOMPARE(must(storage->conversations().row(ids[0])).label, u"intra"_s);
    }

    void annotatorsDoNotStudy()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s});
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"ann"_s));
        QCOMPARE(errors.reopen(ids[0], {}).error().kind, ErrorKind::NotAllowed);
        ErrorFilter filter;
        filter.gold = {u"none"_s};
        QCOMPARE(errors.saveSlice(u"x"_s, filter).error().kind, ErrorKind::NotAllowed);
    }

    void tagsAndSlicesAreRecorded()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s});
        const RunId run = addRun(*storage, u"m"_s, {predicted(ids[0], u"role"_s, 0.8)});
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"res"_s));
        VERIFY_OK(errors.tag(ids[0], run, u"commonsense"_s, u"a cat is a pet"_s));
        QCOMPARE(errors.tag(ids[0], run, u"no such tag"_s).error().kind, ErrorKind::InvalidInput);
        const ErrorDetail detail = must(errors.detail(ids[0]));
        QCOMPARE(detail.gold, u"none"_s);
        QCOMPARE(detail.tags.size(), 1);
        QCOMPARE(detail.tags[0].note, u"a cat is a pet"_s);
        QCOMPARE(detail.predictions.size(), 1);
        QCOMPARE(detail.predictions[0].prelabel.label, u"role"_s);
        VERIFY_OK(errors.untag(ids[0], run, u"commonsense"_s));
        QVERIFY(must(errors.detail(ids[0])).tags.isEmpty());
        ErrorFilter filter;
        filter.gold = {u"none"_s};
        VERIFY_OK(errors.saveSlice(u" nothing wrong "_s, filter));
        QCOMPARE(must(storage->errors().slices())[0].name, u"nothing wrong"_s);
        QVERIFY(!errors.saveSlice(u"all"_s, {}));
        QVERIFY(!errors.setTagKinds({{u"a"_s, u"1"_s, false}, {u"b"_s, u"1"_s, false}}));
        VERIFY_OK(storage->audit().verifyChain());
        QCOMPARE(must(storage->audit().list(0, 1))[0].entry.action, u"save_slice"_s);
    }

    void anImportedRunLeavesWithAllThatHangsOnIt()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s, u"role"_s});
        const RunId kept = addRun(*storage, u"kept"_s, {predicted(ids[0], u"none"_s, 0.7)});
        const RunId gone =
            addRun(*storage, u"gone"_s, {predicted(ids[0], u"role"_s, 0.8), predicted(ids[1], u"role"_s, 0.9)});
        VERIFY_OK(storage->prelabels().insertSpans(gone, ids[0], {}));
        ErrorsService errors(*storage, m_engines.clock(), team.scheme(), team.person(u"res"_s));
        VERIFY_OK(errors.tag(ids[0], gone, u"commonsense"_s, u"a cat is a pet"_s));
        VERIFY_OK(errors.tag(ids[0], kept, u"negation"_s));
        ErrorFilter filter;
        filter.runs = {{u"gone"_s, {}, false, LabelSetting::All, {}, {}}};
        VERIFY_OK(errors.saveSlice(u"its errors"_s, filter));
        NoProgress progress;
        QCOMPARE(must(loadErrorTable(*storage, team.scheme().scheme, progress))->runs.size(), 2);
        QVERIFY(must(storage->errors().block(gone, 0)));

        PredictionRuns runs(*storage, m_engines.clock(), team.person(u"res"_s));
        const QList<RunUse> before = must(runs.uses());
        QCOMPARE(before[0].name, u"gone"_s);
        QCOMPARE(before[0].tags, 1);
        QCOMPARE(before[0].slices, QStringList{u"its errors"_s});
        QCOMPARE(before[1].tags, 1);
        const RunUse removed = must(runs.remove(u"gone"_s));
        QCOMPARE(removed.run.count, 2);
        QCOMPARE(removed.notes, 1);

        QCOMPARE(must(storage->prelabels().runs()).size(), 1);
        QVERIFY(!must(storage->prelabels().prelabel(gone, ids[0])));
        QVERIFY(!must(storage->prelabels().spans(gone, ids[0])));
        QVERIFY(!must(storage->errors().block(gone, 0)));
        QCOMPARE(must(storage->errors().tags()).size(), 1);
        const SharedErrorTable table = must(loadErrorTable(*storage, team.scheme().scheme, progress));
        QCOMPARE(table->runs.size(), 1);
        QCOMPARE(table->runs[0].name, u"kept"_s);
        QCOMPARE(selectRows(*table, filter).count(), 0);

        // One row tells who, what and the words that people had written.
        const AuditRow row = must(storage->audit().list(0, 1))[0];
        QCOMPARE(row.entry.action, u"remove_predictions"_s);
        QCOMPARE(row.entry.subject, u"gone"_s);
        QCOMPARE(row.entry.payload["predictions"].get<int>(), 2);
        QCOMPARE(row.entry.payload["tags"][0]["note"].get<std::string>(), std::string("a cat is a pet"));
        VERIFY_OK(storage->audit().verifyChain());
        QCOMPARE(runs.remove(u"gone"_s).error().kind, ErrorKind::NotFound);
        // The same file may come again.
        addRun(*storage, u"gone"_s, {predicted(ids[0], u"role"_s, 0.8)});
        const QList<RunUse> after = must(runs.uses());
        QCOMPARE(after[0].run.count, 1);
        QCOMPARE(after[0].tags, 0);
    }

    void whatTheDetectorSaidIsNeverRemoved()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto ids = addLabelled(*storage, {u"none"_s});
        PrelabelRun run;
        run.model = u"starter"_s;
        run.version = u"1"_s;
        run.method = u"flatten"_s;
        run.origin = u"detector"_s;
        const RunId judged = must(storage->prelabels().findOrAddRun(run)).id;
        must(storage->prelabels().insert(judged, {predicted(ids[0], u"role"_s, 0.8)}));
        addRun(*storage, u"other"_s, {predicted(ids[0], u"none"_s, 0.8)});
        PredictionRuns runs(*storage, m_engines.clock(), team.person(u"sup"_s));
        QCOMPARE(runs.remove(u"starter 1 · flatten"_s).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(PredictionRuns(*storage, m_engines.clock(), team.person(u"ann"_s)).remove(u"other"_s).error().kind,
                 ErrorKind::NotAllowed);
        QCOMPARE(must(storage->prelabels().runs()).size(), 2);
    }

    // A filter that names a model must not mean another one when a run comes that would be called the same.
    void aRunKeepsItsNameWhenAnotherComes()
    {
        PrelabelRun older{RunId{1}, u"m"_s, u"1"_s, u"flatten"_s, {{"a", 1}}, u"detector"_s, {}, 0, 0};
        PrelabelRun newer{RunId{2}, u"m"_s, u"1"_s, u"flatten"_s, {{"a", 2}}, u"detector"_s, {}, 0, 0};
        QCOMPARE(runNames({older}), QStringList{u"m 1 · flatten"_s});
        QCOMPARE(runNames({newer, older}), (QStringList{u"m 1 · flatten (2)"_s, u"m 1 · flatten"_s}));
    }
};

QTEST_GUILESS_MAIN(TestErrorsService)
#include "tst_errors_service.moc"
