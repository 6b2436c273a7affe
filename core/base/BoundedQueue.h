// SPDX-License-Identifier: GPL-3.0-or-later
// Hands values from one thread to another; the giver waits while the taker is too far behind.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>

namespace gainsay {

template <class T> class BoundedQueue {
public:
    explicit BoundedQueue(size_t capacity) : m_capacity(capacity) {}

    // False when the queue was closed; the value is dropped.
    bool push(T value)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || m_values.size() < m_capacity; });
        if (m_closed)
            return false;
        m_values.push_back(std::move(value));
        m_changed.notify_all();
        return true;
    }

    // The next value; none when the queue was closed and is empty.
    std::optional<T> pop()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || !m_values.empty(); });
        if (m_values.empty())
            return std::nullopt;
        std::optional<T> value(std::move(m_values.front()));
        m_values.pop_front();
        m_changed.notify_all();
        return value;
    }

    // Wakes both sides: nothing more is taken in.
    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_changed.notify_all();
    }

private:
    const size_t m_capacity;
    std::mutex m_mutex;  // guards everything below
    std::condition_variable m_changed;
    std::deque<T> m_values;
    bool m_closed = false;
};

}  // namespace gainsay
