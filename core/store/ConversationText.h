// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation's content as it is stored: compact JSON in UTF-8. Made on any thread, so that whoever imports a file
// can do it while another thread writes.
#pragma once

#include "core/model/Conversation.h"

#include <QByteArray>

#include <optional>

namespace gainsay {

struct ConversationText {
    QByteArray turns;                      // [[speaker, text], …]
    std::optional<QByteArray> candidates;  // these three: none when there is nothing to store
    std::optional<QByteArray> extra;
    std::optional<QByteArray> gold;
    int turnCount = 0;
    int length = 0;
};

ConversationText storedText(const Conversation &conversation);

// Appends to `turns`; false if `json` is not what storedText() writes.
bool turnsFromJson(const Json &json, QList<Utterance> &turns);

}  // namespace gainsay
