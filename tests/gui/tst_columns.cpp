// SPDX-License-Identifier: GPL-3.0-or-later
// How the columns of tables share the room there is.
#include "core/report/Report.h"
#include "ui/report/ReportTableView.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/PriorityColumns.h"

#include <QApplication>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setChoice(ThemeChoice::Light);
    }

    // Headings take two lines and stand closer before the last column is cut off; where there is room they take one.
    void headingsMakeRoomForEveryColumn()
    {
        ReportTable table{u"Rounds"_s, {u"Batch"_s}, {}, {}};
        table.rows.append({textCell(u"demo-1"_s)});
        for (const QString &heading : {u"Items reviewed"_s, u"Items that failed"_s, u"Annotated"_s, u"Adjudicated"_s}) {
            table.columns << heading;
            table.rows[0] << countCell(40);
        }
        ReportTableView view;
        view.setTable(table);
        view.resize(1200, 200);
        view.show();
        QTRY_COMPARE(view.viewport()->width(), view.horizontalHeader()->length());
        const int oneLine = view.horizontalHeader()->height();
        view.resize(430, 200);
        QTRY_VERIFY(view.horizontalHeader()->length() <= view.viewport()->width());
        QTRY_VERIFY(view.horizontalHeader()->height() > oneLine);
    }

    // What stands among figures and has no letters is a figure; below zero it has a minus sign, not a hyphen.
    void figuresStandToTheRight()
    {
        ReportTableModel model;
        model.setTable({u"Samples"_s,
                        {u"Of"_s, u"Items"_s, u"When"_s},
                        {{textCell(u"all"_s), countCell(3), textCell(u"2026-11-10"_s)},
                         {textCell(u"positive"_s), textCell(u"2 / 1"_s), textCell(u"2026-11-11"_s)},
                         {textCell(u"change-2"_s), numberCell(-0.25, 2), textCell(u"2026-11-12"_s)}},
                        {}});
        QVERIFY(model.holdsWords(0) && !model.holdsWords(1) && model.holdsWords(2));
        QCOMPARE(model.index(2, 1).data().toString(), u"−0.25"_s);
        QCOMPARE(model.index(2, 0).data().toString(), u"change-2"_s);
    }

    // A wish for more room is heard with what is left, and hides nothing.
    void spareRoomGoesToLongWords()
    {
        QStandardItemModel model(3, 3);
        QTableView table;
        table.setModel(&model);
        auto *columns = new PriorityColumns(&table, 0, 100, {{1, 80}, {2, 80}});
        table.resize(360, 200);
        table.show();
        columns->offerRoom(1, zoomed(500));
        QTRY_VERIFY(table.columnWidth(1) > zoomed(80));
        QVERIFY(!table.isColumnHidden(2));
        QVERIFY(table.columnWidth(0) >= zoomed(100));
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(ColumnsTest)
#include "tst_columns.moc"
