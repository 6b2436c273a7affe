// SPDX-License-Identifier: GPL-3.0-or-later
// What a project's owner switches on and off: checked, and each change one decision on record.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/ProjectSettings.h"
#include "core/model/User.h"
#include "core/service/project/SchemeService.h"

namespace gainsay {

class Storage;

class SettingsService {
    GAINSAY_TR(gainsay::SettingsService)

public:
    // `actor` decides; none stands for the command line.
    SettingsService(Storage &storage, const Clock &clock, UserId actor);

    Result<ProjectSettings> settings();
    // All of them at once; the audit names those that differ. Passwords can be asked for only when whoever asks, and
    // somebody who leads, can still sign in.
    Result<void> change(const ProjectSettings &wanted);
    // Both or neither.
    Result<void> change(const ProjectSettings &wanted, const LoadedScheme &revised);

private:
    Result<void> check(const ProjectSettings &wanted);
    Result<void> mistakesLeaveATest(const ProjectSettings &wanted);
    Result<void> someoneCanSignIn(const User &actor);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
