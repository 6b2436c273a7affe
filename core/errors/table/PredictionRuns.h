// SPDX-License-Identifier: GPL-3.0-or-later
// The models' runs that a project has, with what hangs on each, and the removal of one that was imported: a person's
// decision, one transaction with one audit row. What the detector said in the project is never taken away. Any thread.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

class Storage;

struct RunUse {
    PrelabelRun run;
    QString name;        // as in tables and filters
    qint64 tags = 0;     // that people gave on its errors
    qint64 notes = 0;    // of those tags
    QStringList slices;  // whose filters name it

    bool isImported() const;
};

// Titles as tables and filters call the runs, in their order: those of the same title are numbered from the oldest, so
// that a run keeps its name when another comes.
QStringList runNames(const QList<PrelabelRun> &newestFirst);

class PredictionRuns {
    GAINSAY_TR(gainsay::PredictionRuns)

public:
    PredictionRuns(Storage &storage, const Clock &clock, UserId actor)
        : m_storage(storage), m_clock(clock), m_actor(actor)
    {
    }

    // Newest first.
    Result<QList<RunUse>> uses();
    // The imported run of that name with its predictions and the tags on them; gives what is gone. The tags and notes
    // stay readable in the audit trail.
    Result<RunUse> remove(const QString &name);

private:
    Result<RunUse> imported(const QString &name);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
