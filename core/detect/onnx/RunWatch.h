// SPDX-License-Identifier: GPL-3.0-or-later
// Ends computations of a network that take longer, or more memory, than a sound one could: a network is a program, and
// may be made to loop. One thread looks after all runs of a session. Members may be called from several threads.
#pragma once

#include <QString>

#include <onnxruntime_cxx_api.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace gainsay {

class RunWatch {
public:
    explicit RunWatch(std::chrono::milliseconds longest) : m_longest(longest) {}

    // Calls `action` with options by which the runtime can be stopped. Where it was, throws why in place of what the
    // runtime says.
    void run(const std::function<void(const Ort::RunOptions &)> &action);

private:
    struct Watched {
        Ort::RunOptions options;
        std::chrono::steady_clock::time_point deadline;
        qint64 resident = 0;  // bytes of this process when it began
        bool late = false;
        bool greedy = false;
    };

    std::list<Watched>::iterator begin();
    void look(std::stop_token stop);
    void judge(Watched &run) const;

    std::chrono::milliseconds m_longest;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::list<Watched> m_runs;
    std::jthread m_thread;  // last: it uses what stands above
};

}  // namespace gainsay
