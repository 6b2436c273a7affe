// SPDX-License-Identifier: GPL-3.0-or-later
// A program as a chatbot, for research models. For each reply it is started, gets one JSON line on its standard input,
//   {"history": [{"role": "user", "text": …}, …], "sampling": {"temperature": …, "top_p": …, "seed": …, …}}
// and writes one: {"reply": …} or {"error": …}. It is started directly, never through a shell; one that takes too long
// is ended.
#pragma once

#include "core/bots/Bot.h"

#include <chrono>

namespace gainsay {

class CommandBot final : public Bot {
public:
    static constexpr std::chrono::milliseconds defaultTimeOut = std::chrono::minutes(2);

    // `command` is the program and its arguments, quoted as for a shell where they hold blanks.
    static Result<std::unique_ptr<CommandBot>> create(const QString &command,
                                                      std::chrono::milliseconds timeOut = defaultTimeOut);

    const BotIdentity &identity() const override { return m_identity; }
    BotAbilities abilities() const override { return {false, false, false, false}; }

    Result<BotReply> reply(const ChatHistory &history, const SamplingParameters &sampling, std::stop_token stop = {},
                           const ReplyStream &stream = {}) const override;

private:
    CommandBot() = default;

    Result<QByteArray> run(const QByteArray &line, const std::stop_token &stop) const;
    Result<QString> replyIn(const QByteArray &output) const;

    BotIdentity m_identity;
    QString m_program;
    QStringList m_arguments;
    std::chrono::milliseconds m_timeOut{};
};

}  // namespace gainsay
