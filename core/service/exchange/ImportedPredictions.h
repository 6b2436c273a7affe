// SPDX-License-Identifier: GPL-3.0-or-later
// Takes over what models said in another tool, each as a run of its own beside the detector's. Used inside the
// transaction of the import, whose audit row stands for it.
#pragma once

#include "core/base/Clock.h"
#include "core/io/rows/ImportReader.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"

#include <QHash>

namespace gainsay {

struct PredictionsTaken {
    int added = 0;
    QStringList conflicting;  // models that had said something else
};

class ImportedPredictions {
public:
    // `source` is the file, which the runs name as their origin.
    ImportedPredictions(Storage &storage, const Clock &clock, QString source)
        : m_storage(storage), m_clock(clock), m_source(std::move(source))
    {
    }

    // The same prediction again adds nothing.
    Result<PredictionsTaken> add(ConversationId conversation, const QList<RowPrediction> &predictions);

    // A transaction that failed has taken its runs away.
    void lookAgain() { m_runs.clear(); }

private:
    Result<RunId> runOf(const QString &model);

    Storage &m_storage;
    const Clock &m_clock;
    const QString m_source;
    QHash<QString, RunId> m_runs;
};

}  // namespace gainsay
