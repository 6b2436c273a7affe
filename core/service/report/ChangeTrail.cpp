// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/report/ChangeTrail.h"

#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int mostChanges = 500;  // more are cheaper read all at once

// What was done to one conversation, named by the audit row's subject. Anything that is in neither set may have
// touched many.
const QSet<QString> changesOneItem = {u"submit"_s,  u"decide"_s,   u"withdraw"_s,
                                      u"restore"_s, u"reassign"_s, u"release"_s};
const QSet<QString> changesNoAnswer = {u"flag"_s,    u"unflag"_s,          u"skip"_s,
                                       u"comment"_s, u"spotcheck_start"_s, u"spotcheck_review"_s};

// The subjects of the rows after `seen`; none where they do not tell.
std::optional<QSet<QString>> touchedSubjects(const QList<AuditRow> &newest, qint64 seen)
{
    if (newest.size() == mostChanges && newest.constLast().sequence > seen + 1)
        return std::nullopt;
    QSet<QString> subjects;
    for (const AuditRow &row : newest) {
        if (row.sequence <= seen || changesNoAnswer.contains(row.entry.action))
            continue;
        if (!changesOneItem.contains(row.entry.action))
            return std::nullopt;
        subjects.insert(row.entry.subject);
    }
    return subjects;
}

}  // namespace

Result<Changes> changesSince(Storage &storage, std::optional<qint64> seen)
{
    ASSIGN_OR_RETURN(const auto newest, storage.audit().list(0, seen ? mostChanges : 1));
    Changes changes{newest.isEmpty() ? 0 : newest.constFirst().sequence, std::nullopt};
    const std::optional<QSet<QString>> subjects = seen ? touchedSubjects(newest, *seen) : std::nullopt;
    if (!subjects)
        return changes;
    changes.conversations.emplace();
    for (const QString &subject : *subjects) {
        ASSIGN_OR_RETURN(const auto id, storage.conversations().idOf(subject));
        changes.conversations->append(id);
    }
    return changes;
}

}  // namespace gainsay
