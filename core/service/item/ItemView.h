// SPDX-License-Identifier: GPL-3.0-or-later
// One item with everything that one person may know of it. Values; made by ItemService.
#pragma once

#include "core/model/Annotation.h"
#include "core/model/Conversation.h"
#include "core/model/ConversationQuery.h"
#include "core/model/Decision.h"
#include "core/model/Message.h"
#include "core/model/Slot.h"
#include "core/model/SpotRound.h"
#include "core/model/Training.h"
#include "core/service/item/Predictions.h"
#include "core/service/messages/DiscussionService.h"
#include "core/store/AuditStore.h"

#include <QHash>

#include <optional>

namespace gainsay {

// How far somebody may look into an item.
enum class ItemSight {
    Own,      // their own work on it: nothing of what others say
    Case,     // disputed or decided, names hidden until it is decided
    Settled,  // models, and what people say once it is settled
    All,
};

// One person's place at the item, or what is left of it.
struct ItemPerson {
    QString name;  // a letter while names are hidden
    bool mine = false;
    std::optional<SlotState> place;  // none: has none any more, or it is not for who looks
    SlotPurpose purpose = SlotPurpose::Work;
    QList<Annotation> revisions;  // oldest first; without the ids of people who are hidden
    int inForce = -1;             // index of the revision that counts

    const Annotation *answer() const { return inForce < 0 ? nullptr : &revisions[inForce]; }
};

struct ItemDecision {
    QString by;  // empty: hidden, or the command line without a named user
    Decision decision;
};

struct ItemCheck {
    int round = 0;  // its number within the batch; 0 where that is not for who looks
    std::optional<RoundOutcome> outcome;
    QString by;
    SpotItem item;
};

struct ItemMarkBy {
    QString by;
    ItemMark mark;
};

struct ItemView {
    ItemSight sight = ItemSight::Own;
    Conversation conversation;  // without imported labels, chatbot and method where those are not for who looks
    ItemState state = ItemState::Open;
    QString removed;
    Purpose purpose = Purpose::Work;
    std::optional<Resolution> resolution;
    bool namesHidden = false;
    QList<ItemPerson> people;
    QStringList differences;        // ids of questions that the answers in force differ on
    QList<ItemDecision> decisions;  // oldest first
    bool talks = false;             // may read the discussion and take part in it
    QList<ThreadComment> comments;
    QHash<QString, QString> names;  // of the letters that the discussion uses, for those who may know
    QList<Message> told;            // what was written about it to who looks, newest first
    QList<ItemCheck> checks;        // oldest first
    QList<ShownPrediction> predictions;
    QList<GoldItem> gold;  // of training sets
    QList<ItemMarkBy> marks;
    QList<AuditRow> trail;  // oldest first
    QString withheld;       // what is not shown, and when it will be; empty: nothing
};

}  // namespace gainsay
