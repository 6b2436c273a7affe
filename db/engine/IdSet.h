// SPDX-License-Identifier: GPL-3.0-or-later
// Many ids as one bound value, so that a statement is the same however many there are.
#pragma once

#include "core/base/Ids.h"
#include "db/engine/Database.h"

#include <QList>
#include <QString>

#include <vector>

namespace gainsay {

// What stands behind "id IN": a subselect with one placeholder.
QString idSet(const Database &database);
// The value for it.
QString idSetValue(const Database &database, const std::vector<qint64> &ids);
QString idSetValue(const Database &database, const QList<ConversationId> &ids);

}  // namespace gainsay
