// SPDX-License-Identifier: GPL-3.0-or-later
// The window on a project whose file is taken away under it, and on one that another program holds: it says so and what
// to do, keeps what is typed, and goes on from there.
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/PostgresCluster.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class MovedProjectTest : public QObject {
    Q_OBJECT

    PostgresCluster m_postgres;
    std::unique_ptr<WindowRig> m_rig;

    ConversationId shown()
    {
        const auto *view = m_rig->page(u"annotate"_s)->findChild<ConversationView *>();
        return {view ? view->property("shown").toLongLong() : 0};
    }
    AnswerEditor &editor() { return *m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>(); }
    QMessageBox *question() { return m_rig->window().findChild<QMessageBox *>(u"movedProject"_s); }
    // The offscreen platform does not give the window its activation back when a dialog closes.
    QWidget *focused()
    {
        if (!QApplication::focusWidget()) {
            m_rig->window().activateWindow();
            [&] { QTRY_VERIFY(QApplication::focusWidget()); }();
        }
        return QApplication::focusWidget() ? QApplication::focusWidget() : m_rig->window().focusWidget();
    }
    QStringList notices() { return m_rig->notices(); }

    void begin(const QString &address = {})
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s, address);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(shown() && m_rig->app().session().isIdle());
    }

    // One item is answered and stored, another one begun.
    ConversationId answerOneAndBegin()
    {
        const ConversationId first = shown();
        QTest::keyClicks(focused(), u"2"_s);
        QTest::keyClick(focused(), Qt::Key_Return);
        [&] { QTRY_VERIFY(shown() && shown() != first && m_rig->app().session().isIdle()); }();
        return first;
    }

private Q_SLOTS:
    void cleanup() { m_rig.reset(); }

    void workGoesOn_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("button");
        QTest::newRow("moved and found") << u"moved"_s << u"findFile"_s;
        QTest::newRow("deleted and saved as a copy") << u"deleted"_s << u"saveCopy"_s;
        QTest::newRow("replaced and saved as a copy") << u"replaced"_s << u"saveCopy"_s;
    }

    void workGoesOn()
    {
        QFETCH(QString, what);
        QFETCH(QString, button);
        begin();
        const ConversationId first = answerOneAndBegin();
        const ConversationId second = shown();
        const QString project = m_rig->project();
        const QString elsewhere = project + u".elsewhere.gainsay"_s;
        if (what == u"moved"_s) {
            QVERIFY(QFile::rename(project, elsewhere));
        } else {
            QVERIFY(QFile::remove(project));
            if (what == u"replaced"_s) {
                QFile other(project);
                QVERIFY(other.open(QIODevice::WriteOnly) && other.write("something else") > 0);
            }
        }
        QTest::keyClicks(focused(), u"2n"_s);
        QTest::keyClicks(focused(), u"not sure"_s);
        QTRY_VERIFY(question());
        QVERIFY(question()->isVisible());
        QCOMPARE(m_rig->errors().size(), 1);
        QVERIFY2(m_rig->errors().constFirst().contains(u"was moved, deleted or replaced"_s),
                 qPrintable(m_rig->errors().constFirst()));
        QCOMPARE(shown(), second);
        const Json typed = editor().answers();
        QCOMPARE(typed.value("note", ""), std::string("not sure"));

        question()->findChild<QAbstractButton *>(button)->click();
        QTRY_VERIFY(m_rig->window().findChild<QFileDialog *>());
        auto *chooser = m_rig->window().findChild<QFileDialog *>();
        Q_EMIT chooser->fileSelected(elsewhere);
        chooser->close();
        QTRY_COMPARE(m_rig->app().session().facts().location, elsewhere);
        QTRY_COMPARE(m_rig->errors(), QStringList());
        QCOMPARE(shown(), second);
        QCOMPARE(editor().answers(), typed);
        QTRY_VERIFY(m_rig->app().session().isIdle());

        // What is typed, what was answered before the file went away and what is answered now is all there.
        const auto storage = openProject(elsewhere);
        QVERIFY2(storage.has_value(), qPrintable(storage ? QString() : QString(storage.error().message)));
        const UserId ann = (*storage)->project().userNamed(u"ann"_s)->id;
        QVERIFY(*(*storage)->work().latestAnnotation(first, ann));
        QTest::keyClick(focused(), Qt::Key_Escape);
        QTest::keyClick(focused(), Qt::Key_Return);
        QTRY_VERIFY(shown() != second);
        const auto answered = *(*storage)->work().latestAnnotation(second, ann);
        QVERIFY(answered);
        QCOMPARE(answered->answers.value("note", ""), std::string("not sure"));
        QVERIFY((*storage)->audit().verifyChain());
    }

    void isNoticedWhenTheWindowWakes()
    {
        begin();
        QVERIFY(QFile::rename(m_rig->project(), m_rig->project() + u".elsewhere"_s));
        QEvent wakes(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&m_rig->window(), &wakes);
        QTRY_VERIFY(question());
        // Put back as it was, all goes on by itself.
        QVERIFY(QFile::rename(m_rig->project() + u".elsewhere"_s, m_rig->project()));
        question()->close();
        QTRY_VERIFY(!question() && focused() && focused()->window() == &m_rig->window());
        answerOneAndBegin();
        QTRY_COMPARE(m_rig->errors(), QStringList());
    }

    void saysThatItWaits_data()
    {
        QTest::addColumn<bool>("server");
        QTest::newRow("a file") << false;
        QTest::newRow("a server") << true;
    }

    void saysThatItWaits()
    {
        QFETCH(bool, server);
        if (const QString why = server ? m_postgres.start() : QString(); !why.isEmpty())
            QSKIP(qPrintable(why));
        begin(server ? m_postgres.freshAddress() : QString());
        const auto other = openProject(m_rig->project());
        QVERIFY(other.has_value());
        const ConversationId first = shown();
        const auto held = (*other)->transaction([&]() -> Result<void> {
            QTest::keyClicks(focused(), u"2"_s);
            QTest::keyClick(focused(), Qt::Key_Return);
            const auto tells = [this] {
                return notices().join(u'\n').contains(u"Waiting for another program that is writing"_s);
            };
            return QTest::qWaitFor(tells, 20'000) ? Result<void>() : ioError(u"the window says nothing"_s);
        });
        QVERIFY2(held.has_value(), qPrintable(held ? QString() : QString(held.error().message)));
        QTRY_VERIFY(shown() != first);
        QTRY_COMPARE(notices(), QStringList());
        QCOMPARE(m_rig->errors(), QStringList());
        m_rig->withStorage([&](Storage &storage) {
            QVERIFY(*storage.work().latestAnnotation(first, storage.project().userNamed(u"ann"_s)->id));
        });
    }
};

QTEST_MAIN(MovedProjectTest)
#include "tst_moved_project.moc"
