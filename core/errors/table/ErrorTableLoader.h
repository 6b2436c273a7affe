// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the error table of a project. Blocks that are stored are read; those that are missing, since they were never
// made or what they hold has changed, are computed, stored and reported as progress. That takes long the first time;
// meanwhile whoever waits is given what is there so far. Any thread.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/errors/table/ErrorBlocks.h"
#include "core/errors/table/ErrorTable.h"
#include "core/scheme/Scheme.h"
#include "core/store/ErrorStore.h"
#include "core/store/PrelabelStore.h"

#include <functional>
#include <memory>
#include <vector>

namespace gainsay {

class Storage;
struct PrelabelRun;

// Puts the error table together, block by block in order of the conversations; what is there so far is a table at any
// time. One thread.
class ErrorTableBuilder {
public:
    // `expected` conversations, or somewhat more.
    ErrorTableBuilder(const Scheme &scheme, const QList<PrelabelRun> &runs, qint64 expected);

    void add(const ConversationColumns &block);
    // The block whose conversations were added last, as the run in that place judged them.
    void addRun(qsizetype place, const RunColumns &block);

    qsizetype size() const { return m_table.size(); }
    // Copies share their columns with the builder until it goes on.
    ErrorTable tableSoFar(const QList<TagKind> &kinds, const QList<ErrorTag> &tags) const;

private:
    quint32 saidWith(const ConversationColumns &block, size_t row, const QList<quint8> &labels) const;

    ErrorTable m_table;
    qsizetype m_blockStart = 0;
    NameCodes m_labels;
    NameCodes m_chatbots;
    NameCodes m_methods;
    NameCodes m_aspects;
    NameCodes m_batches;
};

using SharedErrorTable = std::shared_ptr<const ErrorTable>;
// Gets tables of the first conversations, each at least twice as long as the one before.
using ErrorTableSoFar = std::function<void(SharedErrorTable)>;

Result<SharedErrorTable> loadErrorTable(Storage &storage, const Scheme &scheme, Progress &progress,
                                        const ErrorTableSoFar &soFar = {});

// What is kept ready for the table is what the project gives. Gives the number of blocks; Corrupt names the first that
// is not.
Result<qint64> verifyErrorBlocks(Storage &storage, const Scheme &scheme);

// Per row of the table: equal where the turns before the reply are; 0 where they are not known.
Result<std::vector<quint64>> readContexts(Storage &storage, const ErrorTable &table);

// "starter-zh 1.0 · flatten"; an imported run is called as it was named.
QString runTitle(const PrelabelRun &run);

}  // namespace gainsay
