// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/JobRunner.h"

namespace gainsay {

namespace {
constexpr int kPollMs = 100;
constexpr int kJobsAtOnce = 2;
}  // namespace

JobRunner::JobRunner(QObject *parent)
    : QObject(parent), m_background([this](std::function<void()> task) { m_pool.start(std::move(task)); })
{
    m_pool.setMaxThreadCount(kJobsAtOnce);
    // Progress is looked at, not pushed: a job may report a million times a second.
    m_poll.setInterval(kPollMs);
    connect(&m_poll, &QTimer::timeout, this, &JobRunner::changed);
}

JobRunner::~JobRunner()
{
    cancelAll();
    m_pool.waitForDone();
}

QList<JobRunner::Job> JobRunner::running() const
{
    QList<Job> jobs;
    for (const auto &job : m_jobs)
        jobs.append({job->id, job->title.reworded(), job->done, job->total});
    return jobs;
}

void JobRunner::cancel(int id)
{
    for (const auto &job : m_jobs) {
        if (job->id == id)
            job->stop.request_stop();
    }
}

void JobRunner::cancelAll()
{
    for (const auto &job : m_jobs)
        job->stop.request_stop();
}

std::shared_ptr<JobRunner::State> JobRunner::add(const TranslatableText &title)
{
    auto state = std::make_shared<State>();
    state->id = ++m_lastId;
    state->title = title;
    state->since.start();
    m_jobs.append(state);
    m_poll.start();
    Q_EMIT changed();
    return state;
}

void JobRunner::remove(int id, bool ok)
{
    TranslatableText title;
    qint64 tookMs = 0;
    m_jobs.removeIf([&](const std::shared_ptr<State> &job) {
        if (job->id != id)
            return false;
        title = job->title;
        tookMs = job->since.elapsed();
        return true;
    });
    if (m_jobs.isEmpty())
        m_poll.stop();
    Q_EMIT changed();
    Q_EMIT ended(title, ok, tookMs);
}

}  // namespace gainsay
