// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/AnnotationStore.h"

#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectAnnotation =
    u"SELECT a.id, a.conversation_id, a.user_id, a.revision, a.scheme_id, a.answers, a.label, a.confidence, "
    u"a.created_at, "
    "a.active_ms, a.idle_ms, a.prelabel_run, a.prelabel_shown, a.prelabel_followed, a.prelabel_ms FROM annotations a "_s;

Annotation readAnnotation(const Row &row)
{
    Annotation annotation;
    annotation.id = row.get<AnnotationId>(0);
    annotation.conversation = row.get<ConversationId>(1);
    annotation.user = row.get<UserId>(2);
    annotation.revision = row.get<int>(3);
    annotation.scheme = row.get<SchemeId>(4);
    annotation.answers = row.get<Json>(5);
    annotation.label = row.get<QString>(6);
    annotation.confidence = row.get<std::optional<int>>(7);
    annotation.createdAt = row.get<qint64>(8);
    annotation.time = {row.get<qint64>(9), row.get<qint64>(10)};
    annotation.prelabel = {row.get<RunId>(11), row.get<bool>(12), row.get<std::optional<bool>>(13),
                           row.get<std::optional<qint64>>(14)};
    return annotation;
}

}  // namespace

Result<AnnotationId> SqlAnnotationStore::insert(const Annotation &a)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO annotations (conversation_id, user_id, revision, scheme_id, answers, "
                                 u"label, confidence, created_at, "
                                 "active_ms, idle_ms, prelabel_run, prelabel_shown, prelabel_followed, prelabel_ms) "
                                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
                                 a.conversation, a.user, a.revision, a.scheme, a.answers, orNull(a.label), a.confidence,
                                 a.createdAt, a.time.activeMs, a.time.idleMs, a.prelabel.run, a.prelabel.shown,
                                 a.prelabel.followed, a.prelabel.latencyMs));
    return AnnotationId{id};
}

Result<std::optional<Annotation>> SqlAnnotationStore::byId(AnnotationId id)
{
    return sql::one(m_database, selectAnnotation + u"WHERE a.id = ?"_s, readAnnotation, id);
}

Result<std::optional<Annotation>> SqlAnnotationStore::latest(ConversationId conversation, UserId user)
{
    return sql::one(m_database,
                    selectAnnotation +
                        u"WHERE a.conversation_id = ? AND a.user_id = ? ORDER BY a.revision DESC LIMIT 1"_s,
                    readAnnotation, conversation, user);
}

Result<QList<Annotation>> SqlAnnotationStore::revisions(ConversationId conversation, UserId user)
{
    return sql::all(m_database,
                    selectAnnotation + u"WHERE a.conversation_id = ? AND a.user_id = ? ORDER BY a.revision"_s,
                    readAnnotation, conversation, user);
}

Result<QList<RaterFact>> SqlAnnotationStore::raters(ConversationId conversation)
{
    return sql::all(
        m_database,
        u"SELECT s.annotation_id, a.answers FROM slots s LEFT JOIN annotations a ON a.id = s.annotation_id "
        "WHERE s.conversation_id = ? AND s.purpose = 0 ORDER BY s.number"_s,
        [](const Row &row) {
            return RaterFact{row.get<AnnotationId>(0), row.isNull(1) ? Json() : row.get<Json>(1)};
        },
        conversation);
}

Result<AnnotationId> SqlAnnotationStore::newest(ConversationId conversation)
{
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"SELECT COALESCE(MAX(annotation_id), 0) FROM slots WHERE conversation_id = ? AND purpose = 0"_s,
                    conversation));
    return AnnotationId{id};
}

Result<QList<Annotation>> SqlAnnotationStore::history(UserId user, AnnotationId before, int limit)
{
    const QString text =
        selectAnnotation +
        u"JOIN slots s ON s.conversation_id = a.conversation_id AND s.user_id = a.user_id AND s.annotation_id = a.id "
        "WHERE a.user_id = ? "_s;
    const QString order = u"ORDER BY a.created_at DESC, a.id DESC LIMIT ?"_s;
    if (!before)
        return sql::all(m_database, text + order, readAnnotation, user, limit);
    return sql::all(m_database,
                    text + u"AND (a.created_at, a.id) < ((SELECT created_at FROM annotations WHERE id = ?), ?) "_s +
                        order,
                    readAnnotation, user, before, before, limit);
}

Result<qint64> SqlAnnotationStore::countSince(UserId user, qint64 sinceMs)
{
    return sql::number(m_database,
                       u"SELECT COUNT(*) FROM annotations a JOIN slots s ON s.conversation_id = a.conversation_id AND "
                       "s.user_id = a.user_id WHERE a.user_id = ? AND a.created_at >= ? AND a.revision = 1 AND "
                       "s.annotation_id IS NOT NULL"_s,
                       user, sinceMs);
}

}  // namespace gainsay
