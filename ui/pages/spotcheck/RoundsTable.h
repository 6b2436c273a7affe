// SPDX-License-Identifier: GPL-3.0-or-later
// Every round of every batch in a small table, oldest first, and when a batch was reopened, why and by whom.
#pragma once

#include "core/model/User.h"
#include "core/service/supervise/SpotCheckService.h"

class QTableWidget;

namespace gainsay {

void prepareRoundsTable(QTableWidget &table);
void fillRoundsTable(QTableWidget &table, const QList<BatchStatus> &statuses, const QList<User> &people);

}  // namespace gainsay
