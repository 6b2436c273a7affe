// SPDX-License-Identifier: GPL-3.0-or-later
// How long work says how far it is and asks whether to stop. Implemented by the console and by jobs of the
// window; called from the thread that does the work.
#pragma once

#include <QtGlobal>

namespace gainsay {

class Progress {
public:
    virtual ~Progress() = default;
    // `total` is 0 while it is unknown.
    virtual void report(qint64 done, qint64 total) = 0;
    virtual bool isCancelled() const = 0;
};

// For callers that neither watch nor stop.
class NoProgress final : public Progress {
public:
    void report(qint64, qint64) override {}
    bool isCancelled() const override { return false; }
};

}  // namespace gainsay
