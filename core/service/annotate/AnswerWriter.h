// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a person's answers as a new revision, and takes the first one back. Used inside the transaction of
// whoever calls it, after WorkAccess has let the person in; the caller adds the audit row.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Annotation.h"
#include "core/service/annotate/WorkAccess.h"
#include "core/service/project/ActiveScheme.h"

#include <optional>

namespace gainsay {

class Storage;

struct Submission {
    ConversationId conversation;
    Json answers = Json::object();
    std::optional<int> expectedRevision;  // none: whatever there is (scripts)
    WorkTime time;                        // spent on this revision
    PrelabelUse prelabel;
};

// Answers that checkAnswers has passed, with what is kept beside them so that reports need not parse them.
Annotation annotationOf(const ActiveScheme &scheme, Json canonical);

struct Written {
    Annotation annotation;
    Json before;  // the answers in force until now; null: none
};

class AnswerWriter {
    GAINSAY_TR(gainsay::AnswerWriter)

public:
    AnswerWriter(Storage &storage, const Clock &clock, const ActiveScheme &scheme);

    Result<Written> write(const OwnItem &item, const Submission &submission);
    // The answer no longer counts and becomes the draft, with the time spent on it; its revision stays on record.
    Result<void> withdraw(const OwnItem &item, const Json &answers);

    // An item that had been returned waits for its answer again: what was in force when it was returned is so again,
    // and the answers taken back become the draft. Their revision stays on record.
    Result<void> giveBack(const OwnItem &item, const Json &answers);

    const Scheme &scheme() const { return m_scheme.scheme; }

private:
    Result<AnnotationId> answerAtReturn(const OwnItem &item);
    Result<void> keepAsDraft(const OwnItem &item, const Slot &slot, const Json &answers);
    Result<Annotation> revisionOf(const OwnItem &item, const Submission &submission, Json canonical);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
};

}  // namespace gainsay
