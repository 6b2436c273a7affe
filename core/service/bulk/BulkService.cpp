// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/bulk/BulkService.h"

#include "core/base/Phrases.h"
#include "core/service/access/Authorization.h"
#include "core/service/decide/SendBack.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ArchiveStore.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <QMap>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int itemsReadAtOnce = 4000;
constexpr int itemsPerPiece = 500;
}  // namespace

BulkService::BulkService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor)
    : m_storage(storage), m_clock(clock), m_scheme(scheme), m_actor(actor)
{
}

Result<void> BulkService::check(const BulkRequest &request)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Plan));
    switch (request.action) {
    case BulkAction::Assign:
        return request.annotators.isEmpty() ? Result<void>(invalidInput(tr("Choose who is to answer them.")))
                                            : Result<void>();
    case BulkAction::Move:
        return request.batch.trimmed().isEmpty() ? Result<void>(invalidInput(tr("A batch needs a name.")))
                                                 : Result<void>();
    case BulkAction::Flag:
    case BulkAction::SendBack:
        return request.reason.trimmed().isEmpty()
                   ? Result<void>(invalidInput(tr("Say why: the reason helps whoever looks at the items next.")))
                   : Result<void>();
    case BulkAction::Remove:
        break;
    }
    return {};
}

Result<QList<ConversationId>> BulkService::chosen(const ItemSelection &selection)
{
    if (!selection.all)
        return selection.items;
    QList<ConversationId> ids;
    ConversationQuery query;
    query.filter = *selection.all;
    for (ConversationId after;;) {
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(query, after, itemsReadAtOnce));
        if (rows.isEmpty())
            return ids;
        after = rows.last().id;
        for (const ConversationRow &row : rows)
            ids.append(row.id);
    }
}

Result<QString> BulkService::lockOf(BatchId batch, BatchMove move)
{
    const std::pair key(batch, int(move));
    if (const auto known = m_locks.constFind(key); known != m_locks.constEnd())
        return *known;
    ASSIGN_OR_RETURN(const auto facts, m_storage.reviews().lockFacts(batch));
    const BatchState state = deriveBatch(facts);
    QString reason;
    if (!batchAllows(state, move, {}))
        reason =
            state == BatchState::Checking ? tr("their batch is being spot-checked") : tr("their batch is accepted");
    m_locks.insert(key, reason);
    return reason;
}

// Only what everybody has answered goes back, and nobody sends back their own.
Result<QString> BulkService::reasonAgainstReturn(const ConversationRow &row)
{
    if (row.state == ItemState::Open || row.state == ItemState::InWork)
        return tr("not everybody has answered them yet");
    ASSIGN_OR_RETURN(const auto slot, m_storage.work().slotOf(row.id, m_actor));
    ASSIGN_OR_RETURN(const auto own, m_storage.work().latestAnnotation(row.id, m_actor));
    if (m_actor && (slot || own))
        return tr("you have answered them yourself");
    ASSIGN_OR_RETURN(const auto answered, m_storage.work().newestAnnotation(row.id));
    if (!answered)
        return tr("nobody has answered them");
    return lockOf(row.batch, BatchMove::Adjudicate);
}

Result<QString> BulkService::reasonAgainst(const BulkRequest &request, const ConversationRow &row)
{
    if (row.purpose == Purpose::Training && request.action != BulkAction::Flag)
        return tr("they serve training");
    switch (request.action) {
    case BulkAction::Assign:
        return lockOf(row.batch, BatchMove::Plan);
    case BulkAction::SendBack:
        return reasonAgainstReturn(row);
    case BulkAction::Flag:
    case BulkAction::Move:
    case BulkAction::Remove:
        break;
    }
    return QString();
}

Result<BulkService::Sifted> BulkService::siftSome(const BulkRequest &request, const QList<ConversationId> &ids)
{
    Sifted sifted;
    QList<ConversationId> allowed = ids;
    const bool moves = request.action == BulkAction::Move;
    if (moves) {
        ASSIGN_OR_RETURN(allowed, m_storage.conversations().withoutWork(ids));
    } else if (request.action == BulkAction::Remove) {
        ASSIGN_OR_RETURN(allowed, m_storage.archive().removable(ids));
    }
    const QSet<ConversationId> may(allowed.begin(), allowed.end());
    ASSIGN_OR_RETURN(const auto rows, m_storage.archive().rows(ids));
    for (const ConversationRow &row : rows) {
        QString reason;
        if (!may.contains(row.id))
            reason = moves ? tr("they carry work already, or are planned for somebody")
                           : tr("somebody was given them, has worked on them, or wrote about them");
        else {
            ASSIGN_OR_RETURN(reason, reasonAgainst(request, row));
        }
        if (reason.isEmpty())
            sifted.taken.append(row);
        else
            ++sifted.leftOut[reason];
    }
    if (const qint64 gone = ids.size() - rows.size(); gone > 0)
        sifted.leftOut[tr("they are not there any more")] += gone;
    return sifted;
}

