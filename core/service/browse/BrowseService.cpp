// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/browse/BrowseService.h"

#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"
#include "core/store/Storage.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"

namespace gainsay {

Result<QList<Batch>> BrowseService::batches()
{
    return m_storage.conversations().batches();
}

Result<BatchId> BrowseService::batchByName(const QString &name)
{
    ASSIGN_OR_RETURN(const auto batch, m_storage.conversations().batchByName(name));
    return batch.id;
}

Result<QList<SlotTally>> BrowseService::slotTallies()
{
    return m_storage.work().slotTallies();
}

Result<QList<CalibrationSet>> BrowseService::calibrations()
{
    return m_storage.training().calibrations();
}

Result<Conversation> BrowseService::conversation(ConversationId id)
{
    return m_storage.conversations().byId(id);
}

Result<QHash<ConversationId, Conversation>> BrowseService::conversations(const QList<ConversationId> &ids)
{
    return m_storage.conversations().byIds(ids);
}

Result<QList<Conversation>> BrowseService::pageAfter(ConversationId after, int limit, BatchId batch)
{
    return m_storage.conversations().pageAfter(after, limit, batch);
}

Result<ConversationRow> BrowseService::row(ConversationId id)
{
    return m_storage.conversations().row(id);
}

Result<ShownConversation> BrowseService::shown(ConversationId id)
{
    ConversationStore &store = m_storage.conversations();
    ASSIGN_OR_RETURN(auto conversation, store.byId(id));
    ASSIGN_OR_RETURN(auto row, store.row(id));
    ASSIGN_OR_RETURN(auto resolution, store.resolution(id));
    return ShownConversation{std::move(conversation), std::move(row), std::move(resolution)};
}

Result<QList<RowAndConversation>> BrowseService::list(const ConversationQuery &query, ConversationId after, int limit)
{
    ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(query, after, limit));
    QList<ConversationId> ids;
    for (const ConversationRow &row : rows)
        ids.append(row.id);
    ASSIGN_OR_RETURN(const auto texts, conversations(ids));
    QList<RowAndConversation> listed;
    for (const ConversationRow &row : rows)
        listed.append({row, texts.value(row.id)});
    return listed;
}

Result<QList<ConversationRow>> BrowseService::next(const ConversationQuery &query, ConversationId after)
{
    return m_storage.conversations().list(query, after, 1);
}

Result<QList<ConversationRow>> BrowseService::previous(const ConversationQuery &query, ConversationId before)
{
    return m_storage.conversations().previous(query, before, 1);
}

Result<qint64> BrowseService::count(const ConversationFilter &filter)
{
    return m_storage.conversations().count(filter);
}

Result<QList<AnsweredConversation>> BrowseService::answersOf(UserId user, AnnotationId before, int limit)
{
    ASSIGN_OR_RETURN(const auto annotations, m_storage.work().answersOf(user, before, limit));
    QList<ConversationId> ids;
    for (const Annotation &annotation : annotations)
        ids.append(annotation.conversation);
    ASSIGN_OR_RETURN(const auto texts, conversations(ids));
    QList<AnsweredConversation> answered;
    for (const Annotation &annotation : annotations)
        answered.append({annotation, texts.value(annotation.conversation)});
    return answered;
}

Result<QList<GoldConversation>> BrowseService::gold(GoldKind kind)
{
    ASSIGN_OR_RETURN(const auto items, m_storage.training().gold(kind));
    QList<ConversationId> ids;
    for (const GoldItem &item : items)
        ids.append(item.conversation);
    ASSIGN_OR_RETURN(const auto texts, conversations(ids));
    QList<GoldConversation> gold;
    for (const GoldItem &item : items)
        gold.append({item, texts.value(item.conversation)});
    return gold;
}

Result<qsizetype> BrowseService::goldCount(GoldKind kind)
{
    ASSIGN_OR_RETURN(const auto items, m_storage.training().gold(kind));
    return items.size();
}

Result<QList<Slice>> BrowseService::slices()
{
    return m_storage.errors().slices();
}

Result<QList<TagKind>> BrowseService::tagKinds()
{
    return m_storage.errors().tagKinds();
}

Result<QList<KeptPair>> BrowseService::pairs()
{
    ASSIGN_OR_RETURN(const auto pairs, m_storage.errors().pairs());
    QList<ConversationId> ids;
    for (const ContrastivePair &pair : pairs)
        ids.append(pair.conversation);
    ASSIGN_OR_RETURN(const auto texts, conversations(ids));
    QList<KeptPair> kept;
    for (const ContrastivePair &pair : pairs)
        kept.append({pair, texts.value(pair.conversation)});
    return kept;
}

Result<qint64> BrowseService::newestChange()
{
    ASSIGN_OR_RETURN(const auto head, m_storage.audit().list(0, 1));
    return head.isEmpty() ? 0 : head.constFirst().sequence;
}

}  // namespace gainsay
