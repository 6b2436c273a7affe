// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/AnnotationStore.h"
#include "db/engine/Database.h"

namespace gainsay {

class SqlAnnotationStore final : public AnnotationStore {
public:
    explicit SqlAnnotationStore(Database &database) : m_database(database) {}

    Result<AnnotationId> insert(const Annotation &annotation) override;
    Result<std::optional<Annotation>> byId(AnnotationId id) override;
    Result<std::optional<Annotation>> latest(ConversationId conversation, UserId user) override;
    Result<QList<Annotation>> revisions(ConversationId conversation, UserId user) override;
    Result<QList<RaterFact>> raters(ConversationId conversation) override;
    Result<AnnotationId> newest(ConversationId conversation) override;
    Result<QList<Annotation>> history(UserId user, AnnotationId before, int limit) override;
    Result<qint64> countSince(UserId user, qint64 sinceMs) override;

private:
    Database &m_database;
};

}  // namespace gainsay
