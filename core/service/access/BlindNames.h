// SPDX-License-Identifier: GPL-3.0-or-later
// Letters instead of names: "A", "B", … in an order that differs from item to item, so that nobody learns to
// recognise a person by the letter.
#pragma once

#include "core/base/Ids.h"

#include <QList>
#include <QString>

namespace gainsay {

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

}  // namespace gainsay
