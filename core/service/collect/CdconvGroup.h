// SPDX-License-Identifier: GPL-3.0-or-later
// The conversations of one opening with one bot: b1 is had once, then each method makes its u2 and the bot its b2.
// Touches no storage, so that several can be made at the same time.
#pragma once

#include "core/service/collect/CdconvCollectService.h"

#include <stop_token>

namespace gainsay {

// What one opening and one bot still lack.
struct CdconvGroup {
    Opening opening;
    BotPtr bot;
    QString botName;  // as stored in `model`
    struct Wanted {
        NamedTrigger trigger;
        QString id;
    };
    QList<Wanted> wanted;
    // From a conversation that is there already, so that all of the group share it.
    std::optional<QString> b1;
    Json b1Provenance;
};

struct CdconvGroupResult {
    QList<Conversation> made;
    QStringList skipped;
    QStringList problems;
    bool botFailed = false;  // it gave no reply to the first utterance
    double cost = 0;
};

// The same words, bot and seed give the same result.
Result<CdconvGroupResult> makeCdconvGroup(const CdconvGroup &group, const CdconvCollectRequest &request,
                                          std::stop_token stop);

// The same for the same opening, bot, method and settings: what makes a run go on where it stopped.
QString cdconvItemId(const CdconvCollectRequest &request, const QString &u1, const Bot &bot, const QString &botName,
                     const QString &method);

}  // namespace gainsay
