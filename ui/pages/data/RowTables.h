// SPDX-License-Identifier: GPL-3.0-or-later
// The two tables of an import: rows as they come in, and rows that were rejected with line, field and reason.
#pragma once

#include "core/io/rows/ImportReader.h"
#include "core/scheme/Scheme.h"

class QTableWidget;
class QWidget;

namespace gainsay {

QTableWidget *makeRowTable(QWidget *parent);
void fillConversations(QTableWidget *table, const QList<Conversation> &rows, const Scheme &scheme);
void fillRejected(QTableWidget *table, const QList<RowError> &rows);

}  // namespace gainsay
