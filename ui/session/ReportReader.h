// SPDX-License-Identifier: GPL-3.0-or-later
// Reads figures on a thread and connection of its own, so that nobody's work waits for a report, and keeps ratings from
// one request to the next, so that a live page reads only what has changed. Lives on the GUI thread.
#pragma once

#include "core/service/report/ReportCache.h"
#include "core/service/report/ReportService.h"
#include "core/store/Storage.h"
#include "ui/session/ProjectSession.h"

#include <QMutex>
#include <QPointer>
#include <QThread>

#include <atomic>
#include <functional>
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
    bool isBusy() const { return m_pending > 0; }

    // `work(ReportService &, Storage &)` gives a Result<T>; `done(Result<T>)` gets it, unless `context` is gone or
    // another project is open by then.
    template <class Work, class Done> void ask(QObject *context, Work work, Done done);
    // Gives back the memory of what is kept; the next request reads anew.
    void forget();
    // How far a long reading is, 0 to 1; none while there is none.
    std::optional<double> progress() const;
    // Everything that was asked so far is answered with Cancelled, the sooner the better.
    void stop();

private:
    // Written on the thread, read on this one, and the other way round.
    struct Reading final : Progress {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
        std::atomic<int> request = 0;
        std::atomic<int> stopped = 0;  // this request and those before it

        void report(qint64 doneNow, qint64 totalNow) override
        {
            done = doneNow;
            total = totalNow;
        }
        bool isCancelled() const override { return request <= stopped; }
    };

    // On the thread.
    struct Desk : QObject {
        std::unique_ptr<Storage> storage;
        ReportCache cache;
        Error fault = ioError(QString());
        Reading reading;
    };

    // The way from the project's thread to the desk, as long as there is one.
    struct Link {
        QMutex mutex;
        Desk *desk = nullptr;
    };

    // Runs `task` on the thread, after the connection was opened there.
    void post(std::function<void()> task);
    void connectDesk();
    void reset();

    ProjectSession &m_session;
    QThread m_thread;
    Desk *m_desk;
    std::shared_ptr<Link> m_link = std::make_shared<Link>();
    QList<std::function<void()>> m_waiting;
    bool m_connecting = false;
    bool m_connected = false;
    int m_generation = 0;
    int m_pending = 0;
    int m_lastRequest = 0;
};

template <class Work, class Done> void ReportReader::ask(QObject *context, Work work, Done done)
{
    using Answer = decltype(work(std::declval<ReportService &>(), std::declval<Storage &>()));
    ++m_pending;
    post([this, owner = QPointer<QObject>(context), generation = m_generation, request = ++m_lastRequest,
          work = std::move(work), done = std::move(done)]() mutable {
        Answer answer = m_desk->fault;
        m_desk->reading.request = request;
        if (m_desk->reading.isCancelled()) {
            answer = cancelled(ReportReader::tr("Reading the answers was stopped."));
        } else if (m_desk->storage) {
            ReportService service(*m_desk->storage, &m_desk->cache, &m_desk->reading);
            answer = work(service, *m_desk->storage);
            m_desk->reading.report(0, 0);
        }
        QMetaObject::invokeMethod(
            this,
            [this, owner, generation, done = std::move(done), answer = std::move(answer)]() mutable {
                --m_pending;
                if (owner && generation == m_generation)
                    done(std::move(answer));
            },
            Qt::QueuedConnection);
    });
}

}  // namespace gainsay
