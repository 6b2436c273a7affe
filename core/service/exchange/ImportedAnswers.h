// SPDX-License-Identifier: GPL-3.0-or-later
// Takes over what people answered in another tool, as their annotations. Who is not in the project yet joins it as an
// annotator; places that nobody filled are free in the pool. Used inside the transaction of the import, whose audit
// row stands for it.
#pragma once

#include "core/base/Clock.h"
#include "core/io/rows/ImportReader.h"
#include "core/model/Slot.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/Storage.h"

#include <QHash>
#include <QSet>

namespace gainsay {

struct RefusedAnswers {
    QString person;
    QString reason;
};

struct AnswersTaken {
    int added = 0;
    QList<RefusedAnswers> refused;
};

class ImportedAnswers {
public:
    ImportedAnswers(Storage &storage, const Clock &clock, const ActiveScheme &scheme);

    // `people` have passed checkAnswers. Who has answered the item already is left alone, and named if that was in
    // another way. NotAllowed: the batch is closed.
    Result<AnswersTaken> add(ConversationId conversation, const QList<PersonAnswers> &people);

    // Others may have changed people and batches: in a new transaction, what was looked up before counts no more.
    void lookAgain();

private:
    enum class Place { Free, Taken, AnsweredOtherwise, BesideTheWork };

    Result<Place> placeOf(ConversationId conversation, UserId user, const Json &answers);
    Result<bool> addOne(ConversationId conversation, BatchId batch, const PersonAnswers &said, QList<Slot> &slotList,
                        QList<RefusedAnswers> &refused);
    Result<BatchId> openBatch(ConversationId conversation);
    Result<UserId> personNamed(const QString &name);
    Result<AnnotationId> write(ConversationId conversation, UserId user, const PersonAnswers &said);
    Result<void> fill(Slot slot, QList<Slot> &slotList);
    Result<void> openPlaces(ConversationId conversation, BatchId batch, const QList<Slot> &slotList);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    QHash<QString, UserId> m_people;
    QSet<BatchId> m_openBatches;
};

}  // namespace gainsay
