// SPDX-License-Identifier: GPL-3.0-or-later
// A project that was made on the command line has no people: whoever opens it can go on, by keyboard only.
#include "app/gui/Composition.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"
#include "ui/people/FirstPersonDialog.h"
#include "ui/people/SignInDialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class FirstPersonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoeverComesFirstLeadsAndIsToldWhatIsNext_data()
    {
        QTest::addColumn<bool>("passwords");
        QTest::newRow("open") << false;
        QTest::newRow("passwords") << true;
    }
    void whoeverComesFirstLeadsAndIsToldWhatIsNext()
    {
        QFETCH(const bool, passwords);
        const QTemporaryDir folder;
        const QString project = folder.filePath(u"empty.gainsay"_s);
        makeEmpty(project, passwords);
        Composition app(*qApp, m_clock, folder.filePath(u"settings.ini"_s));
        app.settings().setValue(Setting::Language, u"en"_s);
        MainWindow &window = app.window();
        window.show();
        window.activateWindow();
        window.openProject(project);
        QTRY_VERIFY(says(window, u"Nobody works on this project yet."_s));
        QVERIFY(!window.findChild<SignInDialog *>());
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTRY_VERIFY(app.session().isIdle());
        QTRY_VERIFY(tabTo(window, u"Add yourself…"_s));  // the card may be made again meanwhile
        QTest::keyClick(window.focusWidget(), Qt::Key_Space);
        auto *dialog = window.findChild<FirstPersonDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        dialog->findChild<QLineEdit *>()->clear();
        QTest::keyClicks(dialog->focusWidget(), u"gu"_s);
        if (passwords) {
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
            QTest::keyClicks(dialog->focusWidget(), u"correct horse"_s);
        }
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(app.session().user(), 20'000);
        QCOMPARE(app.session().user()->name, u"gu"_s);
        QVERIFY(app.session().user()->role == Role::Supervisor);
        QVERIFY(window.reachablePages().contains(u"data"_s));
        QTRY_VERIFY(offers(window, u"Import conversations…"_s));
        QTRY_COMPARE(app.session().facts().users.size(), 1);
        QVERIFY(!says(window, u"Nobody works on this project yet."_s));
        QVERIFY(!app.actions().action(u"people.addFirst"_s)->isEnabled());
    }

private:
    void makeEmpty(const QString &path, bool passwords)
    {
        const Result<LoadedScheme> loaded = loadScheme(u"cdconv"_s);
        QVERIFY(loaded);
        SchemeRevision revision;
        revision.name = loaded->scheme.id;
        revision.version = loaded->scheme.version;
        revision.body = loaded->body;
        const Result<std::unique_ptr<Storage>> storage = createProject(path, revision, m_clock);
        QVERIFY(storage);
        ProjectSettings settings;
        settings.passwordsRequired = passwords;
        QVERIFY((*storage)->project().setSettings(settings));
    }
    static bool says(const QWidget &window, const QString &text)
    {
        for (const QLabel *label : window.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(text))
                return true;
        }
        return false;
    }
    static bool standsOn(const QWidget &window, const QString &text)
    {
        const auto *button = qobject_cast<QPushButton *>(window.focusWidget());
        return button && button->text() == text;
    }
    static bool tabTo(QWidget &window, const QString &text)
    {
        for (int i = 0; i < 60 && !standsOn(window, text); ++i)
            QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        return standsOn(window, text);
    }
    static bool offers(const QWidget &window, const QString &text)
    {
        for (const QPushButton *button : window.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return true;
        }
        return false;
    }

    SystemClock m_clock;
};

QTEST_MAIN(FirstPersonTest)
#include "tst_first_person.moc"
