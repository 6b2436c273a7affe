// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to detectors that somebody waits for: one thread of its own, one question at a time, so that neither the
// window nor the project's thread waits for a network. Whoever asks anew takes the older question back.
//
//   worker.tryOut(this, edited, [this](const QList<TriedAnswer> &answers) { show(answers); });
//
// Lives on the GUI thread; only `work` runs elsewhere. Long work over a project is a job of ProjectSession instead.
#pragma once

#include "core/detect/run/DetectorCache.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <functional>

namespace gainsay {

class DetectorWorker : public QObject {
    Q_OBJECT

public:
    // `source` must outlive it.
    explicit DetectorWorker(const DetectorSource &source, QObject *parent = nullptr);
    ~DetectorWorker() override;

    // What every installed detector says of a conversation that need not be stored.
    void tryOut(QObject *context, const Conversation &conversation,
                std::function<void(const QList<TriedAnswer> &answers)> done);

    // `work(DetectorCache &, std::stop_token)` gives a Result<T>; `done(Result<T>)` gets it on this thread, unless
    // `context` is gone or has asked anew.
    template <class Work, class Done> void ask(QObject *context, Work work, Done done);

    // Nothing asked is still unanswered.
    bool isIdle() const { return m_pending == 0; }

private:
    std::stop_source supersede(QObject *context);

    DetectorCache m_shelf;  // touched by the pool's only thread alone
    QThreadPool m_pool;
    QHash<QObject *, std::stop_source> m_newest;  // by who asked
    int m_pending = 0;
};

template <class Work, class Done> void DetectorWorker::ask(QObject *context, Work work, Done done)
{
    const std::stop_source stop = supersede(context);
    ++m_pending;
    m_pool.start(
        [this, stop, owner = QPointer<QObject>(context), work = std::move(work), done = std::move(done)]() mutable {
            using Answer = decltype(work(m_shelf, stop.get_token()));
            std::optional<Answer> answer;
            if (!stop.stop_requested())
                answer.emplace(work(m_shelf, stop.get_token()));
            // The destructor waits for the pool, so `this` is alive here and gets the event or takes it along.
            QMetaObject::invokeMethod(
                this,
                [this, stop, owner, done = std::move(done), answer = std::move(answer)]() mutable {
                    --m_pending;
                    if (owner && answer && !stop.stop_requested())
                        done(std::move(*answer));
                },
                Qt::QueuedConnection);
        });
}

}  // namespace gainsay
