// SPDX-License-Identifier: GPL-3.0-or-later
// An import reader over events that a test made up.
#pragma once

#include "core/io/rows/ImportReader.h"

#include <vector>

namespace gainsay {

class ListReader final : public ImportReader {
public:
    explicit ListReader(std::vector<ImportEvent> events, std::optional<Error> failure = std::nullopt)
        : m_events(std::move(events)), m_failure(std::move(failure))
    {
    }

    Result<ImportEvent> next() override
    {
        if (m_next < m_events.size())
            return m_events[m_next++];
        if (m_failure)
            return *m_failure;
        return ImportEvent(EndOfRows());
    }
    qint64 bytesRead() const override { return qint64(m_next); }
    qint64 bytesTotal() const override { return qint64(m_events.size()); }

private:
    std::vector<ImportEvent> m_events;
    std::optional<Error> m_failure;
    size_t m_next = 0;
};

}  // namespace gainsay
