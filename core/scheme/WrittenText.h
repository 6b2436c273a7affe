// SPDX-License-Identifier: GPL-3.0-or-later
// Replies that are written beside a given one (questions of the kind `written`): what the window shows while somebody
// types, and what no answer may be. The given reply is the conversation's first candidate. Any thread.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

namespace gainsay {

// Such a question is a text with limits: `min` and `max` are percent of the given reply's length.
inline bool isWritten(const Question &question)
{
    return question.kind == QuestionKind::Text && question.max > 0;
}

struct WrittenLook {
    int characters = 0;
    int given = 0;         // of the given reply; 0 if there is none
    int fewest = 0;        // that are taken
    int most = 0;          // 0: any number
    double overlap = 0.0;  // of the different words of both, the share that both have
    bool fitsLength = true;
    QString copied;  // in words, what it is a copy of; empty: of nothing

    bool isFine() const { return fitsLength && copied.isEmpty(); }
};

// `answers` holds what else was written.
WrittenLook lookAtWritten(const Scheme &scheme, const Question &question, const Conversation &conversation,
                          const QString &text, const Json &answers);

// Every written answer among `answers` is fine, or the first that is not with what to change.
Result<void> checkWritten(const Scheme &scheme, const Conversation &conversation, const Json &answers);

}  // namespace gainsay