Result<BulkService::Sifted> BulkService::sift(const BulkRequest &request)
{
    m_locks.clear();
    ASSIGN_OR_RETURN(const auto ids, chosen(request.selection));
    Sifted all;
    all.chosen = ids.size();
    for (qsizetype start = 0; start < ids.size(); start += itemsReadAtOnce) {
        ASSIGN_OR_RETURN(const auto some, siftSome(request, ids.mid(start, itemsReadAtOnce)));
        all.taken += some.taken;
        for (auto left = some.leftOut.cbegin(); left != some.leftOut.cend(); ++left)
            all.leftOut[left.key()] += left.value();
    }
    return all;
}

BulkOutcome BulkService::outcomeOf(const Sifted &sifted)
{
    BulkOutcome outcome;
    outcome.chosen = sifted.chosen;
    outcome.done = sifted.taken.size();
    for (auto left = sifted.leftOut.cbegin(); left != sifted.leftOut.cend(); ++left)
        outcome.leftOut.append({left.key(), left.value()});
    std::sort(outcome.leftOut.begin(), outcome.leftOut.end(), [](const LeftOut &a, const LeftOut &b) {
        return std::pair(-a.count, a.reason) < std::pair(-b.count, b.reason);
    });
    return outcome;
}

Result<BulkOutcome> BulkService::preview(const BulkRequest &request)
{
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Plan));
    ASSIGN_OR_RETURN(const auto sifted, sift(request));
    return outcomeOf(sifted);
}

Result<BulkOutcome> BulkService::run(const BulkRequest &request, Progress &progress)
{
    RETURN_IF_ERROR(check(request));
    ASSIGN_OR_RETURN(const auto sifted, sift(request));
    BulkOutcome outcome = outcomeOf(sifted);
    if (sifted.taken.isEmpty())
        return notFound(sentences({tr("There is nothing to do."), remarks(outcome)}));
    if (request.action == BulkAction::Assign) {
        RETURN_IF_ERROR(assign(request, sifted, outcome));
        return outcome;
    }
    if (request.action == BulkAction::Move) {
        RETURN_IF_ERROR(move(request, sifted, outcome));
        return outcome;
    }
    outcome.done = 0;
    for (qsizetype start = 0; start < sifted.taken.size(); start += itemsPerPiece) {
        progress.report(start, sifted.taken.size());
        if (progress.isCancelled()) {
            outcome.cancelled = true;
            break;
        }
        ASSIGN_OR_RETURN(const auto done, doPiece(request, sifted.taken.mid(start, itemsPerPiece), outcome));
        outcome.done += done;
    }
    if (request.action == BulkAction::Remove) {
        QSet<BatchId> batches;
        for (const ConversationRow &row : sifted.taken)
            batches.insert(row.batch);
        RETURN_IF_ERROR(m_storage.transaction(
            [&]() -> Result<void> { return m_storage.conversations().removeIfEmpty(batches.values()); }));
    }
    return outcome;
}

Result<void> BulkService::assign(const BulkRequest &request, const Sifted &sifted, BulkOutcome &outcome)
{
    QMap<BatchId, QList<ConversationId>> byBatch;
    for (const ConversationRow &row : sifted.taken)
        byBatch[row.batch].append(row.id);
    ASSIGN_OR_RETURN(const auto batches, m_storage.conversations().batches());
    AssignService service(m_storage, m_clock, m_scheme, m_actor);
    return m_storage.transaction([&]() -> Result<void> {
        for (const Batch &batch : batches) {
            if (!byBatch.contains(batch.id))
                continue;
            AssignRequest one{batch.name, request.annotators, request.raters, request.seed, byBatch.value(batch.id)};
            ASSIGN_OR_RETURN(const auto assignment, service.assign(one));
            outcome.plans.append(assignment.before);
        }
        return {};
    });
}

Result<void> BulkService::move(const BulkRequest &request, const Sifted &sifted, BulkOutcome &outcome)
{
    BatchRequest batch;
    batch.name = request.batch.trimmed();
    batch.items.emplace();
    for (const ConversationRow &row : sifted.taken)
        batch.items->append(row.id);
    ASSIGN_OR_RETURN(outcome.moved, BatchService(m_storage, m_clock, m_actor).make(batch));
    return {};
}

