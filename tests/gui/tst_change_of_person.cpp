// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody else sits down, or the project is closed, in the middle of typing: what was typed is kept in the name of who
// typed it, and nothing of it is left for who comes next.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/service/training/GoldDraw.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"
#include "ui/shell/UserMenu.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ChangeOfPersonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        m_rig->assign();
    }
    void cleanup() { m_rig.reset(); }

    void answersStayWithWhoGaveThem()
    {
        annotateAs(u"ann"_s);
        const ConversationId item = shown();
        QTest::keyClicks(qApp->focusWidget(), u"3o"_s);
        change(u"bob"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(m_rig->draft(u"ann"_s, item)["persona"] == "opinions");
        for (const ConversationId each : items())
            QVERIFY2(m_rig->draft(u"bob"_s, each).is_null(), "bob has a draft that he did not write");
        QTRY_VERIFY(shown());
        QVERIFY(editor()->answers().empty());
        QCOMPARE(m_rig->errors(), QStringList());
        // Nor does anything come of it later.
        QTest::qWait(700);
        QVERIFY(m_rig->draft(u"bob"_s, shown()).is_null());
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        const ConversationId his = shown();
        QTRY_VERIFY(m_rig->draft(u"bob"_s, his)["category"] == "none");
        QVERIFY(m_rig->draft(u"ann"_s, item)["category"] == "history");
    }

    // While the item is still being read for the one, it is not put on the page of the other.
    void whatWasAskedIsAnsweredToNobodyElse()
    {
        annotateAs(u"ann"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        change(u"bob"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        for (const ConversationId each : items())
            QVERIFY(m_rig->draft(u"bob"_s, each).is_null());
        QVERIFY(editor()->answers().empty());
    }

    void signingOutKeepsTheDraft()
    {
        annotateAs(u"ann"_s);
        const ConversationId item = shown();
        QTest::keyClicks(qApp->focusWidget(), u"3o"_s);
        m_rig->app().actions().action(u"people.signOut"_s)->trigger();
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(m_rig->draft(u"ann"_s, item)["persona"] == "opinions");
        QCOMPARE(m_rig->errors(), QStringList());
    }

    void closingTheProjectKeepsTheDraft()
    {
        annotateAs(u"ann"_s);
        const ConversationId item = shown();
        QTest::keyClicks(qApp->focusWidget(), u"3o"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(!m_rig->app().session().isOpen());
        QVERIFY(m_rig->draft(u"ann"_s, item)["persona"] == "opinions");
        QCOMPARE(m_rig->errors(), QStringList());
    }

    void quittingKeepsTheDraft()
    {
        annotateAs(u"ann"_s);
        const ConversationId item = shown();
        QTest::keyClicks(qApp->focusWidget(), u"3o"_s);
        m_rig->window().close();
        m_rig->close();
        QVERIFY(m_rig->draft(u"ann"_s, item)["persona"] == "opinions");
    }

    // A comment is sent or it is not; half of one is nobody else's.
    void halfACommentIsNobodyElses()
    {
        annotateAs(u"ann"_s);
        auto *field = page(u"annotate"_s)->findChild<DiscussionPanel *>()->findChild<QLineEdit *>();
        field->setText(u"I think that"_s);
        change(u"bob"_s);
        QTRY_VERIFY(shown());
        QCOMPARE(field->text(), QString());
    }

    void halfADecisionIsNobodyElses()
    {
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        m_rig->answerAll(u"bob"_s, cdconvAnswers(u"role"_s));
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        auto *view = page(u"adjudicate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus() && m_rig->app().session().isIdle());
        QTest::keyClicks(view, u"o3"_s);
        auto *note = fieldCalled(u"adjudicate"_s, u"Note on the decision"_s);
        note->setText(u"because of"_s);
        change(u"sup"_s);
        QCOMPARE(m_rig->window().currentPage(), u"adjudicate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle() && view->isVisible());
        QCOMPARE(note->text(), QString());
        QVERIFY(page(u"adjudicate"_s)->findChild<AnswerEditor *>()->answers().empty());
    }

    // The case on the page belongs to the project that is gone.
    void aCaseIsNotLookedForInAnotherProject()
    {
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        m_rig->answerAll(u"bob"_s, cdconvAnswers(u"role"_s));
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        auto *view = page(u"adjudicate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus() && m_rig->app().session().isIdle());
        WindowRig other(u"cdconv"_s);
        m_rig->app().settings().setLastUser(other.project(), u"judge"_s);
        m_rig->window().openProject(other.project());
        QTRY_VERIFY(m_rig->app().session().isOpen() && m_rig->app().session().isIdle());
        m_rig->window().openPage(u"adjudicate"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QCOMPARE(m_rig->errors(), QStringList());
        QVERIFY(!view->isVisible());
    }

    // And what one writes oneself is still there after the names were shown.
    void halfAVerdictIsNobodyElses()
    {
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        m_rig->answerAll(u"bob"_s, cdconvAnswers(u"none"_s));
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            StartRequest request;
            request.batch = u"b"_s;
            const UserId sup = storage.project().userNamed(u"sup"_s)->id;
            QVERIFY(SpotCheckService(storage, m_rig->clock(), *scheme, sup).start(request));
        });
        m_rig->open(u"sup"_s, u"spotcheck"_s);
        auto *view = page(u"spotcheck"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClick(view, Qt::Key_X);
        auto *feedback = qobject_cast<QLineEdit *>(qApp->focusWidget());
        QVERIFY(feedback);
        QTest::keyClicks(feedback, u"Not so"_s);
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"spotcheck"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(feedback->isVisible());
        QCOMPARE(feedback->text(), u"Not so"_s);
        change(u"admin"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle() && view->isVisible());
        QVERIFY(!feedback->isVisible());
        QCOMPARE(feedback->text(), QString());
    }

    void halfATutorialIsNobodyElses()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importLines("{\"u1\":\"问题\",\"b1\":\"回答，你呢？\",\"u2\":\"嗯\",\"b2\":\"我也是\",\"label\":2}\n",
                           u"cdconv"_s);
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            GoldDraw draw(storage, m_rig->clock(), *scheme, storage.project().userNamed(u"sup"_s)->id);
            QCOMPARE(draw.fill({GoldKind::Tutorial, GoldSource::Imported, {}, 1, 1}).value_or(0), 1);
        });
        m_rig->open(u"ann"_s, u"training"_s);
        auto *view = page(u"training"_s)->findChild<ConversationView *>(u"trainingConversation"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClicks(view, u"3"_s);
        change(u"bob"_s);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QVERIFY(!view->isVisible());
        page(u"training"_s)->setFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(view->isVisible());
        QVERIFY(page(u"training"_s)->findChild<AnswerEditor *>()->answers().empty());
    }

    void theNameIsShownLetterByLetter()
    {
        const QString name = u"Tom & <b>Jerry</b> of the Cartoons"_s;
        m_rig->withStorage([&](Storage &storage) {
            User user;
            user.name = name;
            QVERIFY(storage.project().addUser(user));
        });
        m_rig->open(name, u"home"_s);
        const auto *menu = m_rig->window().findChild<UserMenu *>();
        QVERIFY2(menu->text().startsWith(u"Tom && <b>"_s), qPrintable(menu->text()));
        QVERIFY(menu->shortcut().isEmpty());
        QVERIFY2(menu->toolTip().contains(u"&lt;b&gt;Jerry"_s), qPrintable(menu->toolTip()));
    }

    void halfAMessageIsNobodyElses()
    {
        m_rig->open(u"sup"_s, u"team"_s);
        m_rig->window().openPage(u"team"_s, {{"tab", "messages"}});
        auto *body = page(u"team"_s)->findChild<QPlainTextEdit *>();
        QVERIFY(body);
        body->setPlainText(u"Please"_s);
        change(u"admin"_s);
        QCOMPARE(body->toPlainText(), QString());
    }

private:
    Page *page(const QString &id) { return m_rig->page(id); }
    AnswerEditor *editor() { return page(u"annotate"_s)->findChild<AnswerEditor *>(); }

    void annotateAs(const QString &name)
    {
        m_rig->open(name, u"annotate"_s);
        QTRY_VERIFY(shown() && m_rig->app().session().isIdle());
    }

    ConversationId shown()
    {
        return {page(u"annotate"_s)->findChild<ConversationView *>()->property("shown").toLongLong()};
    }

    void change(const QString &name)
    {
        ProjectSession &session = m_rig->app().session();
        for (const User &user : session.facts().users) {
            if (user.name == name)
                return session.requestUser(user);
        }
        QFAIL("nobody has this name");
    }

    QLineEdit *fieldCalled(const QString &id, const QString &name)
    {
        for (QLineEdit *field : page(id)->findChildren<QLineEdit *>()) {
            if (field->accessibleName() == name)
                return field;
        }
        qFatal("there is no such field");
    }

    QList<ConversationId> items()
    {
        QList<ConversationId> ids;
        m_rig->withStorage([&](Storage &storage) {
            for (const ConversationRow &row : storage.conversations().list({}, {}, 100).value_or({}))
                ids.append(row.id);
        });
        return ids;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(ChangeOfPersonTest)
#include "tst_change_of_person.moc"
