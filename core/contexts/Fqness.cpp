// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contexts/Fqness.h"

#include "core/base/TranslatableText.h"
#include "core/text/Sentences.h"

namespace gainsay {

namespace {

struct FqnessWords {
    GAINSAY_TR(contexts)
};

}  // namespace

Result<FqnessTerms> fqnessTerms(const QList<Utterance> &turns, int distance)
{
    const qsizetype last = turns.size() - 1;
    if (last < 0 || questionsAndRest(turns[last].text).questions.isEmpty())
        return invalidInput(
            FqnessWords::tr("the last utterance asks nothing: no sentence in it ends in a question mark"));
    if (distance < 1 || distance > last)
        return invalidInput(FqnessWords::tr("there is no utterance %1 before the question: the context has %2")
                                .arg(distance)
                                .arg(last + 1));
    FqnessTerms terms;
    terms.referentTurn = int(last) - distance;
    const QString &asker = turns[last].speaker;
    if (turns[terms.referentTurn].speaker == asker)
        return invalidInput(
            FqnessWords::tr("the utterance %1 before the question is by whoever asks it").arg(distance));
    const UtteranceParts parts = questionsAndRest(turns[terms.referentTurn].text);
    if (parts.rest.isEmpty())
        return invalidInput(
            FqnessWords::tr("the utterance %1 before the question says nothing that could be asked about")
                .arg(distance));
    terms.referent = parts.rest;
    const auto said = [&](const Utterance &turn, const QString &text) {
        return ChatTurn{turn.speaker == asker ? ChatRole::Bot : ChatRole::User, text};
    };
    for (int i = 0; i < last; ++i) {
        const Utterance &turn = turns[i];
        if (i <= terms.referentTurn)
            terms.near.append(said(turn, turn.text));
        if (i != terms.referentTurn)
            terms.withoutReferent.append(said(turn, turn.text));
        else if (!parts.questions.isEmpty())
            terms.withoutReferent.append(said(turn, parts.questions));
    }
    terms.question = said(turns[last], turns[last].text);
    return terms;
}

Json Fqness::toJson() const
{
    return {{"fqness", sum()},
            {"fqness_per_token", perToken()},
            {"logprob_near", near},
            {"logprob_without_referent", withoutReferent},
            {"tokens", tokens}};
}

Result<Fqness> computeFqness(const Bot &scorer, const FqnessTerms &terms, std::stop_token stop)
{
    ASSIGN_OR_RETURN(const auto near, scorer.score(terms.near, terms.question, true, stop));
    ASSIGN_OR_RETURN(const auto without, scorer.score(terms.withoutReferent, terms.question, true, stop));
    return Fqness{near.sum, without.sum, near.tokens.size()};
}

}  // namespace gainsay
