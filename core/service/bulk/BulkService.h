// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody does to many items of a list at once. Every kind says before what it takes and what it leaves out, and
// why; items that changed meanwhile are left out as well.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/TranslatableText.h"
#include "core/model/ConversationQuery.h"
#include "core/model/User.h"
#include "core/service/plan/AssignService.h"
#include "core/service/plan/BatchService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/workflow/BatchRules.h"

#include <QHash>
#include <QList>

#include <optional>

namespace gainsay {

class Storage;

// Rows that were chosen one by one, or all that a list shows.
struct ItemSelection {
    QList<ConversationId> items;
    std::optional<ConversationFilter> all;
};

enum class BulkAction { Assign, Move, Flag, SendBack, Remove };

struct BulkRequest {
    BulkAction action = BulkAction::Assign;
    ItemSelection selection;
    QStringList annotators;  // Assign: names
    int raters = 0;          // Assign: 0 is as the scheme says
    quint64 seed = 1;        // Assign
    QString batch;           // Move: new, or one that may still change
    QString reason;          // Flag, SendBack
};

struct LeftOut {
    QString reason;
    qint64 count = 0;
};

struct BulkOutcome {
    qint64 chosen = 0;
    qint64 done = 0;  // of a preview: would be
    QList<LeftOut> leftOut;
    bool cancelled = false;
    // For undo().
    QList<PlanBefore> plans;
    BatchPlan moved;
    QList<ConversationId> flagged;
};

class BulkService {
    GAINSAY_TR(gainsay::BulkService)

public:
    BulkService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // What run() would do; nothing is changed.
    Result<BulkOutcome> preview(const BulkRequest &request);
    // Assignments and moves are one transaction; the rest goes piece by piece, so that nobody waits long for it, and
    // can be stopped between two.
    Result<BulkOutcome> run(const BulkRequest &request, Progress &progress);

    // Whether undo() can take it back: what was sent back or removed stays so.
    static bool canUndo(BulkAction action);
    Result<void> undo(BulkAction action, const BulkOutcome &done);

    // What is left out and why, in sentences; empty if nothing is.
    static QString remarks(const BulkOutcome &outcome);

private:
    struct Sifted {
        QList<ConversationRow> taken;
        QHash<QString, qint64> leftOut;
        qint64 chosen = 0;
    };

    Result<void> check(const BulkRequest &request);
    Result<QList<ConversationId>> chosen(const ItemSelection &selection);
    Result<Sifted> sift(const BulkRequest &request);
    Result<Sifted> siftSome(const BulkRequest &request, const QList<ConversationId> &ids);
    Result<QString> reasonAgainst(const BulkRequest &request, const ConversationRow &row);
    Result<QString> lockOf(BatchId batch, BatchMove move);
    Result<QString> reasonAgainstReturn(const ConversationRow &row);
    static BulkOutcome outcomeOf(const Sifted &sifted);

    Result<void> assign(const BulkRequest &request, const Sifted &sifted, BulkOutcome &outcome);
    Result<void> move(const BulkRequest &request, const Sifted &sifted, BulkOutcome &outcome);
    using Piece = QList<ConversationRow>;
    Result<qint64> doPiece(const BulkRequest &request, const Piece &piece, BulkOutcome &outcome);
    Result<void> flag(const User &user, const ConversationRow &row, const QString &reason);
    Result<void> sendBack(const User &user, const ConversationRow &row, const QString &reason);
    Result<void> remove(const User &user, const Piece &piece);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
    QHash<std::pair<BatchId, int>, QString> m_locks;  // why a batch is locked against a move; read once per step
};

}  // namespace gainsay
