// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/ShortTrigger.h"

#include "core/base/TranslatableText.h"
#include "core/collect/lists/WordLists.h"

namespace gainsay {

using namespace Qt::StringLiterals;

Result<TriggerPtr> ShortTrigger::open()
{
    auto trigger = std::make_shared<ShortTrigger>();
    for (const QString &language : {u"zh"_s, u"ja"_s, u"en"_s}) {
        ASSIGN_OR_RETURN(const auto words, readWordList(u":/triggers/short.%1.txt"_s.arg(language)));
        trigger->m_utterances.insert(language, words);
    }
    return TriggerPtr(trigger);
}

Result<TriggerOutcome> ShortTrigger::make(const TriggerInput &input, quint64 seed) const
{
    const QStringList list = m_utterances.value(input.language);
    if (list.isEmpty())
        return TriggerOutcome::none(TranslatableText::translate("collect", "no short utterances in this language"));
    const QString chosen = list[qsizetype(SeededRandom(seed).below(quint64(list.size())))];
    return TriggerOutcome{chosen, {}, {}};
}

}  // namespace gainsay
