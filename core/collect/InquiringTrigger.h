// SPDX-License-Identifier: GPL-3.0-or-later
// Inquiring History: u2 asks about what was said before, by the bot (b1) or by the user (u1), as a plain question or in
// the pattern 你知道…吗？; by the rules of the languages, or written by a bot. Chinese, English, Japanese.
#pragma once

#include "core/bots/Bot.h"
#include "core/collect/Trigger.h"
#include "core/collect/chinese/ChineseQuestions.h"

namespace gainsay {

class InquiringTrigger final : public Trigger {
public:
    enum class About { Bot, User, UserDoYouKnow };

    // With a bot, the bot writes the question.
    static Result<TriggerPtr> open(About about, WordTaggerPtr chinese, BotPtr bot);

    bool readsReply() const override { return m_about == About::Bot; }
    Result<TriggerOutcome> make(const TriggerInput &input, quint64 seed) const override;

private:
    InquiringTrigger(About about, ChineseQuestions questions, BotPtr bot)
        : m_about(about), m_questions(std::move(questions)), m_bot(std::move(bot))
    {
    }

    QList<FoundQuestion> questions(const TriggerInput &input) const;
    Result<TriggerOutcome> askBot(const TriggerInput &input, quint64 seed) const;
    QString finished(const QString &question, const QString &language) const;

    About m_about;
    ChineseQuestions m_questions;
    BotPtr m_bot;
};

}  // namespace gainsay
