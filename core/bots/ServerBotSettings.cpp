// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/ServerBotSettings.h"

#include "core/base/EnumNames.h"
#include "core/base/JsonFields.h"
#include "core/base/TranslatableText.h"

#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ServerSettingWords {
    GAINSAY_TR(bots)
};

constexpr EnumNames<KeyPlace, 3> keyPlaces = {
    {{KeyPlace::None, "none"_L1}, {KeyPlace::Environment, "environment"_L1}, {KeyPlace::Keyring, "keyring"_L1}}};
constexpr EnumNames<ScoringMethod, 3> scoringMethods = {{{ScoringMethod::None, "none"_L1},
                                                         {ScoringMethod::Echo, "echo"_L1},
                                                         {ScoringMethod::PromptLogprobs, "prompt_logprobs"_L1}}};
constexpr double highestPrice = 1e9;

QStringList namesOf(const auto &table)
{
    QStringList names;
    for (const auto &entry : table)
        names.append(entry.second);
    return names;
}

Json pricesToJson(const TokenPrices &prices)
{
    return {{"prompt", prices.prompt}, {"reply", prices.reply}, {"currency", toUtf8(prices.currency)}};
}

bool isLoopback(const QString &host)
{
    static const QRegularExpression numbers(u"^127(\\.\\d{1,3}){3}$"_s);
    return host == "localhost"_L1 || host == "::1"_L1 || numbers.match(host).hasMatch();
}

Result<void> checkNumbers(const ServerBotSettings &settings)
{
    const auto within = [](int value, int lowest, int highest) { return value >= lowest && value <= highest; };
    if (!within(settings.firstByteSeconds, 1, 3600) || !within(settings.idleSeconds, 1, 3600))
        return invalidInput(ServerSettingWords::tr("a time-out must be 1 to 3600 seconds"));
    if (!within(settings.attempts, 1, 20))
        return invalidInput(ServerSettingWords::tr("the number of attempts must be 1 to 20"));
    if (!within(settings.parallel, 1, 64))
        return invalidInput(ServerSettingWords::tr("the number of parallel requests must be 1 to 64"));
    if (!within(settings.largestReplyMb, 1, 256))
        return invalidInput(ServerSettingWords::tr("the largest reply must be 1 to 256 MB"));
    if (settings.prices) {
        for (const double price : {settings.prices->prompt, settings.prices->reply}) {
            if (!(price >= 0 && price <= highestPrice))
                return invalidInput(ServerSettingWords::tr("a price must be 0 or more, per million tokens"));
        }
    }
    return {};
}

}  // namespace

QString ServerBotSettings::host() const
{
    return QUrl(address).host();
}

bool ServerBotSettings::isOnThisMachine() const
{
    return isLoopback(host());
}

bool ServerBotSettings::isUnprotected() const
{
    return key != KeyPlace::None && !isOnThisMachine() && QUrl(address).scheme() != "https"_L1;
}

Result<QString> serverAddress(const QString &typed)
{
    QString text = typed.trimmed();
    if (text.isEmpty())
        return invalidInput(ServerSettingWords::tr("the address of the server is missing"));
    if (!text.contains("://"_L1))
        text.prepend(isLoopback(text.section(u'/', 0, 0).section(u':', 0, 0)) ? "http://"_L1 : "https://"_L1);
    QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || (url.scheme() != "http"_L1 && url.scheme() != "https"_L1))
        return invalidInput(
            ServerSettingWords::tr("\"%1\" is no address of a server; write it like https://host/v1").arg(typed));
    if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment())
        return invalidInput(ServerSettingWords::tr("the address must not carry a password, a key or anything after a "
                                                   "question mark; give the key apart from it"));
    QString path = url.path();
    for (const QString &ending : {u"/"_s, u"/chat/completions"_s, u"/completions"_s, u"/"_s}) {
        while (path.endsWith(ending))
            path.chop(ending.size());
    }
    url.setPath(path.isEmpty() ? u"/v1"_s : path);
    return url.toString(QUrl::FullyEncoded);
}

Result<void> checkBotName(const QString &name)
{
    static const QRegularExpression sound(u"^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,63}$"_s);
    if (!sound.match(name).hasMatch())
        return invalidInput(ServerSettingWords::tr("a bot's name is up to 64 letters, digits and . _ - and begins with "
                                                   "a letter or digit"));
    if (name == "embedded"_L1 || name == "replay"_L1 || name == "command"_L1)
        return invalidInput(ServerSettingWords::tr("\"%1\" is the name of a kind of bots; choose another").arg(name));
    return {};
}

