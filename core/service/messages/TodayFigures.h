// SPDX-License-Identifier: GPL-3.0-or-later
// What the start page says of the day: one's own work, and for those who lead how far the project is, how the last spot
// check went, and who is waited for.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/model/User.h"

#include <QStringList>

#include <optional>

namespace gainsay {

class Storage;

struct OwnDay {
    qint64 today = 0;  // items answered for the first time
    qint64 left = 0;
    qint64 returned = 0;
    std::optional<double> medianSeconds;  // of the last answers
};

struct ProjectDay {
    qint64 conversations = 0;
    qint64 settled = 0;
    qint64 disputed = 0;
    std::optional<double> passRate;  // of the last spot check that has verdicts
    QString checkedBatch;
    QStringList waitedFor;  // who has the most open items, first
    qint64 open = 0;        // items of everybody
};

struct TodayFigures {
    std::optional<OwnDay> own;          // of who has or gets items
    std::optional<ProjectDay> project;  // of who leads
};

Result<TodayFigures> todayFigures(Storage &storage, const Clock &clock, const User &user, qint64 todaySinceMs);

}  // namespace gainsay
