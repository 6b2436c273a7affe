// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ReportReader.h"

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

ReportReader::ReportReader(ProjectSession &session, QObject *parent)
    : QObject(parent), m_session(session), m_desk(new Desk)
{
    m_thread.setObjectName(u"reports"_s);
    m_link->desk = m_desk;
    m_desk->moveToThread(&m_thread);
    // Deleted on its own thread: a connection must be closed where it was opened.
    connect(&m_thread, &QThread::finished, m_desk, &QObject::deleteLater);
    // Who hears of the project first may have asked already: that is to be answered.
    connect(&session, &ProjectSession::opened, this, [this] {
        if (m_connected)
            reset();
    });
    for (const auto signal : {&ProjectSession::closed, &ProjectSession::relocated})
        connect(&session, signal, this, &ReportReader::reset);
    m_thread.start();
}

ReportReader::~ReportReader()
{
    stop();
    {
        const QMutexLocker lock(&m_link->mutex);
        m_link->desk = nullptr;
    }
    m_thread.quit();
    m_thread.wait();
}

void ReportReader::post(std::function<void()> task)
{
    if (m_connected) {
        QMetaObject::invokeMethod(m_desk, std::move(task), Qt::QueuedConnection);
        return;
    }
    m_waiting.append(std::move(task));
    connectDesk();
}

void ReportReader::connectDesk()
{
    if (std::exchange(m_connecting, true))
        return;
    m_session.run(
        this,
        [link = m_link](Storage &storage, const Clock &) -> Result<void> {
            // The page may be gone by now; while this lasts, it stays.
            const QMutexLocker lock(&link->mutex);
            Desk *const desk = link->desk;
            if (!desk)
                return {};
            Result<void> connected;
            // A connection belongs to the thread that opens it.
            QMetaObject::invokeMethod(
                desk,
                [desk, &storage, &connected] {
                    Result<std::unique_ptr<Storage>> another = storage.another();
                    if (another)
                        desk->storage = std::move(*another);
                    else
                        connected = another.error();
                },
                Qt::BlockingQueuedConnection);
            return connected;
        },
        [this](const Result<void> &connected) {
            m_connecting = false;
            m_connected = connected.has_value();
            // What waits is answered with the reason; the next question tries again.
            if (!connected)
                QMetaObject::invokeMethod(
                    m_desk, [desk = m_desk, fault = connected.error()] { desk->fault = fault; }, Qt::QueuedConnection);
            for (std::function<void()> &task : std::exchange(m_waiting, {}))
                QMetaObject::invokeMethod(m_desk, std::move(task), Qt::QueuedConnection);
        });
}

std::optional<double> ReportReader::progress() const
{
    const qint64 total = m_desk->reading.total;
    if (m_pending == 0 || total <= 0)
        return std::nullopt;
    return std::clamp(double(m_desk->reading.done) / double(total), 0.0, 1.0);
}

void ReportReader::stop()
{
    m_desk->reading.stopped = m_lastRequest;
}

void ReportReader::reset()
{
    stop();
    ++m_generation;
    m_pending -= int(m_waiting.size());
    m_waiting.clear();
    m_connecting = false;
    m_connected = false;
    QMetaObject::invokeMethod(
        m_desk,
        [desk = m_desk] {
            desk->cache.clear();
            desk->storage.reset();
        },
        Qt::QueuedConnection);
}

void ReportReader::forget()
{
    QMetaObject::invokeMethod(
        m_desk, [desk = m_desk] { desk->cache.forgetAnswers(); }, Qt::QueuedConnection);
}

}  // namespace gainsay
