// SPDX-License-Identifier: GPL-3.0-or-later
// A chatbot on an OpenAI-compatible server (llama.cpp, vLLM, Ollama, hosted ones). Nothing is sent to an address that
// nobody has confirmed. Busy and failing servers are asked again, later each time; what was half said to a listener is
// not repeated.
#pragma once

#include "core/bots/Bot.h"
#include "core/bots/ServerBotSettings.h"
#include "core/bots/server/HttpClient.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace gainsay {

class ServerBot final : public Bot {
public:
    // Time before the second attempt, doubled before each further one; and the longest that a server may ask for.
    struct BackOff {
        std::chrono::milliseconds first{1000};
        std::chrono::milliseconds longest{std::chrono::minutes(1)};
        std::chrono::milliseconds mostAsked{std::chrono::minutes(5)};
    };

    static Result<std::unique_ptr<ServerBot>> create(const ServerBotSettings &settings, const QString &key,
                                                     const BackOff &backOff);
    static Result<std::unique_ptr<ServerBot>> create(const ServerBotSettings &settings, const QString &key)
    {
        return create(settings, key, BackOff());
    }

    const BotIdentity &identity() const override { return m_identity; }
    BotAbilities abilities() const override
    {
        return {m_settings.scoring != ScoringMethod::None, true, false, !m_settings.isOnThisMachine()};
    }
    SamplingParameters defaultSampling() const override { return m_settings.sampling; }
    std::optional<TokenPrices> prices() const override { return m_settings.prices; }
    QStringList remarks() const override;

    Result<BotReply> reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop = {},
                           const ReplyStream &stream = {}) const override;
    Result<ContinuationScore> score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                    std::stop_token stop = {}) const override;

private:
    using Listener = HttpClient::Listener;

    ServerBot(const ServerBotSettings &settings, QByteArray key, const BackOff &backOff);

    Json chatRequest(const ChatHistory &history, const SamplingParameters &sampling) const;
    Result<BotReply> replyOnce(const QByteArray &body, const SamplingParameters &sampling, const std::stop_token &stop,
                               const ReplyStream &stream, bool &again, std::chrono::milliseconds &wait,
                               bool &heard) const;
    Result<Json> completions(const Json &body, const std::stop_token &stop) const;
    Result<Json> completionsOnce(const QByteArray &body, const std::stop_token &stop, bool &again,
                                 std::chrono::milliseconds &wait) const;
    Result<QList<TokenScore>> tokensAfter(const QString &before, const QString &whole,
                                          const std::stop_token &stop) const;

    HttpOutcome ask(const QString &path, const QByteArray &body, const std::stop_token &stop, const Listener &listener,
                    QByteArray &errorBody) const;
    // What is wrong with it, if anything; `again` says whether another attempt may help, `wait` how long a server wants
    // to be left alone.
    Result<void> judge(const HttpOutcome &outcome, const QByteArray &errorBody, bool &again,
                       std::chrono::milliseconds &wait) const;
    Result<void> judgeStatus(const HttpHead &head, const QString &said) const;
    // Tries until it succeeds, must not be tried again, or has been often enough.
    template <class T, class Once> Result<T> insist(const std::stop_token &stop, const Once &once) const;
    Result<void> pause(std::chrono::milliseconds time, const std::stop_token &stop) const;
    Error failure(const QString &what) const;
    QString withoutKey(QString text) const;

    // Lets so many requests through at a time as the settings allow.
    class Slot;

    ServerBotSettings m_settings;
    QByteArray m_key;
    BackOff m_backOff;
    BotIdentity m_identity;
    HttpClient m_http;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_freed;
    mutable int m_free;
    mutable std::atomic<bool> m_newTokenLimit = false;  // the server wants max_completion_tokens
};

}  // namespace gainsay
