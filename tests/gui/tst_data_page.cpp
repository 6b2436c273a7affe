// SPDX-License-Identifier: GPL-3.0-or-later
// The list of conversations grows page by page, is searched, sorted and looked at; files are previewed.
#include "app/gui/Composition.h"
#include "app/gui/ProjectMaking.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ImportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "ui/conversation/ConversationView.h"
#include "ui/models/ConversationListModel.h"
#include "ui/page/SearchField.h"
#include "ui/pages/data/BulkDialog.h"
#include "ui/pages/data/ColumnPicker.h"
#include "ui/pages/data/ExportDialog.h"
#include "ui/pages/data/ImportDialog.h"
#include "ui/pages/data/ImportPreview.h"
#include "ui/pages/data/ListColumns.h"
#include "ui/pages/data/SelectionBar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRows = 300;
constexpr int kPatienceMs = 60'000;  // the model tester looks at every cell again with every page

QByteArray cdconvRow(int number, const QByteArray &reply)
{
    return R"({"u1":"你好吗？","b1":"我很好，第)" + QByteArray::number(number) + R"(次了","u2":"真的吗？","b2":")" +
           reply + R"(","label":)" + QByteArray::number(number % 2 ? 3 : 0) + R"(,"model":"m","method":"t"})" + "\n";
}

}  // namespace

class DataPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_project = m_folder.filePath(u"test.gainsay"_s);
        QVERIFY(projectMakers(m_clock).create({m_project, u"cdconv"_s, u"mei"_s}));
        QByteArray rows;
        for (int i = 1; i <= kRows; ++i)
            rows += cdconvRow(i, i == 77 ? "企鹅不会飞" : "一直如此");
        m_good = write(u"good.jsonl"_s, rows);
        m_mixed = write(u"mixed.jsonl"_s, cdconvRow(1, "新的一句") + "{broken\n" + cdconvRow(3, "又一句"));
        const Result<std::unique_ptr<Storage>> storage = openProject(m_project);
        QVERIFY(storage);
        const Result<std::unique_ptr<ImportReader>> reader = openImport(m_good, options(u"cdconv"_s));
        QVERIFY(reader);
        NoProgress progress;
        QVERIFY(ImportService(**storage, m_clock, u"mei"_s).run(**reader, {}, progress));
    }

    void init()
    {
        m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
        m_app->settings().setValue(Setting::Language, u"en"_s);
        window().resize(1440, 900);
        window().show();
        window().openProject(m_project);
        QTRY_VERIFY(m_app->session().isOpen());
        window().openPage(u"data"_s);
        QTRY_VERIFY(model()->total() >= kRows);  // imports are tested last
    }
    void cleanup() { m_app.reset(); }

    void theListGrowsWhileScrolling()
    {
        const QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QTRY_VERIFY(model()->rowCount() > 0);
        QVERIFY(model()->rowCount() < kRows);
        // Asking while a page is on its way changes nothing, so this may be said again and again.
        QTRY_VERIFY_WITH_TIMEOUT((model()->fetchMore({}), model()->rowCount() == kRows), kPatienceMs);
        QVERIFY(!model()->canFetchMore({}));
    }

    void searchingFindsChineseAndShowsIt()
    {
        auto *search = window().findChild<SearchField *>();
        search->setText(u"企鹅"_s);
        QTRY_COMPARE(model()->total(), qint64(1));
        QTRY_COMPARE(model()->rowCount(), 1);
        auto *view = window().page(u"data"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->bubbleCount() == 4 && view->bubbleDescription(3).contains(u"企鹅不会飞"_s));
        search->setText(u"没有这句话"_s);
        QTRY_COMPARE(model()->total(), qint64(0));
    }

    void sortingByHeaderAsksTheDatabase()
    {
        QTRY_VERIFY(model()->rowCount() > 0);
        model()->sort(ConversationListModel::LengthColumn, Qt::DescendingOrder);
        QTRY_VERIFY(model()->rowCount() > 0);
        QCOMPARE(model()->query().sort, ConversationSort::Length);
        const auto length = [&](int row) {
            return model()->index(row, ConversationListModel::LengthColumn).data().toString().toInt();
        };
        QVERIFY(length(0) >= length(1));
    }

    void anAnswerToAnOlderQueryIsDropped()
    {
        ConversationQuery query;
        query.filter.text = u"企鹅"_s;
        model()->setQuery(query);
        model()->setQuery({});
        QTRY_COMPARE(model()->total(), qint64(kRows));
        QTRY_VERIFY(model()->rowCount() > 1);
    }

    // Chosen by keyboard, flagged, and taken back.
    void severalAreFlaggedAtOnce()
    {
        QTRY_VERIFY(model()->rowCount() > 3);
        QTableView *table = list();
        table->selectRow(0);
        table->setFocus();
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        auto *bar = window().findChild<SelectionBar *>();
        QTRY_VERIFY(bar->isVisible());
        m_app->actions().action(u"data.bulk2"_s)->trigger();
        auto *dialog = window().findChild<BulkDialog *>();
        QVERIFY(dialog);
        auto *reason = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(reason, u"read again"_s);
        QPushButton *flag = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            flag = button->text() == "Flag"_L1 ? button : flag;
        QTRY_VERIFY(flag && flag->isEnabled());
        QTest::keyClick(reason, Qt::Key_Return);
        QTRY_COMPARE(standingFlags(), 3);
        QTRY_VERIFY(!window().findChild<BulkDialog *>());
        m_app->actions().action(u"data.undo"_s)->trigger();
        QTRY_COMPARE(standingFlags(), 0);
    }

    void everythingListedCanBeChosen()
    {
        QTRY_VERIFY(model()->rowCount() > 3);
        list()->selectRow(0);
        QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier);
        auto *bar = window().findChild<SelectionBar *>();
        QTRY_VERIFY(bar->isVisible());
        for (QPushButton *button : bar->findChildren<QPushButton *>()) {
            if (button->text() == u"Choose all %1"_s.arg(kRows))
                button->click();
        }
        m_app->actions().action(u"data.bulk4"_s)->trigger();
        auto *dialog = window().findChild<BulkDialog *>();
        QVERIFY(dialog);
        const auto labels = [dialog] { return dialog->findChildren<QLabel *>(); };
        QTRY_VERIFY(std::ranges::any_of(
            labels(), [](const QLabel *label) { return label->text().endsWith(u"of %1 chosen"_s.arg(kRows)); }));
        dialog->reject();
    }

    void chosenColumnsAreKept()
    {
        QTRY_VERIFY(model()->rowCount() > 3);
        auto *columns = window().page(u"data"_s)->findChild<ListColumns *>();
        columns->restore({{"order", {7, 0, 1, 2, 3, 4, 5, 6, 8}}, {"shown", {0, 7, 8}}});
        const QTableView *table = list();
        QVERIFY(!table->isColumnHidden(ConversationListModel::BatchColumn));
        QVERIFY(table->isColumnHidden(ConversationListModel::StateColumn));
        QCOMPARE(table->horizontalHeader()->visualIndex(ConversationListModel::IdColumn), 0);
        QVERIFY(!model()->index(0, ConversationListModel::BatchColumn).data().toString().isEmpty());
        window().openPage(u"home"_s);  // leaving the page keeps it
        cleanup();
        init();
        QTRY_VERIFY(!list()->isColumnHidden(ConversationListModel::BatchColumn));
        QCOMPARE(list()->horizontalHeader()->visualIndex(ConversationListModel::IdColumn), 0);
        window().page(u"data"_s)->findChild<ListColumns *>()->restore(Json());
        window().openPage(u"home"_s);
    }

    void previewFindsOutTheFormatAndNamesBadRows()
    {
        NoProgress progress;
        const Result<ImportPreview> preview = previewImport(m_mixed, options({}), progress);
        QVERIFY(preview);
        QCOMPARE(preview->format, u"cdconv"_s);
        QCOMPARE(preview->rows.size(), 2);
        QCOMPARE(preview->rejected.size(), 1);
        QCOMPARE(preview->rejected[0].line, 2);
        QVERIFY(preview->whole);
    }

    void columnsOfOtherNamesCanBeGiven()
    {
        const QString path = write(u"own.csv"_s, "nr,question,answer\nx1,Have you got a cat?,No\n");
        window().openPage(u"data"_s, {{"import", {toUtf8(path)}}});
        auto *dialog = window().findChild<ImportDialog *>();
        QVERIFY(dialog);
        QPushButton *import = importButton(*dialog);
        QLineEdit *columns = nullptr;
        for (QLineEdit *field : dialog->findChildren<QLineEdit *>()) {
            if (field->accessibleName() == "Columns"_L1)
                columns = field;
        }
        QVERIFY(import && columns);
        const auto give = [&](const QString &text) {
            columns->setText(text);
            Q_EMIT columns->editingFinished();
        };
        give(u"id=nr,turns=question|answer"_s);
        QTRY_VERIFY(import->isEnabled());
        give(u"colour=answer"_s);
        QVERIFY(!import->isEnabled());
        const auto labels = dialog->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text().contains("\"colour\""_L1); }));
        delete dialog;
    }

    // Somebody else's model is written only when it is chosen by its name.
    void exportDialogListsImportedModels()
    {
        const Result<std::unique_ptr<Storage>> storage = openProject(m_project);
        QVERIFY(storage);
        PrelabelRun run;
        run.model = u"theirs"_s;
        run.method = u"imported"_s;
        run.origin = u"m.csv"_s;
        const auto made = (*storage)->prelabels().findOrAddRun(run);
        QVERIFY(made);
        Prelabel said;
        said.conversation = *(*storage)->conversations().idOf(u"good-1"_s);
        said.label = u"role"_s;
        QVERIFY((*storage)->prelabels().insert(made->id, {said}));
        auto *dialog = new ExportDialog(m_app->session(), &window());
        auto *what = dialog->findChild<QComboBox *>();
        QTRY_VERIFY(what->findText(u"The predictions of theirs"_s) > 0);
        what->setCurrentIndex(what->findText(u"The predictions of theirs"_s));
        const QString path = m_folder.filePath(u"out.jsonl"_s);
        dialog->start(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray rows = file.readAll();
        QCOMPARE(rows.count('\n'), 1);
        QVERIFY(rows.contains("\"model\":\"theirs\""));
        delete dialog;
    }

    void importDialogTakesTheGoodRows()
    {
        window().openPage(u"data"_s, {{"import", {toUtf8(m_mixed)}}});
        auto *dialog = window().findChild<ImportDialog *>();
        QVERIFY(dialog);
        QPushButton *import = importButton(*dialog);
        QVERIFY(import);
        QTRY_VERIFY(import->isEnabled());
        import->click();
        QTRY_COMPARE(model()->total(), qint64(kRows + 2));
        delete dialog;
    }

    // What a column is, is picked beside samples of it, and is known the next time.
    void columnsArePickedBesideSamplesAndRemembered()
    {
        const qint64 before = model()->total();
        const auto opened = [&](const QString &path) {
            window().openPage(u"data"_s, {{"import", {toUtf8(path)}}});
            return window().findChild<ImportDialog *>();
        };
        ImportDialog *dialog = opened(
            write(u"first.csv"_s, "nr,question,answer,verdict\nz1,Have you got a cat?,\"No, I have not\",history\n"));
        QVERIFY(dialog);
        QPushButton *import = importButton(*dialog);
        auto *picker = dialog->findChild<ColumnPicker *>();
        QVERIFY(import && picker);
        // Nothing can come in yet: the columns stand in front, with what is in them.
        QTRY_VERIFY(picker->isVisible());
        QVERIFY(!import->isEnabled());
        const auto *table = picker->findChild<QTableWidget *>();
        QCOMPARE(table->item(2, 2)->text(), u"No, I have not"_s);
        for (const auto &[row, role] :
             {std::pair{1, u"text of turn 1"_s}, {2, u"text of turn 2"_s}, {3, u"label"_s}, {0, u"id"_s}}) {
            auto *choice = qobject_cast<QComboBox *>(table->cellWidget(row, 1));
            QVERIFY2(choice && choice->findText(role) > 0, qPrintable(role));
            choice->setCurrentIndex(choice->findText(role));
            Q_EMIT choice->activated(choice->currentIndex());
            QTRY_COMPARE(qobject_cast<QComboBox *>(table->cellWidget(row, 1))->currentText(), role);
        }
        QVERIFY(picker->isVisible());
        QTRY_VERIFY(import->isEnabled());
        import->click();
        QTRY_COMPARE(model()->total(), before + 1);
        delete dialog;
        dialog = opened(write(u"second.csv"_s, "nr,question,answer,verdict\nz2,Where is it?,Here,none\n"));
        QTRY_VERIFY(importButton(*dialog)->isEnabled());
        importButton(*dialog)->click();
        QTRY_COMPARE(model()->total(), before + 2);
        delete dialog;
    }

private:
    static QPushButton *importButton(const ImportDialog &dialog)
    {
        for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->text() == "Import"_L1)
                return button;
        }
        return nullptr;
    }
    MainWindow &window() { return m_app->window(); }
    QTableView *list()
    {
        for (QTableView *table : window().page(u"data"_s)->findChildren<QTableView *>()) {
            if (table->accessibleName() == "Conversations"_L1)
                return table;
        }
        return nullptr;
    }
    int standingFlags()
    {
        const Result<std::unique_ptr<Storage>> storage = openProject(m_project);
        const Result<qint64> count = (*storage)->work().standingMarkCount(ItemMarkKind::Flag);
        return int(count.value_or(-1));
    }
    ConversationListModel *model() { return window().findChild<ConversationListModel *>(); }
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write the test file");
        return file.fileName();
    }
    static ImportOptions options(const QString &format)
    {
        ImportOptions options;
        options.format = format;
        return options;
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    QString m_project;
    QString m_good;
    QString m_mixed;
    std::unique_ptr<Composition> m_app;
};

QTEST_MAIN(DataPageTest)
#include "tst_data_page.moc"
