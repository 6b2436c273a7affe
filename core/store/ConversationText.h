// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation's content as it is stored: compact JSON. Made on any thread, so that whoever imports a file can
// do it while another thread writes.
#pragma once

#include "core/model/Conversation.h"

#include <QString>

#include <optional>

namespace gainsay {

struct ConversationText {
    QString turns;                      // [[speaker, text], …]
    std::optional<QString> candidates;  // these three: none when there is nothing to store
    std::optional<QString> extra;
    std::optional<QString> gold;
    int turnCount = 0;
    int length = 0;
};

ConversationText storedText(const Conversation &conversation);

// Appends to `turns`; false if `json` is not what storedText() writes.
bool turnsFromJson(const Json &json, QList<Utterance> &turns);

}  // namespace gainsay
