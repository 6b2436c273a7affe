// SPDX-License-Identifier: GPL-3.0-or-later
// How long a storage has been waiting for its turn to write. Written on the storage's thread, read on any.
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace gainsay {

class LockWait {
public:
    // 0 while nobody waits.
    qint64 waitedMs() const
    {
        const qint64 since = m_since;
        return since == 0 ? 0 : std::max<qint64>(1, nowMs() - since);
    }

    // The time between asking for the write lock and having it, or giving up.
    class Scope {
    public:
        explicit Scope(LockWait *wait) : m_wait(wait)
        {
            if (m_wait)
                m_wait->m_since = nowMs();
        }
        ~Scope()
        {
            if (m_wait)
                m_wait->m_since = 0;
        }
        Scope(const Scope &) = delete;
        Scope &operator=(const Scope &) = delete;

    private:
        LockWait *m_wait;
    };

private:
    static qint64 nowMs()
    {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }

    std::atomic<qint64> m_since = 0;
};

}  // namespace gainsay
