// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/cli/support/OpenedProject.h"
#include "app/detect/InstalledBots.h"
#include "core/base/Phrases.h"
#include "core/service/judge/JudgeService.h"
#include "core/store/ConversationStore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct JudgeCommandWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString percent(qint64 part, qint64 whole)
{
    return whole > 0 ? QString::number(100.0 * double(part) / double(whole), 'f', 1) + u" %"_s : u"–"_s;
}

Json tokensJson(const TokenCounts &tokens)
{
    return {{"prompt", tokens.prompt}, {"reply", tokens.reply}, {"estimated", tokens.estimated}};
}

Result<JudgeRequest> readRequest(const Invocation &call, Storage &storage)
{
    JudgeRequest request;
    request.language = call.option(u"language"_s);
    if (!request.language.isEmpty() && !LocalizedText::languages().contains(request.language))
        return invalidInput(
            JudgeCommandWords::tr("--language takes one of %1").arg(listing(LocalizedText::languages())));
    ASSIGN_OR_RETURN(const auto samples, call.number(u"samples"_s, 1, 1, 100));
    request.samples = int(samples);
    ASSIGN_OR_RETURN(request.limit, call.number(u"limit"_s, 0, 1));
    ASSIGN_OR_RETURN(const auto seed, call.number(u"seed"_s, 1));
    request.seed = quint64(seed);
    if (call.isSet(u"batch"_s)) {
        ASSIGN_OR_RETURN(const auto batch, storage.conversations().batchByName(call.option(u"batch"_s)));
        request.batch = batch.id;
    }
    if (call.isSet(u"max-cost"_s)) {
        bool isNumber = false;
        request.mostCost = call.option(u"max-cost"_s).toDouble(&isNumber);
        if (!isNumber || !(*request.mostCost >= 0))
            return invalidInput(JudgeCommandWords::tr("--max-cost wants a number: what may be spent"));
    }
    if (call.isSet(u"prompt"_s)) {
        QFile file(call.option(u"prompt"_s));
        if (!file.open(QIODevice::ReadOnly))
            return ioError(JudgeCommandWords::tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString()));
        request.prompt = QString::fromUtf8(file.readAll());
        RETURN_IF_ERROR(checkJudgePrompt(request.prompt));
    }
    return request;
}

QString estimateText(const JudgeEstimate &estimate)
{
    const QString asked = JudgeCommandWords::tr("%1 conversations, %2 requests, about %3 tokens")
                              .arg(QString::number(estimate.items), QString::number(estimate.requests),
                                   QString::number(estimate.tokens.prompt + estimate.tokens.reply));
    return estimate.cost ? JudgeCommandWords::tr("%1, about %2 %3")
                               .arg(asked, QString::number(*estimate.cost, 'g', 3), estimate.currency)
                         : asked;
}

Json estimateJson(const JudgeEstimate &estimate)
{
    Json json = {{"items", estimate.items}, {"requests", estimate.requests}, {"tokens", tokensJson(estimate.tokens)}};
    if (estimate.cost) {
        json["cost"] = *estimate.cost;
        json["currency"] = toUtf8(estimate.currency);
    }
    return json;
}

Json reportJson(const JudgeReport &report)
{
    Json json = {{"run", report.run.id.value},
                 {"model", toUtf8(report.run.model)},
                 {"version", toUtf8(report.run.version)},
                 {"method", toUtf8(report.run.method)},
                 {"parameters", report.run.parameters},
                 {"judged", report.judged},
                 {"silent", report.silent},
                 {"left", report.left},
                 {"requests", report.requests},
                 {"refused", report.refused},
                 {"lost_quotes", report.lostQuotes},
                 {"tokens", tokensJson(report.tokens)},
                 {"stopped_for_cost", report.stoppedForCost}};
    if (report.cost)
        json["cost"] = *report.cost;
    return json;
}

