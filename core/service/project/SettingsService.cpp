// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/project/SettingsService.h"

#include "core/service/access/Authorization.h"
#include "core/service/access/TrainingGate.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Json changedSettings(const ProjectSettings &before, const ProjectSettings &after)
{
    const Json old = before.toJson();
    const Json now = after.toJson();
    Json changed = Json::object();
    for (const auto &[key, value] : now.items()) {
        if (old.at(key) != value)
            changed[key] = value;
    }
    return changed;
}

}  // namespace

SettingsService::SettingsService(Storage &storage, const Clock &clock, UserId actor)
    : m_storage(storage), m_clock(clock), m_actor(actor)
{
}

Result<ProjectSettings> SettingsService::settings()
{
    return m_storage.project().settings();
}

// Who may get everything wrong is not tested.
Result<void> SettingsService::mistakesLeaveATest(const ProjectSettings &wanted)
{
    if (!wanted.qualificationItems && !wanted.qualificationMaxWrong)
        return {};
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(m_storage.project()));
    const QualityRules rules = trainingRules(scheme.scheme, wanted);
    if (rules.qualificationMaxWrong < 0 || rules.qualificationMaxWrong >= rules.qualificationItems)
        return invalidInput(tr("Fewer answers may be wrong than the test has items."));
    return {};
}

// Reading clamps what is out of bounds; whoever writes it is told instead.
Result<void> SettingsService::change(const ProjectSettings &wanted, const LoadedScheme &revised)
{
    return m_storage.transaction([&]() -> Result<void> {
        NoProgress progress;
        RETURN_IF_ERROR(SchemeService(m_storage, m_clock, m_actor).revise(revised, progress));
        return change(wanted);
    });
}

Result<void> SettingsService::check(const ProjectSettings &wanted)
{
    if (wanted.hiddenGoldShare < 0 || wanted.hiddenGoldShare > 1 || wanted.blindShare < 0 || wanted.blindShare > 1)
        return invalidInput(tr("A share lies between 0 and 100 %."));
    const auto isLength = [](const std::optional<int> &items) {
        return !items || (*items >= 1 && *items <= ProjectSettings::mostTrainingItems);
    };
    if (!isLength(wanted.tutorialItems) || !isLength(wanted.qualificationItems))
        return invalidInput(
            tr("Tutorial and test have between 1 and %1 items.").arg(ProjectSettings::mostTrainingItems));
    if (const auto fine = mistakesLeaveATest(wanted); !fine)
        return fine;
    if (ProjectSettings::fromJson(wanted.toJson()) != wanted)
        return invalidInput(tr("A time is between one minute and seven days."));
    return {};
}

Result<void> SettingsService::someoneCanSignIn(const User &actor)
{
    if (actor.id && actor.passwordHash.isEmpty())
        return notAllowed(tr("Set a password for yourself first: nobody comes in without one then."));
    ASSIGN_OR_RETURN(const auto users, m_storage.project().users());
    const bool someone = std::any_of(users.begin(), users.end(), [](const User &user) {
        return user.active && roleMay(user.role, Permission::ManageUsers) && !user.passwordHash.isEmpty();
    });
    if (!someone)
        return notAllowed(tr("Set a password for a supervisor or admin first: nobody comes in without one then."));
    return {};
}

Result<void> SettingsService::change(const ProjectSettings &wanted)
{
    if (const auto fine = check(wanted); !fine)
        return fine;
    return runAudited(m_storage, m_clock, m_actor, Permission::Configure, [&](const User &actor) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto before, m_storage.project().settings());
        if (wanted.passwordsRequired && !before.passwordsRequired) {
            RETURN_IF_ERROR(someoneCanSignIn(actor));
        }
        RETURN_IF_ERROR(m_storage.project().setSettings(wanted));
        return auditEntry(u"settings"_s, {}, changedSettings(before, wanted));
    });
}

}  // namespace gainsay
