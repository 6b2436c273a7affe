// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/Triggers.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/collect/InquiringTrigger.h"
#include "core/collect/NegativeTrigger.h"
#include "core/collect/ParaphraseTrigger.h"
#include "core/collect/ReplaceTrigger.h"
#include "core/collect/ShortTrigger.h"
#include "core/text/ScriptGuess.h"

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct TriggerWords {
    GAINSAY_TR(collect)
};

struct TriggerEntry {
    QLatin1StringView name;
    const char *title;
    const char *summary;
};

// Titles as in the paper's Table 2.
constexpr TriggerEntry kTriggers[] = {
    {"short"_L1, QT_TRANSLATE_NOOP("collect", "Short utterance"),
     QT_TRANSLATE_NOOP("collect", "u2 says next to nothing: 嗯, 这样啊")},
    {"inquiring-bot"_L1, QT_TRANSLATE_NOOP("collect", "Inquiring (bot)"),
     QT_TRANSLATE_NOOP("collect", "u2 asks about something that the bot said of itself in b1")},
    {"inquiring-user"_L1, QT_TRANSLATE_NOOP("collect", "Inquiring (user)"),
     QT_TRANSLATE_NOOP("collect", "u2 asks about something that the user said of themselves in u1")},
    {"inquiring-user-m"_L1, QT_TRANSLATE_NOOP("collect", "Inquiring (user, modified)"),
     QT_TRANSLATE_NOOP("collect", "the same in the pattern 你知道…吗？")},
    {"paraphrase"_L1, QT_TRANSLATE_NOOP("collect", "Paraphrasing"),
     QT_TRANSLATE_NOOP("collect", "u2 asks what u1 asked, in other words")},
    {"synonym"_L1, QT_TRANSLATE_NOOP("collect", "Perturbation (synonym)"),
     QT_TRANSLATE_NOOP("collect", "one noun of u1 is replaced by a synonym")},
    {"antonym"_L1, QT_TRANSLATE_NOOP("collect", "Perturbation (antonym)"),
     QT_TRANSLATE_NOOP("collect", "one verb or adjective of u1 is replaced by its opposite")},
    {"negative"_L1, QT_TRANSLATE_NOOP("collect", "Perturbation (negative)"),
     QT_TRANSLATE_NOOP("collect", "what u1 asks is denied")},
};

const TriggerEntry *entryOf(const QString &name)
{
    const auto entry = std::find_if(std::begin(kTriggers), std::end(kTriggers),
                                    [&](const TriggerEntry &one) { return one.name == name; });
    return entry == std::end(kTriggers) ? nullptr : entry;
}

}  // namespace

QStringList triggerNames()
{
    QStringList names;
    for (const TriggerEntry &entry : kTriggers)
        names.append(entry.name);
    return names;
}

QString triggerTitle(const QString &name)
{
    const TriggerEntry *entry = entryOf(name);
    return entry ? TriggerWords::tr(entry->title) : name;
}

QString triggerSummary(const QString &name)
{
    const TriggerEntry *entry = entryOf(name);
    return entry ? TriggerWords::tr(entry->summary) : QString();
}

bool asksAboutUser(const QString &name)
{
    return name.startsWith(u"inquiring-user"_s);
}

Result<TriggerPtr> openTrigger(const QString &name, const TriggerSettings &settings)
{
    if (!entryOf(name))
        return invalidInput(
            TriggerWords::tr("there is no trigger method \"%1\"; they are %2").arg(name, listing(triggerNames())));
    if (name == "short"_L1)
        return ShortTrigger::open();
    ASSIGN_OR_RETURN(const auto chinese, settings.words(u"zh"_s));
    using About = InquiringTrigger::About;
    if (name == "inquiring-bot"_L1)
        return InquiringTrigger::open(About::Bot, chinese, settings.bot);
    if (name == "inquiring-user"_L1)
        return InquiringTrigger::open(About::User, chinese, settings.bot);
    if (name == "inquiring-user-m"_L1)
        return InquiringTrigger::open(About::UserDoYouKnow, chinese, settings.bot);
    if (name == "paraphrase"_L1)
        return TriggerPtr(std::make_shared<ParaphraseTrigger>(chinese, settings.bot, settings.rewording));
    if (name == "synonym"_L1)
        return ReplaceTrigger::open(ReplaceTrigger::By::Synonym, chinese, settings.synonyms);
    if (name == "antonym"_L1)
        return ReplaceTrigger::open(ReplaceTrigger::By::Antonym, chinese, settings.antonyms);
    return NegativeTrigger::open(chinese, settings.negatives, settings.bot);
}

Result<TriggerOutcome> runTrigger(const Trigger &trigger, const QString &name, const QString &u1, const QString &b1,
                                  quint64 seed)
{
    TriggerInput input{u1.trimmed(), b1.trimmed(), languageCode(guessLanguage(u1))};
    if (input.u1.isEmpty())
        return TriggerOutcome::none(TriggerWords::tr("u1 is empty"));
    if (input.language.isEmpty())
        return TriggerOutcome::none(TriggerWords::tr("u1 is in a language that no method knows"));
    ASSIGN_OR_RETURN(auto outcome, trigger.make(input, rowSeed(seed, name, input)));
    outcome.u2 = outcome.u2.trimmed();
    if (outcome.skipped.isEmpty() && outcome.u2.isEmpty())
        outcome.skipped = TriggerWords::tr("u2 came out empty");
    if (outcome.skipped.isEmpty() && outcome.u2 == input.u1)
        outcome.skipped = TriggerWords::tr("u2 is the same as u1");
    if (!outcome.skipped.isEmpty())
        outcome.u2.clear();
    return outcome;
}

}  // namespace gainsay
