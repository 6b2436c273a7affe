// SPDX-License-Identifier: GPL-3.0-or-later
// The reports by keyboard: tabs, filters, charts that lead to conversations, tables of ratings, saved files.
#include "core/store/ConversationStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/charts/HeatMap.h"
#include "ui/pages/reports/AgreementView.h"
#include "ui/pages/reports/FigureListDialog.h"
#include "ui/pages/reports/OverviewView.h"
#include "ui/pages/reports/ProgressView.h"
#include "ui/pages/reports/ReportsPage.h"
#include "ui/pages/reports/TablesView.h"
#include "ui/pages/team/tabs/CalibrationDialog.h"
#include "ui/report/PdfReport.h"
#include "ui/report/ReportFile.h"
#include "ui/report/ReportTableView.h"
#include "ui/widgets/PillTabs.h"
#include "ui/widgets/StatTile.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 60'000;  // a slow machine is no fault

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

class ReportsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 6);
        m_rig->assign();
        answerAll(u"ann"_s, {u"none"_s, u"none"_s, u"intra"_s, u"role"_s, u"none"_s, u"role"_s});
        answerAll(u"bob"_s, {u"none"_s, u"none"_s, u"none"_s, u"role"_s, u"none"_s, u"none"_s});
        m_rig->open(u"res"_s, u"reports"_s);
        QTRY_VERIFY(page());
    }
    void cleanup() { m_rig.reset(); }

    void everyTabIsReachedByKeyAndFilled()
    {
        auto *tabs = page()->findChild<PillTabs *>();
        for (int tab = 0; tab < 8; ++tab) {
            QTRY_COMPARE(tabs->current(), tab);
            QTRY_VERIFY(m_rig->app().session().isIdle());
            QTest::keyClick(&m_rig->window(), Qt::Key_PageDown, Qt::ControlModifier);
        }
        QTRY_COMPARE(tabs->current(), 0);
    }

    void agreementIsShownWithItsInterval()
    {
        showAgreement();
        auto *pairs = board()->findChild<HeatMap *>();
        QTRY_COMPARE_WITH_TIMEOUT(pairs->markCount(), 4, kPatience);
        QVERIFY(pairs->markText(1).contains("6 of 6 items"_L1));
        bool percentShown = false;
        for (const StatTile *tile : board()->findChildren<StatTile *>())
            percentShown |= tile->accessibleDescription().contains("66.7 %"_L1);
        QVERIFY(percentShown);
    }

    void aCellLeadsToTheConversations()
    {
        showAgreement();
        auto *pairs = board()->findChild<HeatMap *>();
        QTRY_COMPARE_WITH_TIMEOUT(pairs->markCount(), 4, kPatience);
        pairs->setFocus();
        pairs->setCurrentMark(1);
        QTest::keyClick(pairs, Qt::Key_Return);
        auto *list = board()->findChild<ReportTableView *>();
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 2);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(m_rig->window().currentPage(), u"item"_s);
    }

    // Tile, table cell and bar: each lists the conversations that it counts, and a row leads to its own page.
    void everyFigureListsItsConversations()
    {
        QTRY_VERIFY_WITH_TIMEOUT(tileWith("6"_L1), kPatience);
        QTest::keyClick(tileWith("6"_L1), Qt::Key_Return);
        QCOMPARE(listedRows(), 6);
        QTest::keyClick(list(), Qt::Key_Escape);
        QTRY_VERIFY(!list());

        m_rig->window().openPage(u"reports"_s, {{"tab", 3}});
        ReportTableView *progress = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((progress = page()->findChild<ProgressView *>()->findChild<ReportTableView *>()),
                                 kPatience);
        progress->setFocus();
        progress->setCurrentIndex(progress->model()->index(0, 4));  // disputed
        QTest::keyClick(progress, Qt::Key_Return);
        QCOMPARE(listedRows(), 2);
        auto *rows = list()->findChild<ReportTableView *>();
        rows->setCurrentIndex(rows->model()->index(1, 0));
        QTest::keyClick(rows, Qt::Key_Return);
        QTRY_COMPARE(m_rig->window().currentPage(), u"item"_s);
    }

    // What the charts show stands below in figures, which lead on as well.
    void theTablesOfAgreementLeadOn()
    {
        showAgreement();
        ReportTableView *pairs = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((pairs = tableCalled(u"Pairs of raters"_s)), kPatience);
        pairs->setCurrentIndex(pairs->model()->index(0, 1));  // items of both
        QTest::keyClick(pairs, Qt::Key_Return);
        QCOMPARE(listedRows(), 6);
        QTest::keyClick(list(), Qt::Key_Escape);
        QTRY_VERIFY(!list());
        ReportTableView *labels = nullptr;
        QTRY_VERIFY((labels = tableCalled(u"Each label against the rest"_s)));
        int none = 0;
        while (none < labels->model()->rowCount() && labels->model()->index(none, 1).data().toString() != u"8"_s)
            ++none;
        labels->setCurrentIndex(labels->model()->index(none, 1));  // eight times on five items
        QTest::keyClick(labels, Qt::Key_Return);
        QCOMPARE(listedRows(), 5);
    }

    // The tables of the study that the scheme is from; what is shown can be saved.
    void makesTheTablesOfTheStudy()
    {
        m_rig->window().openPage(u"reports"_s, {{"tab", 7}});
        TablesView *tables = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((tables = page()->findChild<TablesView *>()), kPatience);
        const QList<QComboBox *> choices = tables->findChildren<QComboBox *>();
        QTRY_COMPARE(choices[0]->currentText(), u"CDConv"_s);
        QCOMPARE(choices[1]->count(), 5);
        ReportTableView *statistics = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((statistics = tableCalled(u"Statistics of the data set"_s, tables)), kPatience);
        QVERIFY(statistics->model()->rowCount() > 3);
        QTemporaryDir folder;
        tables->exportTo(folder.filePath(u"t.tex"_s));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(u"t.tex"_s)), kPatience);
    }

    void whatIsLeftOutCanBeListed()
    {
        showAgreement();
        auto *pairs = board()->findChild<HeatMap *>();
        QTRY_COMPARE_WITH_TIMEOUT(pairs->markCount(), 4, kPatience);
        StatTile *percent = nullptr;
        for (StatTile *tile : board()->findChildren<StatTile *>()) {
            if (tile->accessibleDescription().contains("0 excluded"_L1))
                percent = tile;
        }
        QVERIFY(percent);
        QTest::mouseClick(percent, Qt::LeftButton);
        auto *listed = board()->findChild<ReportTableView *>();
        QTRY_VERIFY(listed->isVisible());
        QCOMPARE(listed->model()->rowCount(), 0);
    }

    void theFilterIsKeptInTheReport()
    {
        auto *filters = page()->headerTools();
        QComboBox *person = nullptr;
        for (QComboBox *chip : filters->findChildren<QComboBox *>()) {
            const QAbstractItemModelTester tester(chip->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
            if (chip->findText(u"ann"_s) >= 0)
                person = chip;
        }
        QVERIFY(person);
        person->setCurrentIndex(person->findText(u"ann"_s));
        QTemporaryDir folder;
        const QString path = folder.filePath(u"report.json"_s);
        page()->exportTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kPatience);
        const Json json = parseJson(readAll(path)).value_or(Json());
        QCOMPARE(json["parameters"]["Person"].get<std::string>(), "ann");
        QCOMPARE(json["annotators"]["annotators"].size(), size_t(1));
        QCOMPARE(json["agreement"]["category"]["used"].get<int>(), 6);
    }

    void aTableOfRatingsNeedsNoProject()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"ratings.csv"_s);
        write(path, "item,rater,label\n1,a,x\n1,b,x\n2,a,x\n2,b,y\n3,a,y\n3,b,y\n");
        m_rig->app().session().close();
        m_rig->window().openPage(u"reports"_s, {{"ratings", toUtf8(path)}});
        QTRY_VERIFY(shownBoard());
        QTRY_COMPARE(shownBoard()->findChild<HeatMap *>()->markCount(), 4);
        // A table that cannot be measured is refused with its line, and the one on screen stays.
        write(path, "item,rater,label\n1,a,x\n1,a,y\n");
        m_rig->window().openPage(u"reports"_s, {{"ratings", toUtf8(path)}});
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(shownBoard());
    }

    // As a file manager does it: the table is dragged over the page and let go.
    void aTableOfRatingsIsDropped()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"ratings.csv"_s);
        write(path, "item,rater,label\n1,a,x\n1,b,x\n2,a,x\n2,b,y\n3,a,y\n3,b,y\n");
        m_rig->app().session().close();
        m_rig->window().openPage(u"reports"_s);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page(), &drop);
        QTRY_VERIFY(shownBoard());
        QTRY_COMPARE(shownBoard()->findChild<HeatMap *>()->markCount(), 4);
        // Its figures lead to its items.
        auto *pairs = shownBoard()->findChild<HeatMap *>();
        pairs->setFocus();
        pairs->setCurrentMark(1);
        QTest::keyClick(pairs, Qt::Key_Return);
        QTRY_COMPARE(shownBoard()->findChild<ReportTableView *>()->model()->rowCount(), 1);
        // A picture is no table of ratings: the page leaves it to the window.
        const QString picture = folder.filePath(u"picture.png"_s);
        data.setUrls({QUrl::fromLocalFile(picture)});
        QDropEvent other(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        other.ignore();
        QApplication::sendEvent(page(), &other);
        QVERIFY(!other.isAccepted());
    }

    // Who plans can have people calibrated on the very items on which they differ.
    void whereTwoDifferBecomesACalibrationSet()
    {
        m_rig->open(u"sup"_s, u"reports"_s);
        showAgreement();
        auto *pairs = board()->findChild<HeatMap *>();
        QTRY_COMPARE_WITH_TIMEOUT(pairs->markCount(), 4, kPatience);
        pairs->setCurrentMark(1);
        QTest::keyClick(pairs, Qt::Key_Return);
        QPushButton *calibrate = nullptr;
        QTRY_VERIFY((calibrate = visibleButton(u"Calibrate people on these…"_s)));
        QTest::mouseClick(calibrate, Qt::LeftButton);
        CalibrationDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = page()->findChild<CalibrationDialog *>()));
        QVERIFY(dialog->findChild<QLineEdit *>());
        bool counted = false;
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            counted |= label->text().contains(u"2 conversations were chosen."_s);
        QVERIFY(counted);
        dialog->reject();
    }

    void theReportIsSavedInEveryFormat()
    {
        QTemporaryDir folder;
        for (const QString &ending : reportEndings()) {
            const QString path = folder.filePath(u"report."_s + ending);
            page()->exportTo(path);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kPatience);
            QTRY_VERIFY(m_rig->app().session().isIdle());
            QVERIFY(readAll(path).size() > 200);
        }
        // Twice the same data, twice the same bytes.
        const QByteArray first = readAll(folder.filePath(u"report.pdf"_s));
        QVERIFY(first.startsWith("%PDF"));
        QTest::qWait(1100);
        page()->exportTo(folder.filePath(u"again.pdf"_s));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(u"again.pdf"_s)), kPatience);
        QCOMPARE(readAll(folder.filePath(u"again.pdf"_s)), first);
    }

