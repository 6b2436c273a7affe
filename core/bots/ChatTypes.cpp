// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/ChatTypes.h"

#include "core/base/TranslatableText.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Error badValue(const char *key, const QString &expected)
{
    return invalidInput(
        TranslatableText::translate("bots", "sampling: %1 must be %2").arg(QLatin1StringView(key), expected));
}

Result<void> readNumber(const Json &json, const char *key, double lowest, double highest, double &value)
{
    const auto found = json.find(key);
    if (found == json.end())
        return {};
    if (!found->is_number() || !(found->get<double>() >= lowest && found->get<double>() <= highest)) {
        return badValue(key, TranslatableText::translate("bots", "a number from %1 to %2")
                                 .arg(QString::number(lowest), QString::number(highest)));
    }
    value = found->get<double>();
    return {};
}

Result<void> readCount(const Json &json, const char *key, int lowest, int highest, int &value)
{
    double number = value;
    if (const Result<void> read = readNumber(json, key, lowest, highest, number); !read)
        return read;
    if (number != std::floor(number))
        return badValue(key, TranslatableText::translate("bots", "a whole number"));
    value = int(number);
    return {};
}

Result<void> readSeed(const Json &json, quint64 &seed)
{
    const auto found = json.find("seed");
    if (found == json.end())
        return {};
    if (!found->is_number_integer() || (!found->is_number_unsigned() && found->get<qint64>() < 0))
        return badValue("seed", TranslatableText::translate("bots", "a whole number from 0 on"));
    seed = found->get<quint64>();
    return {};
}

Result<void> readStops(const Json &json, QStringList &stop)
{
    const auto found = json.find("stop");
    if (found == json.end())
        return {};
    if (!found->is_array() || !std::ranges::all_of(*found, [](const Json &text) { return text.is_string(); }))
        return badValue("stop", TranslatableText::translate("bots", "a list of texts"));
    stop.clear();
    for (const Json &text : *found)
        stop.append(fromUtf8(text.get<std::string>()));
    return {};
}

}  // namespace

QString toString(ChatRole role)
{
    switch (role) {
    case ChatRole::System:
        return u"system"_s;
    case ChatRole::User:
        return u"user"_s;
    case ChatRole::Bot:
        return u"assistant"_s;
    }
    return {};
}

std::optional<ChatRole> chatRoleFromString(const QString &text)
{
    if (text == u"bot")
        return ChatRole::Bot;
    for (const ChatRole role : {ChatRole::System, ChatRole::User, ChatRole::Bot}) {
        if (toString(role) == text)
            return role;
    }
    return std::nullopt;
}

ChatHistory alternatingHistory(const QStringList &texts)
{
    ChatHistory history;
    for (qsizetype i = 0; i < texts.size(); ++i)
        history.append({(texts.size() - i) % 2 == 1 ? ChatRole::User : ChatRole::Bot, texts.at(i)});
    return history;
}

Json toJson(const SamplingParameters &parameters)
{
    return {{"temperature", parameters.temperature},
            {"top_p", parameters.topP},
            {"repetition_penalty", parameters.repetitionPenalty},
            {"no_repeat_ngram", parameters.noRepeatNgram},
            {"max_tokens", parameters.maximumTokens},
            {"seed", parameters.seed},
            {"stop", jsonTexts(parameters.stop)}};
}

Result<SamplingParameters> samplingFromJson(const Json &json, const SamplingParameters &defaults)
{
    if (!json.is_object())
        return invalidInput(TranslatableText::translate("bots", "sampling must be a JSON object"));
    SamplingParameters read = defaults;
    for (const Result<void> &step :
         {readNumber(json, "temperature", 0, 10, read.temperature), readNumber(json, "top_p", 0, 1, read.topP),
          readNumber(json, "repetition_penalty", 0.1, 10, read.repetitionPenalty),
          readCount(json, "no_repeat_ngram", 0, 100, read.noRepeatNgram),
          readCount(json, "max_tokens", 1, 1'000'000, read.maximumTokens), readSeed(json, read.seed),
          readStops(json, read.stop)}) {
        if (!step)
            return step.error();
    }
    return read;
}

Json toJson(const BotIdentity &identity)
{
    return {{"name", toUtf8(identity.name)},
            {"version", toUtf8(identity.version)},
            {"kind", toUtf8(identity.kind)},
            {"parameters", identity.parameters}};
}

double TokenPrices::costOf(const TokenCounts &tokens) const
{
    constexpr double million = 1e6;
    return (prompt * double(tokens.prompt) + reply * double(tokens.reply)) / million;
}

QString toString(FinishReason reason)
{
    switch (reason) {
    case FinishReason::EndOfTurn:
        return u"end"_s;
    case FinishReason::TokenLimit:
        return u"length"_s;
    case FinishReason::StopText:
        return u"stop"_s;
    case FinishReason::NotReported:
        return u"unknown"_s;
    }
    return {};
}

Json provenanceOf(const BotReply &reply)
{
    Json made = {{"bot", toJson(reply.bot)},
                 {"sampling", toJson(reply.sampling)},
                 {"tokens", {{"prompt", reply.tokens.prompt}, {"reply", reply.tokens.reply}}},
                 {"finish", toUtf8(toString(reply.finish))}};
    if (reply.tokens.estimated)
        made["tokens"]["estimated"] = true;
    if (reply.logProbability)
        made["logprob"] = *reply.logProbability;
    if (reply.cost)
        made["cost"] = *reply.cost;
    if (!reply.remarks.isEmpty())
        made["remarks"] = jsonTexts(reply.remarks);
    return made;
}

}  // namespace gainsay
