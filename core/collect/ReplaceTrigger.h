// SPDX-License-Identifier: GPL-3.0-or-later
// Perturbation by a dictionary: one noun gives way to a synonym, or one verb or adjective to an antonym, chosen by the
// seed among those that can. Chinese.
#pragma once

#include "core/collect/Trigger.h"
#include "core/collect/chinese/ChineseSentence.h"
#include "core/collect/lists/WordLists.h"

namespace gainsay {

class ReplaceTrigger final : public Trigger {
public:
    enum class By { Synonym, Antonym };

    // `own` are the person's dictionaries, besides the one that comes with the program.
    static Result<TriggerPtr> open(By by, WordTaggerPtr tagger, const QStringList &own);

    Result<TriggerOutcome> make(const TriggerInput &input, quint64 seed) const override;

private:
    ReplaceTrigger(By by, WordTaggerPtr tagger) : m_by(by), m_tagger(std::move(tagger)) {}

    // Places of words that may be replaced: those of the question first, others where it has none.
    QList<int> places(const ChineseSentence &sentence) const;
    bool mayReplace(const ChineseSentence &sentence, int index) const;
    bool mayTurnAround(const ChineseSentence &sentence, int index) const;
    bool mayRename(const ChineseSentence &sentence, int index) const;

    By m_by;
    WordTaggerPtr m_tagger;
    Replacements m_words;
};

}  // namespace gainsay
