// SPDX-License-Identifier: GPL-3.0-or-later
// Where a person asked for another order than the file's: kept per project and person.
#pragma once

#include "core/service/plan/QueueService.h"

namespace gainsay {

class ProjectSession;
class Settings;

// The file's order also where the project hides the detector.
QueueOrder ownOrder(const ProjectSession &session, const Settings &settings);
void keepOwnOrder(const ProjectSession &session, Settings &settings, QueueOrder order);

}  // namespace gainsay
