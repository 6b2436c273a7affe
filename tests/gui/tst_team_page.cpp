// SPDX-License-Identifier: GPL-3.0-or-later
// A supervisor's morning by keyboard only: a new person, a pause, a plan, batches of a search, a farewell.
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/conversation/ConversationView.h"
#include "ui/models/ConversationListModel.h"
#include "ui/page/SearchField.h"
#include "ui/pages/data/BatchDialog.h"
#include "ui/pages/team/AddPersonDialog.h"
#include "ui/pages/team/LeaveDialog.h"
#include "ui/pages/team/PeopleTable.h"
#include "ui/pages/team/PlanDialog.h"
#include "ui/pages/team/tabs/HandOverDialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
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
            User admin = *storage.project().userNamed(u"admin"_s);
            admin.active = false;
            QVERIFY(storage.project().updateUser(admin));
        });
        openTeam();
        table()->choose(u"sup"_s);
        table()->setFocus();
        tabTo(u"Pause"_s);
        QTest::keyClick(focus(), Qt::Key_Space);
        QTRY_VERIFY(!m_rig->errors().isEmpty());
        QVERIFY(m_rig->errors().constFirst().contains(u"last one who leads"_s));
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

    void whoIsStillInTrainingIsNotChosenForRealWork()
    {
        m_rig->withStorage([](Storage &storage) {
            ProjectSettings settings;
            settings.trainingRequired = true;
            QVERIFY(storage.project().setSettings(settings));
            TrainingSession passed;
            passed.user = storage.project().userNamed(u"bob"_s)->id;
            passed.startedAt = 1;
            const auto id = storage.training().startSession(passed);
            QVERIFY(id);
            passed.id = *id;
            passed.finishedAt = 2;
            passed.passed = true;
            QVERIFY(storage.training().updateSession(passed));
        });
        openTeam();
        QTest::keyClick(focus(), Qt::Key_L, Qt::ControlModifier);
        auto *plan = opened<PlanDialog>();
        QVERIFY(plan);
        const auto *people = plan->findChild<QListWidget *>();
        QTRY_COMPARE(people->findItems(u"bob"_s, Qt::MatchExactly).size(), 1);
        QCOMPARE(people->findItems(u"bob"_s, Qt::MatchExactly).constFirst()->checkState(), Qt::Checked);
        QCOMPARE(people->findItems(u"ann (in training)"_s, Qt::MatchExactly).size(), 1);
        QListWidgetItem *ann = people->findItems(u"ann (in training)"_s, Qt::MatchExactly).constFirst();
        QCOMPARE(ann->checkState(), Qt::Unchecked);
        // On purpose it can be done.
        ann->setCheckState(Qt::Checked);
        QTRY_VERIFY(button(plan, u"Plan"_s)->isEnabled());
        button(plan, u"Plan"_s)->click();
        QTRY_COMPARE(m_rig->openItems(u"ann"_s), 6);
    }

    void openWorkGoesFirstToWhoMayWork()
    {
        WorkloadStanding standing;
        for (int i = 1; i <= 3; ++i) {
            PersonStanding person;
            person.user.id = UserId{i};
            person.user.name = u"p%1"_s.arg(i);
            person.inTraining = i == 2;
            standing.people.append(person);
        }
        HandOverDialog dialog(standing, UserId{1}, nullptr);
        const auto *taker = dialog.findChildren<QComboBox *>().constLast();
        QCOMPARE(taker->currentText(), u"p3"_s);
        QCOMPARE(taker->itemText(0), u"p2 (in training)"_s);
        standing.people.removeLast();
        HandOverDialog onPurpose(standing, UserId{1}, nullptr);
        QVERIFY(!button(&onPurpose, u"Hand over"_s)->isEnabled());
        onPurpose.findChildren<QComboBox *>().constLast()->setCurrentIndex(0);
        QVERIFY(button(&onPurpose, u"Hand over"_s)->isEnabled());
    }

    void whoHasJustComeWasSeen()
    {
        m_rig->open(u"sup"_s, u"team"_s);
        m_rig->close();
        m_rig->start(u"admin"_s);  // comes back to the team
        QTRY_VERIFY(session().user() && m_rig->window().currentPage() == "team"_L1);
        QTRY_VERIFY(table()->rowCount() > 0);
        table()->choose(u"admin"_s);
        QTRY_VERIFY(table()->chosen());
        QVERIFY(table()->chosen()->lastSeen > 0);
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
        m_rig->withStorage([&](Storage &storage) { user = *storage.project().userNamed(name); });
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
