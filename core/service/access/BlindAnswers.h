// SPDX-License-Identifier: GPL-3.0-or-later
// The answers in force on an item, side by side, with letters instead of names.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>

namespace gainsay {

class Storage;

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
