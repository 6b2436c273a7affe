// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says: over the page, about whom it concerns, for as long as it matters, and in the list afterwards.
#include "core/service/people/UserService.h"
#include "core/store/ProjectStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/page/PageStack.h"
#include "ui/status/MessageLog.h"
#include "ui/status/MessagesDialog.h"
#include "ui/status/Toast.h"
#include "ui/status/ToastStack.h"
#include "ui/widgets/IconButton.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class MessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
    }
    void cleanup() { m_rig.reset(); }

    // A click that was aimed before a message came lands where it was aimed.
    void thePageStaysWhereItIs()
    {
        auto *stack = window().findChild<PageStack *>();
        const QRect before(stack->mapTo(&window(), QPoint()), stack->size());
        const QSize page = m_rig->page(u"annotate"_s)->size();
        for (const QString &text : {u"one"_s, u"two"_s, u"three"_s})
            window().showError(ioError(text));
        QTest::qWait(20);
        QCOMPARE(QRect(stack->mapTo(&window(), QPoint()), stack->size()), before);
        QCOMPARE(m_rig->page(u"annotate"_s)->size(), page);
        for (Toast *toast : toasts())
            Q_EMIT toast->dismissed();
        QCOMPARE(QRect(stack->mapTo(&window(), QPoint()), stack->size()), before);
    }

    void messagesStackWithoutCoveringEachOther()
    {
        for (int i = 0; i < 7; ++i)
            window().showError(ioError(u"A message that is told as number %1"_s.arg(i)));
        const QList<Toast *> shown = toasts();
        QCOMPARE(shown.size(), 4);  // the others are in the list
        QVERIFY(shown.constLast()->text().endsWith(u'6'));
        for (int i = 1; i < shown.size(); ++i) {
            QVERIFY(shown[i - 1]->geometry().bottom() < shown[i]->geometry().top());
            QVERIFY(shown[i]->isVisible() && window().centralWidget()->rect().contains(shown[i]->geometry()));
        }
        QCOMPARE(log().entries().size(), 7);
    }

    void theyLeaveWithTheirPageAndStayInTheList()
    {
        window().showError(ioError(u"about annotating"_s));
        window().tell({.text = u"about the project"_s, .about = WindowMessage::About::Project});
        window().openPage(u"inbox"_s);
        QCOMPARE(told(), QStringList{u"about the project"_s});
        auto *bell = bellButton();
        QVERIFY(bell->hasDot());
        QTest::mouseClick(bell, Qt::LeftButton);
        auto *dialog = window().findChild<MessagesDialog *>();
        QVERIFY(dialog && says(dialog, u"about annotating"_s) && says(dialog, u"about the project"_s));
        QVERIFY(!bell->hasDot());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    // What went wrong in one project or for one person is not shown to the next.
    void theyLeaveWithThePersonAndTheProject()
    {
        window().showError(ioError(u"ann alone"_s));
        const QList<User> users = m_rig->app().session().facts().users;
        const auto bob = std::find_if(users.begin(), users.end(), [](const User &u) { return u.name == "bob"_L1; });
        m_rig->app().session().setUser(*bob);
        QCOMPARE(told(), QStringList());
        QVERIFY(log().entries().isEmpty());
        window().showError(ioError(u"bob alone"_s));
        m_rig->app().actions().action(u"window.close"_s)->trigger();
        QTRY_VERIFY(!m_rig->app().session().isOpen());
        QCOMPARE(told(), QStringList());
        QVERIFY(log().entries().isEmpty());
    }

    void theyLeaveByThemselves()
    {
        window().showNotice(u"soon gone"_s);
        window().tell({.text = u"until it is over"_s, .topic = u"cause"_s, .stays = true});
        QTRY_COMPARE_WITH_TIMEOUT(told(), QStringList{u"until it is over"_s}, 15'000);
        window().withdraw(u"cause"_s);
        QCOMPARE(told(), QStringList());
    }

    void whatTheyOfferIsDoneOnce()
    {
        int undone = 0;
        const auto plan = [&] {
            window().tell({.text = u"Planned."_s, .action = MessageAction{u"Undo"_s, [&] { ++undone; }}});
        };
        plan();
        QTest::mouseClick(toasts().constFirst()->actionButton(), Qt::LeftButton);
        QCOMPARE(undone, 1);
        QCOMPARE(told(), QStringList());
        // By keyboard from the list.
        plan();
        m_rig->app().actions().action(u"window.messages"_s)->trigger();
        auto *dialog = window().findChild<MessagesDialog *>();
        QVERIFY(dialog);
        QPushButton *undo = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text() == "Undo"_L1 && button->isVisible())
                undo = button;
        }
        QVERIFY(undo);
        undo->setFocus();
        QTest::keyClick(undo, Qt::Key_Space);
        QTRY_COMPARE(undone, 2);
        QTRY_COMPARE(dialog->findChildren<QPushButton *>().size(), 1);  // Close; nothing is left to be done
    }

    // A toast takes no focus from the page, so that keys go on labelling.
    void keysStayWithThePage()
    {
        QWidget *before = QApplication::focusWidget();
        QVERIFY(before);
        window().tell({.text = u"Planned."_s, .action = MessageAction{u"Undo"_s, [] {}}});
        QTest::mouseClick(toasts().constFirst()->actionButton(), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), before);
    }

    // Refused on the project's thread, worded there, and told in whatever language is chosen afterwards.
    void whatAServiceRefusesFollowsTheLanguage()
    {
        const Error refusal = [&] {
            std::optional<Error> error;
            m_rig->withStorage([&](Storage &storage) {
                const Result<void> done =
                    UserService(storage, m_rig->clock(), must(storage.project().userNamed(u"ann"_s)).id)
                        .setRole(must(storage.project().userNamed(u"bob"_s)).id, Role::Admin);
                error = done.error();
            });
            return *error;
        }();
        QVERIFY(refusal.message.isTranslatable());
        window().showError(refusal);
        const QStringList english = told();
        QCOMPARE(english, QStringList{QString(refusal.message)});
        m_rig->app().settings().setValue(Setting::Language, u"ja"_s);
        QTRY_VERIFY(told() != english);
        QVERIFY(told().constFirst().contains("ann"_L1));
        m_rig->app().settings().setValue(Setting::Language, u"en"_s);
        QTRY_COMPARE(told(), english);
    }

private:
    MainWindow &window() { return m_rig->window(); }
    MessageLog &log() { return *window().findChild<MessageLog *>(); }
    QList<Toast *> toasts() { return window().findChild<ToastStack *>()->toasts(); }
    QStringList told()
    {
        QStringList texts;
        for (const Toast *toast : toasts())
            texts << toast->text();
        return texts;
    }
    IconButton *bellButton()
    {
        for (IconButton *button : window().findChildren<IconButton *>()) {
            if (button->accessibleName() == "Messages"_L1)
                return button;
        }
        return nullptr;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(MessagesTest)
#include "tst_messages.moc"
