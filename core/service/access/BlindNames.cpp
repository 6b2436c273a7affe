// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/access/BlindNames.h"

#include "core/base/Random.h"
#include "core/store/ProjectStore.h"
#include "core/store/Storage.h"
#include "core/store/WorkStore.h"

#include <QHash>

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

Result<QList<CaseAnswer>> blindAnswers(Storage &storage, ConversationId id, bool revealed)
{
    ASSIGN_OR_RETURN(const auto slotList, storage.work().slotsOf(id));
    QHash<UserId, AnnotationId> inForce;
    for (const Slot &slot : slotList) {
        if (slot.annotation)
            inForce.insert(slot.user, slot.annotation);
    }
    const BlindNames names(id, inForce.keys());
    QList<CaseAnswer> answers;
    for (const UserId person : names.people()) {
        ASSIGN_OR_RETURN(const auto annotation, storage.work().annotation(inForce.value(person)));
        ASSIGN_OR_RETURN(const auto user, storage.project().user(person));
        if (annotation) {
            answers.append({revealed ? user.name : names.letter(person), revealed ? person : UserId(),
                            annotation->answers, annotation->revision, annotation->createdAt});
        }
    }
    return answers;
}

}  // namespace gainsay
