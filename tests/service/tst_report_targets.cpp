// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a report counts, a click on it lists: also where answers come in different weeks, where only some saw the
// detector's label, and within every filter.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/report/FullReport.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 weekMs = 7 * 86'400'000LL;

Json screenedOut()
{
    return {{"risk", {"b1", "u2"}}, {"not_fluent", Json::array()}, {"b1_intra", false}};
}

}  // namespace

class ReportTargetsTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static void answer(Team &team, const QString &name, ConversationId item, const Json &answers,
                       std::optional<RunId> shown = std::nullopt)
    {
        AnnotateService service(team.storage(), team.clock(), team.scheme(), team.person(name));
        Submission submission;
        submission.conversation = item;
        submission.answers = answers;
        if (shown)
            submission.prelabel = {*shown, true, answers.value("category", std::string()) == "role", 500};
        must(service.submit(submission));
    }

    static RunId addRun(Storage &storage, const QList<ConversationId> &items)
    {
        PrelabelRun run;
        run.model = u"rules"_s;
        run.version = u"1"_s;
        run.method = u"flatten"_s;
        run.origin = u"detector"_s;
        run = must(storage.prelabels().findOrAddRun(run));
        QList<Prelabel> prelabels;
        for (const ConversationId item : items) {
            Prelabel prelabel;
            prelabel.conversation = item;
            prelabel.label = u"role"_s;
            prelabels.append(prelabel);
        }
        must(storage.prelabels().insert(run.id, prelabels));
        return run.id;
    }

    // Twelve items of two batches by three people in two weeks: ann answers everything at once, abe most of it a week
    // later, amy some of the rest. The detector was silent on the last, and not everybody saw its label.
    void fill(Team &team)
    {
        QList<ConversationId> items = team.addConversations(u"one"_s, 6);
        items += team.addConversations(u"two"_s, 6);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.assign(u"two"_s, {u"ann"_s, u"amy"_s});
        const RunId run = addRun(team.storage(), items.first(items.size() - 1));
        const auto label = [](qsizetype i) { return QStringList{u"none"_s, u"role"_s, u"intra"_s}[i % 3]; };
        for (qsizetype i = 0; i < items.size(); ++i)
            answer(team, u"ann"_s, items[i], i == 2 ? screenedOut() : cdconvAnswers(label(i)),
                   i % 2 == 0 ? std::optional(run) : std::nullopt);
        team.clock().advance(weekMs);
        for (qsizetype i = 0; i < 5; ++i)
            answer(team, u"abe"_s, items[i], i == 2 ? screenedOut() : cdconvAnswers(label(i + i % 2)),
                   i % 4 == 0 ? std::optional(run) : std::nullopt);
        for (qsizetype i = 6; i < 10; ++i)
            answer(team, u"amy"_s, items[i], cdconvAnswers(label(i)));
    }

    static void compare(Storage &storage, const ReportFilter &filter)
    {
        ReportService service(storage);
        int checked = 0;
        for (const ReportSection &section : must(fullReport(service, filter, {}, {})).report.sections) {
            for (const ReportTable &table : section.tables) {
                for (const QList<ReportCell> &row : table.rows) {
                    for (const ReportCell &cell : row) {
                        if (!cell.target || cell.kind != ReportCell::Kind::Count)
                            continue;
                        const qint64 listed = must(storage.reports().conversations(filter, *cell.target, 1)).total;
                        QVERIFY2(listed == qint64(cell.value), qPrintable(u"%1, %2: %3 has %4, listed are %5"_s.arg(
                                                                   section.title, table.title, cellText(row[0]),
                                                                   cellText(cell), QString::number(listed))));
                        ++checked;
                    }
                }
            }
        }
        QVERIFY(checked > 20);
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void countsListWhatTheyCount_data()
    {
        QTest::addColumn<QString>("filtered");
        for (const char *name : {"all", "batch", "person", "early", "late", "person in the late week"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void countsListWhatTheyCount()
    {
        QFETCH(QString, filtered);
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const qint64 begin = m_engines.clock().nowMs();
        fill(team);
        ReportFilter filter;
        if (filtered == u"batch"_s)
            filter.batch = must(storage->conversations().batchByName(u"two"_s)).id;
        if (filtered.startsWith(u"person"_s))
            filter.user = team.person(u"abe"_s);
        if (filtered == u"early"_s)
            filter.untilMs = begin + weekMs / 2;
        if (filtered.contains(u"late"_s))
            filter.fromMs = begin + weekMs / 2;
        compare(*storage, filter);
    }

    // An item belongs to the week of its last answer, and only there.
    void aWeekListsItsOwnItems()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        fill(team);
        ReportService service(*storage);
        const QuestionAgreement category = must(service.agreementOn(u"category"_s, {}));
        qint64 listed = 0;
        for (const GroupAgreement &week : category.breakdowns[1].groups) {
            const ReportTarget target = groupTarget(AgreementGroup::Week, week.group, category.measured);
            const qint64 own = must(storage->reports().conversations({}, target, 1)).total;
            QCOMPARE(own, week.summary.items);
            listed += own;
        }
        QCOMPARE(category.breakdowns[1].groups.size(), 2);
        QCOMPARE(listed, category.summary.items);
    }

    // What somebody answered with a list, and what two people both answered.
    void labelsAndPairsAreListed()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        fill(team);
        TargetRatings risky;
        risky.question = u"risk"_s;
        risky.label = u"[\"b1\",\"u2\"]"_s;
        TargetRatings both;
        both.raters = {u"ann"_s, u"abe"_s};
        TargetRatings role;
        role.label = u"role"_s;
        const auto listed = [&](const TargetRatings &ratings) {
            ReportTarget target;
            target.ratings = ratings;
            return must(storage->reports().conversations({}, target, 1)).total;
        };
        QCOMPARE(listed(risky), 1);
        QCOMPARE(listed(both), 4);  // the one that screening took out has no category
        QCOMPARE(listed(role), 5);  // ann's four, and one of abe's own
    }
};

QTEST_GUILESS_MAIN(ReportTargetsTest)
#include "tst_report_targets.moc"
