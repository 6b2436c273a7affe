// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what an export has read on a thread of its own, so that reading and formatting overlap.
#pragma once

#include "core/base/BoundedQueue.h"
#include "core/io/rows/ExportWriter.h"
#include "core/model/Conversation.h"
#include "core/store/ExportItem.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>
#include <thread>

namespace gainsay {

struct ExportPage {
    QList<Conversation> conversations;
    QHash<ConversationId, Json> work;  // of an archive; else:
    QHash<ConversationId, ExportItem> items;
};

class ExportPages {
public:
    using RowsFor = std::function<Result<QList<ExportRow>>(const Conversation &, const ExportPage &)>;

    // `writer` is used by the other thread alone until finish() returns or this object is gone.
    ExportPages(ExportWriter &writer, RowsFor rowsFor);
    ~ExportPages();

    // False when an earlier page could not be written; finish() says why.
    bool add(ExportPage page) { return m_queue.push(std::move(page)); }
    // Waits for what was added; gives the number of rows written.
    Result<qint64> finish();

private:
    void writeAll();
    Result<void> write(const ExportPage &page);

    ExportWriter &m_writer;
    const RowsFor m_rowsFor;
    qint64 m_rows = 0;
    std::optional<Error> m_failure;
    BoundedQueue<ExportPage> m_queue;
    std::jthread m_thread;
};

}  // namespace gainsay