// Sifted again, since others work meanwhile.
Result<qint64> BulkService::doPiece(const BulkRequest &request, const Piece &piece, BulkOutcome &outcome)
{
    QList<ConversationId> ids;
    for (const ConversationRow &row : piece)
        ids.append(row.id);
    return m_storage.transaction([&]() -> Result<qint64> {
        ASSIGN_OR_RETURN(const auto user, authorize(m_storage, m_actor, Permission::Plan));
        m_locks.clear();
        ASSIGN_OR_RETURN(const auto now, siftSome(request, ids));
        if (request.action == BulkAction::Remove) {
            RETURN_IF_ERROR(remove(user, now.taken));
        }
        for (const ConversationRow &row : now.taken) {
            if (request.action == BulkAction::Flag) {
                RETURN_IF_ERROR(flag(user, row, request.reason.trimmed()));
                outcome.flagged.append(row.id);
            } else if (request.action == BulkAction::SendBack) {
                RETURN_IF_ERROR(sendBack(user, row, request.reason.trimmed()));
            }
        }
        return qint64(now.taken.size());
    });
}

Result<void> BulkService::flag(const User &user, const ConversationRow &row, const QString &reason)
{
    const qint64 at = m_clock.nowMs();
    RETURN_IF_ERROR(m_storage.work().clearMarks(row.id, user.id, ItemMarkKind::Flag, at));
    RETURN_IF_ERROR(m_storage.work().addMark({row.id, user.id, ItemMarkKind::Flag, reason, at, 0}));
    return m_storage.audit().append({user.name, u"flag"_s, row.externalId, {{"reason", toUtf8(reason)}}, at});
}

Result<void> BulkService::sendBack(const User &user, const ConversationRow &row, const QString &reason)
{
    Decision decision;
    decision.conversation = row.id;
    decision.user = m_actor;
    decision.kind = DecisionKind::SendBack;
    decision.note = reason;
    decision.createdAt = m_clock.nowMs();
    ASSIGN_OR_RETURN(decision.afterAnnotation, m_storage.work().newestAnnotation(row.id));
    RETURN_IF_ERROR(m_storage.reviews().addDecision(decision));
    RETURN_IF_ERROR(returnToAnnotators(m_storage, decision));
    RETURN_IF_ERROR(rederive(m_storage, m_scheme.scheme, row.id));
    return m_storage.audit().append({user.name,
                                     u"decide"_s,
                                     row.externalId,
                                     {{"decision", toUtf8(toString(decision.kind))}, {"reason", toUtf8(reason)}},
                                     decision.createdAt});
}

Result<void> BulkService::remove(const User &user, const Piece &piece)
{
    if (piece.isEmpty())
        return {};
    QList<ConversationId> ids;
    QStringList names;
    for (const ConversationRow &row : piece) {
        ids.append(row.id);
        names.append(row.externalId);
    }
    RETURN_IF_ERROR(m_storage.archive().remove(ids));
    return m_storage.audit().append(
        {user.name, u"remove_items"_s, QString::number(ids.size()), {{"items", jsonTexts(names)}}, m_clock.nowMs()});
}

bool BulkService::canUndo(BulkAction action)
{
    return action == BulkAction::Assign || action == BulkAction::Move || action == BulkAction::Flag;
}

Result<void> BulkService::undo(BulkAction action, const BulkOutcome &done)
{
    if (action == BulkAction::Assign)
        return AssignService(m_storage, m_clock, m_scheme, m_actor).takeBack(done.plans);
    if (action == BulkAction::Move)
        return BatchService(m_storage, m_clock, m_actor).takeBack(done.moved);
    if (action != BulkAction::Flag)
        return notAllowed(tr("This cannot be taken back."));
    for (qsizetype start = 0; start < done.flagged.size(); start += itemsPerPiece) {
        RETURN_IF_ERROR(m_storage.transaction([&]() -> Result<void> {
            ASSIGN_OR_RETURN(const auto user, authorize(m_storage, m_actor, Permission::Plan));
            ASSIGN_OR_RETURN(const auto rows, m_storage.archive().rows(done.flagged.mid(start, itemsPerPiece)));
            for (const ConversationRow &row : rows) {
                const qint64 at = m_clock.nowMs();
                RETURN_IF_ERROR(m_storage.work().clearMarks(row.id, user.id, ItemMarkKind::Flag, at));
                RETURN_IF_ERROR(m_storage.audit().append(
                    {user.name, u"unflag"_s, row.externalId, {{"user", toUtf8(user.name)}}, at}));
            }
            return {};
        }));
    }
    return {};
}

QString BulkService::remarks(const BulkOutcome &outcome)
{
    QStringList remarks;
    for (const LeftOut &left : outcome.leftOut)
        remarks.append(tr("%n left out: %1.", nullptr, int(left.count)).arg(left.reason));
    return sentences(remarks);
}

}  // namespace gainsay
