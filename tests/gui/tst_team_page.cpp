// SPDX-License-Identifier: GPL-3.0-or-later
// A supervisor's morning by keyboard only: a new person, a pause, a plan, batches of a search, a farewell.
#include "core/store/ConversationStore.h"
#include "core/store/UserStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/conversation/ConversationView.h"
#include "ui/models/ConversationListModel.h"
#include "ui/pages/data/BatchDialog.h"
#include "ui/pages/team/AddPersonDialog.h"
#include "ui/pages/team/LeaveDialog.h"
#include "ui/pages/team/PeopleTable.h"
#include "ui/pages/team/PlanDialog.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/SearchField.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TeamPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 6);
    }
    void cleanup() { m_rig.reset(); }

    void onlyThoseWhoLeadSeeIt()
    {
        m_rig->open(u"ann"_s, u"home"_s);
        QVERIFY(!m_rig->window().reachablePages().contains(u"team"_s));
        m_rig->close();
        m_rig->open(u"sup"_s, u"team"_s);
        QCOMPARE(m_rig->window().currentPage(), u"team"_s);
    }

    void aPersonIsAddedAndPaused()
    {
        openTeam();
        QTest::keyClick(focus(), Qt::Key_N, Qt::ControlModifier);
        auto *dialog = opened<AddPersonDialog>();
        QVERIFY(dialog);
        QVERIFY(!button(dialog, u"Add"_s)->isEnabled());  // nobody is named yet
        QTest::keyClicks(dialog->focusWidget(), u"gil"_s);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(table()->chosen() && table()->chosen()->user.name == "gil"_L1);
        QVERIFY(stored(u"gil"_s).role == Role::Annotator);
        returnToTable();
        tabTo(u"Pause"_s);
        QTest::keyClick(focus(), Qt::Key_Space);
        QTRY_VERIFY(!stored(u"gil"_s).active);
        QTRY_COMPARE(table()->chosen()->state, PersonState::Paused);
        tabTo(u"Make active again"_s);
        QTest::keyClick(focus(), Qt::Key_Space);
        QTRY_VERIFY(stored(u"gil"_s).active);
    }

    void theSameNameTwiceIsRefusedInWords()
    {
        openTeam();
        QTest::keyClick(focus(), Qt::Key_N, Qt::ControlModifier);
        auto *dialog = opened<AddPersonDialog>();
        QTest::keyClicks(dialog->focusWidget(), u"ann"_s);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(says(dialog, u"ann already"_s));
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void theLastLeaderStays()
    {
        m_rig->withStorage([](Storage &storage) {
            User admin = *storage.users().byName(u"admin"_s);
            admin.active = false;
            QVERIFY(storage.users().update(admin));
        });
        openTeam();
        table()->choose(u"sup"_s);
        table()->setFocus();
        tabTo(u"Pause"_s);
        QTest::keyClick(focus(), Qt::Key_Space);
        auto *banners = m_rig->window().findChild<BannerArea *>();
        QTRY_VERIFY(!banners->banners().isEmpty());
        QVERIFY(banners->banners().constFirst()->text().contains(u"last one who leads"_s));
        QVERIFY(stored(u"sup"_s).active);
    }

    void aBatchIsPlannedAndPlannedAgainWhenSomebodyLeaves()
    {
        openTeam();
        QTest::keyClick(focus(), Qt::Key_L, Qt::ControlModifier);
        auto *plan = opened<PlanDialog>();
        QVERIFY(plan);
        QTRY_VERIFY(button(plan, u"Plan"_s)->isEnabled());
        QTest::keyClick(plan->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(m_rig->openItems(u"ann"_s), 6);
        QTRY_VERIFY(table()->rowCount() > 0 && session().isIdle());
        table()->choose(u"ann"_s);
        QTRY_COMPARE(table()->chosen()->open, 6);
        returnToTable();
        tabTo(u"Remove from the project…"_s);
        QTest::keyClick(focus(), Qt::Key_Space);
        auto *leave = opened<LeaveDialog>();
        QVERIFY(leave);
        QTest::keyClick(button(leave, u"Remove"_s), Qt::Key_Space);
        // bob has every item already: nobody is left to take them, so they are free for anybody.
        QTRY_COMPARE(m_rig->openItems(u"ann"_s), 0);
        QTRY_COMPARE(table()->chosen()->state, PersonState::Left);
    }

    void batchesAreMadeOfWhatTheListShows()
    {
        m_rig->open(u"sup"_s, u"data"_s);
        auto *model = m_rig->page(u"data"_s)->findChild<ConversationListModel *>();
        QTRY_COMPARE(model->total(), qint64(6));
        QTest::keyClick(focus(), Qt::Key_B, Qt::ControlModifier);
        auto *dialog = opened<BatchDialog>();
        QVERIFY(dialog);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Down);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Down);  // growing batches
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog->focusWidget(), u"round"_s);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog->focusWidget(), u"3"_s);
        QTRY_VERIFY(says(dialog, u"round-3: 3"_s));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(batchNames(), u"round-1 round-2 round-3"_s);
        QTRY_VERIFY(session().isIdle());
        auto *batches = m_rig->window().findChildren<QComboBox *>().constFirst();
        QTRY_VERIFY(batches->findText(u"round-2"_s) > 0);
    }

    // Stored by another program, or by hand.
    void evidenceThatCannotBeReadIsNotDrawn()
    {
        m_rig->withStorage([](Storage &storage) {
            const ConversationId first = storage.conversations().list({}, {}, 1)->first().id;
            Resolution resolution;
            resolution.answers = {{"category", "history"},
                                  {"evidence",
                                   {7,
                                    "words",
                                    {{"utterance", {1}}, {"start", "x"}, {"end", nullptr}},
                                    {{"utterance", 1}, {"start", 0}, {"end", 1}, {"link", "y"}}}}};
            QVERIFY(storage.conversations().setDerived(first, ItemState::Agreed, u"history"_s, resolution));
        });
        m_rig->open(u"sup"_s, u"data"_s);
        auto *model = m_rig->page(u"data"_s)->findChild<ConversationListModel *>();
        QTRY_COMPARE(model->total(), qint64(6));
        m_rig->page(u"data"_s)->findChild<QTableView *>()->selectRow(0);
        auto *view = m_rig->page(u"data"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->isVisible());
        QCOMPARE(view->marks().last().span.end, 1);
    }

