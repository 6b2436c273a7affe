// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ErrorStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlErrorStore final : public ErrorStore {
public:
    explicit SqlErrorStore(Database &database) : m_database(database) {}

    Result<QList<Slice>> slices() override;
    Result<SliceId> putSlice(const Slice &slice) override;
    Result<void> removeSlice(SliceId id) override;
    Result<QList<TagKind>> tagKinds() override;
    Result<void> setTagKinds(const QList<TagKind> &kinds) override;
    Result<QList<ErrorTag>> tags(ConversationId conversation) override;
    Result<void> putTag(const ErrorTag &tag) override;
    Result<void> removeTag(ConversationId conversation, RunId run, const QString &tag) override;
    Result<void> removeTagsOf(RunId run) override;
    Result<QList<ContrastivePair>> pairs() override;
    Result<qint64> addPair(const ContrastivePair &pair) override;
    Result<void> removePair(qint64 id) override;

private:
    Database &m_database;
};

}  // namespace gainsay
