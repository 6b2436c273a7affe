// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OutputFile.h"
#include "app/detect/InstalledBots.h"
#include "core/bots/BotSpec.h"
#include "core/bots/ReplayBot.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 longestLine = 16 << 20;

struct ScoreCounts {
    qint64 scored = 0;
    qint64 rejected = 0;
};

// The row with `logprob`, `tokens` and `logprob_per_token` added.
Result<Json> scoredRow(const Bot &bot, const QByteArray &line, const QString &where)
{
    Result<Json> row = parseJson(line);
    if (!row)
        return invalidInput(u"%1: %2"_s.arg(where, row.error().message));
    if (!row->is_object() || !row->contains("continuation") || !(*row)["continuation"].is_string())
        return invalidInput(ScoreWords::tr("%1: the text `continuation` is missing").arg(where));
    ChatRole role = ChatRole::Bot;
    if (row->contains("role")) {
        const Json &given = (*row)["role"];
        const std::optional<ChatRole> known =
            given.is_string() ? chatRoleFromString(fromUtf8(given.get<std::string>())) : std::nullopt;
        if (!known)
            return invalidInput(ScoreWords::tr("%1: `role` is none of user, assistant and system").arg(where));
        role = *known;
    }
    Json turns = row->value("context", row->value("history", Json::array()));
    // Texts alone are said in turn, so that the one before the continuation is the other side's.
    ASSIGN_OR_RETURN(auto history, historyFromJson(turns, where));
    const bool namesRoles = !turns.empty() && turns.front().is_object();
    if (role == ChatRole::User && !namesRoles) {
        for (ChatTurn &turn : history)
            turn.role = turn.role == ChatRole::User ? ChatRole::Bot : ChatRole::User;
    }
    const Result<ContinuationScore> score =
        bot.score(history, {role, fromUtf8((*row)["continuation"].get<std::string>())}, true);
    if (!score)
        return Error{score.error().kind, u"%1: %2"_s.arg(where, score.error().message)};
    (*row)["logprob"] = score->sum;
    (*row)["tokens"] = score->tokens.size();
    (*row)["logprob_per_token"] = score->perToken();
    return row;
}

Result<ScoreCounts> scoreRows(Invocation &call, const Bot &bot, QIODevice &output)
{
    QFile file(call.argument(0));
    const bool opened =
        call.argument(0) == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(ScoreWords::tr("%1 cannot be read: %2").arg(call.argument(0), file.errorString()));
    ScoreCounts counts;
    ConsoleProgress progress(ScoreWords::tr("Scoring %1").arg(call.argument(0)));
    for (qint64 number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine(longestLine).trimmed();
        progress.report(file.pos(), file.isSequential() ? 0 : file.size());
        if (line.isEmpty())
            continue;
        const Result<Json> row = scoredRow(bot, line, ScoreWords::tr("line %1").arg(number));
        if (!row) {
            call.note(row.error().message);
            ++counts.rejected;
            continue;
        }
        if (output.write(dumpJson(*row) + '\n') < 0)
            return ioError(output.errorString());
        ++counts.scored;
    }
    return counts;
}

Exit runScore(Invocation &call)
{
    if (!call.isSet(u"bot"_s))
        return call.usage(ScoreWords::tr("--bot is missing"));
    const InstalledBots installed(QCoreApplication::applicationDirPath());
    BotOpeners openers;
    openers.embedded = [&installed](const QString &package) { return installed.openEmbedded(package); };
    const Result<BotPtr> bot = openBot(call.option(u"bot"_s), openers);
    if (!bot)
        return call.fail(bot.error());
    if (!(*bot)->abilities().scores)
        return call.fail((*bot)->score({}, {}, true).error());
    OutputFile file(call.option(u"out"_s));
    const Result<QIODevice *> device = file.open();
    if (!device)
        return call.fail(device.error());
    const Result<ScoreCounts> counts = scoreRows(call, **bot, **device);
    if (!counts)
        return call.fail(counts.error());
    if (const Result<void> finished = file.finish(); !finished)
        return call.fail(finished.error());
    const Json summary = {
        {"scored", counts->scored}, {"rejected", counts->rejected}, {"bot", toJson((*bot)->identity())}};
    // Without --out, standard output belongs to the rows.
    if (!call.json())
        call.note(ScoreWords::tr("%1 %2: %3 scored, %4 rejected")
                      .arg((*bot)->identity().name, (*bot)->identity().version, QString::number(counts->scored),
                           QString::number(counts->rejected)));
    else if (call.isSet(u"out"_s))
        call.printJson(summary);
    else
        call.note(QString::fromUtf8(dumpJson(summary)));
    return counts->rejected > 0 ? Exit::RowsRejected : Exit::Done;
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
