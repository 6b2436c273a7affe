// SPDX-License-Identifier: GPL-3.0-or-later
// The people of a project as those who lead it see them: state, training, work and when they were last there.
#pragma once

#include "core/base/Result.h"
#include "core/model/User.h"

#include <QList>

namespace gainsay {

class Storage;

enum class PersonState { Active, Paused, Left };

enum class TrainingState { Untried, Running, Passed, Failed };

struct TeamMember {
    User user;
    PersonState state = PersonState::Active;
    TrainingState tutorial = TrainingState::Untried;
    TrainingState qualification = TrainingState::Untried;
    qint64 open = 0;  // to be answered, returned ones among them
    qint64 returned = 0;
    qint64 answered = 0;
    qint64 lastSeen = 0;      // signed in or answered; 0: never
    bool inTraining = false;  // gets no real work yet; what is given to them waits
};

// In the order in which they were added.
Result<QList<TeamMember>> teamOverview(Storage &storage);

}  // namespace gainsay
