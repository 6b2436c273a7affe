// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/Invocation.h"
#include "app/detect/InstalledBots.h"
#include "core/base/Phrases.h"
#include "core/bots/BotTrial.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct BotCommandWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr qint64 longestKey = 64 << 10;

// One value of "--param NAME=VALUE": JSON where it is some, else the text.
Result<void> readParameter(const QString &given, Json &fields)
{
    const qsizetype equals = given.indexOf(u'=');
    if (equals < 1)
        return invalidInput(BotCommandWords::tr("--param wants NAME=VALUE, not \"%1\"").arg(given));
    const QString value = given.sliced(equals + 1);
    const Result<Json> json = parseJson(value.toUtf8());
    fields[toUtf8(given.first(equals))] = json ? *json : Json(toUtf8(value));
    return {};
}

// Sampling has names of its own; what it does not know goes to the server as it is.
Result<void> readParameters(Invocation &call, ServerBotSettings &settings)
{
    Json sampling = Json::object();
    const Json known = toJson(SamplingParameters());
    for (const QString &given : call.options(u"param"_s)) {
        Json one = Json::object();
        RETURN_IF_ERROR(readParameter(given, one));
        const std::string name = one.begin().key();
        (known.contains(name) && !one.begin()->is_null() ? sampling : settings.fields)[name] = one.begin().value();
    }
    ASSIGN_OR_RETURN(settings.sampling, samplingFromJson(sampling, settings.sampling));
    return {};
}

Result<std::optional<TokenPrices>> readPrices(const Invocation &call)
{
    if (!call.isSet(u"price-prompt"_s) && !call.isSet(u"price-reply"_s))
        return std::optional<TokenPrices>();
    TokenPrices prices;
    for (const auto &[name, price] :
         {std::pair(u"price-prompt"_s, &prices.prompt), {u"price-reply"_s, &prices.reply}}) {
        bool isNumber = true;
        if (call.isSet(name))
            *price = call.option(name).toDouble(&isNumber);
        if (!isNumber)
            return invalidInput(BotCommandWords::tr("--%1 wants a number: the price of a million tokens").arg(name));
    }
    prices.currency = call.option(u"currency"_s);
    return std::optional(prices);
}

