// SPDX-License-Identifier: GPL-3.0-or-later
// The time, injectable: services never ask the system, so that tests can move the clock.
#pragma once

#include <QtGlobal>

namespace gainsay {

class Clock {
public:
    virtual ~Clock() = default;
    // Milliseconds since the epoch, UTC. Called from any thread.
    virtual qint64 nowMs() const = 0;
};

class SystemClock final : public Clock {
public:
    qint64 nowMs() const override;
};

}  // namespace gainsay
