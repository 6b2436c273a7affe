// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/Workflow.h"

#include "core/base/EnumNames.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr EnumNames<Role, 5> roleNames{{{Role::Annotator, "annotator"_L1},
                                        {Role::Adjudicator, "adjudicator"_L1},
                                        {Role::Supervisor, "supervisor"_L1},
                                        {Role::Researcher, "researcher"_L1},
                                        {Role::Admin, "admin"_L1}}};
constexpr EnumNames<ItemState, 7> itemNames{{{ItemState::Open, "open"_L1},
                                             {ItemState::InWork, "in_work"_L1},
                                             {ItemState::Disputed, "disputed"_L1},
                                             {ItemState::Agreed, "agreed"_L1},
                                             {ItemState::Adjudicated, "adjudicated"_L1},
                                             {ItemState::Voted, "voted"_L1},
                                             {ItemState::Ambiguous, "ambiguous"_L1}}};
constexpr EnumNames<SlotState, 5> slotNames{{{SlotState::Waiting, "waiting"_L1},
                                             {SlotState::Claimed, "claimed"_L1},
                                             {SlotState::Submitted, "submitted"_L1},
                                             {SlotState::Returned, "returned"_L1},
                                             {SlotState::Skipped, "skipped"_L1}}};
constexpr EnumNames<BatchState, 5> batchNames{{{BatchState::Open, "open"_L1},
                                               {BatchState::Annotated, "annotated"_L1},
                                               {BatchState::Checking, "checking"_L1},
                                               {BatchState::Returned, "returned"_L1},
                                               {BatchState::Accepted, "accepted"_L1}}};
constexpr EnumNames<ResolutionSource, 4> sourceNames{{{ResolutionSource::Agreement, "agreement"_L1},
                                                      {ResolutionSource::Adjudication, "adjudication"_L1},
                                                      {ResolutionSource::Vote, "vote"_L1},
                                                      {ResolutionSource::Imported, "imported"_L1}}};

}  // namespace

QString toString(Role role)
{
    return nameOf(roleNames, role);
}
QString toString(ItemState state)
{
    return nameOf(itemNames, state);
}
QString toString(SlotState state)
{
    return nameOf(slotNames, state);
}
QString toString(BatchState state)
{
    return nameOf(batchNames, state);
}
QString toString(ResolutionSource source)
{
    return nameOf(sourceNames, source);
}
std::optional<Role> roleFromString(const QString &text)
{
    return valueOf(roleNames, text);
}
std::optional<ResolutionSource> resolutionSourceFromString(const QString &text)
{
    return valueOf(sourceNames, text);
}

}  // namespace gainsay
