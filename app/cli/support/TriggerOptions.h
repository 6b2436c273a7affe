// SPDX-License-Identifier: GPL-3.0-or-later
// What `trigger` and `collect` have in common: a person's dictionaries, and a bot that writes for the methods.
#pragma once

#include "app/cli/support/Invocation.h"
#include "app/detect/InstalledWords.h"
#include "core/collect/Triggers.h"

namespace gainsay {

QList<QCommandLineOption> dictionaryOptions();
// `bot` names the bot that writes questions and paraphrases; empty: everything by rules. `words` must outlive what is
// opened with them.
Result<TriggerSettings> triggerSettings(const Invocation &call, const QString &bot, InstalledWords &words);

}  // namespace gainsay
