// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what researchers note about errors.
#pragma once

#include "core/base/Result.h"
#include "core/model/ErrorNotes.h"

#include <QList>

namespace gainsay {

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
