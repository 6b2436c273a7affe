// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a conversation that a person had with a chatbot as an item, with what the person said of its last reply as the
// first answers to it. Others label it blind, like any item. Who talked to what stands in its provenance.
#pragma once

#include "core/base/Clock.h"
#include "core/bots/Bot.h"
#include "core/model/Span.h"
#include "core/scheme/Scheme.h"
#include "core/store/Storage.h"

namespace gainsay {

struct Talk {
    ChatHistory turns;              // the last one is the bot's, and is judged
    QList<BotReply> replies;        // what the bot's turns came from, in their order
    QString label;                  // the answer to the scheme's gold question
    Json details = Json::object();  // to questions that are asked after it
    QList<Span> evidence;           // turns by their place in the conversation
};

// Questions with one answer that must be given besides the label once it is `label`; what is ticked or left empty needs
// nobody to ask.
QList<const Question *> questionsAfter(const Scheme &scheme, const QString &label);

// Gives the item's external id. `person` has talked and labels; the item goes into the batch of the day.
Result<QString> keepTalk(Storage &storage, const Clock &clock, const QString &person, const Talk &talk);

}  // namespace gainsay
