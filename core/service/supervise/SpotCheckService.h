// SPDX-License-Identifier: GPL-3.0-or-later
// Spot-check rounds: a seeded sample of a finished batch, passed or failed item by item, until the batch is good
// enough. A failed round returns the batch to its annotators; an accepted batch is locked.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Conversation.h"
#include "core/model/ConversationQuery.h"
#include "core/model/SpotRound.h"
#include "core/service/access/BlindNames.h"
#include "core/service/project/ActiveScheme.h"
#include "core/stats/BinomialInterval.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ReviewStore.h"

#include <QStringList>
#include <set>

#include <optional>

namespace gainsay {

class Storage;
struct User;

struct StartRequest {
    QString batch;
    int sample = 0;                   // 0: as the scheme says
    std::optional<double> threshold;  // none: as the scheme says
    std::optional<quint64> seed;      // none: drawn, and recorded
    Stratify stratify = Stratify::None;
};

struct StartedRound {
    SpotRound round;
    QStringList sample;  // external ids in the order of drawing
};

struct RoundStatus {
    SpotRound round;
    SpotCounts counts;
    std::optional<double> passRate;       // passed of reviewed; none before the first verdict
    Interval interval;                    // Clopper–Pearson, 95 %
    std::optional<RoundOutcome> certain;  // what the outcome will be, whatever is still to be reviewed
    int allowedFailures = 0;
};

struct BatchStatus {
    BatchId batch;
    QString name;
    BatchState state = BatchState::Open;
    BatchFacts facts;
    QList<RoundStatus> rounds;
    QList<BatchEvent> events;  // reopened, why and by whom; oldest first
};

struct ReviewRequest {
    QString batch;
    ConversationId conversation;
    Verdict verdict = Verdict::Pass;
    std::optional<Json> answers;  // what would be right; fails only
    QString feedback;
};

// One sampled item as the reviewer sees it, without names unless they are asked for.
struct ReviewItem {
    Conversation conversation;
    SpotItem item;
    ItemState state = ItemState::Open;
    std::optional<Resolution> resolution;
    QList<CaseAnswer> answers;
    std::optional<Prelabel> detector;  // the newest run's word, if it said anything
};

class SpotCheckService {
    GAINSAY_TR(gainsay::SpotCheckService)

public:
    // `actor` checks; none stands for the command line.
    SpotCheckService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    Result<StartedRound> start(const StartRequest &request);
    // Fine, or why this person cannot give verdicts in the batch now.
    Result<void> mayReview(const QString &batch);
    // A verdict may be changed until the round is closed.
    Result<void> record(const ReviewRequest &request);
    // Only when everything is reviewed, or nothing can change the outcome any more.
    Result<BatchStatus> close(const QString &batch);
    // Unlocks an accepted batch; the reason is recorded.
    Result<void> reopen(const QString &batch, const QString &reason);

    Result<BatchStatus> status(const QString &batch);
    Result<QList<BatchStatus>> statuses();

    Result<QList<SpotItem>> items(RoundId round);
    Result<ReviewItem> review(RoundId round, ConversationId conversation, bool withNames = false);

private:
    Result<BatchStatus> statusOf(const Batch &batch);
    Result<RoundStatus> roundStatus(const SpotRound &round);
    Result<BatchFacts> allowed(const Batch &batch, BatchMove move);
    Result<SpotRound> openRoundOf(const Batch &batch);
    Result<void> notOwnWork(const User &user, const Conversation &conversation);
    Result<void> returnBatch(const Batch &batch, const QList<SpotItem> &failed);
    Result<void> returnItem(const SpotItem &item, std::set<UserId> &told);
    Result<void> correct(const SpotItem &item, UserId closer);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
