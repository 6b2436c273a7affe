// SPDX-License-Identifier: GPL-3.0-or-later
// A filter as conditions on `conversations c` with the values to bind.
#pragma once

#include "core/store/ConversationQuery.h"

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

// Everything but the text, which the search index answers.
SqlConditions filterConditions(const ConversationFilter &filter);

// The column a list is sorted by.
QString sortColumn(ConversationSort sort);

}  // namespace gainsay
