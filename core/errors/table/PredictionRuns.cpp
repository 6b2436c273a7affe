// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/PredictionRuns.h"

#include "core/errors/table/ErrorFilter.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/service/access/Authorization.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool namesRun(const Slice &slice, const QString &run)
{
    const Result<ErrorFilter> filter = errorFilterFromJson(slice.filter);
    return filter && std::any_of(filter->runs.begin(), filter->runs.end(),
                                 [&](const RunCondition &condition) { return condition.run == run; });
}

// What people had said about the run's errors, for the audit trail.
Result<Json> tagsOf(Storage &storage, RunId run)
{
    ASSIGN_OR_RETURN(const auto tags, storage.errors().tags());
    QList<ConversationId> ids;
    for (const ErrorTag &tag : tags)
        ids.append(tag.conversation);
    ASSIGN_OR_RETURN(const auto rows, storage.conversations().rows(ids));
    Json list = Json::array();
    for (const ErrorTag &tag : tags) {
        if (tag.run == run)
            list.push_back({{"conversation", toUtf8(rows.value(tag.conversation).externalId)},
                            {"tag", toUtf8(tag.tag)},
                            {"note", toUtf8(tag.note)}});
    }
    return list;
}

}  // namespace

bool RunUse::isImported() const
{
    return run.origin != u"detector"_s && run.origin != u"judge"_s;
}

QStringList runNames(const QList<PrelabelRun> &newestFirst)
{
    QStringList names;
    QHash<QString, int> known;
    for (auto run = newestFirst.crbegin(); run != newestFirst.crend(); ++run) {
        const QString title = runTitle(*run);
        const int before = known[title]++;
        names.prepend(before == 0 ? title : u"%1 (%2)"_s.arg(title, QString::number(before + 1)));
    }
    return names;
}

Result<QList<RunUse>> PredictionRuns::uses()
{
    ASSIGN_OR_RETURN(const auto runs, m_storage.prelabels().runs());
    ASSIGN_OR_RETURN(const auto tags, m_storage.errors().tags());
    ASSIGN_OR_RETURN(const auto slices, m_storage.errors().slices());
    const QStringList names = runNames(runs);
    QList<RunUse> uses;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        RunUse use{runs[i], names[i], 0, 0, {}};
        for (const ErrorTag &tag : tags) {
            use.tags += tag.run == use.run.id ? 1 : 0;
            use.notes += tag.run == use.run.id && !tag.note.isEmpty() ? 1 : 0;
        }
        for (const Slice &slice : slices) {
            if (namesRun(slice, use.name))
                use.slices.append(slice.name);
        }
        uses.append(use);
    }
    return uses;
}

Result<RunUse> PredictionRuns::imported(const QString &name)
{
    ASSIGN_OR_RETURN(const auto all, uses());
    QStringList known;
    for (const RunUse &use : all) {
        if (use.name == name && use.isImported())
            return use;
        if (use.name == name)
            return notAllowed(tr("%1 was said by the detector in this project, which stays as it was said. Only "
                                 "predictions that were imported can be removed.")
                                  .arg(name));
        if (use.isImported())
            known.append(use.name);
    }
    return notFound(known.isEmpty()
                        ? tr("There are no predictions of %1; none were imported.").arg(name)
                        : tr("There are no predictions of %1; imported were: %2.").arg(name, known.join(u", "_s)));
}

Result<RunUse> PredictionRuns::remove(const QString &name)
{
    RunUse gone;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Study, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(const auto use, imported(name));
            gone = use;
            ASSIGN_OR_RETURN(auto tags, tagsOf(m_storage, gone.run.id));
            RETURN_IF_ERROR(m_storage.errors().removeTagsOf(gone.run.id));
            RETURN_IF_ERROR(m_storage.prelabels().removeRun(gone.run.id));
            return auditEntry(
                u"remove_predictions"_s, gone.name,
                {{"file", toUtf8(gone.run.origin)}, {"predictions", gone.run.count}, {"tags", std::move(tags)}});
        });
    if (!done)
        return done.error();
    return gone;
}

}  // namespace gainsay
