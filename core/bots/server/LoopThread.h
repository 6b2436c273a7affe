// SPDX-License-Identifier: GPL-3.0-or-later
// A thread with an event loop, for libraries that need one while their callers block. The thread ends with the object.
#pragma once

#include <QObject>
#include <QThread>

#include <functional>

namespace gainsay {

class LoopThread {
public:
    LoopThread()
    {
        m_context->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_context, &QObject::deleteLater);
        m_thread.start();
    }
    ~LoopThread()
    {
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(LoopThread)

    // Runs it there; what it makes may have this object as its parent.
    void post(std::function<void(QObject *parent)> task)
    {
        QObject *context = m_context;
        QMetaObject::invokeMethod(
            context, [context, task = std::move(task)] { task(context); }, Qt::QueuedConnection);
    }

private:
    QThread m_thread;
    QObject *m_context = new QObject;
};

}  // namespace gainsay
