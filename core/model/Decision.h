// SPDX-License-Identifier: GPL-3.0-or-later
// What a third person decided about a conversation, and the discussion that led to it.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

enum class DecisionKind {
    Answers,     // these are the final answers: A's, B's or the decider's own
    Neither,     // nobody is right: the answers given, or none and the item leaves the set
    SendBack,    // the annotators answer again
    Correction,  // a supervisor's, from the spot check of an accepted batch
    Reopen,      // a settled label is doubted: the item waits for a third person again
};

struct Decision {
    DecisionId id;
    ConversationId conversation;
    UserId user;  // none: the command line without a named user
    DecisionKind kind = DecisionKind::Answers;
    std::optional<Json> answers;
    QString reason;  // of decisionReasons(), or empty
    QString note;
    AnnotationId afterAnnotation;  // the newest annotation it took into account
    qint64 createdAt = 0;
};

struct Comment {
    CommentId id;
    ConversationId conversation;
    UserId user;
    QString body;
    qint64 createdAt = 0;
};

QString toString(DecisionKind kind);
std::optional<DecisionKind> decisionKindFromString(const QString &text);

// The short taxonomy of why people disagreed.
const QStringList &decisionReasons();

}  // namespace gainsay
