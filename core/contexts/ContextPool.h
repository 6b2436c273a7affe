// SPDX-License-Identifier: GPL-3.0-or-later
// The contexts of a pool of dialogues that end in a question, and which of them are used: those with the highest FQness
// for each distance, and random ones beside them to compare with (table 7). Plain values.
#pragma once

#include "core/base/Progress.h"
#include "core/contexts/Fqness.h"
#include "core/io/rows/ImportReader.h"

#include <QMap>

#include <functional>

namespace gainsay {

struct PooledDialogue {
    QString id;
    QList<Utterance> turns;
};

// The first `question` + 1 turns of a dialogue, seen from the utterance `distance` before the last of them.
struct PooledContext {
    qsizetype dialogue = 0;
    int question = 0;
    int distance = 1;

    friend bool operator==(const PooledContext &, const PooledContext &) = default;
};

struct ContextPool {
    QList<PooledDialogue> dialogues;
    QList<PooledContext> contexts;  // each once, however many dialogues begin alike
    qint64 rejected = 0;            // rows of the file

    QList<Utterance> turnsOf(const PooledContext &context) const;
    QMap<int, qint64> byDistance() const;
};

// Every context of the dialogues that fqnessTerms() takes, for these distances.
ContextPool poolOf(QList<PooledDialogue> dialogues, const QList<int> &distances);
// The same out of a file; `rejected` hears of rows that cannot be read.
Result<ContextPool> readPool(ImportReader &reader, const QList<int> &distances,
                             const std::function<void(const RowError &)> &rejected, Progress &progress);

enum class ContextRank { Sum, PerToken };

struct ChosenContext {
    PooledContext context;
    std::optional<Fqness> fqness;
    bool random = false;
};

// `scores` beside `contexts`; what could not be scored is not among the highest. Random ones are drawn from all
// contexts of a distance, so that they stand for the pool. Equal scores go by the order of the pool.
QList<ChosenContext> chooseContexts(const ContextPool &pool, const QList<std::optional<Fqness>> &scores, int top,
                                    int random, quint64 seed, ContextRank rank);

}  // namespace gainsay
