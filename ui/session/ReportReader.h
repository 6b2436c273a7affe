// SPDX-License-Identifier: GPL-3.0-or-later
// Reads figures on a thread and connection of its own, so that nobody's work waits for a report, and keeps ratings from
// one request to the next, so that a live page reads only what has changed. Lives on the GUI thread.
#pragma once

#include "core/service/report/ReportCache.h"
#include "core/service/report/ReportService.h"
#include "core/store/Storage.h"
#include "ui/session/ProjectSession.h"

#include <QThread>

#include <atomic>
#include <memory>
#include <optional>

namespace gainsay {

class ReportReader : public QObject {
    Q_OBJECT

public:
    explicit ReportReader(ProjectSession &session, QObject *parent = nullptr);
    ~ReportReader() override;

    ProjectSession &session() const { return m_session; }
    // Something was asked and is not answered yet.
    bool isBusy() const { return m_background.pending() > 0; }

    // `work(ReportService &, Storage &)` gives a Result<T>; `done(Result<T>)` gets it, unless `context` is gone or
    // another project is open by then.
    template <class Work, class Done> void ask(QObject *context, Work work, Done done);
    // Gives back the memory of what is kept; the next request reads again.
    void forget();
    // How far a long reading is, 0 to 1; none while there is none.
    std::optional<double> progress() const;
    // Everything that was asked so far is answered with Cancelled, the sooner the better.
    void stop();

private:
    // Written on the thread, read on this one.
    struct Reading final : Progress {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
        std::stop_token stopped;  // of the request that is being answered

        void report(qint64 doneNow, qint64 totalNow) override
        {
            done = doneNow;
            total = totalNow;
        }
        bool isCancelled() const override { return stopped.stop_requested(); }
    };

    // On the thread.
    struct Worker : QObject {
        std::unique_ptr<Storage> storage;  // opened by the first request
        ReportCache cache;
        Reading reading;
    };

    void reset();

    ProjectSession &m_session;
    QThread m_thread;
    Worker *m_worker;
    Background m_background;
    std::stop_source m_stop;  // of everything asked since it was last used
};

template <class Work, class Done> void ReportReader::ask(QObject *context, Work work, Done done)
{
    using Answer = decltype(work(std::declval<ReportService &>(), std::declval<Storage &>()));
    m_background.ask(
        context,
        [worker = m_worker, connect = m_session.connection(), stopped = m_stop.get_token(),
         work = std::move(work)](const std::stop_token &) mutable -> Answer {
            worker->reading.stopped = std::move(stopped);
            if (worker->reading.isCancelled())
                return cancelled(ReportReader::tr("Reading the answers was stopped."));
            // A connection belongs to the thread that opens it.
            if (!worker->storage) {
                ASSIGN_OR_RETURN(worker->storage, connect());
            }
            ReportService service(*worker->storage, &worker->cache, &worker->reading);
            Answer answer = work(service, *worker->storage);
            worker->reading.report(0, 0);
            return answer;
        },
        std::move(done));
}

}  // namespace gainsay
