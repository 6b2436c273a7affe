// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the workflow: roles, states of an item, of a slot and of a batch. Values only.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QString>

#include <optional>

namespace gainsay {

enum class Role { Annotator, Adjudicator, Supervisor, Researcher, Admin };

// Derived from annotations and decisions, never set by hand; numbers are stored, do not renumber.
enum class ItemState {
    Open = 0,         // nobody has answered
    InWork = 1,       // some raters have answered
    Disputed = 2,     // all have, and they differ: a third person decides
    Agreed = 3,       // all have, and equal answers settle it
    Adjudicated = 4,  // a third person has decided
    Voted = 5,        // settled by the scheme's vote
    Ambiguous = 6,    // the vote settles nothing
};

enum class SlotState {
    Waiting = 0,    // nobody works on it
    Claimed = 1,    // lease running
    Submitted = 2,  // answered
    Returned = 3,   // sent back by the adjudicator or a failed spot check: to be answered again
    Skipped = 4,    // comes back at the end of the queue
};

enum class BatchState { Open, Annotated, Checking, Returned, Accepted };

// Where a final answer comes from; the names are those of `gold_source`.
enum class ResolutionSource { Agreement, Adjudication, Vote, Imported };

// Why an item left the set of which a third person said that no answer is right; it has none.
inline constexpr QStringView removedAsNeither = u"neither";

struct Resolution {
    ResolutionSource source = ResolutionSource::Agreement;
    Json answers = Json::object();
    QString removed;  // "unqualified", "incoherent", "discarded", "neither": left the set; else empty
};

QString toString(Role role);
QString toString(ItemState state);
QString toString(SlotState state);
QString toString(BatchState state);
QString toString(ResolutionSource source);
std::optional<Role> roleFromString(const QString &text);
std::optional<ResolutionSource> resolutionSourceFromString(const QString &text);

}  // namespace gainsay
