// SPDX-License-Identifier: GPL-3.0-or-later
// What a column can be, and the mapping that all choices together make. Values only.
#pragma once

#include "core/io/rows/ColumnMapping.h"
#include "core/scheme/Scheme.h"

#include <QList>

namespace gainsay {

struct ColumnRole {
    enum class Kind { Kept, Id, Batch, Turn, Label, Person, Model, Method, Speaker, Text, Answer };

    Kind kind = Kind::Kept;
    int turn = 0;      // Turn: 0 for the first; a single one may hold a list of turns
    QString question;  // Answer: its id

    friend bool operator==(const ColumnRole &, const ColumnRole &) = default;
};

// Every role that a column of a file with so many columns may have, in the order of the list.
QList<ColumnRole> rolesFor(const Scheme &scheme, int columns);
QString roleTitle(const ColumnRole &role, const Scheme &scheme, const QString &language);

ColumnRole roleOf(const ColumnMapping &mapping, const QString &column);
// The mapping with `column` in that role: what had a role that only one can have loses it; turns stay in their order.
ColumnMapping withRole(ColumnMapping mapping, const QString &column, const ColumnRole &role);

}  // namespace gainsay
