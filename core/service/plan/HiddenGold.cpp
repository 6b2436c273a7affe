// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/plan/HiddenGold.h"

#include "core/base/Random.h"
#include "core/service/plan/AuxiliarySlots.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"

namespace gainsay {

namespace {

FairDraw drawFor(UserId user, ConversationId next)
{
    return FairDraw((static_cast<quint64>(user.value) << 40) ^ static_cast<quint64>(next.value));
}

}  // namespace

bool isHiddenTurn(UserId user, ConversationId next, double share)
{
    constexpr quint64 steps = 1'000'000;
    return drawFor(user, next).below(steps) < static_cast<quint64>(share * static_cast<double>(steps));
}

Result<std::optional<Slot>> hiddenInsteadOf(Storage &storage, UserId user, const Slot &next)
{
    const std::optional<Slot> none;
    if (next.purpose != SlotPurpose::Work || next.state != SlotState::Waiting)
        return none;
    ASSIGN_OR_RETURN(const auto settings, storage.project().settings());
    if (settings.hiddenGoldShare <= 0.0 || !isHiddenTurn(user, next.conversation, settings.hiddenGoldShare))
        return none;
    // The place before an item is taken once: after that the item itself comes.
    const qint64 position = next.position - 1;
    ASSIGN_OR_RETURN(const auto before, storage.training().hiddenAt(user, position));
    ASSIGN_OR_RETURN(const auto fresh, storage.training().freshHidden(user));
    if (before || fresh.isEmpty())
        return none;
    FairDraw draw = drawFor(user, next.conversation);
    const ConversationId chosen = fresh.at(static_cast<qsizetype>(draw.below(static_cast<quint64>(fresh.size()))));
    ASSIGN_OR_RETURN(const auto slot,
                     addAuxiliarySlot(storage, chosen, user, position, SlotPurpose::HiddenGold, next.batch));
    return std::optional(slot);
}

}  // namespace gainsay
