// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/access/BlindNames.h"

#include "core/workflow/FairDraw.h"

#include <algorithm>

namespace gainsay {

BlindNames::BlindNames(ConversationId conversation, QList<UserId> people) : m_people(std::move(people))
{
    std::sort(m_people.begin(), m_people.end());
    FairDraw draw(static_cast<quint64>(conversation.value));
    draw.shuffle(m_people);
}

QString BlindNames::letter(UserId person) const
{
    const qsizetype index = m_people.indexOf(person);
    return index < 0 ? QString() : QString(QChar(static_cast<char16_t>(u'A' + index)));
}

}  // namespace gainsay
