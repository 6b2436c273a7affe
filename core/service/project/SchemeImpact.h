// SPDX-License-Identifier: GPL-3.0-or-later
// What a revised scheme makes of answers that people gave under an earlier one. Pure; any thread.
#pragma once

#include "core/scheme/Scheme.h"

namespace gainsay {

// One question's answers, counted. An answer is in one of them at most.
struct QuestionImpact {
    QString question;
    qint64 kept = 0;   // still an answer to what is asked
    qint64 reask = 0;  // an answer is wanted, and there is none or none that fits
    qint64 lost = 0;   // answered once, and not asked any more: kept on record, counted no longer
};

class SchemeImpact {
public:
    SchemeImpact(const Scheme &before, const Scheme &after);

    // True if the person would have to answer again.
    bool add(const Json &answers);

    // Those of the new scheme in its order, then those it has no more.
    const QList<QuestionImpact> &questions() const { return m_questions; }

private:
    // Answers that are still ones, and asked for after those before them.
    Json stillAnswers(const Json &answers) const;

    const Scheme &m_after;
    QList<QuestionImpact> m_questions;
};

}  // namespace gainsay
