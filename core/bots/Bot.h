// SPDX-License-Identifier: GPL-3.0-or-later
// A chatbot: replies to a history and, where it can, says how probable a given continuation is. Implementations are the
// embedded language model, servers, programs and files of replies. Calls block and belong on a worker thread; every
// member may be called from several threads at once.
#pragma once

#include "core/base/Result.h"
#include "core/bots/ChatTypes.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace gainsay {

// Gets each new piece of text as it is written, on the thread that called reply(). Pieces are whole characters and
// together they are the reply's text.
using ReplyStream = std::function<void(const QString &piece)>;

class Bot {
public:
    virtual ~Bot() = default;

    virtual const BotIdentity &identity() const = 0;
    virtual BotAbilities abilities() const = 0;
    // Values that suit this bot; a model package brings its own.
    virtual SamplingParameters defaultSampling() const { return {}; }
    // Where they are known.
    virtual std::optional<TokenPrices> prices() const { return std::nullopt; }
    // Worth knowing before it is used, one sentence each: why nothing faster computes, for instance.
    virtual QStringList remarks() const { return {}; }

    // The bot's next turn. An empty reply is a reply, not an error. ErrorKind::Cancelled once `stop` is requested;
    // pieces that were streamed by then are void.
    virtual Result<BotReply> reply(const ChatHistory &history, const SamplingParameters &sampling,
                                   std::stop_token stop = {}, const ReplyStream &stream = {}) const = 0;

    // `count` replies to one history with the seeds sampling.seed, sampling.seed + 1, …: the same as that many calls of
    // reply(), but a bot may compute the history once for all.
    virtual Result<QList<BotReply>> replies(const ChatHistory &history, const SamplingParameters &sampling, int count,
                                            std::stop_token stop = {}) const;

    // ErrorKind::Unsupported from bots that cannot tell (abilities().scores is false). `continuation` is the turn after
    // `history`, by whichever role; with `endsTurn` the end of the turn is scored as well. An empty history gives the
    // unconditional probability.
    virtual Result<ContinuationScore> score(const ChatHistory &history, const ChatTurn &continuation, bool endsTurn,
                                            std::stop_token stop = {}) const;
};

using BotPtr = std::shared_ptr<const Bot>;

}  // namespace gainsay
