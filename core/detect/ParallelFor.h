// SPDX-License-Identifier: GPL-3.0-or-later
// The same work for 0 … count−1 on a few threads; each takes the next number when it is done with one.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace gainsay {

// `work(i)` returns false to make all threads stop after what they are at. The calling thread works too.
template <class Work> void parallelFor(int count, int threads, const Work &work)
{
    std::atomic<int> next = 0;
    std::atomic<bool> stopped = false;
    const auto loop = [&] {
        for (int i = next++; i < count && !stopped; i = next++) {
            if (!work(i))
                stopped = true;
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < std::min(threads, count); ++i)
        helpers.emplace_back(loop);
    loop();
}

}  // namespace gainsay
