// SPDX-License-Identifier: GPL-3.0-or-later
// What each role may do. Whose item it is, is a matter of slots, not of roles.
#pragma once

#include "core/base/Result.h"
#include "core/model/Workflow.h"

namespace gainsay {

enum class Permission {
    Annotate,     // hold slots
    Adjudicate,   // decide disputed items
    SpotCheck,    // run rounds, correct, reopen
    Plan,         // assign, reassign, release, make gold sets, write to people
    Study,        // import predictions, tag errors, keep slices, have doubted labels decided again
    ManageUsers,  // add people, change roles, pause, set others' passwords
    Configure,    // change the project's settings
    Import,       // bring conversations in
};

// In the language of the program.
QString roleTitle(Role role);

bool roleMay(Role role, Permission permission);
// Who is given items in the window: others may hold some, but have other things to do.
inline bool worksOnItems(Role role)
{
    return role == Role::Annotator || role == Role::Admin;
}

// Fine, or a refusal that names the person, the role and who could do it.
Result<void> requireRole(const QString &userName, Role role, Permission permission);

}  // namespace gainsay
