// SPDX-License-Identifier: GPL-3.0-or-later
// Tags, slices and doubted labels: who may, what is recorded, and what happens to the item.
#include "core/service/AdjudicateService.h"
#include "core/service/ErrorsService.h"
#include "core/store/AuditStore.h"
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
        QCOMPARE(detail.predictions[0].prelabel->label, u"role"_s);
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
};

QTEST_GUILESS_MAIN(TestErrorsService)
#include "tst_errors_service.moc"
