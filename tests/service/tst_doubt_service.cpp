// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that the answers speak against, and drift over time.
#include "core/service/decide/AdjudicateService.h"
#include "core/service/report/DoubtService.h"
#include "core/service/report/ReportService.h"
#include "core/service/supervise/QualityService.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

class DoubtServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static AdjudicateService judge(Team &team, const QString &name)
    {
        return {team.storage(), team.clock(), team.scheme(), team.person(name)};
    }

    // Three raters on 30 items: ann and abe are right, ali says "role" every third time. The last item was decided
    // against what ann and abe say.
    static QList<ConversationId> labelled(Team &team)
    {
        const auto items = team.addConversations(u"one"_s, 30);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s, u"ali"_s}, 3);
        for (int i = 0; i < items.size(); ++i) {
            const QString truth = i % 2 == 0 ? u"none"_s : u"intra"_s;
            team.submit(u"ann"_s, items.at(i), cdconvAnswers(truth));
            team.submit(u"abe"_s, items.at(i), cdconvAnswers(truth));
            team.submit(u"ali"_s, items.at(i), cdconvAnswers(i % 3 == 2 ? u"role"_s : truth));
        }
        for (int i = 2; i < items.size(); i += 3) {
            const bool wrong = i == items.size() - 1;
            const QString truth = wrong ? u"role"_s : i % 2 == 0 ? u"none"_s : u"intra"_s;
            must(judge(team, u"joe"_s)
                     .decide({items.at(i), DecisionKind::Answers, cdconvAnswers(truth), u"edge_case"_s, {}, {}}));
        }
        return items;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void theLabelThatTheAnswersSpeakAgainstIsFound()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = labelled(team);
        NoProgress progress;
        const DoubtReport report = must(DoubtService(*storage).find({{}, 3, 10}, progress));
        QVERIFY(report.converged);
        QCOMPARE(report.itemsUsed, 30);
        QCOMPARE(report.raters.last().name, u"ali"_s);
        QVERIFY(report.raters.last().accuracy < 0.8);
        QVERIFY(report.raters.first().accuracy > 0.95);
        QCOMPARE(report.doubted, 1);
        QCOMPARE(report.items.first().conversation, items.last());
        QCOMPARE(report.items.first().accepted, u"role"_s);
        QCOMPARE(report.items.first().likeliest, u"intra"_s);
        QVERIFY(report.items.first().probability < 0.1);
        const DoubtReport again = must(DoubtService(*storage).find({{}, 3, 10}, progress));
        QCOMPARE(again.items.first().probability, report.items.first().probability);
    }

    void withoutTwoPeopleThereIsNoModelAndTheReasonIsSaid()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        NoProgress progress;
        QVERIFY(!must(DoubtService(*storage).find({}, progress)).undefined.isEmpty());
    }

    void aCancelledSearchSaysSo()
    {
        struct Cancelled final : Progress {
            void report(qint64, qint64) override {}
            bool isCancelled() const override { return true; }
        };
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        labelled(team);
        Cancelled progress;
        QCOMPARE(DoubtService(*storage).find({}, progress).error().kind, ErrorKind::Cancelled);
    }

    void driftIsCutIntoWindows()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        labelled(team);
        ReportService reports(*storage);
        const ShareTrend drift =
            must(QualityService(*storage, team.clock(), team.scheme(), reports).drift(team.person(u"ali"_s), {}, 10));
        QCOMPARE(drift.windows.size(), 3);
        qint64 right = 0;
        for (const ShareWindow &window : drift.windows) {
            QCOMPARE(window.n, 10);
            right += window.right;
        }
        QCOMPARE(right, 21);
        QVERIFY(drift.test.has_value());
    }
};

QTEST_GUILESS_MAIN(DoubtServiceTest)
#include "tst_doubt_service.moc"
