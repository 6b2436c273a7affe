// SPDX-License-Identifier: GPL-3.0-or-later
// The rules themselves: do two clauses clash, and in which words? Pure functions.
#pragma once

#include "core/detect/EvidenceUnits.h"
#include "core/detect/Reason.h"
#include "core/detect/rules/RuleLexicon.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gainsay {

// A clause with its words in lower case.
struct RuleClause {
    EvidenceUnit whole;
    std::vector<EvidenceUnit> units;
    QStringList words;
    QString text;  // as written, in lower case
};

std::vector<RuleClause> ruleClauses(const QString &text, int turn);

struct Clash {
    Reason rule;  // in a few words
    EvidenceUnit here;
    EvidenceUnit there;
};

std::optional<Clash> findClash(const RuleClause &here, const RuleClause &there, const RuleLexicon &lexicon);

// "I don't know" in `here`.
bool saysItDoesNotKnow(const RuleClause &here, const RuleLexicon &lexicon);

}  // namespace gainsay