private:
    ReportsPage *page() { return qobject_cast<ReportsPage *>(m_rig->page(u"reports"_s)); }
    AgreementBoard *board() { return page()->findChild<AgreementView *>()->findChild<AgreementBoard *>(); }
    FigureListDialog *list() { return page()->findChild<FigureListDialog *>(); }
    ReportTableView *tableCalled(const QString &title, QWidget *within = nullptr)
    {
        const QWidget *place = within ? within : page()->findChild<AgreementView *>();
        for (ReportTableView *table : place->findChildren<ReportTableView *>()) {
            if (table->table().title == title)
                return table;
        }
        return nullptr;
    }
    // Rows of the list that a figure has opened.
    int listedRows()
    {
        const bool filled = QTest::qWaitFor(
            [this] { return list() && list()->findChild<ReportTableView *>()->model()->rowCount() > 0; }, kPatience);
        return filled ? list()->findChild<ReportTableView *>()->model()->rowCount() : -1;
    }
    StatTile *tileWith(QLatin1StringView figure)
    {
        for (StatTile *tile : page()->findChild<OverviewView *>()->findChildren<StatTile *>()) {
            if (tile->accessibleDescription().startsWith(figure + ","_L1))
                return tile;
        }
        return nullptr;
    }
    AgreementBoard *shownBoard()
    {
        for (AgreementBoard *board : page()->findChildren<AgreementBoard *>()) {
            if (board->isVisible())
                return board;
        }
        return nullptr;
    }
    QPushButton *visibleButton(const QString &text)
    {
        for (QPushButton *button : page()->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }
    void showAgreement() { m_rig->window().openPage(u"reports"_s, {{"tab", 1}}); }

    // By the number of the conversation, whatever order the queue has.
    void answerAll(const QString &user, const QStringList &categories)
    {
        m_rig->answerEach(user, [&](const Conversation &conversation) {
            return cdconvAnswers(categories[(conversation.id.value - 1) % categories.size()]);
        });
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(ReportsPageTest)
#include "tst_reports_page.moc"
