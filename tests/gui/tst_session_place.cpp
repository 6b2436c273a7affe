// SPDX-License-Identifier: GPL-3.0-or-later
// A session whose file is taken away: it says so once, and goes on in the file that was found or in a copy with the
// same person and everything that was stored.
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"
#include "ui/session/ProjectSession.h"

#include <QFile>
#include <QSignalSpy>

using namespace gainsay;
using namespace Qt::StringLiterals;

class SessionPlaceTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    SystemClock m_clock;

    // Gives why it could not be stored; empty if it was.
    static QString store(ProjectSession &session, QObject *owner, const QString &word)
    {
        std::optional<Result<void>> outcome;
        session.save(
            owner,
            [word](Storage &storage, const Clock &) {
                return storage.transaction([&] { return storage.project().setValue(u"word"_s, word); });
            },
            [&](const Result<void> &done) { outcome = done; });
        if (!QTest::qWaitFor([&] { return outcome.has_value(); }, 60'000))
            return u"no answer"_s;
        return *outcome ? QString() : QString(outcome->error().message);
    }

private Q_SLOTS:
    void goesOn_data()
    {
        QTest::addColumn<bool>("copy");
        QTest::newRow("in the file that was found") << false;
        QTest::newRow("in a copy") << true;
    }

    void goesOn()
    {
        QFETCH(bool, copy);
        const auto made = m_engines.newProject(u"sqlite"_s);
        QVERIFY(made);
        const QString path = made->location();
        const QString moved = path + u".moved"_s;
        const QString target = copy ? path + u".copy"_s : moved;
        ProjectSession session(openProject, m_clock);
        QSignalSpy opened(&session, &ProjectSession::opened);
        QSignalSpy lost(&session, &ProjectSession::placeLost);
        QSignalSpy relocated(&session, &ProjectSession::relocated);
        QSignalSpy closed(&session, &ProjectSession::closed);
        QSignalSpy again(&session, &ProjectSession::savesAgain);
        session.open(path);
        QTRY_COMPARE(opened.size(), 1);
        User ann;
        ann.name = u"ann"_s;
        session.setUser(ann);
        QCOMPARE(store(session, this, u"before"_s), QString());

        QVERIFY(QFile::rename(path, moved));
        QVERIFY(store(session, this, u"lost"_s).contains(u"was moved, deleted or replaced"_s));
        QVERIFY(store(session, this, u"lost"_s).contains(u"was moved, deleted or replaced"_s));
        QTRY_COMPARE(lost.size(), 1);
        session.checkPlace();
        QTRY_VERIFY(session.isIdle());
        QCOMPARE(lost.size(), 1);

        std::optional<Result<void>> done;
        session.goOnIn(target, copy ? ProjectSession::GoOn::InCopy : ProjectSession::GoOn::InFoundFile,
                       [&](const Result<void> &outcome) { done = outcome; });
        QTRY_VERIFY(done.has_value());
        VERIFY_OK(*done);
        QCOMPARE(relocated.size(), 1);
        QCOMPARE(closed.size(), 0);
        QCOMPARE(session.facts().location, target);
        QCOMPARE(session.user()->name, u"ann"_s);
        const auto stored = openProject(target);
        VERIFY_OK(stored);
        QCOMPARE((*stored)->project().value(u"word"_s)->value(), u"before"_s);
        QCOMPARE(store(session, this, u"after"_s), QString());
        QCOMPARE(again.size(), 1);
        QCOMPARE((*stored)->project().value(u"word"_s)->value(), u"after"_s);
    }

    void saysHowLongItWaits()
    {
        const auto other = m_engines.newProject(u"sqlite"_s);
        QVERIFY(other);
        ProjectSession session(openProject, m_clock);
        QSignalSpy opened(&session, &ProjectSession::opened);
        QSignalSpy waiting(&session, &ProjectSession::waiting);
        session.open(other->location());
        QTRY_COMPARE(opened.size(), 1);
        std::optional<Result<void>> done;
        const auto held = other->transaction([&]() -> Result<void> {
            session.save(
                this,
                [](Storage &storage, const Clock &) {
                    return storage.transaction([&] { return storage.project().setValue(u"word"_s, u"late"_s); });
                },
                [&](const Result<void> &outcome) { done = outcome; });
            return QTest::qWaitFor([&] { return waiting.size() > 1; }, 20'000) ? Result<void>()
                                                                               : ioError(u"nothing is said"_s);
        });
        VERIFY_OK(held);
        QTRY_VERIFY_WITH_TIMEOUT(done.has_value(), 60'000);
        VERIFY_OK(*done);
        QTRY_COMPARE(waiting.last().constFirst().toInt(), 0);
        QVERIFY(waiting.constFirst().constFirst().toInt() >= 3);
    }
};

QTEST_GUILESS_MAIN(SessionPlaceTest)
#include "tst_session_place.moc"
