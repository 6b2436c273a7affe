// SPDX-License-Identifier: GPL-3.0-or-later
// Paraphrasing: u2 asks what u1 asked, in other words; through another language and back or told to a bot, else, for
// Chinese, by rules of our own.
#pragma once

#include "core/bots/Bot.h"
#include "core/collect/AskedBot.h"
#include "core/collect/Trigger.h"
#include "core/words/WordTagger.h"

namespace gainsay {

class ParaphraseTrigger final : public Trigger {
public:
    // Without a bot: by rules.
    ParaphraseTrigger(WordTaggerPtr chinese, BotPtr bot, Rewording how)
        : m_chinese(std::move(chinese)), m_bot(std::move(bot)), m_how(how)
    {
    }

    Result<TriggerOutcome> make(const TriggerInput &input, quint64 seed) const override;

private:
    WordTaggerPtr m_chinese;
    BotPtr m_bot;
    Rewording m_how;
};

}  // namespace gainsay
