// SPDX-License-Identifier: GPL-3.0-or-later
// The window on a disk that is full, and on a server that has gone away: one message, nothing typed is lost, and work
// goes on by itself once there is a place for it.
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/FullDisk.h"
#include "tests/support/PostgresCluster.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class StorageAwayTest : public QObject {
    Q_OBJECT

    FullDisk m_disk;
    PostgresCluster m_postgres;
    std::unique_ptr<WindowRig> m_rig;

    void takeAway(bool server)
    {
        if (server)
            m_postgres.crash();
        else
            FullDisk::leaveRoomFor(0);
    }
    void bringBack(bool server)
    {
        if (server)
            QCOMPARE(m_postgres.start(), QString());
        else
            FullDisk::makeRoom();
    }

    AnswerEditor &editor() { return *m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>(); }
    ConversationId shown()
    {
        const auto *view = m_rig->page(u"annotate"_s)->findChild<ConversationView *>();
        return {view ? view->property("shown").toLongLong() : 0};
    }
    std::optional<Annotation> submitted(ConversationId item)
    {
        std::optional<Annotation> found;
        m_rig->withStorage([&](Storage &storage) {
            found = *storage.work().latestAnnotation(item, storage.project().userNamed(u"ann"_s)->id);
        });
        return found;
    }

private Q_SLOTS:
    void cleanup()
    {
        FullDisk::makeRoom();
        m_rig.reset();
    }

    void nothingTypedIsLost_data()
    {
        QTest::addColumn<bool>("server");
        QTest::addColumn<QString>("word");
        QTest::newRow("a full disk") << false << u"room"_s;
        QTest::newRow("a server that is away") << true << u"gone away"_s;
    }

    void nothingTypedIsLost()
    {
        QFETCH(bool, server);
        QFETCH(QString, word);
        if (const QString why = server ? m_postgres.start() : QString(); !why.isEmpty())
            QSKIP(qPrintable(why));
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s, server ? m_postgres.freshAddress() : QString());
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(shown() && m_rig->app().session().isIdle());
        const ConversationId first = shown();

        takeAway(server);
        QTest::keyClicks(qApp->focusWidget(), u"2n"_s);
        QTest::keyClicks(qApp->focusWidget(), u"not sure"_s);
        QTRY_COMPARE(m_rig->errors().size(), 1);
        QVERIFY2(m_rig->errors().constFirst().contains(word), qPrintable(m_rig->errors().constFirst()));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Escape);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QCOMPARE(m_rig->errors().size(), 1);
        QCOMPARE(shown(), first);
        const Json typed = editor().answers();
        QCOMPARE(typed.value("note", ""), std::string("not sure"));
        QCOMPARE(typed.value("category", ""), std::string("role"));

        // Nobody touches a key: what is on screen is stored all the same.
        bringBack(server);
        QTRY_VERIFY_WITH_TIMEOUT(m_rig->draft(u"ann"_s, first) == typed, 20'000);
        // A message that is no longer true would keep people from working.
        QTRY_COMPARE(m_rig->errors(), QStringList());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(shown() != first);
        const auto stored = submitted(first);
        QVERIFY(stored);
        QCOMPARE(stored->answers.value("note", ""), std::string("not sure"));
        QCOMPARE(m_rig->errors(), QStringList());
        m_rig->withStorage([](Storage &storage) { QVERIFY(storage.audit().verifyChain()); });
    }
};

QTEST_MAIN(StorageAwayTest)
#include "tst_storage_away.moc"
