// SPDX-License-Identifier: GPL-3.0-or-later
// What must come of people's answers and decisions, told by hand and apart from the program's own rules.
#pragma once

#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Team.h"

#include <functional>
#include <optional>

namespace gainsay {

using namespace Qt::StringLiterals;

// What people may say under a scheme, and what must come of it, told by hand.
struct Rules {
    QString scheme;
    QString question;
    QList<Json> answers;
    int raters = 2;
    std::function<ItemState(const QStringList &said)> settled;  // once everybody has answered
};

inline ItemState byAgreement(const QStringList &said)
{
    return said.count(said.first()) == said.size() ? ItemState::Agreed : ItemState::Disputed;
}

inline ItemState byVote(const QStringList &said)
{
    const qsizetype contradictory = said.count(u"contradictory"_s);
    return contradictory == 0 || contradictory >= 2 ? ItemState::Voted : ItemState::Ambiguous;
}

inline Rules rulesOf(const QString &scheme)
{
    if (scheme == u"rgm"_s)
        return {scheme,
                u"contradiction"_s,
                {Json{{"contradiction", "contradictory"}}, Json{{"contradiction", "noncontradictory"}}},
                3,
                byVote};
    return {scheme,
            u"category"_s,
            {cdconvAnswers(u"none"_s), cdconvAnswers(u"role"_s), cdconvAnswers(u"intra"_s)},
            2,
            byAgreement};
}

// The state told by hand. A decision holds until somebody answers again, unless it sent the item back; without one,
// the answers settle the item once everybody has given theirs.
inline std::optional<ItemState> stateByHand(Storage &storage, const Rules &rules, ConversationId item)
{
    QStringList said;
    const auto slotList = must(storage.work().slotsOf(item));
    for (const Slot &slot : slotList) {
        if (slot.state == SlotState::Submitted)
            said.append(fromUtf8(must(storage.work().annotation(slot.annotation))
                                     ->answers.at(toUtf8(rules.question))
                                     .get<std::string>()));
    }
    const auto decisions = must(storage.reviews().decisionsOn(item));
    const bool stands = !decisions.isEmpty() && decisions.last().kind != DecisionKind::SendBack &&
                        must(storage.work().newestAnnotation(item)) <= decisions.last().afterAnnotation;
    if (stands)
        return ItemState::Adjudicated;
    if (!decisions.isEmpty())
        return std::nullopt;
    if (said.size() == slotList.size() && !said.isEmpty())
        return rules.settled(said);
    return said.isEmpty() ? ItemState::Open : ItemState::InWork;
}

}  // namespace gainsay
