// SPDX-License-Identifier: GPL-3.0-or-later
// An OpenAI-compatible server as a chatbot: where it is, what it is asked with, what it costs, what it may take.
// Settings of this computer's user, never part of a project, and never with a key in them. A value.
#pragma once

#include "core/bots/ChatTypes.h"

#include <optional>

namespace gainsay {

// Where the key comes from at each use.
enum class KeyPlace { None, Environment, Keyring };

// How log-probabilities of given texts are asked for, by completions: OpenAI's `echo`, or vLLM's `prompt_logprobs`.
enum class ScoringMethod { None, Echo, PromptLogprobs };

struct ServerBotSettings {
    QString name;
    QString address;  // as serverAddress() gives it: "https://host/v1"
    QString model;
    KeyPlace key = KeyPlace::None;
    QString keyVariable;  // of the environment
    SamplingParameters sampling{0.7, 0.8, 1.0, 0, 256, 1, {}};
    Json fields = Json::object();  // further fields of each request; null leaves out one that is sent otherwise
    int firstByteSeconds = 120;
    int idleSeconds = 60;  // between two pieces of a reply
    int attempts = 4;      // in all, where the server is busy or fails
    int parallel = 4;      // requests at the same time
    int largestReplyMb = 4;
    std::optional<TokenPrices> prices;
    ScoringMethod scoring = ScoringMethod::None;
    QString scoringFormat = QStringLiteral("plain");  // how a history is written for completions
    QString confirmedAddress;                         // what somebody was told will be sent there, and agreed
    qint64 confirmedAt = 0;
    QStringList agreedTexts;  // kinds of texts that may go there without asking again: "openings", "contexts"

    bool isConfirmed() const { return !address.isEmpty() && confirmedAddress == address; }
    QString host() const;
    bool isOnThisMachine() const;
    // A key would cross the network in the clear.
    bool isUnprotected() const;

    friend bool operator==(const ServerBotSettings &, const ServerBotSettings &) = default;
};

// The base of the API from what people type: "localhost:8080", "https://host/v1/chat/completions". Refuses what is no
// web address and what carries a password or key.
Result<QString> serverAddress(const QString &typed);
// Names must not look like the other kinds of bots.
Result<void> checkBotName(const QString &name);
Result<void> checkServerBot(const ServerBotSettings &settings);

Json toJson(const ServerBotSettings &settings);
Result<ServerBotSettings> serverBotFromJson(const Json &json, const QString &where);

QString toString(KeyPlace place);
QString toString(ScoringMethod method);
std::optional<ScoringMethod> scoringMethodFromString(const QString &text);
QStringList scoringFormats();

// What is sent to whom once the bot is used, in sentences for the person who is to agree.
QStringList whatIsSent(const ServerBotSettings &settings);

}  // namespace gainsay
