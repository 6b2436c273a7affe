// SPDX-License-Identifier: GPL-3.0-or-later
// FQness (Sato et al. 2024, section 3.1.1): how likely the question at the end of a context asks on about the utterance
// u_r that stands `distance` utterances before it,
//     P(u_q | C without u_q and what lies between) / P(u_q | C without u_q and r),
// where r is u_r without its questions. In natural logarithms, with the end of the turn. Any thread.
#pragma once

#include "core/bots/Bot.h"
#include "core/model/Conversation.h"

namespace gainsay {

// What the two terms are computed from. Whoever asks the question is the bot that is scored; all others are users.
struct FqnessTerms {
    int referentTurn = -1;        // u_r
    QString referent;             // r
    ChatHistory near;             // up to u_r
    ChatHistory withoutReferent;  // up to the turn before u_q; u_r keeps its questions, and is gone if it has none
    ChatTurn question;            // u_q
};

// Why `turns`, of which the last is u_q, are no such context: no question at the end, nobody else at that distance, or
// u_r is nothing but questions.
Result<FqnessTerms> fqnessTerms(const QList<Utterance> &turns, int distance);

struct Fqness {
    double near = 0;             // log P(u_q | up to u_r)
    double withoutReferent = 0;  // log P(u_q | all but r)
    qint64 tokens = 0;           // of u_q, its end included

    double sum() const { return near - withoutReferent; }
    double perToken() const { return tokens == 0 ? 0.0 : sum() / double(tokens); }
    // fqness, fqness_per_token, logprob_near, logprob_without_referent, tokens
    Json toJson() const;

    friend bool operator==(const Fqness &, const Fqness &) = default;
};

Result<Fqness> computeFqness(const Bot &scorer, const FqnessTerms &terms, std::stop_token stop = {});

}  // namespace gainsay
