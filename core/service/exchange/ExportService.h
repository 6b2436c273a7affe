// SPDX-License-Identifier: GPL-3.0-or-later
// Writes out what a project holds, conversation by conversation in bounded memory. The same project always gives
// the same bytes.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/rows/ExportWriter.h"
#include "core/model/ConversationQuery.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"

#include <QIODevice>
#include <QString>

#include <functional>
#include <optional>

namespace gainsay {

enum class ExportWhat { Gold, Annotations, Predictions, Everything };

std::optional<ExportWhat> exportWhatFromString(const QString &text);

struct ExportRequest {
    ExportWhat what = ExportWhat::Gold;
    QString format;                                 // one of exportFormats(); Everything is jsonl
    bool includeRemoved = false;                    // Gold: also what left the set, with the reason
    RunId run;                                      // Predictions: see chosenRun(); none: the detector's newest
    bool pseudonyms = false;                        // people go by names that stand for them, also in what they wrote
    bool includeTraining = false;                   // Gold: also items of the tutorial and the qualification test
    bool people = true;                             // Gold: what people settled
    bool imported = true;                           // Gold: what came in with a file and nobody has settled
    std::optional<ConversationFilter> listed = {};  // only what a list shows; not of Everything
    QString fileName = {};                          // what the rows are written to, for a card beside them
    QString licence = {};                           // of the data, for the same card; empty: not known
    // Called at the end with what belongs beside the file, if the format has such a thing.
    std::function<Result<void>(const CompanionFile &)> companion = [](const CompanionFile &) { return Result<void>(); };
};

// A run with the name under which `predictions list` shows it.
struct ChosenRun {
    PrelabelRun run;
    QString name;
};

class ExportService {
public:
    explicit ExportService(Storage &storage) : m_storage(storage) {}

    // Whose predictions are exported: the run of this name, or the newest one of the detector. What was imported for
    // study is somebody else's model and must be named.
    Result<ChosenRun> chosenRun(const QString &name = {});

    // Gives the number of rows written.
    Result<qint64> run(const ExportRequest &request, QIODevice &device, Progress &progress);

private:
    Storage &m_storage;
};

}  // namespace gainsay
