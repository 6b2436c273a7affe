// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a foreign file holds what: "id=doc,turns=q1|a1|q2|a2,speakers=user|bot,label=gold". A comma, a bar,
// an equals sign or a backslash in a name is written with a backslash before it.
#pragma once

#include "core/base/Result.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace gainsay {

struct ColumnMapping {
    QString id;
    QString batch;
    QString model;
    QString method;
    QString label;         // value, code or title of an answer to the scheme's gold question
    QString person;        // who gave the answers; they are that person's then, not gold
    QStringList turns;     // one column per utterance, in order; empty cells at the end are left out. Or one column
                           // that holds a list of turns
    QStringList speakers;  // who speaks the turns, repeated in order; "user" and "bot" if not given
    // The names inside a list of turns. Without `turns`: the columns of a table with one row per turn, of which those
    // with the same id make one conversation.
    QString speaker;
    QString text;
    QMap<QString, QString> answers;  // columns of further questions, by question
    bool hasHeader = true;           // tables: else columns go by their number, 1 for the first

    // Nothing is mapped: columns are found by their usual names (id, batch or file, model, method, label, u1, b1, …).
    bool isEmpty() const { return *this == ColumnMapping(); }
    // One row of the file is one turn.
    bool isRowPerTurn() const { return turns.isEmpty() && !text.isEmpty(); }
    // All that are named, but those inside a list of turns.
    QStringList columns() const;

    friend bool operator==(const ColumnMapping &, const ColumnMapping &) = default;
};

// What the usual names among the columns say by themselves.
ColumnMapping usualMapping(const QStringList &columns);
Result<ColumnMapping> parseColumnMapping(const QString &text);
// What parseColumnMapping() reads.
QString columnMappingText(const ColumnMapping &mapping);

}  // namespace gainsay
