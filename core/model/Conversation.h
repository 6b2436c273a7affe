// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation as it was read: ordered utterances, one of which is judged. Immutable once stored.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

struct Utterance {
    QString speaker;  // "user" and "bot" in CDConv; whatever the corpus says elsewhere
    QString text;

    friend bool operator==(const Utterance &, const Utterance &) = default;
};

struct Conversation {
    ConversationId id;
    QString externalId;
    QString batch;
    QList<Utterance> turns;
    int target = -1;              // index of the judged utterance; where candidates are, the one that they answer
    std::optional<int> related;   // rgm: the marked earlier utterance
    QStringList candidates;       // mutual: replies to rank; crp: the two responses
    QString model;                // the chatbot that wrote the target
    QString method;               // how the triggering turn was made
    Json extra = Json::object();  // fields of the source row that have no place above, kept for export
    Json gold = Json::object();   // answers found in the file: imported gold, apart from people's work

    // u1, b1, u2, b2 …: the short name of a turn, from its speaker and its count.
    QString turnName(int index) const;
    // Index of the turn with that name, -1 if there is none.
    int turnIndex(const QString &name) const;
    // Code points over all turns, for lists and filters.
    int length() const;
};

// The one utterance by which lists let people recognise a conversation.
// The text of the judged utterance; of the last one where none is.
inline QString judgedReply(const Conversation &conversation)
{
    const qsizetype turn = conversation.target >= 0 ? conversation.target : conversation.turns.size() - 1;
    return conversation.turns.value(turn).text;
}

}  // namespace gainsay
