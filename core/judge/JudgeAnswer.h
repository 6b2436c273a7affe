// SPDX-License-Identifier: GPL-3.0-or-later
// What counts of a judge's reply: one JSON object whose answers the scheme takes, and quotes that stand in the
// conversation. Everything else that a reply holds, also what the conversation made it say, is nothing.
#pragma once

#include "core/model/Conversation.h"
#include "core/model/Span.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

struct JudgeAnswer {
    Json answers;
    QString label;        // the scheme's; empty where the answers take the conversation out of the set
    QString removed;      // as what, then
    QStringList ranking;  // where candidates are ranked
    QList<Span> evidence;
    int lostQuotes = 0;  // that stand in no turn
    QString reason;
};

// `mark` is that of the item; an object that names another one is not an answer to this.
Result<JudgeAnswer> readJudgeAnswer(const QString &reply, const Scheme &scheme, const Conversation &conversation,
                                    const QString &mark);

}  // namespace gainsay
