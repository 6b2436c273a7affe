// SPDX-License-Identifier: GPL-3.0-or-later
// Counts over all conversations, made and kept per block of some thousand: where a few conversations have changed, by
// the audit trail, only their blocks are counted again. A long first counting says how far it is and can be stopped.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/service/report/ChangeTrail.h"
#include "core/store/ReportStore.h"
#include "core/store/Storage.h"

#include <QList>
#include <QSet>

#include <algorithm>
#include <functional>

namespace gainsay {

template <class T> class BlockCountCache {
public:
    // The counts of the conversations that the filter lets through.
    using Reader = std::function<Result<T>(const ReportFilter &filter)>;

    explicit BlockCountCache(qint64 perBlock = 4096) : m_perBlock(perBlock) {}

    // One per block, in the order of conversations.
    Result<QList<T>> get(Storage &storage, const ReportFilter &filter, Progress *progress, const Reader &read);
    void clear() { m_entries.clear(); }

private:
    struct Entry {
        ReportFilter filter;
        std::optional<qint64> seen;  // newest audit row that the counts hold
        QList<T> blocks;
    };
    static constexpr qsizetype mostFilters = 2;  // the one in view, and one to go back to

    Entry take(const ReportFilter &filter);
    qint64 blockOf(ConversationId id) const { return (id.value - 1) / m_perBlock; }
    // The numbers of the blocks to count again.
    Result<QList<qint64>> stale(Storage &storage, Entry &entry) const;

    qint64 m_perBlock;
    QList<Entry> m_entries;  // the newest last
};

template <class T> typename BlockCountCache<T>::Entry BlockCountCache<T>::take(const ReportFilter &filter)
{
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].filter == filter)
            return m_entries.takeAt(i);
    }
    return {filter, std::nullopt, {}};
}

template <class T> Result<QList<qint64>> BlockCountCache<T>::stale(Storage &storage, Entry &entry) const
{
    // The trail is read before the counts: what comes in between is at worst counted twice.
    ASSIGN_OR_RETURN(const auto changes, changesSince(storage, entry.seen));
    entry.seen = changes.seen;
    QSet<qint64> touched;
    if (changes.conversations) {
        for (const ConversationId id : *changes.conversations)
            touched.insert(blockOf(id));
    } else {
        ASSIGN_OR_RETURN(const auto last, storage.reports().lastConversation());
        entry.blocks = QList<T>(last ? blockOf(last) + 1 : 0);
        for (qint64 block = 0; block < entry.blocks.size(); ++block)
            touched.insert(block);
    }
    QList<qint64> blocks(touched.begin(), touched.end());
    std::sort(blocks.begin(), blocks.end());
    return blocks;
}

template <class T>
Result<QList<T>> BlockCountCache<T>::get(Storage &storage, const ReportFilter &filter, Progress *progress,
                                         const Reader &read)
{
    Entry entry = take(filter);
    ASSIGN_OR_RETURN(const auto blocks, stale(storage, entry));
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (progress) {
            progress->report(i, blocks.size());
            if (progress->isCancelled())
                return cancelled(TranslatableText::translate("core", "Counting was stopped."));
        }
        const qint64 block = blocks.at(i);
        ReportFilter some = filter;
        some.within = {ConversationId{block * m_perBlock + 1}, ConversationId{(block + 1) * m_perBlock + 1}};
        ASSIGN_OR_RETURN(auto counts, read(some));
        entry.blocks[block] = std::move(counts);
    }
    m_entries.append(entry);
    if (m_entries.size() > mostFilters)
        m_entries.removeFirst();
    return entry.blocks;
}

}  // namespace gainsay
