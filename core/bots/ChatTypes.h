// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into a chatbot and what comes out of it. Plain values, safe to copy between threads.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

enum class ChatRole { System, User, Bot };

// "system", "user", "assistant": the names that chat servers and chat templates use.
QString toString(ChatRole role);
// Takes "bot" for "assistant" as well.
std::optional<ChatRole> chatRoleFromString(const QString &text);

struct ChatTurn {
    ChatRole role = ChatRole::User;
    QString text;

    friend bool operator==(const ChatTurn &, const ChatTurn &) = default;
};
using ChatHistory = QList<ChatTurn>;

// User and bot in turn so that the last one is the user's, as in CDConv's u1, b1, u2.
ChatHistory alternatingHistory(const QStringList &texts);

// How a reply is drawn. A bot that lacks one of these says so in the reply's `remarks` instead of ignoring it silently.
struct SamplingParameters {
    double temperature = 0.7;        // 0: always the likeliest token
    double topP = 0.8;               // keep the likeliest tokens up to this share; 1: all
    double repetitionPenalty = 1.1;  // on tokens of the reply so far; 1: none
    int noRepeatNgram = 3;           // no run of so many tokens twice in a reply; 0: allowed
    int maximumTokens = 64;
    quint64 seed = 1;  // the same seed, history and bot give the same reply where the bot is `seeded`
    QStringList stop;  // the reply ends before any of these

    friend bool operator==(const SamplingParameters &, const SamplingParameters &) = default;
};

Json toJson(const SamplingParameters &parameters);
// Absent keys keep the value of `defaults`; an error names the key.
Result<SamplingParameters> samplingFromJson(const Json &json, const SamplingParameters &defaults = {});

// What stored replies come from. `parameters` are those of the bot itself (model, address, provider), never a key.
struct BotIdentity {
    QString name;
    QString version;
    QString kind;  // "embedded", "openai", "command", "replay"
    Json parameters = Json::object();

    friend bool operator==(const BotIdentity &, const BotIdentity &) = default;
};

Json toJson(const BotIdentity &identity);

struct BotAbilities {
    bool scores = false;         // log-probabilities of given continuations
    bool streams = false;        // calls back while it writes
    bool seeded = false;         // the seed decides the reply
    bool leavesMachine = false;  // what it is told is sent to another computer
};

struct TokenCounts {
    qint64 prompt = 0;
    qint64 reply = 0;
    bool estimated = false;  // the bot did not count; characters were

    friend bool operator==(const TokenCounts &, const TokenCounts &) = default;
};

// Per million tokens.
struct TokenPrices {
    double prompt = 0;
    double reply = 0;
    QString currency = QStringLiteral("USD");

    double costOf(const TokenCounts &tokens) const;

    friend bool operator==(const TokenPrices &, const TokenPrices &) = default;
};

enum class FinishReason {
    EndOfTurn,    // the bot ended its turn
    TokenLimit,   // maximumTokens were reached
    StopText,     // one of SamplingParameters::stop came up
    NotReported,  // the bot does not tell
};

QString toString(FinishReason reason);

struct BotReply {
    QString text;
    BotIdentity bot;
    SamplingParameters sampling;
    TokenCounts tokens;
    FinishReason finish = FinishReason::EndOfTurn;
    std::optional<double> logProbability;  // of the reply as drawn, summed over its tokens, where the bot tells
    double seconds = 0;
    std::optional<double> cost;  // where prices are known, in the unit of the prices
    QStringList remarks;         // what was asked for and could not be done
};

// Who made the reply and how, to be stored beside it: bot, sampling, tokens, finish. The text is not in it.
Json provenanceOf(const BotReply &reply);

struct TokenScore {
    QString text;  // as far as the token is whole characters
    double logProbability = 0;
};

// log P(continuation | history), natural logarithm.
struct ContinuationScore {
    QList<TokenScore> tokens;  // with the token that ends the turn, if `endsTurn`
    double sum = 0;
    bool endsTurn = false;
    BotIdentity bot;

    double perToken() const { return tokens.isEmpty() ? 0.0 : sum / double(tokens.size()); }
};

}  // namespace gainsay
