// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contexts/ContextPool.h"

#include "core/base/Random.h"
#include "core/base/TranslatableText.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Equal for contexts that read alike.
QString keyOfContext(const QList<Utterance> &turns, int question, int distance)
{
    QString key = QString::number(distance);
    for (int i = 0; i <= question; ++i)
        key += u'\n' + turns[i].speaker + u'\t' + turns[i].text;
    return key;
}

}  // namespace

QList<Utterance> ContextPool::turnsOf(const PooledContext &context) const
{
    return dialogues[context.dialogue].turns.first(context.question + 1);
}

QMap<int, qint64> ContextPool::byDistance() const
{
    QMap<int, qint64> counts;
    for (const PooledContext &context : contexts)
        ++counts[context.distance];
    return counts;
}

ContextPool poolOf(QList<PooledDialogue> dialogues, const QList<int> &distances)
{
    ContextPool pool;
    pool.dialogues = std::move(dialogues);
    QSet<QString> seen;
    for (qsizetype i = 0; i < pool.dialogues.size(); ++i) {
        const QList<Utterance> &turns = pool.dialogues[i].turns;
        for (int question = 1; question < turns.size(); ++question) {
            for (const int distance : distances) {
                const PooledContext context{i, question, distance};
                if (distance > question || !fqnessTerms(turns.first(question + 1), distance))
                    continue;
                const QString key = keyOfContext(turns, question, distance);
                if (seen.contains(key))
                    continue;
                seen.insert(key);
                pool.contexts.append(context);
            }
        }
    }
    return pool;
}

Result<ContextPool> readPool(ImportReader &reader, const QList<int> &distances,
                             const std::function<void(const RowError &)> &rejected, Progress &progress)
{
    QList<PooledDialogue> dialogues;
    qint64 bad = 0;
    for (;;) {
        if (progress.isCancelled())
            return cancelled(TranslatableText::translate("contexts", "reading the dialogues was cancelled"));
        ASSIGN_OR_RETURN(auto event, reader.next());
        if (std::holds_alternative<EndOfRows>(event))
            break;
        if (const auto *error = std::get_if<RowError>(&event)) {
            rejected(*error);
            ++bad;
            continue;
        }
        const ImportRow &row = std::get<ImportRow>(event);
        if (!row.conversation.turns.isEmpty())
            dialogues.append({row.conversation.externalId, row.conversation.turns});
    }
    ContextPool pool = poolOf(std::move(dialogues), distances);
    pool.rejected = bad;
    return pool;
}

QList<ChosenContext> chooseContexts(const ContextPool &pool, const QList<std::optional<Fqness>> &scores, int top,
                                    int random, quint64 seed, ContextRank rank)
{
    QMap<int, QList<qsizetype>> byDistance;
    for (qsizetype i = 0; i < pool.contexts.size(); ++i)
        byDistance[pool.contexts[i].distance].append(i);
    const auto score = [&](qsizetype i) { return rank == ContextRank::Sum ? scores[i]->sum() : scores[i]->perToken(); };
    QList<ChosenContext> chosen;
    for (const auto &[distance, all] : byDistance.asKeyValueRange()) {
        QList<qsizetype> scored = all;
        scored.removeIf([&](qsizetype i) { return !scores[i]; });
        std::stable_sort(scored.begin(), scored.end(), [&](qsizetype a, qsizetype b) { return score(a) > score(b); });
        for (const qsizetype i : scored.first(std::min<qsizetype>(top, scored.size())))
            chosen.append({pool.contexts[i], scores[i], false});
        QList<qsizetype> drawn = all;
        SeededRandom(seed + quint64(distance)).shuffle(drawn);
        for (const qsizetype i : drawn.first(std::min<qsizetype>(random, drawn.size())))
            chosen.append({pool.contexts[i], scores[i], true});
    }
    return chosen;
}

}  // namespace gainsay
