// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ConversationText.h"

#include "core/io/json/JsonText.h"
#include "core/text/ExactText.h"

namespace gainsay {

namespace {

QByteArray turnsText(const QList<Utterance> &turns)
{
    QByteArray text("[");
    for (const Utterance &turn : turns) {
        text.append(text.size() > 1 ? ",[" : "[");
        appendJsonString(text, turn.speaker);
        text.append(',');
        appendJsonString(text, turn.text);
        text.append(']');
    }
    return text.append(']');
}

std::optional<QByteArray> unlessEmpty(const Json &json)
{
    return json.empty() ? std::nullopt : std::optional(dumpJson(json));
}

}  // namespace

ConversationText storedText(const Conversation &conversation)
{
    ConversationText text;
    text.turns = turnsText(conversation.turns);
    if (!conversation.candidates.isEmpty())
        text.candidates = unlessEmpty(jsonTexts(conversation.candidates));
    text.extra = unlessEmpty(conversation.extra);
    text.gold = unlessEmpty(conversation.gold);
    text.turnCount = int(conversation.turns.size());
    text.length = conversation.length();
    return text;
}

bool turnsFromJson(const Json &json, QList<Utterance> &turns)
{
    turns.reserve(qsizetype(json.size()));
    for (const Json &turn : json) {
        if (!turn.is_array() || turn.size() != 2 || !turn[0].is_string() || !turn[1].is_string())
            return false;
        turns.append(
            {fromUtf8(turn[0].get_ref<const std::string &>()), exactText(turn[1].get_ref<const std::string &>())});
    }
    return true;
}

}  // namespace gainsay
