// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ExportPages.h"

namespace gainsay {

namespace {

constexpr size_t exportPagesAhead = 4;

}  // namespace

ExportPages::ExportPages(ExportWriter &writer, RowsFor rowsFor)
    : m_writer(writer), m_rowsFor(std::move(rowsFor)), m_queue(exportPagesAhead), m_thread([this] { writeAll(); })
{
}

ExportPages::~ExportPages()
{
    m_queue.close();
}

Result<qint64> ExportPages::finish()
{
    m_queue.close();
    m_thread.join();
    if (m_failure)
        return *m_failure;
    return m_rows;
}

void ExportPages::writeAll()
{
    while (const auto page = m_queue.pop()) {
        if (const auto written = write(*page); !written) {
            m_failure = written.error();
            m_queue.close();
            return;
        }
    }
}

Result<void> ExportPages::write(const ExportPage &page)
{
    for (const Conversation &conversation : page.conversations) {
        ASSIGN_OR_RETURN(const auto rows, m_rowsFor(conversation, page));
        for (const ExportRow &row : rows) {
            if (auto written = m_writer.write(row); !written)
                return written;
            ++m_rows;
        }
    }
    return {};
}

}  // namespace gainsay
