// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the window: keys, command palette, roles, resuming, and names for every control.
#include "app/gui/Composition.h"
#include "app/gui/ProjectMaking.h"
#include "ui/keys/CommandPalette.h"
#include "ui/keys/FuzzyMatch.h"
#include "ui/pages/data/ExportDialog.h"
#include "ui/pages/home/NewProjectDialog.h"
#include "ui/pages/home/ServerDialog.h"
#include "ui/status/Toast.h"
#include "ui/status/ToastStack.h"
#include "ui/widgets/Sidebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ShellTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_project = m_folder.filePath(u"test.gainsay"_s);
        const Result<QString> made = projectMakers(m_clock).create({m_project, u"cdconv"_s, u"mei"_s});
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().message));
    }

    void init()
    {
        m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
        m_app->settings().setValue(Setting::Language, u"en"_s);
        window().show();
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_app.reset(); }

    // Reports measure anybody's table of ratings and schemes are made before projects: neither needs one.
    void withoutAProjectOnlyWhatNeedsNoneIsReachable()
    {
        QCOMPARE(window().reachablePages(), QStringList({u"home"_s, u"reports"_s, u"studio"_s}));
    }

    // A button that led on is gone when the next thing comes; the keys of the window are heard all the same.
    void keysAreHeardWhenWhatHadTheFocusIsGone()
    {
        open();
        QTRY_VERIFY(m_app->session().isIdle());
        auto *passing = new QPushButton(window().page(u"home"_s));
        passing->show();
        passing->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(passing));
        delete passing;
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(window().page(u"home"_s)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(window().findChild<CommandPalette *>()->isVisible());
    }

    void preferencesSayWhatIsEverSent()
    {
        m_app->actions().action(u"window.preferences"_s)->trigger();
        const auto *promise = window().findChild<QLabel *>(u"whatIsSent"_s);
        QVERIFY(promise);
        QTRY_VERIFY(promise->isVisible());
        QVERIFY2(promise->text().contains("nothing"_L1), qPrintable(promise->text()));
        QTest::keyClick(promise->window(), Qt::Key_Escape);
    }

    void theOnlyPersonIsChosen()
    {
        open();
        QVERIFY(m_app->session().user());
        QCOMPARE(m_app->session().user()->name, u"mei"_s);
        QVERIFY(window().windowTitle().startsWith("test"_L1));
    }

    // What catches the eye is the one thing to do: the sample at first, then the open project's next step.
    void homeEmphasizesOneButton()
    {
        const auto emphasized = [this] {
            QStringList texts;
            for (const auto *button : window().page(u"home"_s)->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->property("kind") == "primary"_L1)
                    texts.append(button->text());
            }
            return texts;
        };
        QCOMPARE(emphasized(), QStringList{u"Open the sample project"_s});
        open();
        window().openPage(u"home"_s);
        QTRY_COMPARE(emphasized().size(), 1);
        QVERIFY(!emphasized().contains(u"Open the sample project"_s));
    }

    void anOpenFailureStaysUntilDismissed()
    {
        window().openProject(notAProject());
        QTRY_COMPARE(toasts().size(), 1);
        const QPointer<Toast> toast = toasts().constFirst();
        QVERIFY(toast->isVisible());
        QTest::mouseClick(toast->findChildren<QPushButton *>().constLast(), Qt::LeftButton);
        QTRY_VERIFY(!toast);
        QVERIFY(toasts().isEmpty());
    }

    // Somebody clicked an old entry of the list; it must not cost them what they have open.
    void whatIsOpenStaysWhenAnotherCannotBeOpened()
    {
        open();
        const QSignalSpy closed(&m_app->session(), &ProjectSession::closed);
        QSignalSpy failed(&m_app->session(), &ProjectSession::openFailed);
        window().openProject(notAProject());
        QVERIFY(failed.wait());
        QCOMPARE(closed.size(), 0);
        QCOMPARE(m_app->session().facts().location, m_project);
        QVERIFY(m_app->session().user());
        QTRY_VERIFY(m_app->session().isIdle());
    }

    void aProjectThatIsGoneCanBeForgottenOrLookedFor()
    {
        open();
        const QString gone = m_folder.filePath(u"gone.gainsay"_s);
        m_app->settings().addRecentProject(gone);
        window().openProject(gone);
        auto *box = window().findChild<QMessageBox *>();
        QVERIFY(box && box->isVisible());
        QVERIFY(box->text().contains(gone));
        QVERIFY(m_app->session().isOpen());
        QAbstractButton *forget = nullptr;
        QStringList offered;
        for (QAbstractButton *button : box->buttons()) {
            offered << button->text();
            if (button->text() == "Take off the list"_L1)
                forget = button;
        }
        QVERIFY(offered.contains(u"Look for it…"_s));
        QVERIFY(forget);
        forget->click();
        QVERIFY(!m_app->settings().recentProjects().contains(gone));
        QVERIFY(m_app->settings().recentProjects().contains(m_project));
        QVERIFY(m_app->session().isOpen());
    }

    // As `gainsay team.gainsay` gives it; the next start may be in another folder.
    void aProjectIsListedOnceByItsFullPath()
    {
        const QString before = QDir::currentPath();
        QDir::setCurrent(m_folder.path());
        open();
        m_app->session().close();
        window().openProject(u"./test.gainsay"_s);
        QTRY_VERIFY(m_app->session().isOpen());
        QDir::setCurrent(before);
        QCOMPARE(m_app->session().facts().location, m_project);
        QCOMPARE(m_app->settings().recentProjects().count(m_project), 1);
        QVERIFY(!m_app->settings().recentProjects().contains(u"./test.gainsay"_s));
        QCOMPARE(m_app->settings().value(Setting::LastProject).toString(), m_project);
        QVERIFY(m_app->session().user());
    }

    void aNewProjectMakesTheFolderThatIsSuggested()
    {
        const QString wanted = m_folder.filePath(u"Documents/new/project.gainsay"_s);
        const QPointer<NewProjectDialog> dialog = newProjectAt(wanted);
        QTRY_VERIFY(m_app->session().isOpen());
        QCOMPARE(m_app->session().facts().location, wanted);
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void aNewProjectThatFailsKeepsWhatWasTyped()
    {
        const QPointer<NewProjectDialog> dialog = newProjectAt(m_project);  // is there already
        QTRY_VERIFY(m_app->session().isIdle());
        QVERIFY(dialog && dialog->isVisible());
        const auto fields = dialog->findChildren<QLineEdit *>();
        QVERIFY(std::any_of(fields.begin(), fields.end(), [](auto *field) { return field->text() == "wen"_L1; }));
        const auto labels = dialog->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [this](auto *label) { return label->isVisible() && label->text().contains(m_project); }));
        dialog->reject();
    }

    void paletteFindsAndTriggers()
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = window().findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        auto *query = palette->findChild<QLineEdit *>();
        auto *list = palette->findChild<QListWidget *>();
        QVERIFY(list->count() > 5);
        QTest::keyClicks(query, u"larg"_s);
        QCOMPARE(list->item(0)->text(), u"Larger"_s);
        QTest::keyClick(query, Qt::Key_Return);
        QTRY_VERIFY(m_app->settings().value(Setting::Zoom).toDouble() > 1.05);
        QVERIFY(!palette->isVisible());
        m_app->settings().setValue(Setting::Zoom, 1.0);
    }

    void paletteKnowsOtherWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("theme") << u"night"_s << u"Dark colours"_s;
        QTest::newRow("dark") << u"dark"_s << u"Dark colours"_s;
        QTest::newRow("settings") << u"settings"_s << u"Preferences"_s;
        QTest::newRow("language") << u"日语"_s << u"日本語"_s;
        QTest::newRow("in Japanese") << u"設定"_s << u"Preferences"_s;
        QTest::newRow("nothing") << u"qqq"_s << u"Nothing found"_s;
    }

    void paletteKnowsOtherWords()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = window().findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        auto *query = palette->findChild<QLineEdit *>();
        query->setText(typed);
        QCOMPARE(palette->findChild<QListWidget *>()->item(0)->text(), first);
        QTest::keyClick(query, Qt::Key_Escape);
    }

    // From a page on which nothing can be exported.
    void paletteExportsFromEverywhere()
    {
        open();
        window().openPage(u"home"_s);
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = window().findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        auto *query = palette->findChild<QLineEdit *>();
        QTest::keyClicks(query, u"export"_s);
        QTest::keyClick(query, Qt::Key_Return);
        QTRY_COMPARE(window().currentPage(), u"data"_s);
        QTRY_VERIFY(window().findChild<ExportDialog *>());
        window().findChild<ExportDialog *>()->close();
    }

    // Larger and smaller go in finer steps than the list has.
    void theSizeInForceIsShown()
    {
        m_app->actions().action(u"window.larger"_s)->trigger();
        m_app->actions().action(u"window.preferences"_s)->trigger();
        const QString percent = u"%1 %"_s.arg(qRound(100 * m_app->settings().value(Setting::Zoom).toDouble()));
        QComboBox *size = nullptr;
        for (QComboBox *box : window().findChildren<QComboBox *>()) {
            if (box->accessibleName() == "Size"_L1)
                size = box;
        }
        QVERIFY(size);
        QCOMPARE(size->currentText(), percent);
        QTest::keyClick(size->window(), Qt::Key_Escape);
        m_app->settings().setValue(Setting::Zoom, 1.0);
    }

    void escapeClosesThePalette()
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = window().findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }

    void fuzzyMatchKnowsPinyinAndWordStarts()
    {
        QVERIFY(FuzzyText(u"标注"_s).score(u"biao"_s));
        QVERIFY(FuzzyText(u"标注"_s).score(u"标"_s));
        QVERIFY(!FuzzyText(u"Reports"_s).score(u"xyz"_s));
        QVERIFY(*FuzzyText(u"Full screen"_s).score(u"fs"_s) > *FuzzyText(u"Refusals"_s).score(u"fs"_s));
        QVERIFY(FuzzyText(u"Résumé"_s).score(u"resume"_s));
    }

    void clashingKeysAreRefused()
    {
        const Result<void> clash = m_app->actions().setKey(u"window.keys"_s, QKeySequence(u"Ctrl+K"_s));
        QVERIFY(!clash);
        QCOMPARE(clash.error().kind, ErrorKind::Conflict);
        QVERIFY(clash.error().message.contains("Commands"_L1));
        QVERIFY(m_app->actions().setKey(u"window.keys"_s, QKeySequence(u"F9"_s)));
        QCOMPARE(m_app->actions().action(u"window.keys"_s)->shortcut(), QKeySequence(u"F9"_s));
    }

    void changedKeysSurviveARestart()
    {
        QVERIFY(m_app->actions().setKey(u"window.keys"_s, QKeySequence(u"F8"_s)));
        m_app.reset();
        m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
        QCOMPARE(m_app->actions().action(u"window.keys"_s)->shortcut(), QKeySequence(u"F8"_s));
        m_app->actions().resetKeys();
        QCOMPARE(m_app->actions().action(u"window.keys"_s)->shortcut(), QKeySequence(u"?"_s));
    }

    void shortcutsAreSilentWhileComposing()
    {
        QSignalSpy opened(m_app->actions().action(u"window.palette"_s), &QAction::triggered);
        QLineEdit field(&window());
        field.show();
        field.setFocus();
        QInputMethodEvent compose(u"biao"_s, {});
        QApplication::sendEvent(&field, &compose);
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(opened.size(), 0);
        QInputMethodEvent commit;
        commit.setCommitString(u"标"_s);
        QApplication::sendEvent(&field, &commit);
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(opened.size(), 1);
    }

    void projectAndPersonAreResumed()
    {
        open();
        m_app.reset();
        m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
        window().resume();
        QTRY_VERIFY(m_app->session().isOpen());
        QCOMPARE(m_app->session().facts().location, m_project);
        QCOMPARE(m_app->session().user()->name, u"mei"_s);
    }

    void theLanguageChangesWhileRunning()
    {
        m_app->settings().setValue(Setting::Language, u"zh_CN"_s);
        QTRY_COMPARE(m_app->actions().action(u"go.home"_s)->text(), u"首页"_s);
        m_app->settings().setValue(Setting::Language, u"en"_s);
        QTRY_COMPARE(m_app->actions().action(u"go.home"_s)->text(), u"Home"_s);
    }

    // What storage refuses, on its own thread, it refuses in the language of the moment.
    void failuresSpeakTheLanguageToo()
    {
        const QString broken = notAProject();
        const auto refusal = [&](const QString &language) {
            m_app->settings().setValue(Setting::Language, language);
            for (Toast *toast : toasts())
                Q_EMIT toast->dismissed();
            window().openProject(broken);
            (void)QTest::qWaitFor([&] { return toasts().size() == 1; });
            return toasts().isEmpty() ? QString() : toasts().constFirst()->text();
        };
        QCOMPARE(refusal(u"zh_CN"_s), u"%1 不是 Gainsay 项目"_s.arg(broken));
        QCOMPARE(refusal(u"ja"_s), u"%1 は Gainsay のプロジェクトではありません"_s.arg(broken));
        QCOMPARE(refusal(u"en"_s), broken + u" is not a Gainsay project"_s);
    }

    void aServerIsChosenFieldByFieldOrByItsAddress()
    {
        const ServerAddress address{u"db.example.org"_s, 5433, u"lab"_s, u"pilot 1"_s, u"lin"_s, u"verify-full"_s};
        QCOMPARE(address.text(), u"postgresql://lin@db.example.org:5433/lab?schema=pilot%201&sslmode=verify-full"_s);
        QVERIFY(ServerAddress::read(address.text()) == address);
        QVERIFY(ServerAddress::read(u"not an address"_s) == ServerAddress());
        m_app->actions().action(u"home.server"_s)->trigger();
        auto *dialog = window().findChild<ServerDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTest::keyClicks(dialog->focusWidget(), u"localhost"_s);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog->focusWidget(), u"lab"_s);
        QSignalSpy chosen(dialog, &ServerDialog::chosen);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QCOMPARE(chosen.value(0).value(0).toString(), u"postgresql://localhost/lab?sslmode=verify-full"_s);
    }

    void numbersAndDatesFollowTheLanguage()
    {
        const auto batches = [](int n) {
            return QCoreApplication::translate("gainsay::BatchDialog", "%n batch(es) made.", nullptr, n);
        };
        const QDate day(2026, 3, 4);
        m_app->settings().setValue(Setting::Language, u"en"_s);
        QCOMPARE(batches(1), u"1 batch made."_s);
        QCOMPARE(batches(2), u"2 batches made."_s);
        QCOMPARE(QLocale().toString(day, QLocale::ShortFormat), u"04/03/2026"_s);
        QCOMPARE(QLocale().toString(12345), u"12,345"_s);
        m_app->settings().setValue(Setting::Language, u"ja"_s);
        QCOMPARE(batches(1), u"1 個のバッチを作りました。"_s);
        QCOMPARE(QLocale().toString(day, QLocale::ShortFormat), u"2026/03/04"_s);
        m_app->settings().setValue(Setting::Language, u"en"_s);
    }

    // Whoever cannot see must hear a name at every stop of the Tab key, on every page.
    void everyControlHasAName()
    {
        open();
        for (const QString &id : window().reachablePages()) {
            window().openPage(id);
            QTRY_VERIFY(m_app->session().isIdle());
            for (const QWidget *widget : window().findChildren<QWidget *>()) {
                const bool inner = qobject_cast<const QComboBox *>(widget->parentWidget()) ||
                                   widget->objectName().startsWith("qt_"_L1);
                if (!widget->isVisible() || inner || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                const auto *button = qobject_cast<const QAbstractButton *>(widget);
                const QString name =
                    button && widget->accessibleName().isEmpty() ? button->text() : widget->accessibleName();
                QVERIFY2(!name.isEmpty(),
                         qPrintable(u"%1: a %2 has no accessible name (%3)"_s.arg(
                             id, QString::fromLatin1(widget->metaObject()->className()), widget->objectName())));
            }
        }
    }

private:
    MainWindow &window() { return m_app->window(); }
    QList<Toast *> toasts() { return window().findChild<ToastStack *>()->toasts(); }
    void open()
    {
        window().openProject(m_project);
        QTRY_VERIFY(m_app->session().isOpen());
    }

    QString notAProject() const
    {
        QFile file(m_folder.filePath(u"notes.gainsay"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write("not a project");
        return file.fileName();
    }
    QPointer<NewProjectDialog> newProjectAt(const QString &location)
    {
        m_app->actions().action(u"home.new"_s)->trigger();
        const QPointer<NewProjectDialog> dialog = window().findChild<NewProjectDialog *>();
        for (QLineEdit *field : dialog->findChildren<QLineEdit *>()) {
            if (field->accessibleName() == "Your name"_L1)
                field->setText(u"wen"_s);
            else
                field->setText(location);
        }
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text() == "Create"_L1)
                button->click();
        }
        return dialog;
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    QString m_project;
    std::unique_ptr<Composition> m_app;
};

QTEST_MAIN(ShellTest)
#include "tst_shell.moc"
