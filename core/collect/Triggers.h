// SPDX-License-Identifier: GPL-3.0-or-later
// The eight trigger methods by name.
#pragma once

#include "core/bots/Bot.h"
#include "core/collect/AskedBot.h"
#include "core/collect/Trigger.h"
#include "core/words/WordTagger.h"

namespace gainsay {

struct TriggerSettings {
    WordTaggerSource words;
    BotPtr bot;  // writes questions and paraphrases and smooths negations; null: by rules
    Rewording rewording = Rewording::Paraphrase;
    // A person's own dictionaries, besides those of the program.
    QStringList synonyms;
    QStringList antonyms;
    QStringList negatives;
};

// As on the command line, in the order of the paper's Table 2.
QStringList triggerNames();
// In the language of the program.
QString triggerTitle(const QString &name);
// What it does, in one sentence.
QString triggerSummary(const QString &name);
// Which utterances it wants as u1: those about the user, or those that ask the bot.
bool asksAboutUser(const QString &name);

Result<TriggerPtr> openTrigger(const QString &name, const TriggerSettings &settings);

// What a row becomes: u2 is trimmed, and one that equals u1 is a skip. The language is that of u1.
Result<TriggerOutcome> runTrigger(const Trigger &trigger, const QString &name, const QString &u1, const QString &b1,
                                  quint64 seed);

}  // namespace gainsay
