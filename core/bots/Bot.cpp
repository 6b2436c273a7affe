// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/Bot.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

Result<QList<BotReply>> Bot::replies(const ChatHistory &history, const SamplingParameters &sampling, int count,
                                     std::stop_token stop) const
{
    QList<BotReply> all;
    for (int i = 0; i < count; ++i) {
        SamplingParameters drawn = sampling;
        drawn.seed += quint64(i);
        Result<BotReply> one = reply(history, drawn, stop);
        if (!one)
            return one.error();
        all.append(*std::move(one));
    }
    return all;
}

Result<ContinuationScore> Bot::score(const ChatHistory &, const ChatTurn &, bool, std::stop_token) const
{
    return unsupported(
        TranslatableText::translate("bots", "%1 cannot say how probable a text is; use another bot for this")
            .arg(identity().name));
}

}  // namespace gainsay
