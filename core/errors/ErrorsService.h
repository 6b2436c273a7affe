// SPDX-License-Identifier: GPL-3.0-or-later
// What researchers do on the Errors page and keep: slices, tags with notes, contrastive pairs, and doubted labels sent
// to be decided again. Reading is free; every change is one transaction with one audit row. Figures come from
// core/errors.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/errors/table/ErrorFilter.h"
#include "core/model/Conversation.h"
#include "core/model/User.h"
#include "core/model/Workflow.h"
#include "core/service/access/BlindNames.h"
#include "core/service/item/Predictions.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ErrorStore.h"

#include <functional>
#include <optional>

namespace gainsay {

class Storage;

// One conversation with everything that people and models say of it.
struct ErrorDetail {
    Conversation conversation;
    ItemState state = ItemState::Open;
    QString gold;  // accepted label, or empty
    std::optional<Resolution> resolution;
    QList<CaseAnswer> people;            // with letters instead of names
    QList<ShownPrediction> predictions;  // newest run first
    QList<ErrorTag> tags;
};

class ErrorsService {
    GAINSAY_TR(gainsay::ErrorsService)

public:
    ErrorsService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    Result<ErrorDetail> detail(ConversationId conversation);

    Result<SliceId> saveSlice(const QString &name, const ErrorFilter &filter);
    Result<void> removeSlice(const Slice &slice);

    // Names are not empty and differ, as do keys.
    Result<void> setTagKinds(const QList<TagKind> &kinds);
    Result<void> tag(ConversationId conversation, RunId run, const QString &tag, const QString &note = {});
    Result<void> untag(ConversationId conversation, RunId run, const QString &tag);

    Result<qint64> keepPair(const ContrastivePair &pair);
    Result<void> removePair(const ContrastivePair &pair);

    // A settled label is doubted: the item waits for a third person again. Its batch must be open for work.
    Result<void> reopen(ConversationId conversation, const QString &reason);
    // Fine, or why reopen() would refuse it now.
    Result<void> mayReopen(ConversationId conversation);

private:
    Result<void> record(const QString &action, const QString &subject, Json payload,
                        const std::function<Result<void>(const User &)> &change);
    Result<QString> nameOf(ConversationId conversation);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
