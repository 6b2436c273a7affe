// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that only moves when the test says so.
#pragma once

#include "core/base/Clock.h"

#include <atomic>

namespace gainsay {

class FakeClock final : public Clock {
public:
    explicit FakeClock(qint64 startMs = 1'700'000'000'000) : m_now(startMs) {}

    qint64 nowMs() const override { return m_now; }
    void advance(qint64 ms) { m_now += ms; }
    void advanceMinutes(int minutes) { advance(qint64(minutes) * 60'000); }

private:
    std::atomic<qint64> m_now;
};

}  // namespace gainsay
