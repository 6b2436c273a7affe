// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/RatingCache.h"

#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype mostSnapshots = 3;  // the question in view, its first answers, and one to go back to
constexpr int mostChanges = 500;        // more are cheaper read all at once

// What was done to one conversation, named by the audit row's subject. Anything that is in neither set may have
// touched many.
const QSet<QString> changesOneItem = {u"submit"_s,  u"decide"_s,   u"withdraw"_s,
                                      u"restore"_s, u"reassign"_s, u"release"_s};
const QSet<QString> changesNoAnswer = {u"flag"_s,    u"unflag"_s,          u"skip"_s,
                                       u"comment"_s, u"spotcheck_start"_s, u"spotcheck_review"_s};

bool isSame(const RatingRequest &a, const RatingRequest &b)
{
    return a.question == b.question && a.moment == b.moment && a.filter == b.filter;
}

// The conversations that changed after audit row `seen`; none: too many or too much to tell.
Result<std::optional<QList<ConversationId>>> changedSince(Storage &storage, const QList<AuditRow> &newest, qint64 seen)
{
    using Answer = std::optional<QList<ConversationId>>;
    if (newest.size() == mostChanges && newest.constLast().sequence > seen + 1)
        return Answer();
    QSet<QString> subjects;
    for (const AuditRow &row : newest) {
        if (row.sequence <= seen || changesNoAnswer.contains(row.entry.action))
            continue;
        if (!changesOneItem.contains(row.entry.action))
            return Answer();
        subjects.insert(row.entry.subject);
    }
    QList<ConversationId> changed;
    for (const QString &subject : std::as_const(subjects)) {
        const Result<ConversationId> id = storage.conversations().idOf(subject);
        if (!id)
            return id.error();
        changed.append(*id);
    }
    return Answer(changed);
}

}  // namespace

Result<std::shared_ptr<const RatedItems>> RatingCache::get(Storage &storage, const RatingRequest &request,
                                                           const Reader &read)
{
    // The trail is read before the answers: what comes in between is at worst read twice.
    const Result<QList<AuditRow>> newest = storage.audit().list(0, mostChanges);
    if (!newest)
        return newest.error();
    const qint64 now = newest->isEmpty() ? 0 : newest->constFirst().sequence;
    const auto known = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry &entry) { return isSame(entry.request, request); });
    std::optional<QList<ConversationId>> changed;
    Entry entry{request, now, nullptr};
    if (known != m_entries.end()) {
        const Result<std::optional<QList<ConversationId>>> found = changedSince(storage, *newest, known->seen);
        if (!found)
            return found.error();
        changed = *found;
        entry.items = known->items;
        m_entries.erase(known);
    }
    if (!changed || !changed->isEmpty()) {
        RatingRequest wanted = request;
        wanted.only = changed.value_or(QList<ConversationId>());
        Result<RatedItems> fresh = read(wanted);
        if (!fresh)
            return fresh.error();
        entry.items = std::make_shared<const RatedItems>(changed ? replaceItems(*entry.items, *fresh, *changed)
                                                                 : std::move(*fresh));
    }
    m_entries.append(entry);
    if (m_entries.size() > mostSnapshots)
        m_entries.removeFirst();
    return entry.items;
}

}  // namespace gainsay
