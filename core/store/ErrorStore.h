// SPDX-License-Identifier: GPL-3.0-or-later
// What researchers note about errors: slices, tags with their editable words, and contrastive pairs.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay {

using SliceId = Id<struct SliceTag>;

// A named filter; see core/errors/ErrorFilter.h.
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

class ErrorStore {
public:
    virtual ~ErrorStore() = default;

    virtual Result<QList<Slice>> slices() = 0;  // by name
    // A slice of that name gets the new filter.
    virtual Result<SliceId> putSlice(const Slice &slice) = 0;
    virtual Result<void> removeSlice(SliceId id) = 0;

    virtual Result<QList<TagKind>> tagKinds() = 0;  // in their order, retired ones last
    // The whole list, in order. Words that are in use but not in the list are retired, others go.
    virtual Result<void> setTagKinds(const QList<TagKind> &kinds) = 0;

    // All tags, or those of one conversation.
    virtual Result<QList<ErrorTag>> tags(ConversationId conversation = {}) = 0;
    virtual Result<void> putTag(const ErrorTag &tag) = 0;
    virtual Result<void> removeTag(ConversationId conversation, RunId run, const QString &tag) = 0;
    virtual Result<void> removeTagsOf(RunId run) = 0;

    virtual Result<QList<ContrastivePair>> pairs() = 0;  // newest first
    virtual Result<qint64> addPair(const ContrastivePair &pair) = 0;
    virtual Result<void> removePair(qint64 id) = 0;
};

}  // namespace gainsay
