// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/bulk/ImportUndo.h"

#include "core/service/access/Authorization.h"
#include "core/store/ArchiveStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int itemsAtOnce = 4000;
constexpr qint64 sameImportMs = 10 * 60'000;  // between two of its transactions
constexpr int partsPerImport = 64;            // that are looked at for each of those wanted

bool continues(const PastImport &later, const AuditRow &row)
{
    return later.source == row.entry.subject && later.user == row.entry.user &&
           later.at - row.entry.at < sameImportMs * (1 + later.ranges.size());
}

}  // namespace

ImportUndo::ImportUndo(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

// An import is stored in parts, one behind the other.
Result<QList<PastImport>> ImportUndo::imports(int limit)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Import));
    ASSIGN_OR_RETURN(const auto rows, m_storage.archive().imports(limit * partsPerImport));
    QList<PastImport> found;
    for (const AuditRow &row : rows) {
        const Json ids = row.entry.payload.value("ids", Json());
        if (!ids.is_array() || ids.size() != 2)
            continue;
        const AddedRange range{ConversationId{ids[0].get<qint64>()}, ConversationId{ids[1].get<qint64>()}};
        if (found.isEmpty() || !continues(found.last(), row))
            found.append({row.entry.subject, row.entry.user, row.entry.at, 0, {}});
        found.last().added += row.entry.payload.value("added", qint64(0));
        found.last().ranges.prepend(range);
    }
    QList<PastImport> left;
    for (const PastImport &import : std::as_const(found)) {
        ASSIGN_OR_RETURN(const auto there,
                         m_storage.archive().idsBetween(import.ranges.first().first, import.ranges.first().first));
        if (!there.isEmpty() && left.size() < limit)
            left.append(import);
    }
    return left;
}

Result<QList<ConversationId>> ImportUndo::items(const QList<AddedRange> &ranges)
{
    QList<ConversationId> ids;
    for (const AddedRange &range : ranges) {
        ASSIGN_OR_RETURN(const auto some, m_storage.archive().idsBetween(range.first, range.last));
        ids += some;
    }
    return ids;
}

Result<QList<ConversationId>> ImportUndo::untouched(const QList<AddedRange> &ranges)
{
    ASSIGN_OR_RETURN(const auto ids, items(ranges));
    if (ids.isEmpty())
        return notFound(tr("Nothing of this import is there any more."));
    qint64 touched = 0;
    for (qsizetype start = 0; start < ids.size(); start += itemsAtOnce) {
        const QList<ConversationId> some = ids.mid(start, itemsAtOnce);
        ASSIGN_OR_RETURN(const auto free, m_storage.archive().removable(some));
        touched += some.size() - free.size();
    }
    if (touched > 0)
        return notAllowed(tr("%n of its conversation(s) are planned, worked on or written about by now; the import "
                             "stays. What nobody has touched can be deleted on the Data page.",
                             nullptr, int(touched)));
    return ids;
}

Result<qint64> ImportUndo::check(const QList<AddedRange> &ranges)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Import));
    ASSIGN_OR_RETURN(const auto ids, untouched(ranges));
    return qint64(ids.size());
}

Result<qint64> ImportUndo::takeBack(const QList<AddedRange> &ranges, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto total, check(ranges));
    ASSIGN_OR_RETURN(const auto ids, items(ranges));
    QSet<BatchId> batches;
    qint64 taken = 0;
    for (qsizetype start = 0; start < ids.size() && !progress.isCancelled(); start += itemsAtOnce) {
        progress.report(start, total);
        const QList<ConversationId> some = ids.mid(start, itemsAtOnce);
        RETURN_IF_ERROR(
            runAudited(m_storage, m_clock, m_actor, Permission::Import, [&](const User &) -> Result<AuditEntry> {
                ASSIGN_OR_RETURN(const auto free, m_storage.archive().removable(some));
                ASSIGN_OR_RETURN(const auto rows, m_storage.archive().rows(free));
                QStringList names;
                for (const ConversationRow &row : rows) {
                    batches.insert(row.batch);
                    names.append(row.externalId);
                }
                RETURN_IF_ERROR(m_storage.archive().remove(free));
                taken += free.size();
                return auditEntry(u"unimport"_s, QString::number(free.size()), {{"items", jsonTexts(names)}});
            }));
    }
    RETURN_IF_ERROR(m_storage.transaction(
        [&]() -> Result<void> { return m_storage.conversations().removeIfEmpty(batches.values()); }));
    return taken;
}

}  // namespace gainsay
