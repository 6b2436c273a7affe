// SPDX-License-Identifier: GPL-3.0-or-later
// Items with known answers: made from decided or imported ones, used in training, and mixed into the work unnoticed.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/Training.h"
#include "core/service/project/ActiveScheme.h"

#include <QList>

namespace gainsay {

class Storage;

// How a person did on a hidden item.
struct HiddenOutcome {
    UserId user;
    ConversationId conversation;
    QString said;  // answers to the scheme's gold question
    QString truth;
    bool correct = false;  // in everything that is compared
    qint64 answeredAt = 0;
};

class GoldService {
    GAINSAY_TR(gainsay::GoldService)

public:
    // `actor` plans; none stands for the command line.
    GoldService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // The known answers are the item's final ones, else those that came with its file. An item that nobody was
    // given leaves the work and serves training alone. Hidden items come to people who have not had them, at the
    // share of the project's settings (see HiddenGold.h); what they answer does not touch the item.
    Result<void> add(GoldKind kind, ConversationId conversation, const QString &explanation = {});
    // Makes hidden items of `count` that a third person decided, drawn by seed; gives how many there were.
    Result<int> hideAdjudicated(int count, quint64 seed);
    Result<void> remove(GoldKind kind, ConversationId conversation);
    Result<QList<GoldItem>> list(GoldKind kind);

    // In order of time.
    Result<QList<HiddenOutcome>> outcomes();

private:
    Result<QList<ConversationId>> adjudicated();
    Result<Json> knownAnswers(ConversationId conversation);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
