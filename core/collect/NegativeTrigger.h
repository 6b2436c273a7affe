// SPDX-License-Identifier: GPL-3.0-or-later
// Perturbation by negation: one word of the question gives way to its negative, or a negation goes before its verb; a
// bot may then smooth the sentence. Chinese, English, Japanese.
#pragma once

#include "core/bots/Bot.h"
#include "core/collect/AskedBot.h"
#include "core/collect/Trigger.h"
#include "core/collect/lists/WordLists.h"
#include "core/words/WordTagger.h"

namespace gainsay {

class NegativeTrigger final : public Trigger {
public:
    // `own` are the person's dictionaries. Without a bot nothing is smoothed.
    static Result<TriggerPtr> open(WordTaggerPtr chinese, const QStringList &own, BotPtr bot);

    Result<TriggerOutcome> make(const TriggerInput &input, quint64 seed) const override;

private:
    NegativeTrigger(WordTaggerPtr chinese, BotPtr bot) : m_chinese(std::move(chinese)), m_bot(std::move(bot)) {}

    WordTaggerPtr m_chinese;
    BotPtr m_bot;
    Replacements m_words;
};

}  // namespace gainsay
