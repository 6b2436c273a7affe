// SPDX-License-Identifier: GPL-3.0-or-later
// The floor: the same lines into one table of the bare library, and out again, without any of our work.
#pragma once

#include <QString>

namespace gainsay {

struct BareFigures {
    double insertSeconds = 0;
    double scanSeconds = 0;
};

BareFigures measureBareSqlite(const QString &linesFile, const QString &databaseFile);

}  // namespace gainsay
