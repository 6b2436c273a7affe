// SPDX-License-Identifier: GPL-3.0-or-later
// One contrastive pair from a context and its reference reply. Any thread.
#pragma once

#include "core/base/Json.h"
#include "core/model/Conversation.h"
#include "core/pairs/WordSubstitution.h"

namespace gainsay {

enum class PairType { IcwEl, IcwMl, Ese, Fnc };

// "icw-el", "icw-ml", "ese", "fnc", in any case; none for other texts.
std::optional<PairType> pairTypeFromString(const QString &text);
// As contrastivePairTypes() has it: "ICW-EL", …
QString pairTypeName(PairType type);

struct PairRequest {
    PairType type = PairType::IcwEl;
    QStringList context;
    QString reference;
    QString noun;        // to be replaced, where somebody picked one; else one is drawn
    quint64 seed = 1;    // of what is drawn: the noun, the kind of ending, the particle
    int candidates = 1;  // that are listed, the one that is taken first
};

struct MadePair {
    PairType type = PairType::IcwEl;
    QStringList context;
    QString reference;
    QString error;
    Json how = Json::object();  // what was put in place of what, with the scores

    // A row that the reader of crp takes.
    Json toJson() const;
    // The item that such a row becomes.
    Conversation toConversation() const;
};

// An error says why no pair can be made. `corpus` brings the tagger of the reference's language.
Result<MadePair> makePair(const PairRequest &request, const WordSubstitution &corpus);

// The reply with other words at a place.
QString withInstead(const QString &reply, const QList<TaggedWord> &words, const NounPlace &place,
                    const QString &instead);

}  // namespace gainsay
