// SPDX-License-Identifier: GPL-3.0-or-later
// One error's whole way through the window, by keyboard alone: a cell of the confusion matrix, the error behind it
// tagged, its label sent to be decided again, decided by another person, and back to figures that have changed.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/plan/AssignService.h"
#include "core/store/ProjectStore.h"
#include "tests/errors/ErrorProject.h"
#include "tests/gui/WindowRig.h"
#include "ui/charts/HeatMap.h"
#include "ui/conversation/ConversationView.h"
#include "ui/keys/CommandPalette.h"
#include "ui/pages/errors/ErrorListModel.h"
#include "ui/pages/errors/dialogs/ReopenDialog.h"
#include "ui/pages/errors/panels/ConversationPanel.h"
#include "ui/pages/errors/panels/StudyTableView.h"
#include "ui/people/SignInDialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ErrorsWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Eight conversations, two of which ann and bob have labelled "none" like the file; the model takes both for
    // contradictions of the history, and one of them is.
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->withStorage([this](Storage &storage) {
            const QString none = u"none"_s;
            const QString history = u"history"_s;
            const QStringList gold{none, none, none, none, none, history, history, history};
            const QStringList said{history, history, none, none, none, history, history, none};
            const QList<ConversationId> ids = addLabelled(storage, gold, u"e"_s);
            QList<Prelabel> prelabels;
            for (qsizetype i = 0; i < ids.size(); ++i)
                prelabels.append(predicted(ids[i], said[i], 0.8));
            addRun(storage, u"m"_s, prelabels);
            const auto scheme = activeScheme(storage.project());
            const auto planned =
                AssignService(storage, m_rig->clock(), *scheme, {}).assign({u"e"_s, {u"ann"_s, u"bob"_s}, 2, 1});
            QVERIFY(planned);
            for (const QString &name : {u"ann"_s, u"bob"_s}) {
                AnnotateService service(storage, m_rig->clock(), *scheme, storage.project().userNamed(name)->id);
                for (const ConversationId id : ids.first(2)) {
                    Submission submission;
                    submission.conversation = id;
                    submission.answers = {{"risk", Json::array()},
                                          {"not_fluent", Json::array()},
                                          {"b1_intra", false},
                                          {"category", "none"}};
                    QVERIFY(service.submit(submission));
                }
            }
        });
    }
    void cleanup() { m_rig.reset(); }

    void fromACellToALabelThatIsDecidedAgain()
    {
        m_rig->open(u"res"_s, u"errors"_s);
        QTRY_COMPARE(list()->model()->rowCount(), 8);
        QTRY_COMPARE(matrix()->markCount(), 4);
        QCOMPARE(recallOf(0), 0.6);  // three of five "none" are found
        chooseFirstMistake();
        tagAndDoubt();
        signInAs(u"judge"_s);
        decideForHistory();
        signInAs(u"res"_s);
        press(Qt::Key_8, Qt::AltModifier);
        QTRY_COMPARE(m_rig->window().currentPage(), u"errors"_s);
        QTRY_COMPARE(matrix()->markText(1), u"gold None, model History: 1 of 4"_s);
        QTRY_COMPARE(recallOf(0), 0.75);
        QTRY_COMPARE(recallOf(1), 0.75);  // it was two of three "history"
        QTRY_COMPARE(list()->model()->rowCount(), 1);
    }