Exit judgeItems(Invocation &call, JudgeService &service, const JudgeRequest &request)
{
    const Result<JudgeEstimate> estimate = service.estimate(request);
    if (!estimate)
        return call.fail(estimate.error());
    if (call.isSet(u"estimate"_s)) {
        if (call.json())
            call.printJson(estimateJson(*estimate));
        else
            call.print(estimateText(*estimate));
        return Exit::Done;
    }
    call.note(estimateText(*estimate));
    const Result<JudgeReport> report = [&] {
        ConsoleProgress progress(JudgeCommandWords::tr("Judging"));
        return service.run(request, progress);
    }();
    if (!report)
        return call.fail(report.error());
    if (call.json()) {
        call.printJson(reportJson(*report));
        return Exit::Done;
    }
    call.print(JudgeCommandWords::tr("%1 %2: %3 judged, %4 without a label, %5 replies were no valid answer, %6 left")
                   .arg(report->run.model, report->run.version, QString::number(report->judged),
                        QString::number(report->silent), QString::number(report->refused),
                        QString::number(report->left)));
    if (report->cost)
        call.print(JudgeCommandWords::tr("It cost %1.").arg(QString::number(*report->cost, 'g', 3)));
    if (report->stoppedForCost)
        call.print(JudgeCommandWords::tr("Stopped: the next conversations would have cost more than --max-cost."));
    return Exit::Done;
}

Exit runCanary(Invocation &call, JudgeService &service, const JudgeRequest &request)
{
    const Result<JudgeCanary> canary = [&] {
        ConsoleProgress progress(JudgeCommandWords::tr("Judging"));
        return service.canary(request, progress);
    }();
    if (!canary)
        return call.fail(canary.error());
    if (call.json()) {
        const double n = canary->items > 0 ? double(canary->items) : 1.0;
        Json json = {{"items", canary->items},
                     {"refused", canary->refused},
                     {"changed_by_order", canary->changedByOrder},
                     {"order_rate", double(canary->changedByOrder) / n},
                     {"order_ci", {canary->orderLow, canary->orderHigh}},
                     {"changed_by_chance", canary->changedByChance},
                     {"chance_rate", double(canary->changedByChance) / n},
                     {"tokens", tokensJson(canary->tokens)},
                     {"changes", Json::array()}};
        if (canary->cost)
            json["cost"] = *canary->cost;
        for (const JudgeCanary::Change &change : canary->changes)
            json["changes"].push_back({{"conversation", toUtf8(change.conversation)},
                                       {"listed", toUtf8(change.listed)},
                                       {"reversed", toUtf8(change.reversed)}});
        call.printJson(json);
        return Exit::Done;
    }
    call.print(JudgeCommandWords::tr("%1 conversations: with the options reversed the judge changed its mind in %2 "
                                     "(%3), asked the same again in %4 (%5)")
                   .arg(QString::number(canary->items), QString::number(canary->changedByOrder),
                        percent(canary->changedByOrder, canary->items), QString::number(canary->changedByChance),
                        percent(canary->changedByChance, canary->items)));
    for (const JudgeCanary::Change &change : canary->changes)
        call.print(u"  %1: %2 → %3"_s.arg(change.conversation, change.listed, change.reversed));
    return Exit::Done;
}

Exit printPrompt(Invocation &call, JudgeService &service, const JudgeRequest &request)
{
    QString language = request.language;
    if (language.isEmpty()) {
        const Result<QString> found = service.conversationLanguage();
        if (!found)
            return call.fail(found.error());
        language = *found;
    }
    const Result<QString> prompt = service.defaultPrompt(language);
    if (!prompt)
        return call.fail(prompt.error());
    const QString text = request.prompt.isEmpty() ? *prompt : request.prompt;
    if (call.json())
        call.printJson({{"prompt", toUtf8(text)}, {"language", toUtf8(language)}});
    else
        call.standardOutput().write(text.toUtf8());
    return Exit::Done;
}

