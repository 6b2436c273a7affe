// SPDX-License-Identifier: GPL-3.0-or-later
// Makes batches out of conversations that nobody works on yet: by size, by growing sizes, by file, or simply all that
// fit a filter.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/ConversationQuery.h"

#include <QList>
#include <QMap>

#include <optional>

namespace gainsay {

class Storage;

struct BatchRequest {
    enum class How { One, Size, Sizes, Growing, File };

    ConversationFilter filter;  // training items never take part
    How how = How::One;
    QString name;         // of the one, or before the number of each: "pilot-1"; unused by file
    QList<qint64> sizes;  // Size: one number; Sizes: one per batch, what is beyond them stays where it is
    int count = 0;        // Growing: how many batches
    // Instead of the filter: these go into one batch, which may be there already.
    std::optional<QList<ConversationId>> items = {};
};

struct PlannedBatch {
    QString name;
    QList<ConversationId> conversations;
};

struct BatchPlan {
    QList<PlannedBatch> batches;
    qint64 atWork = 0;  // fit the filter but carry work already: they stay where they are
    qint64 beyond = 0;  // fit the filter but no batch: they stay too
    QList<BatchId> sources;
    QList<PlannedBatch> before;  // where the conversations of `batches` are, or were
};

class BatchService {
    GAINSAY_TR(gainsay::BatchService)

public:
    // `actor` plans; none stands for the command line.
    BatchService(Storage &storage, const Clock &clock, UserId actor);

    // What make() would do.
    Result<BatchPlan> preview(const BatchRequest &request);
    Result<BatchPlan> make(const BatchRequest &request);
    // The conversations go back to the batches that they came from, as long as nobody works on any of them.
    Result<void> takeBack(const BatchPlan &made);

    // What stays where it is and why; empty if everything moves.
    static QString remarks(const BatchPlan &plan);

private:
    struct Candidates;

    Result<Candidates> candidates(const ConversationFilter &filter);
    Result<Candidates> among(const QList<ConversationId> &ids);
    Result<void> addFree(Candidates &found, const QList<ConversationRow> &rows);
    Result<QList<PlannedBatch>> byFile(const Candidates &found);
    Result<QList<qint64>> sizesFor(const BatchRequest &request, qint64 total);
    Result<BatchPlan> plan(const BatchRequest &request);
    Result<QList<PlannedBatch>> placesOf(const BatchPlan &plan, const Candidates &found);
    Result<void> store(const BatchPlan &plan, bool mayExist);
    Result<BatchId> plannable(const QString &name);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
