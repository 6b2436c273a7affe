// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ChosenBot.h"
#include "app/cli/support/RowFile.h"
#include "core/bots/ReplayBot.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// The row with `logprob`, `tokens` and `logprob_per_token` added.
Result<Json> scoredRow(const Bot &bot, Json row)
{
    if (!row.contains("continuation") || !row["continuation"].is_string())
        return invalidInput(ScoreWords::tr("the text `continuation` is missing"));
    ChatRole role = ChatRole::Bot;
    if (row.contains("role")) {
        const Json &given = row["role"];
        const std::optional<ChatRole> known =
            given.is_string() ? chatRoleFromString(fromUtf8(given.get<std::string>())) : std::nullopt;
        if (!known)
            return invalidInput(ScoreWords::tr("`role` is none of user, assistant and system"));
        role = *known;
    }
    const Json turns = row.value("context", row.value("history", Json::array()));
    // Texts alone are said in turn, so that the one before the continuation is the other side's.
    ASSIGN_OR_RETURN(auto history, historyFromJson(turns, u"context"_s));
    const bool namesRoles = !turns.empty() && turns.front().is_object();
    if (role == ChatRole::User && !namesRoles) {
        for (ChatTurn &turn : history)
            turn.role = turn.role == ChatRole::User ? ChatRole::Bot : ChatRole::User;
    }
    ASSIGN_OR_RETURN(const auto score,
                     bot.score(history, {role, fromUtf8(row["continuation"].get<std::string>())}, true));
    row["logprob"] = score.sum;
    row["tokens"] = score.tokens.size();
    row["logprob_per_token"] = score.perToken();
    return row;
}

Exit runScore(Invocation &call)
{
    if (!call.isSet(u"bot"_s))
        return call.usage(ScoreWords::tr("--bot is missing"));
    const Result<BotPtr> bot = openScoringBot(call.option(u"bot"_s));
    if (!bot)
        return call.fail(bot.error());
    const BotIdentity &identity = (*bot)->identity();
    RewriteJob job;
    job.path = call.argument(0);
    job.doing = ScoreWords::tr("Scoring %1").arg(job.path);
    job.counted = u"%1 %2: "_s.arg(identity.name, identity.version) + ScoreWords::tr("%1 scored, %2 rejected");
    job.summary = {{"bot", toJson(identity)}};
    return rewriteFile(call, job, [&](Json row) { return scoredRow(**bot, std::move(row)); });
}

}  // namespace

Command scoreCommand()
{
    return {u"score"_s,
            ScoreWords::tr("say how probable given replies are"),
            {u"FILE"_s},
            {valueOption(
                 u"bot"_s, u"BOT"_s,
                 ScoreWords::tr("embedded, embedded:DIR, replay:FILE, or another bot that gives log-probabilities")),
             valueOption(u"out"_s, u"FILE"_s, ScoreWords::tr("write there instead of standard output"))},
            ScoreWords::tr(
                "A line is a JSON object with `context` (a list of texts said in turn, or of objects with `role` and "
                "`text`) and\n"
                "`continuation`, by the bot unless `role` says user. It comes out with `logprob` (natural logarithm,\n"
                "with the end of the turn), `tokens` and `logprob_per_token` added."),
            {u"score pairs.jsonl --bot embedded --out scored.jsonl"_s},
            runScore};
}

}  // namespace gainsay
