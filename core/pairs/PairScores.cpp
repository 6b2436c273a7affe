// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pairs/PairScores.h"

namespace gainsay {

Result<ScoredPair> scorePair(const Bot &bot, const QStringList &context, const QString &reference, const QString &error,
                             std::stop_token stop)
{
    const ChatHistory history = alternatingHistory(context);
    ASSIGN_OR_RETURN(const auto right, bot.score(history, {ChatRole::Bot, reference}, true, stop));
    ASSIGN_OR_RETURN(const auto wrong, bot.score(history, {ChatRole::Bot, error}, true, stop));
    return ScoredPair{bot.identity().name, right.sum, wrong.sum};
}

void PairTally::add(const ScoredPair &pair, const QString &type)
{
    Counts &counts = m_models[pair.model];
    counts.all.add(pair);
    counts.byType[type].add(pair);
}

Evaluation PairTally::evaluation() const
{
    PairsOutput output;
    for (const auto &[model, counts] : m_models.asKeyValueRange())
        output.addModel(model, counts.all, counts.byType);
    Evaluation evaluation;
    output.finish(evaluation);
    return evaluation;
}

}  // namespace gainsay
