// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the error table together, block by block in order of the conversations; what is there so far is a table at any
// time. One thread.
#pragma once

#include "core/errors/table/ErrorBlocks.h"
#include "core/scheme/Scheme.h"
#include "core/store/ErrorStore.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

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

}  // namespace gainsay
