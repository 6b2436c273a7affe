// SPDX-License-Identifier: GPL-3.0-or-later
// The floor: the same lines into one table of the bare library, and out again, without any of our work.
#pragma once

#include <QString>

#include <memory>

struct sqlite3;

namespace gainsay {

struct BareFigures {
    double insertSeconds = 0;
    double scanSeconds = 0;
};

// One row after the other, each durable on its own.
class BareCommits {
public:
    explicit BareCommits(const QString &databaseFile);
    void commitOne();

private:
    std::unique_ptr<sqlite3, int (*)(sqlite3 *)> m_handle;
};

BareFigures measureBareSqlite(const QString &linesFile, const QString &databaseFile);

}  // namespace gainsay
