// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which the window has something done on another thread: who asks (the owner), for which state of things
// (the epoch), and how the question is taken back (the stop token).
//
//   m_background.ask(this, [](std::stop_token stop) { return slowAnswer(stop); }, [this](Answer answer) { show(answer);
//   });
//
// `done` is called on the thread of the Background, unless the owner is gone, the epoch has ended, or the question was
// taken back. Where the work runs is the executor's business: a thread with a connection, a pool.
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace gainsay {

// Stands for what an object shows at present: a person, a filter, an item. Questions asked with `owner()` are dropped
// as soon as it shows something else.
class Epoch {
public:
    QObject *owner() const { return m_owner.get(); }
    void renew() { m_owner = std::make_unique<QObject>(); }

private:
    std::unique_ptr<QObject> m_owner = std::make_unique<QObject>();
};

class Background : public QObject {
    Q_OBJECT

public:
    // Runs a task elsewhere, sooner or later. It must not outlive what it runs on.
    using Executor = std::function<void(std::function<void()> task)>;

    explicit Background(Executor executor, QObject *parent = nullptr);
    ~Background() override;

    // `work(std::stop_token)` gives an answer, `done(answer)` gets it. Work that has not begun is skipped once nobody
    // waits for its answer; with DoneAnyway it is done (a save), and one that was stopped still answers (a job).
    enum class Unwanted { Skipped, DoneAnyway };
    template <class Work, class Done>
    std::stop_source ask(QObject *owner, Work work, Done done, Unwanted unwanted = Unwanted::Skipped);
    // The same; the question before it of the same owner is taken back.
    template <class Work, class Done> void askNewest(QObject *owner, Work work, Done done);

    // Takes back everything that was asked so far.
    void endEpoch();
    // Questions whose work has not come back yet, also those that nobody waits for any more.
    int pending() const { return m_pending; }

private:
    void supersede(QObject *owner, const std::stop_source &newest);

    Executor m_executor;
    std::stop_source m_epoch;
    QHash<QObject *, std::stop_source> m_newest;  // by who asked
    int m_pending = 0;
};

template <class Work, class Done>
std::stop_source Background::ask(QObject *owner, Work work, Done done, Unwanted unwanted)
{
    const std::stop_source stop;
    ++m_pending;
    m_executor([this, stop, unwanted, epoch = m_epoch, owner = QPointer<QObject>(owner), work = std::move(work),
                done = std::move(done)]() mutable {
        using Answer = decltype(work(stop.get_token()));
        std::optional<Answer> answer;
        const bool wanted = !stop.stop_requested() && !epoch.stop_requested();
        if (wanted || unwanted == Unwanted::DoneAnyway)
            answer.emplace(work(stop.get_token()));
        // What the executor runs on is waited for before the Background goes, so `this` is alive here.
        QMetaObject::invokeMethod(
            this,
            [this, stop, unwanted, epoch = std::move(epoch), owner = std::move(owner), done = std::move(done),
             answer = std::move(answer)]() mutable {
                --m_pending;
                const bool stopped = stop.stop_requested() && unwanted == Unwanted::Skipped;
                if (owner && answer && !stopped && !epoch.stop_requested())
                    done(std::move(*answer));
            },
            Qt::QueuedConnection);
    });
    return stop;
}

template <class Work, class Done> void Background::askNewest(QObject *owner, Work work, Done done)
{
    supersede(owner, ask(owner, std::move(work), std::move(done)));
}

}  // namespace gainsay
