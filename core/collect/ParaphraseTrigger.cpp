// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/ParaphraseTrigger.h"

#include "core/base/TranslatableText.h"
#include "core/collect/chinese/ChineseParaphrase.h"

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct ParaphraseText {
    GAINSAY_TR(collect)
};

}  // namespace

Result<TriggerOutcome> ParaphraseTrigger::make(const TriggerInput &input, quint64 seed) const
{
    if (m_bot) {
        ASSIGN_OR_RETURN(const auto said, reworded(*m_bot, input.u1, input.language, m_how, seed));
        if (said.isEmpty())
            return TriggerOutcome::none(ParaphraseText::tr("the bot wrote no other wording"));
        return TriggerOutcome{said, {}, {}};
    }
    if (input.language != "zh"_L1)
        return TriggerOutcome::none(
            ParaphraseText::tr("without a bot this method knows Chinese only; name one that paraphrases"));
    const QStringList wordings = chineseParaphrases(ChineseSentence(*m_chinese, input.u1));
    if (wordings.isEmpty())
        return TriggerOutcome::none(ParaphraseText::tr("no rule puts u1 into other words"));
    return TriggerOutcome{wordings[qsizetype(SeededRandom(seed).below(quint64(wordings.size())))], {}, {}};
}

}  // namespace gainsay
