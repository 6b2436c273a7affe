// SPDX-License-Identifier: GPL-3.0-or-later
// Long work on threads of its own, with progress and cancel. A result whose owner is gone is dropped.
// Lives on the GUI thread; only `work` runs elsewhere.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "ui/session/Background.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

namespace gainsay {

class JobRunner : public QObject {
    Q_OBJECT

public:
    struct Job {
        int id = 0;
        QString title;  // in the language of now
        qint64 done = 0;
        qint64 total = 0;  // 0 while unknown
    };

    explicit JobRunner(QObject *parent = nullptr);
    ~JobRunner() override;

    // `work(Progress &)` gives a Result<T>; `finished(Result<T>)` gets it on this thread if `context` still lives.
    template <class Work, class Finished>
    int start(const TranslatableText &title, QObject *context, Work work, Finished finished);

    QList<Job> running() const;
    void cancel(int id);
    void cancelAll();

Q_SIGNALS:
    // Something started, moved on or ended.
    void changed();
    void ended(const gainsay::TranslatableText &title, bool ok, qint64 tookMs);

private:
    struct State {
        int id = 0;
        TranslatableText title;
        QElapsedTimer since;
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
        std::stop_source stop;  // may be used before the work has begun
    };
    // What `work` sees of it, on its thread.
    struct Reported final : Progress {
        State &state;

        explicit Reported(State &shown) : state(shown) {}
        void report(qint64 done, qint64 total) override
        {
            state.done = done;
            state.total = total;
        }
        bool isCancelled() const override { return state.stop.stop_requested(); }
    };

    std::shared_ptr<State> add(const TranslatableText &title);
    void remove(int id, bool ok);

    QThreadPool m_pool;
    Background m_background;
    QTimer m_poll;
    QList<std::shared_ptr<State>> m_jobs;
    int m_lastId = 0;
};

template <class Work, class Finished>
int JobRunner::start(const TranslatableText &title, QObject *context, Work work, Finished finished)
{
    const std::shared_ptr<State> state = add(title);
    // Asked by the runner: a job whose owner is gone still has to leave the list.
    m_background.ask(
        this,
        [state, work = std::move(work)](const std::stop_token &) mutable {
            Reported progress(*state);
            return work(static_cast<Progress &>(progress));
        },
        [this, state, owner = QPointer<QObject>(context), finished = std::move(finished)](auto result) mutable {
            remove(state->id, result.has_value());
            if (owner)
                finished(std::move(result));
        },
        Background::Unwanted::DoneAnyway);
    return state->id;
}

}  // namespace gainsay
