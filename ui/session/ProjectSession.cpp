// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ProjectSession.h"

#include "core/sample/SampleProject.h"
#include "core/scheme/SchemeReader.h"
#include "core/store/ProjectStore.h"

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Well before SQLite would do it by itself, at the cost of whoever decides just then.
constexpr int decisionsBetweenTidying = 16;
constexpr int waitWatchMs = 500;
constexpr qint64 patienceMs = 3'000;

}  // namespace

ProjectSession::ProjectSession(StorageOpener opener, const Clock &clock, QObject *parent)
    : QObject(parent), m_opener(std::move(opener)), m_clock(clock), m_worker(new Worker),
      m_background([this](std::function<void()> task) {
          QMetaObject::invokeMethod(m_worker, std::move(task), Qt::QueuedConnection);
      })
{
    m_thread.setObjectName(u"project"_s);
    m_worker->moveToThread(&m_thread);
    // Deleted on its own thread: a connection must be closed where it was opened.
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_jobs, &JobRunner::ended, this, &ProjectSession::dataChanged);
    m_waitWatch.setInterval(waitWatchMs);
    connect(&m_waitWatch, &QTimer::timeout, this, &ProjectSession::tellWaiting);
    m_waitWatch.start();
    m_thread.start();
}

ProjectSession::~ProjectSession()
{
    m_jobs.cancelAll();
    // Behind what was asked before: the last draft may be among it.
    QMetaObject::invokeMethod(
        m_worker, [thread = &m_thread] { thread->quit(); }, Qt::QueuedConnection);
    m_thread.wait();
}

void ProjectSession::open(const QString &location)
{
    m_opening.renew();
    m_background.ask(
        m_opening.owner(),
        [this, opener = m_opener, location](const std::stop_token &) -> Result<ProjectFacts> {
            ASSIGN_OR_RETURN(auto storage, opener(location));
            storage->watchLock(m_lockWait);
            m_worker->next = std::move(storage);
            Result<ProjectFacts> facts = readFacts(*m_worker->next);
            if (!facts)
                m_worker->next.reset();
            return facts;
        },
        [this, location](Result<ProjectFacts> facts) {
            if (facts)
                takeUp(location, std::move(*facts));
            else
                Q_EMIT openFailed(facts.error());
        });
}

// The project before is closed first, with what was still to be stored in it.
void ProjectSession::takeUp(const QString &location, ProjectFacts facts)
{
    close();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->storage = std::move(worker->next); }, Qt::QueuedConnection);
    m_location = location;
    m_facts = std::move(facts);
    Q_EMIT opened();
}

void ProjectSession::close()
{
    if (m_user)
        Q_EMIT aboutToLeave();
    m_background.endEpoch();
    m_project.renew();
    m_opening.renew();
    m_refusals.clear();
    m_placeLost = false;
    m_jobs.cancelAll();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->storage.reset(); }, Qt::QueuedConnection);
    if (!m_facts)
        return;
    m_facts.reset();
    m_user.reset();
    Q_EMIT closed();
}

void ProjectSession::setUser(const std::optional<User> &user)
{
    if (m_user)
        Q_EMIT aboutToLeave();
    m_user = user;
    Q_EMIT userChanged();
}

bool ProjectSession::isIdle() const
{
    return m_background.pending() == 0 && m_jobs.running().isEmpty();
}

void ProjectSession::tidySometimes()
{
    if (++m_untidied < decisionsBetweenTidying)
        return;
    m_untidied = 0;
    run(
        this, [](Storage &storage, const Clock &) { return storage.tidy(); },
        [](const Result<void> &) {});  // what could not be done now is done another time
}

void ProjectSession::reloadFacts()
{
    run(
        this, [](Storage &storage, const Clock &) { return readFacts(storage); },
        [this](Result<ProjectFacts> facts) {
            if (!facts)
                return;
            m_facts = std::move(*facts);
            Q_EMIT factsChanged();
        });
}

void ProjectSession::checkPlace()
{
    run(
        this, [](Storage &storage, const Clock &) { return storage.checkPlace(); },
        [this](const Result<void> &place) {
            if (place || std::exchange(m_placeLost, true))
                return;
            m_refusals.append(place.error().message);  // no longer true once something is saved again
            Q_EMIT placeLost(place.error());
        });
}

void ProjectSession::goOnIn(const QString &path, GoOn how, std::function<void(const Result<void> &)> done)
{
    m_jobs.cancelAll();
    using Moved = Result<ProjectFacts>;
    run(
        this,
        [this, path, how](Storage &storage, const Clock &) -> Moved {
            NoProgress progress;
            RETURN_IF_ERROR(how == GoOn::InCopy ? storage.saveCopy(path, progress) : storage.settleIn(path));
            ASSIGN_OR_RETURN(auto next, m_opener(path));
            next->watchLock(m_lockWait);
            ASSIGN_OR_RETURN(auto facts, readFacts(*next));
            m_worker->storage = std::move(next);
            return facts;
        },
        [this, path, done = std::move(done)](Moved facts) {
            if (!facts)
                return done(facts.error());
            m_location = path;
            m_facts = std::move(*facts);
            m_placeLost = false;
            Q_EMIT relocated();
            done({});
        });
}

void ProjectSession::tellWaiting()
{
    const qint64 waited = m_lockWait->waitedMs();
    const int seconds = waited < patienceMs ? 0 : int(waited / 1000);
    if (seconds != std::exchange(m_waitTold, seconds))
        Q_EMIT waiting(seconds);
}

std::function<Result<std::unique_ptr<Storage>>()> ProjectSession::connection() const
{
    if (!isOpen())
        return [] { return Result<std::unique_ptr<Storage>>(noProject()); };
    return [opener = m_opener, location = m_location] { return opener(location); };
}

Error ProjectSession::noProject()
{
    return ioError([] { return tr("No project is open."); });
}

Result<ProjectFacts> ProjectSession::readFacts(Storage &storage)
{
    ProjectFacts facts;
    facts.location = storage.location();
    ASSIGN_OR_RETURN(const auto revision, storage.project().currentScheme());
    ASSIGN_OR_RETURN(auto scheme, readScheme(revision.body));
    ASSIGN_OR_RETURN(auto settings, storage.project().settings());
    ASSIGN_OR_RETURN(auto users, storage.project().users());
    ASSIGN_OR_RETURN(const auto sample, SampleProject::isOne(storage));
    ASSIGN_OR_RETURN(facts.security, storage.security());
    facts.scheme = std::move(scheme);
    facts.rules = storage.serverRules();
    facts.settings = settings;
    // Whoever connected has shown the server who they are.
    if (facts.rules.kind == ServerRules::Kind::Enforced)
        facts.settings.passwordsRequired = false;
    facts.users = std::move(users);
    facts.isSample = sample;
    return facts;
}

}  // namespace gainsay
