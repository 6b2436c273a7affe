// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/BatchService.h"

#include "core/base/Phrases.h"
#include "core/service/access/Authorization.h"
#include "core/store/ArchiveStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/workflow/AssignmentPlan.h"
#include "core/workflow/BatchRules.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int rowsAtOnce = 5000;

// "train" of "train-17": rows without an id of their own got the name of their file and their number.
QString fileOfId(const QString &externalId)
{
    static const QRegularExpression numbered(u"^(.+)-\\d+$"_s);
    const QRegularExpressionMatch match = numbered.match(externalId);
    return match.hasMatch() ? match.captured(1) : QString();
}

}  // namespace

struct BatchService::Candidates {
    QList<ConversationRow> rows;  // in the order of adding, free of work
    qint64 atWork = 0;
    QSet<BatchId> sources;
};

BatchService::BatchService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<BatchService::Candidates> BatchService::candidates(const ConversationFilter &filter)
{
    Candidates found;
    ConversationQuery query;
    query.filter = filter;
    query.filter.purpose = Purpose::Work;
    for (ConversationId after;;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(query, after, rowsAtOnce));
        if (rows.isEmpty())
            return found;
        after = rows.last().id;
        RETURN_IF_ERROR(addFree(found, rows));
    }
}

Result<BatchService::Candidates> BatchService::among(const QList<ConversationId> &ids)
{
    Candidates found;
    for (qsizetype start = 0; start < ids.size(); start += rowsAtOnce) {
        ASSIGN_OR_RETURN(auto rows, m_storage.archive().rows(ids.mid(start, rowsAtOnce)));
        rows.removeIf([](const ConversationRow &row) { return row.purpose != Purpose::Work; });
        RETURN_IF_ERROR(addFree(found, rows));
    }
    return found;
}

Result<void> BatchService::addFree(Candidates &found, const QList<ConversationRow> &rows)
{
    QList<ConversationId> ids;
    for (const ConversationRow &row : rows)
        ids.append(row.id);
    ASSIGN_OR_RETURN(const auto free, m_storage.conversations().withoutWork(ids));
    const QSet<ConversationId> movable(free.begin(), free.end());
    for (const ConversationRow &row : rows) {
        if (!movable.contains(row.id)) {
            ++found.atWork;
            continue;
        }
        found.rows.append(row);
        found.sources.insert(row.batch);
    }
    return {};
}

// The row's `file`, else the file in its id; what has neither stays where it is.
Result<QList<PlannedBatch>> BatchService::byFile(const Candidates &found)
{
    QMap<QString, QList<ConversationId>> groups;
    for (qsizetype start = 0; start < found.rows.size(); start += rowsAtOnce) {
        const QList<ConversationRow> part = found.rows.mid(start, rowsAtOnce);
        QList<ConversationId> ids;
        for (const ConversationRow &row : part)
            ids.append(row.id);
        ASSIGN_OR_RETURN(const auto files, m_storage.conversations().sourceFiles(ids));
        for (const ConversationRow &row : part) {
            const QString file = files.value(row.id, fileOfId(row.externalId));
            if (!file.isEmpty())
                groups[file].append(row.id);
        }
    }
    QList<PlannedBatch> batches;
    for (auto group = groups.cbegin(); group != groups.cend(); ++group)
        batches.append({group.key(), group.value()});
    return batches;
}

Result<QList<qint64>> BatchService::sizesFor(const BatchRequest &request, qint64 total)
{
    if (request.name.trimmed().isEmpty())
        return invalidInput(tr("A batch needs a name."));
    const bool small = std::any_of(request.sizes.begin(), request.sizes.end(), [](qint64 size) { return size < 1; });
    switch (request.how) {
    case BatchRequest::How::Size:
        if (small || request.sizes.size() != 1)
            return invalidInput(tr("A batch holds at least one conversation."));
        return equalSizes(total, request.sizes.first());
    case BatchRequest::How::Sizes:
        if (small || request.sizes.isEmpty())
            return invalidInput(tr("A batch holds at least one conversation."));
        return request.sizes;
    case BatchRequest::How::Growing:
        if (request.count < 1)
            return invalidInput(tr("There is at least one batch."));
        return growingSizes(total, request.count);
    case BatchRequest::How::One:
    case BatchRequest::How::File:
        break;
    }
    return QList<qint64>{total};
}

