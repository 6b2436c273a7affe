// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bots/BotSpec.h"

#include "core/base/TranslatableText.h"
#include "core/bots/CommandBot.h"
#include "core/bots/ReplayBot.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

template <class Made> Result<BotPtr> shared(Result<std::unique_ptr<Made>> made)
{
    if (!made)
        return made.error();
    return BotPtr(*std::move(made));
}

}  // namespace

Result<BotSpec> parseBotSpec(const QString &text)
{
    if (text == "embedded"_L1)
        return BotSpec{BotSpec::Kind::Embedded, {}};
    constexpr std::pair<QLatin1StringView, BotSpec::Kind> prefixes[] = {{"embedded:"_L1, BotSpec::Kind::Embedded},
                                                                        {"replay:"_L1, BotSpec::Kind::Replay},
                                                                        {"command:"_L1, BotSpec::Kind::Command}};
    for (const auto &[prefix, kind] : prefixes) {
        if (!text.startsWith(prefix))
            continue;
        const QString argument = text.sliced(prefix.size()).trimmed();
        if (argument.isEmpty())
            return invalidInput(
                TranslatableText::translate("bots", "the bot \"%1\" lacks what comes after the colon").arg(text));
        return BotSpec{kind, argument};
    }
    if (text.trimmed().isEmpty())
        return invalidInput(TranslatableText::translate(
            "bots", "name a bot: embedded, replay:FILE, command:PROGRAM ARGS or one that was added"));
    return BotSpec{BotSpec::Kind::Named, text};
}

Result<BotPtr> openBot(const QString &text, const BotOpeners &openers)
{
    ASSIGN_OR_RETURN(const auto spec, parseBotSpec(text));
    switch (spec.kind) {
    case BotSpec::Kind::Embedded:
        if (openers.embedded)
            return openers.embedded(spec.argument);
        return unsupported(TranslatableText::translate(
            "bots", "this build of Gainsay has no embedded chatbot, because it has no ONNX Runtime"));
    case BotSpec::Kind::Replay:
        return shared(ReplayBot::open(spec.argument));
    case BotSpec::Kind::Command:
        return shared(CommandBot::create(spec.argument));
    case BotSpec::Kind::Named:
        if (openers.named)
            return openers.named(spec.argument);
        break;
    }
    return notFound(TranslatableText::translate(
                        "bots", "there is no bot \"%1\"; use embedded, replay:FILE, command:PROGRAM ARGS or add one")
                        .arg(spec.argument));
}

}  // namespace gainsay
