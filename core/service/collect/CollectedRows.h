// SPDX-License-Identifier: GPL-3.0-or-later
// Conversations that the program made, on their way into a project through the import. One thread at a time.
#pragma once

#include "core/io/rows/ImportReader.h"

namespace gainsay {

class CollectedRows final : public ImportReader {
public:
    explicit CollectedRows(QList<Conversation> conversations) : m_conversations(std::move(conversations)) {}

    Result<ImportEvent> next() override
    {
        if (m_next >= m_conversations.size())
            return ImportEvent(EndOfRows());
        ImportRow row;
        row.line = m_next + 1;
        row.conversation = m_conversations[m_next++];
        return ImportEvent(std::move(row));
    }
    qint64 bytesRead() const override { return m_next; }
    qint64 bytesTotal() const override { return m_conversations.size(); }

private:
    const QList<Conversation> m_conversations;
    qsizetype m_next = 0;
};

}  // namespace gainsay
