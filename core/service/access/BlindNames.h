// SPDX-License-Identifier: GPL-3.0-or-later
// Letters instead of names: "A", "B", … in an order that differs from item to item, so that nobody learns to
// recognise a person by the letter.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>

namespace gainsay {

class Storage;

class BlindNames {
public:
    BlindNames(ConversationId conversation, QList<UserId> people);

    // In the order of the letters.
    const QList<UserId> &people() const { return m_people; }
    // Empty for whoever is not among them.
    QString letter(UserId person) const;

private:
    QList<UserId> m_people;
};

// The answers in force on an item, side by side, with letters instead of names.

struct CaseAnswer {
    QString name;  // "A", "B", …; the person's name once revealed
    UserId user;   // none while names are hidden
    Json answers = Json::object();
    int revision = 0;
    qint64 answeredAt = 0;
};

// In an order that says nothing about the people.
Result<QList<CaseAnswer>> blindAnswers(Storage &storage, ConversationId conversation, bool revealed);

}  // namespace gainsay
