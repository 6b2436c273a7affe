// SPDX-License-Identifier: GPL-3.0-or-later
// Who labels what. Plans are balanced and reproducible, and can be made again when people join or leave:
// answered items stay with their people, what is unanswered moves.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Slot.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/WorkStore.h"
#include "core/workflow/AssignmentPlan.h"

#include <QStringList>

namespace gainsay {

class Storage;

struct AssignRequest {
    QString batch;
    QStringList annotators;  // names
    int raters = 0;          // 0: as the scheme says
    quint64 seed = 0;
    QList<ConversationId> items = {};  // of the batch, these alone; none: all
};

// What a batch was like before it was planned, so that the plan can be taken back.
struct PlanBefore {
    BatchId batch;
    QString name;
    QList<Slot> slotList;
};

struct Assignment {
    qint64 items = 0;
    QList<AssignedSlot> slotList;  // every slot of the batch, item by item
    PlanBefore before;
};

// Several batches planned at once.
struct WholePlan {
    qint64 items = 0;
    QList<PlanBefore> before;  // of each batch
};

// How many slots of a batch a person has, and would have by a plan.
struct PlannedLoad {
    QString user;
    qint64 answered = 0;
    qint64 before = 0;  // unanswered, today
    qint64 after = 0;   // unanswered, by the plan
};

struct PlanPreview {
    qint64 items = 0;
    int raters = 0;
    QList<PlannedLoad> loads;  // everybody who has slots or would, by name
};

// Open work that goes from one person to another.
struct HandOver {
    UserId from;
    UserId to;
    QString batch;  // empty: of every batch
};

struct HandedOver {
    qint64 moved = 0;
    qint64 kept = 0;  // items that the other person has or had already, or that are locked
};

class AssignService {
    GAINSAY_TR(gainsay::AssignService)

public:
    // `actor` plans; none stands for the command line.
    AssignService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    Result<Assignment> assign(const AssignRequest &request);
    // Every batch that may still be planned, by one decision: those that nobody was asked about, or all of them.
    // `request.batch` is not read.
    enum class Which { Unplanned, All };
    Result<WholePlan> assignAll(const AssignRequest &request, Which which);
    // What assign() would do; nothing is changed.
    Result<PlanPreview> preview(const AssignRequest &request);
    // The same of assignAll(), over all its batches.
    Result<PlanPreview> previewAll(const AssignRequest &request, Which which);
    // Everybody has again what they had before, as long as nobody has begun on what they got since.
    Result<void> takeBack(const QList<PlanBefore> &plans);

    // Ends a lease: a planned slot waits for its person again, a pool slot is free.
    Result<void> release(SlotId slot);
    // Everything that a person has not answered, and what was returned to them; one decision, one word to who gets it.
    Result<HandedOver> handOver(const HandOver &request);
    // Ends every lease of a person; gives how many.
    Result<qint64> releaseAll(UserId user);

private:
    struct Draft;

    Result<Draft> draft(const AssignRequest &request);
    Result<QStringList> batchNames(Which which);
    Result<PlanPreview> previewOf(const QStringList &batches, AssignRequest request);
    Result<void> restore(const PlanBefore &before);
    Result<QList<UserId>> eligible(const QStringList &names);
    Result<void> store(const AssignmentPlan &plan, const QList<Slot> &before, BatchId batch);
    Result<BatchId> plannableBatch(const QString &name);
    Result<void> makeWay(const QList<Slot> &added, BatchId batch);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
