// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as numbers inside a statement, so that a million rows come back without a single text.
#pragma once

#include "db/engine/Query.h"

#include <QHash>
#include <QStringList>

namespace gainsay {

// "CASE column WHEN ? THEN 0 … END": the place of the column's text among `values`, NULL if it is not among them.
QString placeSql(const QString &column, const QStringList &values);
void bindPlaces(Query &query, const QStringList &values);

// Every text of a column of `conversations`, sorted.
Result<QStringList> distinctTexts(Database &database, const QString &column);

// Answers by number: those that were expected, then others in order of appearance.
class LabelDictionary {
public:
    explicit LabelDictionary(const QStringList &expected);

    int numberOf(const QString &label);
    // Of an answer as JSON text. Few different answers are given many times: each is parsed once.
    Result<int> numberOfJson(const QString &json);
    const QStringList &labels() const { return m_labels; }

private:
    QStringList m_labels;
    QHash<QString, int> m_numbers;
    QHash<QString, int> m_jsonNumbers;
};

}  // namespace gainsay
