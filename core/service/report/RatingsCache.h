// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings that were read before, brought up to date: the audit trail says which conversations have changed since, and
// only those are read again. Keeps a live report cheap however large the project is. One thread at a time.
#pragma once

#include "core/base/Result.h"
#include "core/service/report/ChangeTrail.h"
#include "core/store/RatingStore.h"

#include <QList>

#include <algorithm>
#include <functional>
#include <memory>

namespace gainsay {

// Answers to a few requests, the last used of them.
template <class T> class RatingsCache {
public:
    using Reader = std::function<Result<T>(const RatingRequest &request)>;
    // `old` with the items of `changed` conversations replaced by those of `fresh`, which holds no others.
    using Replacer = std::function<T(const T &old, const T &fresh, const QList<ConversationId> &changed)>;

    RatingsCache(qsizetype most, Replacer replace) : m_most(most), m_replace(std::move(replace)) {}

    Result<std::shared_ptr<const T>> get(Storage &storage, const RatingRequest &request, const Reader &read);
    void clear() { m_entries.clear(); }

private:
    struct Entry {
        RatingRequest request;
        std::optional<qint64> seen;  // newest audit row that the answer holds
        std::shared_ptr<const T> answer;
    };

    Entry take(const RatingRequest &request);

    qsizetype m_most;
    Replacer m_replace;
    QList<Entry> m_entries;  // the newest last
};

template <class T> typename RatingsCache<T>::Entry RatingsCache<T>::take(const RatingRequest &request)
{
    const auto known = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) {
        return entry.request.question == request.question && entry.request.moment == request.moment &&
               entry.request.filter == request.filter;
    });
    if (known == m_entries.end())
        return {request, std::nullopt, nullptr};
    Entry entry = *known;
    m_entries.erase(known);
    return entry;
}

template <class T>
Result<std::shared_ptr<const T>> RatingsCache<T>::get(Storage &storage, const RatingRequest &request,
                                                      const Reader &read)
{
    Entry entry = take(request);
    // The trail is read before the answers: what comes in between is at worst read twice.
    ASSIGN_OR_RETURN(const auto changes, changesSince(storage, entry.seen));
    const std::optional<QList<ConversationId>> &changed = changes.conversations;
    if (!changed || !changed->isEmpty()) {
        RatingRequest wanted = request;
        wanted.only = changed.value_or(QList<ConversationId>());
        ASSIGN_OR_RETURN(auto fresh, read(wanted));
        entry.answer =
            std::make_shared<const T>(changed ? m_replace(*entry.answer, fresh, *changed) : std::move(fresh));
    }
    entry.seen = changes.seen;
    m_entries.append(entry);
    if (m_entries.size() > m_most)
        m_entries.removeFirst();
    return entry.answer;
}

}  // namespace gainsay