private:
    ProjectSession &session() { return m_rig->app().session(); }
    void openTeam()
    {
        m_rig->open(u"sup"_s, u"team"_s);
        QVERIFY(QTest::qWaitForWindowActive(&m_rig->window()));
        QTRY_VERIFY(table()->rowCount() > 0);
        table()->setFocus();
    }
    // A window system hands the keyboard back when a dialog closes; the offscreen one leaves it nowhere.
    void returnToTable()
    {
        m_rig->window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &m_rig->window());
        table()->setFocus();
    }
    PeopleTable *table() { return m_rig->page(u"team"_s)->findChild<PeopleTable *>(); }
    QWidget *focus()
    {
        QWidget *widget = QApplication::focusWidget();
        return widget ? widget : &m_rig->window();
    }
    // Walks on with the Tab key until it stands on the button of that name.
    void tabTo(const QString &name)
    {
        for (int i = 0; i < 60; ++i) {
            const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
            if (button && button->text() == name)
                return;
            QTest::keyClick(focus(), Qt::Key_Tab);
        }
        QFAIL(qPrintable(u"no way to “%1” by keyboard"_s.arg(name)));
    }
    // Not qWaitForWindowActive(): it takes a dialog as active while its parent still is.
    template <class Dialog> Dialog *opened()
    {
        auto *dialog = m_rig->window().template findChild<Dialog *>();
        const auto hasKeyboard = [dialog] { return QApplication::activeWindow() == dialog; };
        return dialog && QTest::qWaitFor(hasKeyboard) ? dialog : nullptr;
    }
    static QPushButton *button(const QDialog *dialog, const QString &text)
    {
        for (QPushButton *one : dialog->findChildren<QPushButton *>()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }
    User stored(const QString &name)
    {
        User user;
        m_rig->withStorage([&](Storage &storage) { user = *storage.users().byName(name); });
        return user;
    }
    QString batchNames()
    {
        QStringList names;
        m_rig->withStorage([&](Storage &storage) {
            const auto batches = storage.conversations().batches();
            for (const Batch &batch : *batches)
                names << batch.name;
        });
        return names.join(u' ');
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(TeamPageTest)
#include "tst_team_page.moc"
