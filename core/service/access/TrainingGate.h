// SPDX-License-Identifier: GPL-3.0-or-later
// Who has not passed the training that the project demands gets no real work.
#pragma once

#include "core/base/Result.h"
#include "core/model/ProjectSettings.h"
#include "core/model/User.h"
#include "core/scheme/Scheme.h"

#include <QList>
#include <QSet>

namespace gainsay {

class Storage;

// Fine, or what is still to be done before real work.
Result<void> mayWork(Storage &storage, const User &user);
// Those of `people` who may not work yet.
Result<QSet<UserId>> peopleInTraining(Storage &storage, const QList<User> &people);

// How long the tutorial and the test are and how many mistakes are allowed: as the project says, else as its scheme.
QualityRules trainingRules(const Scheme &scheme, const ProjectSettings &settings);

}  // namespace gainsay
