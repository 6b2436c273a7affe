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

namespace {

// A project of which a further connection can be refused as often as `refusals` says.
class Grudging final : public Storage {
public:
    Grudging(std::unique_ptr<Storage> inner, std::atomic<int> &refusals)
        : m_inner(std::move(inner)), m_refusals(refusals)
    {
    }

    QString location() const override { return m_inner->location(); }
    Result<void> tidy() override { return m_inner->tidy(); }
    Result<std::unique_ptr<Storage>> another() const override
    {
        if (m_refusals > 0) {
            --m_refusals;
            return ioError(u"too many connections"_s);
        }
        return m_inner->another();
    }
    Result<void> saveCopy(const QString &target, Progress &progress) override
    {
        return m_inner->saveCopy(target, progress);
    }
    Result<void> settleIn(const QString &found) override { return m_inner->settleIn(found); }
    ProjectStore &project() override { return m_inner->project(); }
    UserStore &users() override { return m_inner->users(); }
    ConversationStore &conversations() override { return m_inner->conversations(); }
    AuditStore &audit() override { return m_inner->audit(); }
    ArchiveStore &archive() override { return m_inner->archive(); }
    SlotStore &workSlots() override { return m_inner->workSlots(); }
    AnnotationStore &annotations() override { return m_inner->annotations(); }
    DraftStore &drafts() override { return m_inner->drafts(); }
    DecisionStore &decisions() override { return m_inner->decisions(); }
    MessageStore &messages() override { return m_inner->messages(); }
    SpotCheckStore &spotChecks() override { return m_inner->spotChecks(); }
    TrainingStore &training() override { return m_inner->training(); }
    PrelabelStore &prelabels() override { return m_inner->prelabels(); }
    ReportStore &reports() override { return m_inner->reports(); }
    RatingStore &ratings() override { return m_inner->ratings(); }
    ErrorStore &errors() override { return m_inner->errors(); }
    ErrorBlockStore &errorBlocks() override { return m_inner->errorBlocks(); }

protected:
    Result<void> runTransaction(const Step &work) override { return m_inner->transaction(work); }
    Result<void> runSnapshot(const Step &work) override { return m_inner->snapshot(work); }

private:
    std::unique_ptr<Storage> m_inner;
    std::atomic<int> &m_refusals;
};

}  // namespace

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_refusals = 0;
        m_session = std::make_unique<ProjectSession>(
            [this](const QString &location) -> Result<std::unique_ptr<Storage>> {
                Result<std::unique_ptr<Storage>> storage = openProject(location);
                if (!storage)
                    return storage.error();
                return std::unique_ptr<Storage>(std::make_unique<Grudging>(std::move(*storage), m_refusals));
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