Result<void> checkServerBot(const ServerBotSettings &settings)
{
    static const QRegularExpression variable(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    RETURN_IF_ERROR(checkBotName(settings.name));
    ASSIGN_OR_RETURN(const auto address, serverAddress(settings.address));
    if (address != settings.address)
        return invalidInput(ServerSettingWords::tr("the address must be written as %1").arg(address));
    if (settings.model.trimmed().isEmpty())
        return invalidInput(ServerSettingWords::tr("the name of the model is missing"));
    if (settings.key == KeyPlace::Environment && !variable.match(settings.keyVariable).hasMatch())
        return invalidInput(ServerSettingWords::tr("\"%1\" is no name of an environment variable; the key itself must "
                                                   "not stand there")
                                .arg(settings.keyVariable.left(4) + u'…'));
    if (!settings.fields.is_object())
        return invalidInput(ServerSettingWords::tr("the further fields must be a JSON object"));
    for (const char *own : {"model", "messages", "prompt", "stream"}) {
        if (settings.fields.contains(own))
            return invalidInput(
                ServerSettingWords::tr("the field \"%1\" is set by Gainsay itself").arg(QLatin1StringView(own)));
    }
    if (!scoringFormats().contains(settings.scoringFormat))
        return invalidInput(ServerSettingWords::tr("the format \"%1\" is none of %2")
                                .arg(settings.scoringFormat, scoringFormats().join(", "_L1)));
    return checkNumbers(settings);
}

Json toJson(const ServerBotSettings &settings)
{
    Json json = {{"name", toUtf8(settings.name)},
                 {"address", toUtf8(settings.address)},
                 {"model", toUtf8(settings.model)},
                 {"key", toUtf8(toString(settings.key))},
                 {"sampling", toJson(settings.sampling)},
                 {"fields", settings.fields},
                 {"first_byte_seconds", settings.firstByteSeconds},
                 {"idle_seconds", settings.idleSeconds},
                 {"attempts", settings.attempts},
                 {"parallel", settings.parallel},
                 {"largest_reply_mb", settings.largestReplyMb},
                 {"scoring", toUtf8(toString(settings.scoring))},
                 {"scoring_format", toUtf8(settings.scoringFormat)},
                 {"confirmed_address", toUtf8(settings.confirmedAddress)},
                 {"confirmed_at", settings.confirmedAt},
                 {"agreed_texts", jsonTexts(settings.agreedTexts)}};
    if (settings.key == KeyPlace::Environment)
        json["key_variable"] = toUtf8(settings.keyVariable);
    if (settings.prices)
        json["prices"] = pricesToJson(*settings.prices);
    return json;
}

Result<ServerBotSettings> serverBotFromJson(const Json &json, const QString &where)
{
    JsonFaults faults;
    JsonFields fields(json, where, faults);
    ServerBotSettings read;
    read.name = fields.string("name");
    read.address = fields.string("address");
    read.model = fields.string("model");
    read.key = keyPlaces[size_t(fields.word("key", namesOf(keyPlaces), 0))].first;
    read.keyVariable = fields.string("key_variable", QString());
    if (fields.has("sampling")) {
        ASSIGN_OR_RETURN(read.sampling, samplingFromJson(fields.object("sampling"), read.sampling));
    }
    if (fields.has("fields"))
        read.fields = fields.object("fields");
    read.firstByteSeconds = fields.integer("first_byte_seconds", 1, 3600, read.firstByteSeconds);
    read.idleSeconds = fields.integer("idle_seconds", 1, 3600, read.idleSeconds);
    read.attempts = fields.integer("attempts", 1, 20, read.attempts);
    read.parallel = fields.integer("parallel", 1, 64, read.parallel);
    read.largestReplyMb = fields.integer("largest_reply_mb", 1, 256, read.largestReplyMb);
    read.scoring = scoringMethods[size_t(fields.word("scoring", namesOf(scoringMethods), 0))].first;
    read.scoringFormat = fields.string("scoring_format", read.scoringFormat);
    read.confirmedAddress = fields.string("confirmed_address", QString());
    for (const Json &kind : fields.array("agreed_texts", false)) {
        if (kind.is_string())
            read.agreedTexts.append(fromUtf8(kind.get<std::string>()));
    }
    read.confirmedAt = qint64(fields.number("confirmed_at", 0, 1e15, 0.0));
    if (fields.has("prices")) {
        JsonFields prices(fields.object("prices"), fields.path("prices"), faults);
        read.prices = TokenPrices{prices.number("prompt", 0, highestPrice, 0.0),
                                  prices.number("reply", 0, highestPrice, 0.0), prices.string("currency", u"USD"_s)};
    }
    if (!faults.isEmpty())
        return invalidInput(faults.first());
    if (const Result<void> sound = checkServerBot(read); !sound)
        return invalidInput(u"%1: %2"_s.arg(where, sound.error().message));
    return read;
}

QString toString(KeyPlace place)
{
    return nameOf(keyPlaces, place);
}

QString toString(ScoringMethod method)
{
    return nameOf(scoringMethods, method);
}

std::optional<ScoringMethod> scoringMethodFromString(const QString &text)
{
    return valueOf(scoringMethods, text);
}

QStringList scoringFormats()
{
    return {u"plain"_s, u"chatml"_s, u"llama3"_s};
}

QStringList whatIsSent(const ServerBotSettings &settings)
{
    QStringList sentences;
    sentences.append(
        settings.isOnThisMachine()
            ? ServerSettingWords::tr("%1 runs on this computer; what follows does not leave it unless that "
                                     "server sends it on.")
                  .arg(settings.address)
            : ServerSettingWords::tr("It leaves this computer for %1 (%2).").arg(settings.host(), settings.address));
    sentences.append(ServerSettingWords::tr("Sent with each request: the turns of the conversation that is to be "
                                            "answered, scored or judged, instructions that you can read beforehand "
                                            "(a judge's guidelines), the model's name and the sampling parameters."));
    if (settings.key == KeyPlace::Environment)
        sentences.append(
            ServerSettingWords::tr("The key is read from the environment variable %1 and sent to this address only.")
                .arg(settings.keyVariable));
    if (settings.key == KeyPlace::Keyring)
        sentences.append(
            ServerSettingWords::tr("The key is kept in the desktop's keyring and sent to this address only."));
    sentences.append(ServerSettingWords::tr("Never sent: names of annotators, their answers, other conversations, the "
                                            "project's name or path. Redirects to another host are refused."));
    if (settings.isUnprotected())
        sentences.append(
            ServerSettingWords::tr("Careful: this address is not encrypted (http), so that the key and the "
                                   "texts can be read on the way. Use https."));
    return sentences;
}

}  // namespace gainsay
