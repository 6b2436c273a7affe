// SPDX-License-Identifier: GPL-3.0-or-later
// Signing in, out and as somebody else, by keyboard only; nothing of a project is shown before.
#include "core/base/PasswordHash.h"
#include "core/store/ProjectStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/people/PasswordDialog.h"
#include "ui/people/ProjectSettingsDialog.h"
#include "ui/people/SignInDialog.h"
#include "ui/widgets/SegmentBar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

const QString rightPassword = u"correct horse"_s;

}  // namespace

class SignInTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        m_rig->withStorage([](Storage &storage) {
            const Result<QList<User>> users = storage.project().users();
            for (User user : *users) {
                if (user.name != "res"_L1)
                    user.passwordHash = hashPassword(rightPassword, PasswordCost::Smallest);
                QVERIFY(storage.project().updateUser(user));
            }
            ProjectSettings settings;
            settings.passwordsRequired = true;
            QVERIFY(storage.project().setSettings(settings));
        });
    }
    void cleanup() { m_rig.reset(); }

    void nothingIsShownBeforeThePasswordAndThePageComesBackAfter()
    {
        m_rig->start(u"sup"_s);
        SignInDialog *dialog = signInDialog();
        QVERIFY(dialog);
        QTRY_VERIFY(session().isIdle());
        QCOMPARE(m_rig->window().reachablePages(), QStringList{u"home"_s});
        QVERIFY(m_rig->window().findChildren<SegmentBar *>().isEmpty());
        type(dialog, rightPassword);
        QTRY_VERIFY(session().user());
        QCOMPARE(session().user()->name, u"sup"_s);
        QVERIFY(m_rig->window().reachablePages().contains(u"data"_s));
        m_rig->window().openPage(u"data"_s);
        m_rig->close();
        m_rig->start(u"sup"_s);
        QCOMPARE(m_rig->window().currentPage(), u"home"_s);
        type(signInDialog(), rightPassword);
        QTRY_COMPARE(m_rig->window().currentPage(), u"data"_s);
    }

    void aWrongPasswordIsSaidAndManyHaveToWait()
    {
        m_rig->start(u"ann"_s);
        SignInDialog *dialog = signInDialog();
        type(dialog, u"wrong"_s);
        QTRY_VERIFY(says(dialog, u"The password is wrong."_s));
        for (int i = 0; i < 4; ++i) {
            QTRY_VERIFY(button(dialog, u"Sign in"_s)->isEnabled());
            type(dialog, u"wrong"_s);
            QTRY_VERIFY(session().isIdle());
        }
        QTRY_VERIFY(says(dialog, u"try again in"_s));
        QVERIFY(!button(dialog, u"Sign in"_s)->isEnabled());
        type(dialog, rightPassword);
        QTRY_VERIFY(session().isIdle());
        QVERIFY(!session().user());
    }

    void capitalsWithoutShiftAreNoticed()
    {
        m_rig->start(u"ann"_s);
        SignInDialog *dialog = signInDialog();
        QTest::keyClick(dialog->focusWidget(), 'A');
        QVERIFY(says(dialog, u"Caps Lock"_s));
        QTest::keyClick(dialog->focusWidget(), 'b');
        QVERIFY(!says(dialog, u"Caps Lock"_s));
    }

    void whoHasNoPasswordIsNotAskedForOneAndToldWhatToDo()
    {
        m_rig->start(u"res"_s);
        SignInDialog *dialog = signInDialog();
        QVERIFY(!dialog->findChild<QLineEdit *>()->isVisible());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(says(dialog, u"has no password yet"_s));
        QVERIFY(!session().user());
    }

    void signingOutClosesEveryPage()
    {
        m_rig->start(u"sup"_s);
        type(signInDialog(), rightPassword);
        QTRY_VERIFY(session().user());
        m_rig->window().openPage(u"data"_s);
        m_rig->app().actions().action(u"people.signOut"_s)->trigger();
        QVERIFY(!session().user());
        QCOMPARE(m_rig->window().currentPage(), u"home"_s);
        QCOMPARE(m_rig->window().reachablePages(), QStringList{u"home"_s});
        QTRY_VERIFY(session().isIdle());
        for (const SegmentBar *bar : m_rig->window().findChildren<SegmentBar *>())
            QVERIFY(!bar->isVisible());
    }

    void onesOwnPasswordIsChangedWithTheOldOne()
    {
        m_rig->start(u"ann"_s);
        type(signInDialog(), rightPassword);
        QTRY_VERIFY(session().user());
        const QString before = session().user()->passwordHash;
        m_rig->app().actions().action(u"people.password"_s)->trigger();
        auto *dialog = m_rig->window().findChild<PasswordDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        for (const QString &text : {rightPassword, u"another one"_s, u"another two"_s}) {
            QVERIFY(!button(dialog, u"Save"_s)->isEnabled());  // a field is empty still
            QTest::keyClicks(dialog->focusWidget(), text);
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        }
        QTest::keyClick(button(dialog, u"Save"_s), Qt::Key_Space);
        QVERIFY(says(dialog, u"differ"_s));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog->focusWidget(), u"another one"_s);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!m_rig->window().findChild<PasswordDialog *>(), 20'000);
        QTRY_VERIFY(session().user()->passwordHash != before);
        QVERIFY(verifyPassword(u"another one"_s, session().user()->passwordHash));
    }

    void settingsAreSavedTogetherAndRefusedInWords()
    {
        m_rig->start(u"sup"_s);
        type(signInDialog(), rightPassword);
        QTRY_VERIFY(session().user());
        m_rig->app().actions().action(u"people.projectSettings"_s)->trigger();
        auto *dialog = m_rig->window().findChild<ProjectSettingsDialog *>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog->findChild<QCheckBox *>(), Qt::Key_Space);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!session().facts().settings.passwordsRequired);
        // Without passwords everybody comes in by being chosen.
        session().requestUser(session().facts().users.constFirst());
        QTRY_COMPARE(session().user()->name, session().facts().users.constFirst().name);
    }

private:
    ProjectSession &session() { return m_rig->app().session(); }
    SignInDialog *signInDialog()
    {
        auto *dialog = m_rig->window().findChild<SignInDialog *>();
        return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    static void type(QDialog *dialog, const QString &password)
    {
        QVERIFY(dialog);
        QTest::keyClicks(dialog->focusWidget(), password);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    }
    static QPushButton *button(const QDialog *dialog, const QString &text)
    {
        for (QPushButton *one : dialog->findChildren<QPushButton *>()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(SignInTest)
#include "tst_sign_in.moc"
