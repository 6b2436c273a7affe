// SPDX-License-Identifier: GPL-3.0-or-later
// Says on standard error when a command waits long for another program that writes to the project. Watches from a
// thread of its own, since the one that waits cannot speak.
#pragma once

#include "core/store/LockWait.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace gainsay {

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
