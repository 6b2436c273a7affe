// SPDX-License-Identifier: GPL-3.0-or-later
// Strong ids: a conversation's number cannot be passed where a user's is wanted. 0 means "none".
#pragma once

#include <QHashFunctions>

#include <compare>

namespace gainsay {

template <class Tag> struct Id {
    qint64 value = 0;

    explicit operator bool() const { return value != 0; }
    friend auto operator<=>(Id, Id) = default;
    friend size_t qHash(Id id, size_t seed = 0) { return ::qHash(id.value, seed); }
};

using ConversationId = Id<struct ConversationTag>;
using BatchId = Id<struct BatchTag>;
using UserId = Id<struct UserTag>;
using SchemeId = Id<struct SchemeTag>;
using SlotId = Id<struct SlotTag>;
using AnnotationId = Id<struct AnnotationTag>;
using DecisionId = Id<struct DecisionTag>;
using EditId = Id<struct EditTag>;
using CommentId = Id<struct CommentTag>;
using MessageId = Id<struct MessageTag>;
using SessionId = Id<struct SessionTag>;
using RoundId = Id<struct RoundTag>;
using RunId = Id<struct RunTag>;

}  // namespace gainsay
