// SPDX-License-Identifier: GPL-3.0-or-later
// Every round of every batch in a small table, oldest first.
#pragma once

#include "core/service/SpotCheckService.h"

class QTableWidget;

namespace gainsay {

void prepareRoundsTable(QTableWidget &table);
void fillRoundsTable(QTableWidget &table, const QList<BatchStatus> &statuses);

}  // namespace gainsay
