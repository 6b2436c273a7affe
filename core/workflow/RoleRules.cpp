// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/RoleRules.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

namespace {

struct RoleRulesText {
    GAINSAY_TR(gainsay::RoleRules)
};

TranslatableText refusalOf(Permission permission)
{
    switch (permission) {
    case Permission::Annotate:
        return RoleRulesText::tr("%1 is %2 and gets no items to annotate.");
    case Permission::Adjudicate:
        return RoleRulesText::tr("%1 is %2; adjudicators, supervisors and admins decide disputed items.");
    case Permission::SpotCheck:
        return RoleRulesText::tr("%1 is %2; supervisors and admins run spot checks.");
    case Permission::Plan:
        return RoleRulesText::tr("%1 is %2; supervisors and admins plan the work.");
    case Permission::Study:
        return RoleRulesText::tr("%1 is %2; researchers, supervisors and admins study errors.");
    case Permission::Configure:
        return RoleRulesText::tr("%1 is %2; supervisors and admins change the settings of the project.");
    case Permission::Import:
        return RoleRulesText::tr("%1 is %2; supervisors, researchers and admins bring conversations in.");
    case Permission::ManageUsers:
        break;
    }
    return RoleRulesText::tr("%1 is %2; supervisors and admins manage the team.");
}

}  // namespace

QString roleTitle(Role role)
{
    switch (role) {
    case Role::Annotator:
        return RoleRulesText::tr("annotator");
    case Role::Adjudicator:
        return RoleRulesText::tr("adjudicator");
    case Role::Supervisor:
        return RoleRulesText::tr("supervisor");
    case Role::Researcher:
        return RoleRulesText::tr("researcher");
    case Role::Admin:
        return RoleRulesText::tr("administrator");
    }
    return {};
}

bool roleMay(Role role, Permission permission)
{
    const bool leads = role == Role::Supervisor || role == Role::Admin;
    switch (permission) {
    case Permission::Annotate:
        return role != Role::Researcher;
    case Permission::Adjudicate:
        return leads || role == Role::Adjudicator;
    case Permission::Study:
    case Permission::Import:
        return leads || role == Role::Researcher;
    case Permission::SpotCheck:
    case Permission::Plan:
    case Permission::ManageUsers:
    case Permission::Configure:
        break;
    }
    return leads;
}

Result<void> requireRole(const QString &userName, Role role, Permission permission)
{
    if (roleMay(role, permission))
        return {};
    return notAllowed(refusalOf(permission).arg(userName, roleTitle(role)));
}

}  // namespace gainsay