Result<void> readLimits(const Invocation &call, ServerBotSettings &settings)
{
    for (const auto &[name, value] : {std::pair(u"timeout"_s, &settings.firstByteSeconds),
                                      {u"idle-timeout"_s, &settings.idleSeconds},
                                      {u"attempts"_s, &settings.attempts},
                                      {u"parallel"_s, &settings.parallel},
                                      {u"largest-reply"_s, &settings.largestReplyMb}}) {
        ASSIGN_OR_RETURN(const auto number, call.number(name, *value, 1, 100'000));
        *value = int(number);
    }
    return {};
}

Result<ServerBotSettings> readSettings(Invocation &call)
{
    ServerBotSettings settings;
    settings.name = call.argument(1);
    ASSIGN_OR_RETURN(settings.address, serverAddress(call.option(u"url"_s)));
    settings.model = call.option(u"model"_s).trimmed();
    if (call.isSet(u"key-env"_s)) {
        settings.key = KeyPlace::Environment;
        settings.keyVariable = call.option(u"key-env"_s);
    } else if (call.isSet(u"key-stdin"_s)) {
        settings.key = KeyPlace::Keyring;
    }
    const std::optional<ScoringMethod> scoring = scoringMethodFromString(call.option(u"scoring"_s));
    if (!scoring)
        return invalidInput(BotCommandWords::tr("--scoring takes none, echo or prompt_logprobs"));
    settings.scoring = *scoring;
    settings.scoringFormat = call.option(u"scoring-format"_s);
    RETURN_IF_ERROR(readParameters(call, settings));
    RETURN_IF_ERROR(readLimits(call, settings));
    ASSIGN_OR_RETURN(settings.prices, readPrices(call));
    settings.confirmedAddress = settings.address;
    settings.confirmedAt = call.clock().nowMs();
    RETURN_IF_ERROR(checkServerBot(settings));
    return settings;
}

Json forScripts(const ServerBotSettings &settings)
{
    Json json = toJson(settings);
    json["sent"] = jsonTexts(whatIsSent(settings));
    return json;
}

Exit addBot(Invocation &call, const InstalledBots &bots)
{
    for (const QString &needed : {u"url"_s, u"model"_s}) {
        if (!call.isSet(needed))
            return call.usage(BotCommandWords::tr("--%1 is missing").arg(needed));
    }
    if (call.isSet(u"key-env"_s) && call.isSet(u"key-stdin"_s))
        return call.usage(BotCommandWords::tr("give one of --key-env and --key-stdin"));
    const Result<ServerBotSettings> settings = readSettings(call);
    if (!settings)
        return call.fail(settings.error());
    QString key;
    if (settings->key == KeyPlace::Keyring) {
        QFile input;
        if (input.open(stdin, QIODevice::ReadOnly))
            key = QString::fromUtf8(input.readLine(longestKey)).trimmed();
        if (key.isEmpty())
            return call.fail(
                invalidInput(BotCommandWords::tr("--key-stdin: standard input has no key in its first line")));
    }
    if (const Result<void> added = bots.add(*settings, key, false); !added)
        return call.fail(added.error());
    if (call.json()) {
        call.printJson(forScripts(*settings));
        return Exit::Done;
    }
    call.print(BotCommandWords::tr("Added %1: %2 at %3. Nothing has been sent yet. When it is used:")
                   .arg(settings->name, settings->model, settings->address));
    for (const QString &sentence : whatIsSent(*settings))
        call.print(u"  "_s + sentence);
    call.print(
        BotCommandWords::tr("Adding it is the consent to that; `bot remove %1` takes it back. `bot test %1` sends "
                            "it a greeting.")
            .arg(settings->name));
    return Exit::Done;
}

Exit listBots(Invocation &call, const InstalledBots &bots)
{
    const Result<QList<ServerBotSettings>> servers = bots.registry().all();
    if (!servers)
        return call.fail(servers.error());
    Json list = Json::array();
    for (const QString &model : bots.installedModels())
        list.push_back({{"name", list.empty() ? "embedded" : "embedded:" + toUtf8(model)},
                        {"kind", "embedded"},
                        {"package", toUtf8(model)}});
    for (const ServerBotSettings &server : *servers) {
        Json entry = toJson(server);
        entry["kind"] = "openai";
        list.push_back(entry);
    }
    if (call.json()) {
        call.printJson(list);
        return Exit::Done;
    }
    for (const Json &entry : list) {
        const bool isServer = entry["kind"] == "openai";
        call.print(u"%1  %2"_s.arg(fromUtf8(entry["name"].get<std::string>()),
                                   isServer ? u"%1  %2"_s.arg(fromUtf8(entry["model"].get<std::string>()),
                                                              fromUtf8(entry["address"].get<std::string>()))
                                            : fromUtf8(entry["package"].get<std::string>())));
    }
    return Exit::Done;
}

Exit testBot(Invocation &call, const InstalledBots &bots)
{
    const Result<BotPtr> bot = bots.open(call.argument(1));
    if (!bot)
        return call.fail(bot.error());
    const Result<BotTrial> trial = tryBot(**bot);
    if (!trial)
        return call.fail(trial.error());
    if (call.json()) {
        call.printJson(toJson(*trial));
        return Exit::Done;
    }
    call.print(BotCommandWords::tr("%1 %2 answered \"%3\" with \"%4\"")
                   .arg(trial->reply.bot.name, trial->reply.bot.version, trial->said, trial->reply.text));
    for (const QString &line : describe(*trial))
        call.print(u"  "_s + line);
    return Exit::Done;
}

Exit removeBot(Invocation &call, const InstalledBots &bots)
{
    if (const Result<void> removed = bots.remove(call.argument(1)); !removed)
        return call.fail(removed.error());
    if (call.json())
        call.printJson({{"removed", toUtf8(call.argument(1))}});
    else
        call.print(BotCommandWords::tr("Removed %1; nothing is sent there any more.").arg(call.argument(1)));
    return Exit::Done;
}

Exit runBot(Invocation &call)
{
    static const QStringList actions = {u"add"_s, u"list"_s, u"test"_s, u"remove"_s};
    const QString action = call.argument(0);
    if (!actions.contains(action))
        return call.usage(BotCommandWords::tr("\"%1\" is none of %2").arg(action, listing(actions)));
    if (const std::optional<Exit> refused = call.refuseOptions(action))
        return *refused;
    if (action != "list"_L1 && call.argument(1).isEmpty())
        return call.usage(BotCommandWords::tr("NAME is missing"));
    const InstalledBots bots(QCoreApplication::applicationDirPath());
    if (action == "add"_L1)
        return addBot(call, bots);
    if (action == "test"_L1)
        return testBot(call, bots);
    return action == "list"_L1 ? listBots(call, bots) : removeBot(call, bots);
}

QList<QCommandLineOption> botOptions()
{
    const ServerBotSettings usual;
    return {
        valueOption(u"url"_s, u"U"_s, BotCommandWords::tr("add: the server's address, like http://localhost:8080/v1")),
        valueOption(u"model"_s, u"M"_s, BotCommandWords::tr("add: the name by which the server knows the model")),
        valueOption(u"key-env"_s, u"VAR"_s, BotCommandWords::tr("add: the environment variable that holds the key")),
        QCommandLineOption(u"key-stdin"_s,
                           BotCommandWords::tr("add: read the key from standard input into the desktop's keyring")),
        valueOption(u"param"_s, u"NAME=VALUE"_s,
                    BotCommandWords::tr("add, several times: temperature, top_p, max_tokens, seed, stop, or any other "
                                        "field of the request; null leaves one out")),
        valueOption(u"price-prompt"_s, u"P"_s, BotCommandWords::tr("add: price of a million tokens that are read")),
        valueOption(u"price-reply"_s, u"P"_s, BotCommandWords::tr("add: price of a million tokens that are written")),
        valueOption(u"currency"_s, u"C"_s, BotCommandWords::tr("add: what the prices are in"), u"USD"_s),
        valueOption(u"timeout"_s, u"S"_s, BotCommandWords::tr("add: seconds until the first byte of a reply"),
                    QString::number(usual.firstByteSeconds)),
        valueOption(u"idle-timeout"_s, u"S"_s, BotCommandWords::tr("add: seconds between two pieces of a reply"),
                    QString::number(usual.idleSeconds)),
        valueOption(u"attempts"_s, u"N"_s,
                    BotCommandWords::tr("add: attempts in all where the server is busy or fails"),
                    QString::number(usual.attempts)),
        valueOption(u"parallel"_s, u"N"_s, BotCommandWords::tr("add: requests at the same time"),
                    QString::number(usual.parallel)),
        valueOption(u"largest-reply"_s, u"MB"_s, BotCommandWords::tr("add: the largest answer that is read"),
                    QString::number(usual.largestReplyMb)),
        valueOption(u"scoring"_s, u"METHOD"_s,
                    BotCommandWords::tr("add: how log-probabilities are asked for: none, echo or prompt_logprobs"),
                    u"none"_s),
        valueOption(u"scoring-format"_s, u"FORMAT"_s,
                    BotCommandWords::tr("add: how a history is written for it: %1").arg(listing(scoringFormats())),
                    usual.scoringFormat),
    };
}

QMap<QString, QStringList> botActionOptions()
{
    QMap<QString, QStringList> known;
    for (const QCommandLineOption &option : botOptions())
        known.insert(option.names().constFirst(), {u"add"_s});
    return known;
}

}  // namespace

Command botCommand()
{
    return {
        u"bot"_s,
        BotCommandWords::tr("add, list, try or remove chatbots on servers"),
        {u"add|list|test|remove"_s, u"[NAME]"_s},
        botOptions(),
        BotCommandWords::tr(
            "Any OpenAI-compatible server: llama.cpp, vLLM, Ollama, hosted ones. Bots belong to this computer's "
            "user, never to a\n"
            "project; keys are in the environment or the desktop's keyring, never in a file of Gainsay. `add` prints "
            "what will be sent to\n"
            "whom and is the consent to it; nothing is sent before. Wherever a BOT is asked for, it is such a name, "
            "`embedded`,\n"
            "`replay:FILE` or `command:PROGRAM ARGS`."),
        {u"bot add llama --url http://localhost:8080/v1 --model qwen2.5-7b"_s,
         u"bot add hosted --url https://api.example.org/v1 --model small --key-env EXAMPLE_KEY --price-prompt 0.15 "
         "--price-reply 0.6"_s,
         u"bot test llama"_s},
        runBot,
        botActionOptions()};
}

}  // namespace gainsay
