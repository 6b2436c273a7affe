// SPDX-License-Identifier: GPL-3.0-or-later
// What the widgets say and do beyond being drawn.
#include "core/report/Report.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/charts/IntervalBars.h"
#include "ui/page/SearchField.h"
#include "ui/pages/annotate/AnnotateHeader.h"
#include "ui/people/PeopleChecklist.h"
#include "ui/report/ReportTableView.h"
#include "ui/session/JobRunner.h"
#include "ui/status/JobNotifier.h"
#include "ui/status/MessageLog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/FileChoice.h"
#include "ui/widgets/KeyOption.h"
#include "ui/widgets/PillTabs.h"
#include "ui/widgets/PriorityColumns.h"
#include "ui/widgets/SegmentBar.h"
#include "ui/widgets/StatTile.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

using namespace gainsay;
using namespace Qt::StringLiterals;

class WidgetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jobsTellTheirPace()
    {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(paceText(0, 100, 60'000), QString());
        QCOMPARE(paceText(50, 100, 500), QString());
        QCOMPARE(paceText(1000, 4000, 10'000), u"100 a second, 30 s left"_s);
        QCOMPARE(paceText(1000, 100'000, 10'000), u"100 a second, 17 min left"_s);
        QCOMPARE(paceText(30, 0, 10'000), u"3.0 a second"_s);
    }

    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setChoice(ThemeChoice::Light);
    }

    // A scheme may be revised so that a question is of another kind; the answers before are shown as they were given.
    void answersOfAnotherKindAreShown_data()
    {
        QTest::addColumn<Json>("answer");
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << Json("perhaps") << u"perhaps"_s;
        QTest::newRow("a number") << Json(2) << u"2"_s;
        QTest::newRow("a list") << Json::array({"b1", "b2"}) << u"b1"_s;
        QTest::newRow("a truth") << Json(true) << QString();  // "true", or "yes"
        QTest::newRow("an object") << Json::object({{"start", 3}}) << u"3"_s;
    }

    void answersOfAnotherKindAreShown()
    {
        QFETCH(Json, answer);
        QFETCH(QString, text);
        for (const QuestionKind kind :
             {QuestionKind::Bool, QuestionKind::Text, QuestionKind::Spans, QuestionKind::Multi, QuestionKind::Ranking,
              QuestionKind::Single, QuestionKind::Scale}) {
            Scheme scheme;
            Question question;
            question.id = scheme.goldQuestion = u"q"_s;
            question.kind = kind;
            question.required = true;
            question.options = {{Json("yes"), {}, {}, {}, {}, {}, {}}};
            scheme.questions = {question};
            const QList<AnswerLine> lines = describeAnswers(scheme, {}, {{"q", answer}}, u"en"_s);
            QCOMPARE(lines.size(), 1);
            const bool marks = kind == QuestionKind::Spans && answer.is_array();
            QVERIFY2(marks || lines.first().text.contains(text), qPrintable(lines.first().text));
            describeBriefly(scheme, {}, {{"q", answer}}, u"en"_s, {});
            shortAnswer(scheme, {{"q", answer}}, u"en"_s);
            AnswerEditor editor;
            editor.setScheme(scheme, u"en"_s);
            editor.setConversation({}, {{"q", answer}});
            editor.submission();
            editor.spans();
        }
    }

    // Neither markup nor its escapes: what is in the data stands there.
    void textOfDataIsNeverMarkup_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a tag") << u"<b>bold</b> & more"_s;
        QTest::newRow("a picture") << u"<img src='file:///etc/hostname'>"_s;
        QTest::newRow("a heart") << u"I <3 this & that"_s;
        QTest::newRow("an escape") << u"&lt;b&gt;"_s;
        QTest::newRow("Chinese") << u"他说“好”"_s;
    }

    void textOfDataIsNeverMarkup()
    {
        QFETCH(QString, text);
        const auto shown = [](const QString &toolTip) {
            QTextDocument document;
            if (Qt::mightBeRichText(toolTip))
                document.setHtml(toolTip);
            else
                document.setPlainText(toolTip);
            return document.toPlainText();
        };
        ElidedCombo combo;
        combo.addItem(text);
        QCOMPARE(shown(combo.toolTip()), text);
        AnnotateHeader header;
        header.setItem(text.repeated(5), {});
        QCOMPARE(shown(header.findChild<QLabel *>()->toolTip()), text.repeated(5));
        QPushButton button(plainCaption(text));
        QVERIFY(button.shortcut().isEmpty());
        KeyOption option;
        option.setTexts(u"label"_s, text);
        QCOMPARE(shown(option.toolTip()), text);
        SegmentBar bar;
        bar.setSegments({{text, 3, Tone::Accent}}, 3);
        QCOMPARE(shown(bar.toolTip()), text + u": 3"_s);
    }

    void anOptionSaysItsKeyAndTheDetectorsShare()
    {
        KeyOption option;
        option.setTexts(u"History contradiction"_s, u"contradicts what was said before"_s);
        option.setKeyText(u"3"_s);
        option.setProbability(0.83);
        QCOMPARE(option.accessibleName(), u"History contradiction"_s);
        QVERIFY(option.accessibleDescription().contains("Key 3"_L1));
        QVERIFY(option.accessibleDescription().contains("83 %"_L1));
        QVERIFY(option.sizeHint().width() > QFontMetrics(option.font()).horizontalAdvance(option.text()));
    }

    void tabsReportOnlyWhatAPersonChose()
    {
        PillTabs tabs;
        QSignalSpy changed(&tabs, &PillTabs::currentChanged);
        tabs.setTabs({u"a"_s, u"b"_s, u"c"_s});
        tabs.setCurrent(1);
        QCOMPARE(tabs.current(), 1);
        QVERIFY(changed.isEmpty());
        QTest::keyClick(tabs.findChildren<QAbstractButton *>()[2], Qt::Key_Space);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toInt(), 2);
        tabs.setTabs({u"A"_s, u"B"_s});
        QCOMPARE(tabs.findChildren<QAbstractButton *>().size(), 2);
    }

    void searchWaitsForAPauseAndEscapeEmptiesIt()
    {
        SearchField field;
        QSignalSpy searched(&field, &SearchField::searchChanged);
        QTest::keyClicks(&field, u"cat"_s);
        QVERIFY(searched.isEmpty());
        QTRY_COMPARE(searched.size(), 1);
        QCOMPARE(searched[0][0].toString(), u"cat"_s);
        QTest::keyClick(&field, Qt::Key_Escape);
        QTRY_COMPARE(searched.size(), 2);
        QVERIFY(searched[1][0].toString().isEmpty());
    }

    // The list was filtered by other means: the same word is searched for once more.
    void searchStartsFromWhatIsSearchedFor()
    {
        SearchField field;
        QSignalSpy searched(&field, &SearchField::searchChanged);
        QTest::keyClicks(&field, u"cat"_s);
        QTRY_COMPARE(searched.size(), 1);
        field.setSearched({});
        QVERIFY(field.text().isEmpty());
        QTest::keyClicks(&field, u"cat"_s);
        QTRY_COMPARE(searched.size(), 2);
    }

    void theSameMessageIsListedOnce()
    {
        const SystemClock clock;
        MessageLog log(clock);
        const int first = log.add({WindowMessage::Kind::Error, u"disk full"_s}, u"data"_s);
        QCOMPARE(log.add({WindowMessage::Kind::Error, u"disk full"_s}, u"data"_s), first);
        log.add({WindowMessage::Kind::Error, u"no server"_s}, u"data"_s);
        QCOMPARE(log.entries().size(), 2);
        QCOMPARE(log.unread(), 2);
    }

    // What came later on a topic takes the place of what was said before, and an action is offered once.
    void messagesOfOneTopicReplaceEachOther()
    {
        const SystemClock clock;
        MessageLog log(clock);
        int undone = 0;
        const auto undo = [&](const QString &text) {
            return log.add({.text = text, .action = MessageAction{u"Undo"_s, [&] { ++undone; }}, .topic = u"plan"_s},
                           u"team"_s);
        };
        undo(u"first"_s);
        const int second = undo(u"second"_s);
        QCOMPARE(log.entries().size(), 1);
        QCOMPARE(log.entries().constFirst().message.text, u"second"_s);
        log.act(second);
        log.act(second);
        QCOMPARE(undone, 1);
        log.withdraw(u"plan"_s);
        QVERIFY(log.entries().isEmpty());
    }

    void figuresAndPartsAreThereAsText()
    {
        StatTile tile;
        tile.setHeading(u"Percent agreement"_s);
        tile.setFigure(u"84.6 %"_s, u"83.7 – 85.5 %"_s, u"5,812 of 6,000 items"_s);
        QVERIFY(tile.accessibleDescription().contains("84.6 %"_L1));
        SegmentBar bar;
        bar.setSegments({{u"passed"_s, 60, Tone::None}, {u"failed"_s, 2, Tone::Failed}}, 100);
        QCOMPARE(bar.accessibleName(), u"passed: 60, failed: 2"_s);
    }

    void aFileIsAskedForWithoutWaiting()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.csv"_s);
        QVERIFY(QFile(path).open(QIODevice::WriteOnly));
        QStringList chosen;
        const auto take = [&](const QString &file) { chosen << file; };
        auto page = std::make_unique<QWidget>();
        page->show();
        chooseFileToOpen(page.get(), u"Open"_s, u"Tables (*.csv)"_s, take);  // comes back at once
        auto *dialog = page->findChild<QFileDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(chosen, QStringList());
        dialog->selectFile(path);
        static_cast<QDialog *>(dialog)->accept();
        QCOMPARE(chosen, QStringList{path});
        chooseFileToOpen(page.get(), u"Open"_s, u"Tables (*.csv)"_s, take);
        page.reset();  // takes the dialog along
        QCOMPARE(chosen.size(), 1);
    }

    void aSavedFileIsCalledAfterItsKind()
    {
        const QTemporaryDir folder;
        QString chosen;
        QWidget page;
        chooseFileToSave(&page, u"Save"_s, folder.filePath(u"chart.png"_s),
                         u"Picture (*.png);;Drawing (*.svg *.svgz);;All (*)"_s,
                         [&](const QString &file) { chosen = file; });
        auto *dialog = page.findChild<QFileDialog *>();
        QVERIFY(dialog);
        Q_EMIT dialog->filterSelected(u"Drawing (*.svg *.svgz)"_s);
        static_cast<QDialog *>(dialog)->accept();
        QCOMPARE(chosen, folder.filePath(u"chart.svg"_s));
    }

    void unimportantColumnsGiveWay()
    {
        QStandardItemModel model(3, 3);
        QTableView table;
        table.setModel(&model);
        new PriorityColumns(&table, 0, 200, {{1, 100}, {2, 100}});
        table.resize(520, 200);
        table.show();
        QTRY_VERIFY(!table.isColumnHidden(2));
        table.resize(360, 200);
        QTRY_VERIFY(table.isColumnHidden(2));
        QVERIFY(!table.isColumnHidden(1));
    }

    // One that does not fit leaves its room to narrower ones after it.
    void aWideColumnDoesNotHideTheNarrowOnesBehindIt()
    {
        QStandardItemModel model(3, 3);
        QTableView table;
        table.setModel(&model);
        new PriorityColumns(&table, 0, 100, {{1, 400}, {2, 80}});
        table.resize(320, 200);
        table.show();
        QTRY_VERIFY(table.isColumnHidden(1));
        QVERIFY(!table.isColumnHidden(2));
    }

    // Figures stay in sight; the names before them are shortened.
    void longNamesLeaveRoomForFigures()
    {
        ReportTable table{u"People"_s, {u"Person"_s, u"Done"_s, u"Open"_s}, {}, {}};
        table.rows.append({textCell(QString(200, u'n')), countCell(12), countCell(3)});
        ReportTableView view;
        view.setTable(table);
        view.resize(600, 200);
        view.show();
        QTRY_VERIFY(view.horizontalHeader()->length() <= view.viewport()->width());
        table.rows[0][0] = textCell(u"Ann"_s);
        view.setTable(table);
        QCOMPARE(view.horizontalHeader()->length(), view.viewport()->width());
    }

    void longNamesInChecklistsAreShortened()
    {
        const std::unique_ptr<QListWidget> list(makePeopleChecklist(u"Who"_s, nullptr));
        const QString name(100, u'n');
        addToChecklist(list.get(), UserId{1}, name, true);
        list->resize(200, 120);
        list->show();
        QVERIFY(list->visualItemRect(list->item(0)).width() <= list->viewport()->width());
        QCOMPARE(list->item(0)->toolTip(), name);
        QCOMPARE(checkedNames(list.get()), QStringList{name});
    }

    // Of two bars of one person the second is told by what follows the name.
    void whatTellsBarsApartIsSpokenWhole()
    {
        IntervalBars bars;
        bars.setBars({{u"Ann"_s, Tone::Detector, {}, u"%1, hidden"_s}}, Scale::Percent);
        QVERIFY(bars.markText(0).startsWith("Ann, hidden"_L1));
    }

    void shortenedTextEndsInAnEllipsis()
    {
        QCOMPARE(shortenedTo(u"short"_s, 200, 13), u"short"_s);
        const QString cut = shortenedTo(QString(200, u'n'), 120, 13);
        QVERIFY(cut.endsWith(u'…'));
        QVERIFY(QFontMetrics(zoomedFont(13)).horizontalAdvance(cut) <= zoomed(120));
    }

    void datesCanBeTakenForNothingElse()
    {
        QCOMPARE(dateText(QDate(2026, 11, 9)), u"2026-11-09"_s);
        QCOMPARE(momentText(QDateTime(QDate(2026, 11, 9), QTime(14, 30)).toMSecsSinceEpoch()), u"2026-11-09 14:30"_s);
    }

    void jobsReportCancelAndForgetTheirOwner()
    {
        JobRunner jobs;
        auto owner = std::make_unique<QObject>();
        int answers = 0;
        const auto wait = [](Progress &progress) -> Result<int> {
            while (!progress.isCancelled())
                QThread::msleep(1);
            progress.report(1, 2);
            return 7;
        };
        const auto count = [&answers](const Result<int> &result) { answers += result.value_or(0); };
        const int first = jobs.start(u"first"_s, owner.get(), wait, count);
        const int second = jobs.start(u"second"_s, this, wait, count);
        QCOMPARE(jobs.running().size(), 2);
        owner.reset();
        jobs.cancel(first);
        QTRY_COMPARE(jobs.running().size(), 1);
        QCOMPARE(answers, 0);
        jobs.cancel(second);
        QTRY_COMPARE(answers, 7);
        QVERIFY(jobs.running().isEmpty());
    }

    void aReportsTableIsAProperModel()
    {
        ReportTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setTable({u"Labels"_s,
                        {u"Label"_s, u"Items"_s, u"Share"_s},
                        {{textCell(u"none"_s), countCell(3), shareCell(3, 4)},
                         {textCell(u"role"_s), countCell(1), missingCell(u"too few"_s)}},
                        {}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 3);
        QVERIFY(model.holdsWords(0) && !model.holdsWords(1));
        model.setTable({u"A row is short"_s, {u"Label"_s, u"Items"_s}, {{textCell(u"none"_s)}}, {}});
        QCOMPARE(model.data(model.index(0, 1), Qt::DisplayRole).toString(), u"–"_s);
        model.setTable({});
        QCOMPARE(model.rowCount(), 0);
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(WidgetsTest)
#include "tst_widgets.moc"
