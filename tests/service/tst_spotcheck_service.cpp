// SPDX-License-Identifier: GPL-3.0-or-later
// The loop of spot checks: fail, amend, fail, amend, pass; and everything that is refused on the way.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/plan/AssignService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QSet>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

const QString batchName = u"one"_s;

}  // namespace

class SpotCheckServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static SpotCheckService checker(Team &team, const QString &name = u"sam"_s)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

    // A finished batch of `items` that two people labelled alike.
    static QList<ConversationId> finished(Team &team, int items)
    {
        const auto ids = team.addConversations(batchName, items);
        team.assign(batchName, {u"ann"_s, u"abe"_s});
        team.annotateAll(batchName, cdconvAnswers(u"none"_s));
        return ids;
    }

    static StartedRound started(Team &team, int sample, quint64 seed = 1)
    {
        StartRequest request;
        request.batch = batchName;
        request.sample = sample;
        request.seed = seed;
        return must(checker(team).start(request));
    }

    static ReviewRequest verdict(Team &team, const QString &id, Verdict verdict, std::optional<Json> answers = {})
    {
        return {batchName, must(team.storage().conversations().idOf(id)), verdict, std::move(answers),
                verdict == Verdict::Fail ? u"look at u2"_s : QString()};
    }

    // Gives verdicts to the whole sample, the first `fails` of them "fail"; gives the failed items.
    static QList<ConversationId> review(Team &team, const QStringList &sample, int fails)
    {
        QList<ConversationId> failed;
        auto service = checker(team);
        must(team.storage().transaction([&]() -> Result<void> {
            for (qsizetype i = 0; i < sample.size(); ++i) {
                const auto one = verdict(team, sample.at(i), i < fails ? Verdict::Fail : Verdict::Pass);
                if (i < fails)
                    failed.append(one.conversation);
                must(service.record(one));
            }
            return {};
        }));
        return failed;
    }

    static QString stateOf(Team &team) { return toString(must(checker(team).status(batchName)).state); }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void failAmendFailAmendPass()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        finished(team, 60);
        QCOMPARE(stateOf(team), u"annotated"_s);
        for (int round = 1; round <= 2; ++round) {
            const auto sample = started(team, 40, static_cast<quint64>(round)).sample;
            QCOMPARE(QSet<QString>(sample.begin(), sample.end()).size(), 40);
            QCOMPARE(stateOf(team), u"checking"_s);
            const auto failed = review(team, sample, 3);  // 37 of 40 are 92.5 %
            const auto closed = must(checker(team).close(batchName));
            QCOMPARE(toString(closed.state), u"returned"_s);
            QCOMPARE(closed.rounds.size(), round);
            QCOMPARE(*closed.rounds.last().passRate, 37.0 / 40);
            for (const QString &name : {u"ann"_s, u"abe"_s})
                QCOMPARE(must(storage->reviews().returnedTo(team.person(name))).size(), 3);
            AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
            const auto first = must(ann.next());
            QVERIFY(failed.contains(first->conversation.id));
            QCOMPARE(first->messages.first().body, u"look at u2"_s);
            for (const ConversationId item : failed) {
                QCOMPARE(stateOf(team), u"returned"_s);
                team.submit(u"ann"_s, item, cdconvAnswers(u"role"_s));
                team.submit(u"abe"_s, item, cdconvAnswers(u"role"_s));
            }
            QCOMPARE(stateOf(team), u"annotated"_s);
        }
        review(team, started(team, 40, 3).sample, 2);  // 38 of 40 are 95 %
        const auto accepted = must(checker(team).close(batchName));
        QCOMPARE(toString(accepted.state), u"accepted"_s);
        QCOMPARE(accepted.rounds.size(), 3);
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
        VERIFY_OK(storage->audit().verifyChain());
    }

    void confirmingIsEnoughAndBothMustAnswer()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        finished(team, 10);
        const auto failed = review(team, started(team, 10).sample, 1);
        must(checker(team).close(batchName));
        team.submit(u"ann"_s, failed.first(), cdconvAnswers(u"none"_s));
        QCOMPARE(stateOf(team), u"returned"_s);
        team.submit(u"abe"_s, failed.first(), cdconvAnswers(u"none"_s));
        QCOMPARE(stateOf(team), u"annotated"_s);
    }

    void aReturnedItemOfSomeoneWhoLeftCanBeHandedOver()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        finished(team, 10);
        const auto failed = review(team, started(team, 10).sample, 1);
        must(checker(team).close(batchName));
        team.submit(u"abe"_s, failed.first(), cdconvAnswers(u"none"_s));
        AssignService planner(*storage, team.clock(), team.scheme(), team.person(u"sam"_s));
        QCOMPARE(must(planner.handOver({team.person(u"ann"_s), team.person(u"amy"_s), batchName})).moved, 1);
        QCOMPARE(stateOf(team), u"returned"_s);
        team.submit(u"amy"_s, failed.first(), cdconvAnswers(u"none"_s));
        QCOMPARE(stateOf(team), u"annotated"_s);
    }

    void acceptanceLocksAndReopeningUnlocks()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = finished(team, 5);
        review(team, started(team, 100).sample, 0);
        must(checker(team).close(batchName));
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        Submission late;
        late.conversation = items.first();
        late.answers = cdconvAnswers(u"role"_s);
        const auto refused = ann.submit(late);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        QVERIFY(refused.error().message.contains(batchName));
        QVERIFY(!must(ann.open(items.first())).locked.isEmpty());
        AssignService planner(*storage, team.clock(), team.scheme(), {});
        QCOMPARE(planner.assign({batchName, {u"ann"_s, u"abe"_s}, 2, 1}).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(checker(team).reopen(batchName, {}).error().kind, ErrorKind::InvalidInput);
        VERIFY_OK(checker(team).reopen(batchName, u"the guideline changed"_s));
        QCOMPARE(stateOf(team), u"annotated"_s);
        VERIFY_OK(ann.submit(late));
        QCOMPARE(stateOf(team), u"open"_s);
        QCOMPARE(checker(team).reopen(batchName, u"again"_s).error().kind, ErrorKind::NotAllowed);
        team.submit(u"abe"_s, items.first(), cdconvAnswers(u"role"_s));
        review(team, started(team, 100, 2).sample, 0);
        QCOMPARE(toString(must(checker(team).close(batchName)).state), u"accepted"_s);
    }

    void nothingChangesWhileItIsChecked()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = finished(team, 5);
        started(team, 5);
        AnnotateService ann(*storage, team.clock(), team.scheme(), team.person(u"ann"_s));
        Submission change;
        change.conversation = items.first();
        change.answers = cdconvAnswers(u"role"_s);
        QCOMPARE(ann.submit(change).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(ann.saveDraft(items.first(), cdconvAnswers(u"role"_s), {}).error().kind, ErrorKind::NotAllowed);
    }

    void correctionsOfAnAcceptedBatchAreTheReviewersOwnRecord()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        finished(team, 20);
        const auto sample = started(team, 20).sample;
        review(team, sample, 0);
        const auto fail = verdict(team, sample.first(), Verdict::Fail, cdconvAnswers(u"history"_s, u"opinions"_s));
        must(checker(team).record(fail));  // a verdict can be changed while the round is open
        QCOMPARE(toString(must(checker(team).close(batchName)).state), u"accepted"_s);
        QCOMPARE(team.stateOf(fail.conversation), u"adjudicated"_s);
        QCOMPARE(must(storage->conversations().row(fail.conversation)).label, u"history"_s);
        const auto decisions = must(storage->reviews().decisionsOn(fail.conversation));
        QVERIFY(decisions.last().kind == DecisionKind::Correction);
        QCOMPARE(decisions.last().user, team.person(u"sam"_s));
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
    }

    void stoppingEarlyOnlyWhenNothingCanChange()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        finished(team, 40);
        const auto sample = started(team, 40).sample;
        auto service = checker(team);
        for (int i = 0; i < 2; ++i)
            must(service.record(verdict(team, sample.at(i), Verdict::Fail)));
        const auto open = service.close(batchName);
        QCOMPARE(open.error().kind, ErrorKind::NotAllowed);
        QVERIFY(!must(service.status(batchName)).rounds.last().certain.has_value());
        must(service.record(verdict(team, sample.at(2), Verdict::Fail)));
        QVERIFY(must(service.status(batchName)).rounds.last().certain == RoundOutcome::Returned);
        const auto closed = must(service.close(batchName));
        const auto &round = closed.rounds.last();
        QCOMPARE(round.counts.left(), 37);
        QCOMPARE(*round.passRate, 0.0);
    }

    void theRecordedSeedGivesTheRecordedSample()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        finished(team, 30);
        const auto first = started(team, 10, 77);
        QCOMPARE(first.round.seed, 77u);
        QList<SampleCandidate> candidates =
            must(storage->reviews().sampleCandidates(first.round.batch, Stratify::None));
        QStringList drawn;
        for (const ConversationId id : drawSample(candidates, 10, 77))
            drawn.append(must(storage->conversations().row(id)).externalId);
        QCOMPARE(drawn, first.sample);
        QCOMPARE(must(checker(team).items(first.round.id)).size(), 10);
    }

    void removedItemsAreCheckedToo()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(batchName, 4);
        team.assign(batchName, {u"ann"_s, u"abe"_s});
        team.annotateAll(batchName, Json{{"risk", {"b2"}}, {"not_fluent", Json::array()}, {"b1_intra", false}});
        QCOMPARE(started(team, 4).sample.size(), 4);
    }

    void strataFollowPeopleOrLabels()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(batchName, 12);
        team.assign(batchName, {u"ann"_s, u"abe"_s, u"amy"_s});
        team.annotateAll(batchName, cdconvAnswers(u"none"_s));
        const BatchId batch = must(storage->conversations().batchByName(batchName)).id;
        QSet<QString> strata;
        for (const SampleCandidate &one : must(storage->reviews().sampleCandidates(batch, Stratify::Annotator)))
            strata.insert(one.stratum);
        QCOMPARE(strata.size(), 3);
        const auto byLabel = must(storage->reviews().sampleCandidates(batch, Stratify::Category));
        QCOMPARE(byLabel.size(), 12);
        QVERIFY(byLabel.first().stratum.contains(u"none"_s));
    }

    void refusals()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        StartRequest request;
        request.batch = batchName;
        team.addConversations(batchName, 2);
        QCOMPARE(checker(team).start(request).error().kind, ErrorKind::NotAllowed);  // not annotated
        QCOMPARE(checker(team).close(batchName).error().kind, ErrorKind::NotAllowed);
        team.assign(batchName, {u"ann"_s, u"abe"_s});
        team.annotateAll(batchName, cdconvAnswers(u"none"_s));
        for (const QString &name : {u"ann"_s, u"joe"_s, u"rob"_s})
            QCOMPARE(checker(team, name).start(request).error().kind, ErrorKind::NotAllowed);
        request.threshold = 1.5;
        QCOMPARE(checker(team).start(request).error().kind, ErrorKind::InvalidInput);
        request.threshold.reset();
        const auto sample = must(checker(team).start(request)).sample;
        QCOMPARE(checker(team).start(request).error().kind, ErrorKind::NotAllowed);  // one is open
        auto bad = verdict(team, sample.first(), Verdict::Fail, cdconvAnswers(u"wat"_s));
        QCOMPARE(checker(team).record(bad).error().kind, ErrorKind::InvalidInput);
        bad = verdict(team, sample.first(), Verdict::Pass, cdconvAnswers(u"role"_s));
        QCOMPARE(checker(team).record(bad).error().kind, ErrorKind::InvalidInput);
        const auto elsewhere = team.addConversations(u"two"_s, 1);
        bad = {batchName, elsewhere.first(), Verdict::Pass, {}, {}};
        QCOMPARE(checker(team).record(bad).error().kind, ErrorKind::NotAllowed);
        QCOMPARE(checker(team, u"ann"_s).record(verdict(team, sample.first(), Verdict::Pass)).error().kind,
                 ErrorKind::NotAllowed);
    }

    void nobodyChecksTheirOwnWork()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.addConversations(batchName, 1);
        team.assign(batchName, {u"ann"_s, u"sam"_s});
        team.annotateAll(batchName, cdconvAnswers(u"none"_s));
        const auto sample = started(team, 1).sample;
        QCOMPARE(checker(team).record(verdict(team, sample.first(), Verdict::Pass)).error().kind,
                 ErrorKind::NotAllowed);
        VERIFY_OK(checker(team, u"sue"_s).record(verdict(team, sample.first(), Verdict::Pass)));
    }

    void theReviewerSeesAnswersWithoutNames()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = finished(team, 3);
        const auto round = started(team, 3).round;
        const auto item = must(checker(team).review(round.id, items.first()));
        QCOMPARE(item.answers.size(), 2);
        QCOMPARE(item.answers.first().name, u"A"_s);
        QCOMPARE(item.answers.first().user, UserId());
        QVERIFY(item.resolution.has_value());
    }
};

QTEST_GUILESS_MAIN(SpotCheckServiceTest)
#include "tst_spotcheck_service.moc"
