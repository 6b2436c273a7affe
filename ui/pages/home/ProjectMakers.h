// SPDX-License-Identifier: GPL-3.0-or-later
// How projects come into being; given by the program, since the window does not know the database.
// Both are called from a job's thread.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"

#include <functional>

namespace gainsay {

struct NewProject {
    QString location;
    QString scheme;      // id of a shipped scheme, or a file
    QString person;      // becomes the first user, an administrator
    bool alone = false;  // nobody else is going to label
};

struct ProjectMakers {
    std::function<Result<QString>(const NewProject &)> create;
    // Whether there is a project that can be opened; nothing is changed.
    std::function<Result<void>(const QString &location)> test;
    // The sample project, made again if it is not there yet. Gives its location.
    std::function<Result<QString>(Progress &)> sample;
};

}  // namespace gainsay
