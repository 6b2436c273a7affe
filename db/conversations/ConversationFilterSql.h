// SPDX-License-Identifier: GPL-3.0-or-later
// A filter as conditions on `conversations c` with the values to bind.
#pragma once

#include "core/model/ConversationQuery.h"

#include <QStringList>
#include <QVariantList>

namespace gainsay {

struct SqlConditions {
    QStringList conditions;
    QVariantList values;

    void add(const QString &condition, const QVariantList &bound = {});
    // "WHERE a AND b " or nothing.
    QString where() const;
};

enum class FilterIndexes { Use, Avoid };

// Everything but the text, which the search index answers. Avoid keeps SQLite from collecting and sorting the many
// rows of a common value where walking in the order of the list would meet enough of them soon.
SqlConditions filterConditions(const ConversationFilter &filter, FilterIndexes indexes = FilterIndexes::Use);

// The column a list is sorted by.
QString sortColumn(ConversationSort sort);

}  // namespace gainsay
