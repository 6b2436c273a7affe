// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contexts/Fqness.h"
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ChosenBot.h"
#include "app/cli/support/RowFile.h"
#include "core/base/WholeNumber.h"
#include "core/bots/ReplayBot.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FqnessCliWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr int farthest = 1000;

// Texts said in turn, or {"role"|"speaker","text"} objects; RGM rows name speakers beside `utterances`.
Result<QList<Utterance>> contextTurns(const Json &row)
{
    const Json turns = row.value("context", row.value("utterances", row.value("history", Json())));
    const Json speakers = row.value("speakers", Json::array());
    const Error wrong = invalidInput(FqnessCliWords::tr(
        "`context` is missing: a list of texts said in turn, or of objects with `speaker` or `role` and `text`"));
    if (!turns.is_array() || turns.empty())
        return wrong;
    QList<Utterance> context;
    for (const Json &turn : turns) {
        const size_t i = size_t(context.size());
        if (turn.is_string()) {
            const bool named = speakers.is_array() && i < speakers.size() && speakers[i].is_string();
            context.append({named        ? fromUtf8(speakers[i].get<std::string>())
                            : i % 2 == 0 ? u"A"_s
                                         : u"B"_s,
                            fromUtf8(turn.get<std::string>())});
            continue;
        }
        const Json speaker = turn.is_object() ? turn.value("speaker", turn.value("role", Json())) : Json();
        const Json text = turn.is_object() ? turn.value("text", Json()) : Json();
        if (!speaker.is_string() || !text.is_string())
            return wrong;
        context.append({fromUtf8(speaker.get<std::string>()), fromUtf8(text.get<std::string>())});
    }
    return context;
}

Result<Json> rowWithFqness(const Bot &bot, Json row, int distance)
{
    ASSIGN_OR_RETURN(const auto turns, contextTurns(row));
    if (row.contains("distance")) {
        const std::optional<int> own = wholeNumber(row["distance"], 1, farthest);
        if (!own)
            return invalidInput(FqnessCliWords::tr("`distance` is no whole number from 1"));
        distance = *own;
    }
    ASSIGN_OR_RETURN(const auto terms, fqnessTerms(turns, distance));
    ASSIGN_OR_RETURN(const auto fqness, computeFqness(bot, terms));
    row["distance"] = distance;
    row["referent"] = toUtf8(terms.referent);
    row.update(fqness.toJson());
    return row;
}

Exit runFqness(Invocation &call)
{
    if (!call.isSet(u"bot"_s))
        return call.usage(FqnessCliWords::tr("--bot is missing"));
    const Result<qint64> distance = call.number(u"distance"_s, 1, 1, farthest);
    if (!distance)
        return call.usage(distance.error().message);
    const Result<BotPtr> bot = openScoringBot(call.option(u"bot"_s));
    if (!bot)
        return call.fail(bot.error());
    const BotIdentity &identity = (*bot)->identity();
    RewriteJob job;
    job.path = call.argument(0);
    job.doing = FqnessCliWords::tr("Scoring %1").arg(job.path);
    job.counted = u"%1 %2: "_s.arg(identity.name, identity.version) + FqnessCliWords::tr("%1 scored, %2 rejected");
    job.summary = {{"bot", toJson(identity)}};
    return rewriteFile(call, job, [&](Json row) { return rowWithFqness(**bot, std::move(row), int(*distance)); });
}

}  // namespace

Command fqnessCommand()
{
    return {
        u"fqness"_s,
        FqnessCliWords::tr("say which questions ask on about an earlier utterance"),
        {u"FILE"_s},
        {valueOption(
             u"bot"_s, u"BOT"_s,
             FqnessCliWords::tr("embedded, embedded:DIR, replay:FILE, or another bot that gives log-probabilities")),
         valueOption(u"distance"_s, u"D"_s,
                     FqnessCliWords::tr("utterances from the one that is referred to to the question, where a row "
                                        "has no `distance`; 1 if not given")),
         valueOption(u"out"_s, u"FILE"_s, FqnessCliWords::tr("write there instead of standard output"))},
        FqnessCliWords::tr(
            "A line is a JSON object with `context`: texts said in turn, or objects with `speaker` and `text`, the\n"
            "question last. It comes out with both terms of the score as natural logarithms, `logprob_near`\n"
            "(the question after what stands up to the earlier utterance) and `logprob_without_referent` (after\n"
            "everything but that utterance's statements), their difference `fqness`, that per token, `tokens` and\n"
            "`referent`. Whoever asks is the bot's side. After Sato et al. (2024), section 3.1.1."),
        {u"fqness contexts.jsonl --bot embedded --distance 3 --out scored.jsonl"_s},
        runFqness};
}

}  // namespace gainsay
