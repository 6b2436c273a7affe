// SPDX-License-Identifier: GPL-3.0-or-later
// A line of progress on standard error, redrawn in place; silent when that is no terminal.
#pragma once

#include "core/base/Progress.h"
#include "core/store/LockWait.h"

#include <QElapsedTimer>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace gainsay {

class ConsoleProgress final : public Progress {
public:
    explicit ConsoleProgress(const QString &what);
    ~ConsoleProgress() override;  // wipes the line

    void report(qint64 done, qint64 total) override;
    // Ctrl+C ends the program; what is committed stays.
    bool isCancelled() const override { return false; }

private:
    QString m_what;
    QElapsedTimer m_sinceDrawn;
    bool m_terminal = false;
    bool m_drawn = false;
};

// Says on standard error when a command waits long for another program that writes to the project. Watches from a
// thread of its own, since the one that waits cannot speak.
class WaitNotice {
public:
    WaitNotice();
    ~WaitNotice();
    WaitNotice(const WaitNotice &) = delete;
    WaitNotice &operator=(const WaitNotice &) = delete;

    // For Storage::watchLock.
    const std::shared_ptr<LockWait> &lock() const { return m_lock; }

private:
    void watch();

    std::shared_ptr<LockWait> m_lock = std::make_shared<LockWait>();
    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_over = false;
    std::thread m_watcher;
};

}  // namespace gainsay
