// SPDX-License-Identifier: GPL-3.0-or-later
// A chatbot in this program: a model package run token by token. Nothing leaves the computer.
#pragma once

#include "core/bots/Bot.h"
#include "core/bots/ChatModelPackage.h"

namespace gainsay {

class ReplyText;
class TokenSampler;

class EmbeddedBot final : public Bot {
public:
    static Result<std::unique_ptr<EmbeddedBot>> create(ChatModelPackage package, const CausalEngineFactory &start);

    const BotIdentity &identity() const override { return m_identity; }
    BotAbilities abilities() const override { return {true, true, true, false}; }
    SamplingParameters defaultSampling() const override { return m_package.spec().sampling; }
    QStringList remarks() const override { return m_engine->remarks(); }
    QString provider() const { return m_engine->provider(); }
    const ChatModelPackage &package() const { return m_package; }

    // Of a history that is too long the oldest turns are left out, instructions (system) never.
    Result<BotReply> reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop = {},
                           const ReplyStream &stream = {}) const override;
    Result<QList<BotReply>> replies(const ChatHistory &history, const SamplingParameters &sampling, int count,
                                    std::stop_token stop = {}) const override;
    Result<ContinuationScore> score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                    std::stop_token stop = {}) const override;

    // The ids that the network reads before the next turn of `role`, in at most `room` tokens.
    Result<std::vector<qint32>> promptIds(const ChatHistory &history, ChatRole role, int room) const;

private:
    // A history that was read, and what the network expects next.
    struct Prompt {
        std::unique_ptr<CausalState> state;
        std::vector<float> logits;
        qint64 tokens = 0;
    };

    EmbeddedBot(ChatModelPackage package, std::unique_ptr<CausalEngine> engine);

    std::vector<qint32> turnIds(const ChatTurn &turn) const;
    Result<std::vector<float>> read(CausalState &state, std::span<const qint32> ids, LogitRows rows,
                                    const std::stop_token &stop) const;
    Result<Prompt> readPrompt(const ChatHistory &history, const SamplingParameters &sampling,
                              const std::stop_token &stop) const;
    Result<BotReply> write(Prompt prompt, const SamplingParameters &sampling, const std::stop_token &stop,
                           const ReplyStream &stream) const;
    // No token that would make of the reply so far one that was learnt word for word.
    qint32 draw(TokenSampler &sampler, std::span<const float> logits, std::span<const qint32> drawn,
                const ReplyText &text) const;
    QList<TokenScore> named(std::span<const qint32> ids, std::span<const double> logProbabilities) const;

    ChatModelPackage m_package;
    std::unique_ptr<CausalEngine> m_engine;
    BotIdentity m_identity;
    std::vector<qint32> m_neverDrawn;  // markers that are no end of a turn
    std::vector<qint32> m_neverFirst;  // these and the ends
};

}  // namespace gainsay
