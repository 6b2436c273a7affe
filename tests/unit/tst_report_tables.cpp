// SPDX-License-Identifier: GPL-3.0-or-later
// What reports say of tables without a corner and of rounds without a verdict.
#include "core/report/ReportWriter.h"
#include "core/report/SpotCheckFigures.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TestReportTables : public QObject {
    Q_OBJECT

    static SpotRoundFigures round(int number, const SpotCounts &counts)
    {
        SpotRoundFigures figures;
        figures.round.round = number;
        figures.counts = counts;
        return figures;
    }

private Q_SLOTS:
    void csvKeepsEmptyFirstCells()
    {
        Report report;
        const ReportTable table{
            u"t"_s, {QString(), u"a"_s, u"b"_s}, {{missingCell({}), countCell(1), countCell(2)}}, {}};
        report.sections = {{u"s"_s, {}, {table}, {}}};
        QCOMPARE(toCsv(report), QByteArray("s: t\n,a,b\n,1,2\n"));
    }

    // All items are counted, not drawn: an interval would have no meaning. Differences of shares are no shares.
    void completeCountsHaveNoIntervalAndDifferencesHavePoints()
    {
        ProgressFigures figures;
        figures.all.items = 10;
        figures.all.agreed = 4;
        const ReportCell settled = progressSection(figures).tables[0].rows.last().last();
        QCOMPARE(settled.value, 0.4);
        QVERIFY(!settled.interval);
        QCOMPARE(cellText(differenceCell(-0.031, Interval{-0.05, -0.012})), u"-3.1 [-5.0, -1.2] points"_s);
        QCOMPARE(cellText(differenceCell(0.02)), u"+2.0 points"_s);
        QCOMPARE(cellText(pCell({2.0 / 1001, true})), u"<0.002"_s);
        QCOMPARE(cellText(pCell({0.04, false})), u"0.040"_s);
    }

    void aBatchThatNobodyHasBegunIsNotInWork()
    {
        ProgressCounts items;
        items.items = 8;
        items.open = 8;
        QVERIFY(batchPhase(BatchState::Open, items, true) == BatchPhase::Open);
        items.open = 7;
        QVERIFY(batchPhase(BatchState::Open, items, true) == BatchPhase::Annotating);
        items.disputed = 2;
        QVERIFY(batchPhase(BatchState::Open, items, false) == BatchPhase::Disputed);
        SpotCheckFigures figures;
        figures.batches = {{u"new"_s, BatchState::Open, 8, {}, BatchPhase::Open},
                           {u"begun"_s, BatchState::Open, 8, {}, BatchPhase::Annotating}};
        const ReportTable table = spotCheckSections(figures)[0].tables[0];
        QCOMPARE(cellText(table.rows[0][1]), u"open"_s);
        QCOMPARE(cellText(table.rows[1][1]), u"annotating"_s);
    }

    void aRoundWithoutVerdictsIsNotZeroPercent()
    {
        SpotCheckFigures figures;
        figures.batches = {{u"new"_s, BatchState::Checking, 10, {round(1, {5, 0, 0})}},
                           {u"old"_s, BatchState::Checking, 10, {round(1, {5, 4, 1}), round(2, {5, 0, 0})}}};
        const QList<ReportFigure> drawn = spotCheckSections(figures)[0].figures;
        QCOMPARE(drawn.size(), 2);
        QCOMPARE(drawn[0].categories, QStringList{u"old"_s});
        QCOMPARE(drawn[0].series.size(), 1);
        QCOMPARE(drawn[0].series[0].points.size(), 1);
        QCOMPARE(drawn[0].series[0].points[0].x, 0.0);
        QCOMPARE(drawn[0].series[0].points[0].y, 0.8);
        // With nothing to draw only the plan is left.
        figures.batches.removeLast();
        QCOMPARE(spotCheckSections(figures)[0].figures.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestReportTables)
#include "tst_report_tables.moc"
