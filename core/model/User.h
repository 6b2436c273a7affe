// SPDX-License-Identifier: GPL-3.0-or-later
// A person of a project. Users are never deleted, since their work names them; they are made inactive.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Result.h"
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

// What a person of a project may be called. Names of older projects are left as they are.
// The name as it is stored (trimmed, composed characters): one line of letters and digits of any script, spaces and
// . _ - '. An error says what is wrong.
Result<QString> checkedUserName(const QString &name);

// Equal for names that people would take for the same: case and width do not matter.
QString foldedUserName(const QString &name);

}  // namespace gainsay
