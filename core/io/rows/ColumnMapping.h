// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a foreign file holds what: "id=doc,turns=q1|a1|q2|a2,speakers=user|bot,label=gold".
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringList>

namespace gainsay {

struct ColumnMapping {
    QString id;
    QString batch;
    QString model;
    QString method;
    QString label;         // value or code of the scheme's gold question
    QStringList turns;     // one column per utterance, in order; empty cells at the end are left out
    QStringList speakers;  // who speaks the turns, repeated in order; "user" and "bot" if not given

    // Nothing is mapped: columns are found by their usual names (id, batch or file, model, method, label, u1, b1, …).
    bool isEmpty() const;
};

Result<ColumnMapping> parseColumnMapping(const QString &text);

}  // namespace gainsay
