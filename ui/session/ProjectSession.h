// SPDX-License-Identifier: GPL-3.0-or-later
// The only door from the window to a project's data. Reads and writes run in order on one worker thread with its
// own Storage; answers come back on the GUI thread and are dropped when who asked is gone or the project closed.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/model/ProjectSettings.h"
#include "core/model/User.h"
#include "core/scheme/Scheme.h"
#include "core/store/LockWait.h"
#include "core/store/Storage.h"
#include "ui/session/Background.h"
#include "ui/session/JobRunner.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QThread>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace gainsay {

using StorageOpener = std::function<Result<std::unique_ptr<Storage>>(const QString &location)>;

// What every page needs to know of the open project.
struct ProjectFacts {
    QString location;
    Scheme scheme;
    ProjectSettings settings;
    QList<User> users;
    bool isSample = false;
    ConnectionSecurity security = ConnectionSecurity::Local;
    ServerRules rules;
};

class ProjectSession : public QObject {
    Q_OBJECT

public:
    ProjectSession(StorageOpener opener, const Clock &clock, QObject *parent = nullptr);
    ~ProjectSession() override;

    // `opened` or `openFailed` follows. What is open stays until `location` is there to take its place.
    void open(const QString &location);
    void close();
    bool isOpen() const { return m_facts.has_value(); }
    // Only while open.
    const ProjectFacts &facts() const { return *m_facts; }
    const Clock &clock() const { return m_clock; }

    // Who works. None until somebody was chosen.
    const std::optional<User> &user() const { return m_user; }
    UserId userId() const { return m_user ? m_user->id : UserId(); }
    void setUser(const std::optional<User> &user);
    // Somebody says who they are: the window asks for their password if the project wants one.
    void requestUser(const User &user) { Q_EMIT userRequested(user); }

    // `work(Storage &, const Clock &)` gives a Result<T>; `done(Result<T>)` gets it if `context` still lives.
    template <class Work, class Done> void run(QObject *context, Work work, Done done);
    // The same for a decision that is written: on success the status bar says when it was saved, and other
    // pages are told that data changed. A refusal that `context` is no longer there to hear is told to the window.
    template <class Work, class Done> void save(QObject *context, Work work, Done done);
    // `work(Storage &, const Clock &, Progress &)` on a thread and connection of its own. `done` is not called for a
    // project that was closed meanwhile.
    template <class Work, class Done>
    int startJob(const TranslatableText &title, QObject *context, Work work, Done done);

    // Opens one more connection to the project, on the thread that calls it.
    std::function<Result<std::unique_ptr<Storage>>()> connection() const;

    // Whether the project's file is still where it was opened; `placeLost` follows if it is not.
    void checkPlace();
    // Where work goes on after that, with all that is stored: in the file itself, which was moved to `path`, or in a
    // new copy there. People, pages and what they hold stay; `relocated` follows, or `done` gets the reason why not.
    enum class GoOn { InFoundFile, InCopy };
    void goOnIn(const QString &path, GoOn how, std::function<void(const Result<void> &)> done);

    JobRunner &jobs() { return m_jobs; }
    // Nothing asked is still unanswered and no job runs.
    bool isIdle() const;
    // Why decisions could not be written, since one was; see savesAgain.
    const QStringList &refusals() const { return m_refusals; }
    // Reads scheme, settings and people again, after they were changed.
    void reloadFacts();

Q_SIGNALS:
    void opened();
    void openFailed(const Error &error);
    void closed();
    // Who works leaves or the project closes, and nothing has changed yet: whoever holds something that this person
    // typed stores it or forgets it.
    void aboutToLeave();
    void userRequested(const gainsay::User &user);
    void userChanged();
    void factsChanged();
    void dataChanged();
    void saved(qint64 atMs);
    // The file was moved, deleted or replaced: nothing more is stored in it. Once, until it is found again.
    void placeLost(const Error &error);
    void relocated();
    // Something waits for another program that writes, for so many seconds; 0 when that is over.
    void waiting(int seconds);
    // A decision could not be stored, and who made it believes it done.
    void refusedUnheard(const Error &error);
    // Storage takes decisions again after it had refused some with these messages.
    void savesAgain(const QStringList &refusals);

private:
    struct Worker : QObject {
        std::unique_ptr<Storage> storage;
        std::unique_ptr<Storage> next;  // opened, while the project before it is still the one on screen
    };

    // Behind what was asked meanwhile, so that no key waits for what SQLite would do in the middle of a decision.
    void tidySometimes();
    static Result<ProjectFacts> readFacts(Storage &storage);
    void takeUp(const QString &location, ProjectFacts facts);
    void tellWaiting();
    static Error noProject();

    StorageOpener m_opener;
    const Clock &m_clock;
    QThread m_thread;
    Worker *m_worker;  // lives on m_thread
    JobRunner m_jobs;
    QString m_location;  // as given to open(); the one in `facts` has no password
    std::optional<ProjectFacts> m_facts;
    std::optional<User> m_user;
    Background m_background;
    Epoch m_project;     // renewed when it closes
    Epoch m_opening;     // only the last attempt to open a project counts
    int m_untidied = 0;  // decisions since the last time
    bool m_placeLost = false;
    std::shared_ptr<LockWait> m_lockWait = std::make_shared<LockWait>();
    QTimer m_waitWatch;
    int m_waitTold = 0;      // seconds
    QStringList m_refusals;  // why decisions could not be written since one was
};

template <class Work, class Done> void ProjectSession::run(QObject *context, Work work, Done done)
{
    using Answer = decltype(work(std::declval<Storage &>(), m_clock));
    m_background.ask(
        context,
        [this, work = std::move(work)](const std::stop_token &) mutable -> Answer {
            if (!m_worker->storage)
                return noProject();
            return work(*m_worker->storage, m_clock);
        },
        std::move(done), Background::Unwanted::DoneAnyway);
}

template <class Work, class Done> void ProjectSession::save(QObject *context, Work work, Done done)
{
    using Answer = decltype(work(std::declval<Storage &>(), m_clock));
    run(this, std::move(work),
        [this, owner = QPointer<QObject>(context), done = std::move(done)](Answer answer) mutable {
            const std::optional<Error> refusal = answer ? std::nullopt : std::optional<Error>(answer.error());
            const bool unstored = refusal && refusal->kind == ErrorKind::Io;
            if (unstored)
                m_refusals.append(refusal->message);
            if (owner)
                done(std::move(answer));
            else if (refusal)
                Q_EMIT refusedUnheard(*refusal);
            if (unstored)
                checkPlace();
            if (refusal)
                return;
            m_placeLost = false;
            Q_EMIT saved(m_clock.nowMs());
            if (!m_refusals.isEmpty())
                Q_EMIT savesAgain(std::exchange(m_refusals, {}));
            Q_EMIT dataChanged();
            tidySometimes();
        });
}

template <class Work, class Done>
int ProjectSession::startJob(const TranslatableText &title, QObject *context, Work work, Done done)
{
    using Answer = decltype(work(std::declval<Storage &>(), m_clock, std::declval<Progress &>()));
    return m_jobs.start(
        title, context,
        [connect = connection(), &clock = m_clock, work = std::move(work)](Progress &progress) mutable -> Answer {
            ASSIGN_OR_RETURN(auto storage, connect());
            return work(*storage, clock, progress);
        },
        [project = QPointer<QObject>(m_project.owner()), done = std::move(done)](Answer answer) mutable {
            if (project)
                done(std::move(answer));
        });
}

}  // namespace gainsay