Exit runJudge(Invocation &call)
{
    const QString seen = call.option(u"annotators-see"_s);
    if (!seen.isEmpty() && seen != "yes"_L1 && seen != "no"_L1)
        return call.usage(JudgeCommandWords::tr("--annotators-see takes yes or no"));
    const bool onlyPrompt = call.isSet(u"print-prompt"_s);
    if (!onlyPrompt && !call.isSet(u"bot"_s) && seen.isEmpty())
        return call.usage(JudgeCommandWords::tr("--bot is missing"));
    if (call.isSet(u"canary"_s) && (call.isSet(u"samples"_s) || call.isSet(u"estimate"_s)))
        return call.usage(JudgeCommandWords::tr("--canary takes neither --samples nor --estimate"));
    const Result<OpenedProject> project =
        openedProject(call, onlyPrompt || ((call.isSet(u"canary"_s) || call.isSet(u"estimate"_s)) && seen.isEmpty())
                                ? ProjectUse::Read
                                : ProjectUse::Write);
    if (!project)
        return call.fail(project.error());
    Result<JudgeRequest> request = readRequest(call, *project->storage);
    if (!request)
        return call.fail(request.error());
    JudgeService service(*project->storage, call.clock(), call.option(u"user"_s));
    if (!seen.isEmpty()) {
        if (const Result<void> set = service.showToAnnotators(seen == "yes"_L1); !set)
            return call.fail(set.error());
        if (!call.isSet(u"bot"_s))
            return Exit::Done;
    }
    if (onlyPrompt)
        return printPrompt(call, service, *request);
    const InstalledBots bots(QCoreApplication::applicationDirPath());
    const Result<BotPtr> bot = bots.open(call.option(u"bot"_s));
    if (!bot)
        return call.fail(bot.error());
    for (const QString &remark : (*bot)->remarks())
        call.note(remark);
    request->bot = *bot;
    return call.isSet(u"canary"_s) ? runCanary(call, service, *request) : judgeItems(call, service, *request);
}

}  // namespace

Command judgeCommand()
{
    return {
        u"judge"_s,
        JudgeCommandWords::tr("let a language model judge a project by the scheme's guidelines"),
        {u"PROJECT"_s},
        {valueOption(u"bot"_s, u"BOT"_s,
                     JudgeCommandWords::tr("the name of a server that was added, embedded, replay:FILE or "
                                           "command:PROGRAM ARGS")),
         valueOption(u"samples"_s, u"K"_s,
                     JudgeCommandWords::tr("answers to each conversation; their shares are the probabilities"), u"1"_s),
         valueOption(u"limit"_s, u"N"_s, JudgeCommandWords::tr("at most so many conversations this time")),
         valueOption(u"max-cost"_s, u"X"_s,
                     JudgeCommandWords::tr("stop before more than this is spent, where the bot has prices")),
         valueOption(u"batch"_s, u"NAME"_s, JudgeCommandWords::tr("this batch only")),
         valueOption(u"prompt"_s, u"FILE"_s,
                     JudgeCommandWords::tr("instructions instead of those made of the guidelines")),
         QCommandLineOption(u"print-prompt"_s, JudgeCommandWords::tr("print the instructions, to read and to edit")),
         valueOption(u"language"_s, u"L"_s,
                     JudgeCommandWords::tr("of the instructions: en, zh or ja; else that of the conversations")),
         valueOption(u"seed"_s, u"S"_s, JudgeCommandWords::tr("of the sampling"), u"1"_s),
         QCommandLineOption(u"estimate"_s, JudgeCommandWords::tr("say what it would take, and send nothing")),
         QCommandLineOption(
             u"canary"_s,
             JudgeCommandWords::tr("store nothing, but measure how often the judge changes its mind when the options "
                                   "are listed the other way round (50 conversations unless --limit says otherwise)")),
         valueOption(u"annotators-see"_s, u"yes|no"_s,
                     JudgeCommandWords::tr("set whether annotators see what judges say, as they see the detector; "
                                           "without a bot nothing else is done")),
         valueOption(u"user"_s, u"NAME"_s, JudgeCommandWords::tr("who asks, for the audit trail"))},
        JudgeCommandWords::tr(
            "Answers are asked for as JSON and count only if the scheme takes them; evidence counts only if it stands "
            "in "
            "the\n"
            "conversation. They are stored as a run of predictions like a detector's, with model, version and "
            "parameters, and\n"
            "shown on the Errors page; annotators see them only if the project says so. A run that was stopped goes on "
            "where it\n"
            "was. What is sent: the instructions and one conversation with each request."),
        {u"judge team.gainsay --print-prompt > prompt.txt"_s,
         u"judge team.gainsay --bot llama --prompt prompt.txt --samples 5 --limit 200"_s,
         u"judge team.gainsay --bot llama --canary --limit 100"_s},
        runJudge};
}

}  // namespace gainsay
