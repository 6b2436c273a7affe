// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/NegativeTrigger.h"

#include "core/base/TranslatableText.h"
#include "core/collect/chinese/ChineseNegation.h"
#include "core/collect/patterns/EnglishPatterns.h"
#include "core/collect/patterns/JapanesePatterns.h"

namespace gainsay {

using namespace Qt::StringLiterals;

Result<TriggerPtr> NegativeTrigger::open(WordTaggerPtr chinese, const QStringList &own, BotPtr bot)
{
    const std::shared_ptr<NegativeTrigger> trigger(new NegativeTrigger(std::move(chinese), std::move(bot)));
    RETURN_IF_ERROR(trigger->m_words.addFile(u":/triggers/negatives.zh.txt"_s));
    for (const QString &path : own)
        RETURN_IF_ERROR(trigger->m_words.addFile(path));
    return TriggerPtr(trigger);
}

Result<TriggerOutcome> NegativeTrigger::make(const TriggerInput &input, quint64 seed) const
{
    QList<Denial> denials;
    if (input.language == "zh"_L1)
        denials = chineseDenials(ChineseSentence(*m_chinese, input.u1), m_words);
    else if (input.language == "ja"_L1)
        denials = japaneseDenials(input.u1);
    else if (input.language == "en"_L1)
        denials = englishDenials(input.u1);
    if (denials.isEmpty())
        return TriggerOutcome::none(
            TranslatableText::translate("collect", "nothing in u1 can be denied without breaking the question"));
    const Denial chosen = denials[qsizetype(SeededRandom(seed).below(quint64(denials.size())))];
    if (!m_bot)
        return TriggerOutcome{chosen.text, {}, chosen.detail};
    ASSIGN_OR_RETURN(const auto smoothed, reworded(*m_bot, chosen.text, input.language, Rewording::Paraphrase, seed));
    return TriggerOutcome{smoothed.isEmpty() ? chosen.text : smoothed, {}, chosen.detail};
}

}  // namespace gainsay
