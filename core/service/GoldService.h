// SPDX-License-Identifier: GPL-3.0-or-later
// Items with known answers: made from decided or imported ones, used in training, and mixed into the work unnoticed.
#pragma once

#include "core/base/Clock.h"
#include "core/model/Slot.h"
#include "core/model/Training.h"
#include "core/service/ActiveScheme.h"

#include <QCoreApplication>
#include <QList>

namespace gainsay {

class Storage;

// How a person did on a hidden item.
struct HiddenOutcome {
    UserId user;
    ConversationId conversation;
    bool correct = false;
    qint64 answeredAt = 0;
};

class GoldService {
    Q_DECLARE_TR_FUNCTIONS(gainsay::GoldService)

public:
    // `actor` plans; none stands for the command line.
    GoldService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // The known answers are the item's final ones, else those that came with its file. An item that nobody was
    // given leaves the work and serves training alone; only such items can be hidden in the work.
    Result<void> add(GoldKind kind, ConversationId conversation, const QString &explanation = {});
    Result<void> remove(GoldKind kind, ConversationId conversation);
    Result<QList<GoldItem>> list(GoldKind kind);

    // Puts hidden items between the waiting ones of everybody, at the share of the project's settings. Nobody gets
    // one twice. Gives how many were added.
    Result<int> mixIntoWork(quint64 seed);
    Result<QList<HiddenOutcome>> outcomes();

private:
    Result<Json> knownAnswers(ConversationId conversation);
    Result<QList<Slot>> hiddenFor(UserId user, const QList<GoldItem> &hidden, double share, quint64 seed);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