Result<BatchPlan> BatchService::plan(const BatchRequest &request)
{
    ASSIGN_OR_RETURN(const auto found, request.items ? among(*request.items) : candidates(request.filter));
    BatchPlan plan;
    plan.atWork = found.atWork;
    plan.sources = found.sources.values();
    if (request.how == BatchRequest::How::File) {
        ASSIGN_OR_RETURN(auto batches, byFile(found));
        plan.batches = std::move(batches);
    } else {
        ASSIGN_OR_RETURN(const auto sizes, sizesFor(request, found.rows.size()));
        const bool numbered = request.how != BatchRequest::How::One;
        auto row = found.rows.cbegin();
        for (const qint64 size : sizes) {
            PlannedBatch batch;
            batch.name = request.name.trimmed() + (numbered ? u"-%1"_s.arg(plan.batches.size() + 1) : QString());
            for (; row != found.rows.cend() && batch.conversations.size() < size; ++row)
                batch.conversations.append(row->id);
            if (!batch.conversations.isEmpty())
                plan.batches.append(std::move(batch));
        }
    }
    const qint64 planned =
        std::accumulate(plan.batches.cbegin(), plan.batches.cend(), qint64(0),
                        [](qint64 sum, const PlannedBatch &batch) { return sum + batch.conversations.size(); });
    plan.beyond = found.rows.size() - planned;
    if (plan.batches.isEmpty())
        return notFound(plan.atWork > 0
                            ? tr("Every conversation that fits carries work already and stays in its batch.")
                            : tr("No conversation fits; there is nothing to make a batch of."));
    ASSIGN_OR_RETURN(auto places, placesOf(plan, found));
    plan.before = std::move(places);
    return plan;
}

Result<QList<PlannedBatch>> BatchService::placesOf(const BatchPlan &plan, const Candidates &found)
{
    QSet<ConversationId> moved;
    for (const PlannedBatch &batch : plan.batches)
        moved.unite(QSet(batch.conversations.begin(), batch.conversations.end()));
    QMap<BatchId, QList<ConversationId>> groups;
    for (const ConversationRow &row : found.rows) {
        if (moved.contains(row.id))
            groups[row.batch].append(row.id);
    }
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    QList<PlannedBatch> places;
    for (const Batch &batch : batches) {
        if (groups.contains(batch.id))
            places.append({batch.name, groups.value(batch.id)});
    }
    return places;
}

Result<BatchPlan> BatchService::preview(const BatchRequest &request)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Plan));
    return plan(request);
}

// A batch of that name, new or one that may still change.
Result<BatchId> BatchService::plannable(const QString &name)
{
    ASSIGN_OR_RETURN(const auto id, m_storage.conversations().findOrAddBatch(name, m_clock.nowMs()));
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(id));
    RETURN_IF_ERROR(batchAllows(deriveBatch(facts), BatchMove::Plan, name));
    return id;
}

Result<void> BatchService::takeBack(const BatchPlan &made)
{
    return runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        Json batches = Json::object();
        for (const PlannedBatch &place : made.before) {
            ASSIGN_OR_RETURN(const auto free, m_storage.conversations().withoutWork(place.conversations));
            if (free.size() != place.conversations.size())
                return notAllowed(tr("Some of these conversations carry work by now; the batches stay as they are."));
            ASSIGN_OR_RETURN(const auto id, plannable(place.name));
            RETURN_IF_ERROR(m_storage.conversations().moveToBatch(place.conversations, id));
            batches[toUtf8(place.name)] = place.conversations.size();
        }
        QList<BatchId> emptied;
        for (const PlannedBatch &batch : made.batches) {
            ASSIGN_OR_RETURN(const auto known, m_storage.conversations().batchByName(batch.name));
            emptied << known.id;
        }
        RETURN_IF_ERROR(m_storage.conversations().removeIfEmpty(emptied));
        return auditEntry(u"unmake_batches"_s, made.batches.first().name, {{"batches", std::move(batches)}});
    });
}

Result<void> BatchService::store(const BatchPlan &plan, bool mayExist)
{
    for (const PlannedBatch &batch : plan.batches) {
        const auto existing = m_storage.conversations().batchByName(batch.name);
        if (existing && !mayExist)
            return conflict(tr("There is a batch “%1” already; choose another name.").arg(batch.name));
        ASSIGN_OR_RETURN(const auto id, plannable(batch.name));
        if (const auto moved = m_storage.conversations().moveToBatch(batch.conversations, id); !moved)
            return moved;
    }
    return m_storage.conversations().removeIfEmpty(plan.sources);
}

Result<BatchPlan> BatchService::make(const BatchRequest &request)
{
    BatchPlan made;
    const auto done =
        runAudited(m_storage, m_clock, m_actor, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
            ASSIGN_OR_RETURN(auto planned, plan(request));
            made = std::move(planned);
            RETURN_IF_ERROR(store(made, request.items || request.how == BatchRequest::How::File));
            Json batches = Json::object();
            for (const PlannedBatch &batch : std::as_const(made.batches))
                batches[toUtf8(batch.name)] = batch.conversations.size();
            return auditEntry(u"make_batches"_s, made.batches.first().name,
                              {{"batches", std::move(batches)}, {"at_work", made.atWork}, {"beyond", made.beyond}});
        });
    if (!done)
        return done.error();
    return made;
}

QString BatchService::remarks(const BatchPlan &plan)
{
    QStringList remarks;
    if (plan.atWork > 0)
        remarks << tr("%n conversation(s) carry work already and stay in their batch.", nullptr, int(plan.atWork));
    if (plan.beyond > 0)
        remarks << tr("%n conversation(s) fit no batch and stay where they are.", nullptr, int(plan.beyond));
    return sentences(remarks);
}

}  // namespace gainsay
