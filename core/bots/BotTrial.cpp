// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/BotTrial.h"

#include "core/base/TranslatableText.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TrialWords {
    GAINSAY_TR(bots)
};

}  // namespace

Result<BotTrial> tryBot(const Bot &bot, std::stop_token stop)
{
    constexpr int mostTokens = 64;
    BotTrial trial;
    trial.said = u"你好！"_s;
    SamplingParameters sampling = bot.defaultSampling();
    sampling.maximumTokens = std::min(sampling.maximumTokens, mostTokens);
    const ChatHistory history = alternatingHistory({trial.said});
    ASSIGN_OR_RETURN(trial.reply, bot.reply(history, sampling, stop));
    if (!bot.abilities().scores)
        return trial;
    const Result<ContinuationScore> score = bot.score(history, {ChatRole::Bot, u"你好"_s}, true, stop);
    trial.scores = score.has_value();
    if (!score)
        trial.scoringFault = score.error().message;
    return trial;
}

Json toJson(const BotTrial &trial)
{
    Json json = provenanceOf(trial.reply);
    json["said"] = toUtf8(trial.said);
    json["reply"] = toUtf8(trial.reply.text);
    json["seconds"] = trial.reply.seconds;
    json["scores"] = trial.scores;
    if (!trial.scoringFault.isEmpty())
        json["scoring_fault"] = toUtf8(trial.scoringFault);
    return json;
}

QStringList describe(const BotTrial &trial)
{
    const BotReply &reply = trial.reply;
    QStringList lines;
    const QString tokens = QString::number(reply.tokens.prompt + reply.tokens.reply);
    lines.append(TrialWords::tr("%1 s, %2 tokens").arg(QString::number(reply.seconds, 'f', 2), tokens));
    if (reply.cost)
        lines.append(TrialWords::tr("cost of this greeting: %1").arg(QString::number(*reply.cost, 'g', 3)));
    if (trial.scores)
        lines.append(TrialWords::tr("gives log-probabilities"));
    else if (!trial.scoringFault.isEmpty())
        lines.append(TrialWords::tr("no log-probabilities: %1").arg(trial.scoringFault));
    return lines + reply.remarks;
}

}  // namespace gainsay
