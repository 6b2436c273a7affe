// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/TriggerOptions.h"

#include "app/cli/support/ChosenBot.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TriggerOptionWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

}  // namespace

QList<QCommandLineOption> dictionaryOptions()
{
    return {
        valueOption(u"synonyms"_s, u"FILE"_s,
                    TriggerOptionWords::tr("your own synonyms beside those that ship: \"word word\" or \"word > word\" "
                                           "per line")),
        valueOption(u"antonyms"_s, u"FILE"_s, TriggerOptionWords::tr("your own antonyms")),
        valueOption(u"negatives"_s, u"FILE"_s, TriggerOptionWords::tr("your own negatives")),
        QCommandLineOption(u"round-trip"_s,
                           TriggerOptionWords::tr("let the bot paraphrase by translating there and back")),
    };
}

Result<TriggerSettings> triggerSettings(const Invocation &call, const QString &bot, InstalledWords &words)
{
    TriggerSettings settings;
    settings.words = words.source();
    if (!bot.isEmpty()) {
        ASSIGN_OR_RETURN(settings.bot, openChosenBot(bot));
    }
    settings.rewording = call.isSet(u"round-trip"_s) ? Rewording::RoundTrip : Rewording::Paraphrase;
    for (const auto &[option, list] :
         {std::pair(u"synonyms"_s, &settings.synonyms), std::pair(u"antonyms"_s, &settings.antonyms),
          std::pair(u"negatives"_s, &settings.negatives)}) {
        if (call.isSet(option))
            list->append(call.option(option));
    }
    return settings;
}

}  // namespace gainsay
