// SPDX-License-Identifier: GPL-3.0-or-later
// A person of a project. Users are never deleted, since their work names them; they are made inactive.
#pragma once

#include "core/base/Ids.h"
#include "core/model/Workflow.h"

#include <QString>

namespace gainsay {

struct User {
    UserId id;
    QString name;
    Role role = Role::Annotator;
    QString passwordHash;  // empty: none set
    bool active = true;
    qint64 createdAt = 0;

    friend bool operator==(const User &, const User &) = default;
};

}  // namespace gainsay
