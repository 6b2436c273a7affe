// SPDX-License-Identifier: GPL-3.0-or-later
// The Errors page's ways on: predictions of another model brought in, labels that models doubt, an edit tried out and
// kept, the tags' words changed.
#include "core/store/ErrorStore.h"
#include "core/store/ReviewStore.h"
#include "tests/errors/ErrorProject.h"
#include "tests/gui/WindowRig.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/pages/errors/dialogs/ImportPredictionsDialog.h"
#include "ui/pages/errors/dialogs/ReopenDialog.h"
#include "ui/pages/errors/dialogs/RunsDialog.h"
#include "ui/pages/errors/dialogs/TagKindsDialog.h"
#include "ui/pages/errors/panels/DoubtfulPanel.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/pages/errors/panels/TryItPanel.h"
#include "ui/widgets/PillTabs.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ErrorsPanelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        QStringList gold;
        for (int i = 0; i < 40; ++i)
            gold.append(i % 2 == 0 ? u"history"_s : u"none"_s);
        m_rig->withStorage([&](Storage &storage) { addLabelled(storage, gold, u"e"_s); });
        m_rig->open(u"sup"_s, u"errors"_s);
    }
    void cleanup() { m_rig.reset(); }

    void predictionsComeInAndWhatDoesNotMatchIsListed()
    {
        importPredictions(u"other"_s, true);
        const QList<QComboBox *> runs = page()->window()->findChildren<QComboBox *>();
        QTRY_VERIFY(
            std::any_of(runs.begin(), runs.end(), [](const QComboBox *box) { return box->findText(u"other"_s) >= 0; }));
    }

    // Asked twice, told what goes with it, and gone from every list; who does not confirm keeps it.
    void anImportedModelIsRemoved()
    {
        importPredictions(u"wrong file"_s, true);
        QTRY_VERIFY(!m_rig->window().findChild<ImportPredictionsDialog *>());
        importPredictions(u"right"_s, false);
        showPanel(u"Models"_s);
        ErrorFilter filter;
        filter.runs = {{u"wrong file"_s, {}, false, LabelSetting::All, {}, {}}};
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->window().openPage(u"errors"_s, {{"filter", toJson(filter)}});
        QTRY_VERIFY(m_rig->app().session().isIdle());
        const auto open = [&]() -> RunsDialog * {
            QTest::mouseClick(button(page(), u"Remove a model…"_s), Qt::LeftButton);
            RunsDialog *dialog = nullptr;
            const auto shown = [&] {
                dialog = m_rig->window().findChild<RunsDialog *>();
                return dialog && dialog->isVisible();
            };
            if (!QTest::qWaitFor(shown))
                return nullptr;
            auto *table = dialog->findChild<QTableWidget *>();
            for (int row = 0; row < table->rowCount(); ++row) {
                if (table->item(row, 0)->text() == u"wrong file"_s)
                    table->selectRow(row);
            }
            QTest::mouseClick(button(dialog, u"Remove…"_s), Qt::LeftButton);
            return dialog;
        };
        QPointer<RunsDialog> dialog = open();
        QVERIFY(dialog);
        QTest::mouseClick(button(dialog, u"Keep it"_s), Qt::LeftButton);
        QTest::mouseClick(button(dialog, u"Close"_s), Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        const QList<QComboBox *> boxes = m_rig->window().findChildren<QComboBox *>();
        const auto isListed = [&](const QString &name) {
            return std::any_of(boxes.begin(), boxes.end(),
                               [&](const QComboBox *box) { return box->isVisible() && box->findText(name) >= 0; });
        };
        QVERIFY(isListed(u"wrong file"_s));
        dialog = open();
        QVERIFY(dialog);
        QTest::mouseClick(button(dialog, u"Remove for good"_s), Qt::LeftButton);
        QTRY_VERIFY(!isListed(u"wrong file"_s));
        QVERIFY(isListed(u"right"_s));
        // The list that showed its errors shows everything again.
        auto *list = page()->findChild<ErrorListModel *>();
        QTRY_COMPARE(list->rowCount(), 40);
    }

    void aLabelThatTheModelsDoubtIsDecidedAgain()
    {
        importPredictions(u"sure"_s, false);
        showPanel(u"Doubtful labels"_s);
        auto *panel = page()->findChild<DoubtfulPanel *>();
        auto *list = panel->findChild<QTableWidget *>();
        QTRY_COMPARE(list->rowCount(), 1);
        list->selectRow(0);
        auto *again = panel->findChild<QPushButton *>();
        QTRY_VERIFY(again->isEnabled());
        QTest::mouseClick(again, Qt::LeftButton);
        confirm();
        QTRY_COMPARE(list->rowCount(), 0);
        m_rig->close();
        m_rig->withStorage([](Storage &storage) {
            const auto id = storage.conversations().idOf(u"e-1"_s);
            QVERIFY(storage.conversations().row(*id)->state == ItemState::Disputed);
        });
    }

    // One after the other without leaving the keyboard.
    void doubtedLabelsAreSentOnByOneKeyEach()
    {
        importPredictions(u"sure"_s, false, 3);
        showPanel(u"Doubtful labels"_s);
        auto *panel = page()->findChild<DoubtfulPanel *>();
        auto *list = panel->findChild<QTableWidget *>();
        QTRY_COMPARE(list->rowCount(), 3);
        QTRY_COMPARE(list->item(0, 0)->text(), u"没有 1 号"_s);
        m_rig->window().activateWindow();
        QTRY_VERIFY(qApp->activeWindow() == &m_rig->window());
        list->setFocus();
        list->selectRow(0);
        QTRY_VERIFY(panel->findChild<QPushButton *>()->isEnabled());
        confirmReopening(list);
        QTRY_COMPARE(list->rowCount(), 2);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QCOMPARE(list->currentRow(), 0);
        confirmReopening(list);
        QTRY_COMPARE(list->rowCount(), 1);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->close();
        m_rig->withStorage([](Storage &storage) {
            for (const QString &name : {u"e-1"_s, u"e-3"_s}) {
                const auto id = storage.conversations().idOf(name);
                QVERIFY(storage.conversations().row(*id)->state == ItemState::Disputed);
                QCOMPARE(storage.reviews().decisionsOn(*id)->last().note, u"models say \"None\""_s);
            }
        });
    }

    void anEditIsAnsweredAtOnceAndKept()
    {
        importPredictions(u"sure"_s, false);
        showPanel(u"Try it"_s);
        auto *panel = page()->findChild<TryItPanel *>();
        QTRY_COMPARE(panel->findChildren<QLineEdit *>().size(), 4);
        QTRY_VERIFY_WITH_TIMEOUT(!panel->tables().isEmpty(), 30000);
        QLineEdit *reply = panel->findChildren<QLineEdit *>().last();
        reply->setText(u"它叫豆豆，今年三岁"_s);
        QPushButton *keep = button(panel, u"Keep as a pair"_s);
        QTRY_VERIFY_WITH_TIMEOUT(keep->isEnabled(), 30000);
        QVERIFY(panel->tables().first().table.rows.first().last().text != u"–"_s);
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_COMPARE(panel->tables().size(), 2);
        QCOMPARE(panel->tables().last().table.rows.first().first().text, u"b2: 没有 1 号 → 它叫豆豆，今年三岁"_s);
        QTest::mouseClick(button(panel, u"Back to the original"_s), Qt::LeftButton);
        QTRY_COMPARE(panel->findChildren<QLineEdit *>().last()->text(), u"没有 1 号"_s);
        // A kept pair is put to the models again, and taken away.
        auto *view = panel->findChild<StudyTableView *>();
        QTRY_COMPARE(view->tables().size(), 2);
        Q_EMIT view->rowChosen(1, 0);
        QTRY_COMPARE(panel->findChildren<QLineEdit *>().last()->text(), u"它叫豆豆，今年三岁"_s);
        QTest::mouseClick(button(panel, u"Delete pair"_s), Qt::LeftButton);
        QTRY_COMPARE(panel->tables().size(), 1);
    }

    void theTagsAreThePersonsOwn()
    {
        importPredictions(u"sure"_s, false);
        m_rig->app().actions().action(u"errors.tags"_s)->trigger();
        auto *dialog = m_rig->window().findChild<TagKindsDialog *>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto *table = dialog->findChild<QTableWidget *>();
        const int before = table->rowCount();
        QTest::mouseClick(button(dialog, u"Add a tag"_s), Qt::LeftButton);
        table->item(before, 0)->setText(table->item(0, 0)->text());
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY2(dialog->isVisible(), "the same word twice is refused");
        table->item(before, 0)->setText(u"irony"_s);
        table->item(before, 1)->setText(u"y"_s);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->close();
        m_rig->withStorage([](Storage &storage) {
            QVERIFY(storage.errors().tagKinds()->contains(TagKind{u"irony"_s, u"y"_s}));
        });
    }

private:
    // Asked with the models' reason in place; Enter confirms it.
    void confirmReopening(QWidget *list)
    {
        QTRY_VERIFY(m_rig->app().actions().action(u"errors.reopen"_s)->isEnabled());
        QTest::keyClick(list, Qt::Key_J);
        confirm();
        m_rig->window().activateWindow();
        list->setFocus();
    }

    void confirm()
    {
        const auto asked = [this] { return m_rig->window().findChild<ReopenDialog *>(); };
        QTRY_VERIFY(asked() && asked()->isVisible());
        QTest::keyClick(asked()->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!asked());
    }

    Page *page() { return m_rig->page(u"errors"_s); }

    static QPushButton *button(QWidget *parent, const QString &text)
    {
        for (QPushButton *button : parent->findChildren<QPushButton *>()) {
            if (button->text() == text)
                return button;
        }
        qFatal("no button %s", qUtf8Printable(text));
    }

    void showPanel(const QString &title) { button(page()->findChild<PillTabs *>(), title)->click(); }

    // Says "history" where that is gold and "none" elsewhere, with much confidence, but doubts the labels of the first
    // few that have it.
    void importPredictions(const QString &name, bool withStranger, int doubted = 1)
    {
        QFile file(m_folder.filePath(name + u".jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 40; ++i) {
            const bool doubts = i % 2 == 0 && i / 2 < doubted;
            const bool history = !doubts && i % 2 == 0;
            const double none = doubts ? 0.99 - i / 1000.0 : history ? 0.05 : 0.95;
            file.write(
                u"{\"id\":\"e-%1\",\"label\":\"%2\",\"probabilities\":{\"none\":%3,\"history\":%4}}\n"_s.arg(i + 1)
                    .arg(history ? u"history"_s : u"none"_s)
                    .arg(none)
                    .arg(1 - none)
                    .toUtf8());
        }
        if (withStranger)
            file.write("{\"id\":\"nobody\",\"label\":\"none\"}\n");
        file.close();
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->app().actions().action(u"errors.import"_s)->trigger();
        auto *dialog = m_rig->window().findChild<ImportPredictionsDialog *>();
        QTRY_VERIFY(dialog && dialog->isVisible());
        dialog->setFile(file.fileName());
        QTest::mouseClick(button(dialog, u"Import"_s), Qt::LeftButton);
        // Closing the dialog does not stop the import.
        if (withStranger) {
            auto *rejected = dialog->findChild<QListWidget *>();
            QTRY_COMPARE(rejected->count(), 1);
            QVERIFY(rejected->item(0)->text().contains("41"_L1));
        }
        dialog->close();
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTRY_VERIFY(page()->findChild<ErrorListModel *>()->rowCount() == 40);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(ErrorsPanelsTest)
#include "tst_errors_panels.moc"
