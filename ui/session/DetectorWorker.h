// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to detectors that somebody waits for: one thread of its own, one question at a time, so that neither the
// window nor the project's thread waits for a network. Whoever asks again takes the older question back.
//
//   worker.tryOut(this, edited, [this](const QList<TriedAnswer> &answers) { show(answers); });
//
// Lives on the GUI thread; only `work` runs elsewhere. Long work over a project is a job of ProjectSession instead.
#pragma once

#include "core/detect/run/DetectorCache.h"
#include "ui/session/Background.h"

#include <QObject>
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
    // `context` is gone or has asked again.
    template <class Work, class Done> void ask(QObject *context, Work work, Done done);

    // Nothing asked is still unanswered.
    bool isIdle() const { return m_background.pending() == 0; }

private:
    DetectorCache m_cache;  // touched by the pool's only thread alone
    QThreadPool m_pool;
    Background m_background;
};

template <class Work, class Done> void DetectorWorker::ask(QObject *context, Work work, Done done)
{
    m_background.askNewest(
        context,
        [this, work = std::move(work)](std::stop_token stop) mutable { return work(m_cache, std::move(stop)); },
        std::move(done));
}

}  // namespace gainsay