private:
    void chooseFirstMistake()
    {
        tabTo(matrix());
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QTRY_COMPARE(list()->model()->rowCount(), 2);
        QCOMPARE(matrix()->selected(), 1);
    }

    void tagAndDoubt()
    {
        auto *panel = errors()->findChild<ConversationPanel *>();
        tabTo(list());
        QTRY_VERIFY(panel->detail().has_value());
        QCOMPARE(panel->detail()->conversation.externalId, u"e-1"_s);
        press(Qt::Key_1);
        QTRY_COMPARE(panel->detail()->tags.size(), 1);
        QTRY_COMPARE(list()->model()->index(0, ErrorListModel::TagColumn).data().toString(), u"commonsense"_s);
        QTRY_VERIFY(m_rig->app().actions().action(u"errors.reopen"_s)->isEnabled());
        press(Qt::Key_J);
        auto *reopen = m_rig->window().findChild<ReopenDialog *>();
        QVERIFY(reopen && reopen->isVisible());
        QTest::keyClick(reopen->focusWidget(), Qt::Key_Return);
        QVERIFY(reopen->isVisible());  // not without a reason
        QTest::keyClicks(reopen->focusWidget(), u"doubted on the Errors page"_s);
        QTest::keyClick(reopen->focusWidget(), Qt::Key_Return);
        m_rig->window().activateWindow();
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        QTRY_COMPARE(matrix()->markText(1), u"gold None, model History: 1 of 4"_s);
    }

    void signInAs(const QString &name)
    {
        press(Qt::Key_K, Qt::ControlModifier);
        auto *palette = m_rig->window().findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        auto *query = palette->findChild<QLineEdit *>();
        QTest::keyClicks(query, u"sign in as"_s);
        QTest::keyClick(query, Qt::Key_Return);
        const auto opened = [this] { return m_rig->window().findChild<SignInDialog *>(); };
        QTRY_VERIFY(opened() && opened() == qApp->activeWindow());
        SignInDialog *dialog = opened();
        QTest::keyClicks(dialog->focusWidget(), name);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_rig->app().session().user() && m_rig->app().session().user()->name == name);
        m_rig->window().activateWindow();
        QTRY_VERIFY(qApp->activeWindow() == &m_rig->window() && m_rig->app().session().isIdle());
    }

    void decideForHistory()
    {
        press(Qt::Key_5, Qt::AltModifier);
        QTRY_COMPARE(m_rig->window().currentPage(), u"adjudicate"_s);
        Page *page = m_rig->page(u"adjudicate"_s);
        QTRY_VERIFY(says(u"to be decided again: doubted on the Errors page"_s));
        auto *view = page->findChild<ConversationView *>();
        QTRY_VERIFY(qApp->focusWidget() && m_rig->app().session().isIdle());
        QTest::keyClicks(qApp->focusWidget(), u"o3e"_s);
        QTest::keyClicks(qApp->focusWidget(), u"v"_s);
        for (const int turn : {3, 1}) {
            view->select(turn, 0, 2);
            QTest::keyClick(view, Qt::Key_Return);
        }
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_VERIFY(!says(u"to be decided again: doubted on the Errors page"_s));
        QTRY_VERIFY(m_rig->app().session().isIdle());
    }

    bool says(const QString &text)
    {
        const QList<QLabel *> labels = m_rig->window().findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = qApp->focusWidget();
        QTest::keyClick(focus && focus->isVisible() ? focus : &m_rig->window(), key, modifiers);
    }

    void tabTo(QWidget *goal)
    {
        for (int i = 0; i < 100 && !goal->hasFocus(); ++i)
            press(Qt::Key_Tab);
        QVERIFY2(goal->hasFocus(), "the Tab key does not lead there");
    }

    Page *errors() { return m_rig->page(u"errors"_s); }
    HeatMap *matrix() { return errors()->findChild<HeatMap *>(); }
    QTableView *list()
    {
        for (QTableView *view : errors()->findChildren<QTableView *>()) {
            if (qobject_cast<ErrorListModel *>(view->model()))
                return view;
        }
        return nullptr;
    }
    // Of the label in that row of the table below the matrix.
    double recallOf(int row)
    {
        for (const StudyTableView *view : errors()->findChildren<StudyTableView *>()) {
            if (!view->isVisible() || view->tables().isEmpty())
                continue;
            const ReportTable table = view->tables().first().table;
            return table.rows.value(row).value(table.columns.indexOf(u"Recall"_s)).value;
        }
        return -1.0;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(ErrorsWalkTest)
#include "tst_errors_walk.moc"
