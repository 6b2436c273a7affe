// SPDX-License-Identifier: GPL-3.0-or-later
// What researchers note about errors: slices, tags with their editable words, and contrastive pairs. Values only.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QString>
#include <QStringList>

namespace gainsay {

using SliceId = Id<struct SliceTag>;

// A named filter; see core/errors/table/ErrorFilter.h.
struct Slice {
    SliceId id;
    QString name;
    Json filter = Json::object();
    UserId user;
    qint64 createdAt = 0;
};

// A word for what is behind an error, and the key that gives it.
struct TagKind {
    QString name;
    QString key;
    bool retired = false;  // no longer offered; tags given with it stay

    friend bool operator==(const TagKind &, const TagKind &) = default;
};

// One run's error on one conversation, explained by a person.
struct ErrorTag {
    ConversationId conversation;
    RunId run;
    QString tag;
    QString note;
    UserId user;
    qint64 createdAt = 0;
};

// An original and its edited turns, with what a model said to each.
struct ContrastivePair {
    qint64 id = 0;
    ConversationId conversation;
    QStringList turns;  // all turns as edited, in order
    QString model;
    QString labelBefore;
    QString labelAfter;
    QString note;
    UserId user;
    qint64 createdAt = 0;
};

}  // namespace gainsay
