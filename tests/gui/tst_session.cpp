// SPDX-License-Identifier: GPL-3.0-or-later
// The doors to a project's data: connections that fail once, and answers of jobs for a project that is closed.
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/gui/WindowRig.h"
#include "ui/session/ProjectSession.h"
#include "ui/session/ReportReader.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_refusals = 0;
        m_session = std::make_unique<ProjectSession>(
            [this](const QString &location) -> Result<std::unique_ptr<Storage>> {
                if (m_refusals > 0) {
                    --m_refusals;
                    return ioError(u"too many connections"_s);
                }
                return openProject(location);
            },
            m_rig->clock());
        m_session->open(m_rig->project());
        QTRY_VERIFY(m_session->isOpen());
    }
    void cleanup()
    {
        m_session.reset();
        m_rig.reset();
    }

    void figuresComeOnceThereIsAConnection()
    {
        ReportReader reader(*m_session);
        m_refusals = 1;
        QCOMPARE(asked(reader), u"too many connections"_s);
        QCOMPARE(asked(reader), u"cdconv"_s);
    }

    // Whoever asks while nothing is open is told so.
    void withoutAProjectThereIsAReason()
    {
        m_session->close();
        ReportReader reader(*m_session);
        QVERIFY(asked(reader).contains(u"No project is open"_s));
        m_session->open(m_rig->project());
        QTRY_VERIFY(m_session->isOpen());
        QCOMPARE(asked(reader), u"cdconv"_s);
    }

    // Not even while a report's connection is being opened.
    void aSaveDoesNotWaitForAReport()
    {
        ReportReader reader(*m_session);
        QSemaphore goOn;
        bool read = false;
        bool saved = false;
        reader.ask(
            &reader,
            [&](ReportService &, Storage &) -> Result<bool> {
                goOn.acquire();
                return true;
            },
            [&](const Result<bool> &) { read = true; });
        m_session->save(
            this, [](Storage &, const Clock &) { return Result<void>(); }, [&](const Result<void> &) { saved = true; });
        QTRY_VERIFY(saved);
        QVERIFY(!read);
        goOn.release();
        QTRY_VERIFY(read);
    }

    // Who made the decision has left, and believes it done.
    void aRefusalThatNobodyIsThereToHearIsToldToTheWindow()
    {
        QSignalSpy unheard(m_session.get(), &ProjectSession::refusedUnheard);
        Epoch person;
        bool told = false;
        m_session->save(
            person.owner(), [](Storage &, const Clock &) { return Result<void>(ioError(u"the disk is full"_s)); },
            [&](const Result<void> &) { told = true; });
        person.renew();
        QTRY_COMPARE(unheard.size(), 1);
        QCOMPARE(unheard.first().first().value<Error>().message, u"the disk is full"_s);
        QVERIFY(!told);
    }

    void aJobOfAClosedProjectIsAnsweredToNobody()
    {
        QSemaphore begun;
        QSemaphore goOn;
        bool told = false;
        m_session->startJob(
            u"slow"_s, this,
            [&](Storage &, const Clock &, Progress &) -> Result<bool> {
                begun.release();
                goOn.acquire();
                return true;
            },
            [&](const Result<bool> &) { told = true; });
        QTRY_COMPARE(begun.available(), 1);
        QSignalSpy opened(m_session.get(), &ProjectSession::opened);
        m_session->open(m_rig->project());
        QTRY_COMPARE(opened.size(), 1);
        goOn.release();
        QTRY_VERIFY(m_session->isIdle());
        QVERIFY(!told);
    }

private:
    // The scheme that a report was read of, or why there is none.
    static QString asked(ReportReader &reader)
    {
        QString answer;
        reader.ask(
            &reader,
            [](ReportService &, Storage &storage) -> Result<QString> {
                const Result<SchemeRevision> revision = storage.project().currentScheme();
                return revision ? Result<QString>(revision->name) : Result<QString>(revision.error());
            },
            [&](const Result<QString> &result) { answer = result ? *result : result.error().message; });
        return QTest::qWaitFor([&] { return !answer.isEmpty(); }) ? answer : u"no answer"_s;
    }

    std::atomic<int> m_refusals = 0;
    std::unique_ptr<WindowRig> m_rig;
    std::unique_ptr<ProjectSession> m_session;
};

QTEST_MAIN(SessionTest)
#include "tst_session.moc"
