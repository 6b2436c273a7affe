// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ReportReader.h"

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

ReportReader::ReportReader(ProjectSession &session, QObject *parent)
    : QObject(parent), m_session(session), m_worker(new Worker), m_background([this](std::function<void()> task) {
          QMetaObject::invokeMethod(m_worker, std::move(task), Qt::QueuedConnection);
      })
{
    m_thread.setObjectName(u"reports"_s);
    m_worker->moveToThread(&m_thread);
    // Deleted on its own thread: a connection must be closed where it was opened.
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    // Not at `opened`: who hears of the project first may have asked already.
    for (const auto signal : {&ProjectSession::closed, &ProjectSession::relocated})
        connect(&session, signal, this, &ReportReader::reset);
    m_thread.start();
}

ReportReader::~ReportReader()
{
    stop();
    m_thread.quit();
    m_thread.wait();
}

std::optional<double> ReportReader::progress() const
{
    const qint64 total = m_worker->reading.total;
    if (!isBusy() || total <= 0)
        return std::nullopt;
    return std::clamp(double(m_worker->reading.done) / double(total), 0.0, 1.0);
}

void ReportReader::stop()
{
    std::exchange(m_stop, std::stop_source()).request_stop();
}

void ReportReader::reset()
{
    stop();
    m_background.endEpoch();
    QMetaObject::invokeMethod(
        m_worker,
        [worker = m_worker] {
            worker->cache.clear();
            worker->storage.reset();
        },
        Qt::QueuedConnection);
}

void ReportReader::forget()
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->cache.forgetAnswers(); }, Qt::QueuedConnection);
}

}  // namespace gainsay
