// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/ErrorStore.h"

#include "db/engine/Query.h"
#include "db/engine/Values.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

ErrorTag readTag(const Row &row)
{
    return {row.get<ConversationId>(0), row.get<RunId>(1),  row.get<QString>(2),
            row.get<QString>(3),        row.get<UserId>(4), row.get<qint64>(5)};
}

ContrastivePair readPair(const Row &row)
{
    ContrastivePair pair;
    pair.id = row.get<qint64>(0);
    pair.conversation = row.get<ConversationId>(1);
    for (const Json &turn : row.get<Json>(2)) {
        if (!turn.is_string())
            row.reject(u"turns of a contrastive pair"_s);
        else
            pair.turns.append(fromUtf8(turn.get<std::string>()));
    }
    pair.model = row.get<QString>(3);
    pair.labelBefore = row.get<QString>(4);
    pair.labelAfter = row.get<QString>(5);
    pair.note = row.get<QString>(6);
    pair.user = row.get<UserId>(7);
    pair.createdAt = row.get<qint64>(8);
    return pair;
}

}  // namespace

Result<QList<Slice>> SqlErrorStore::slices()
{
    return sql::all(m_database, u"SELECT id, name, filter, user_id, created_at FROM slices ORDER BY name"_s,
                    [](const Row &row) {
                        return Slice{row.get<SliceId>(0), row.get<QString>(1), row.get<Json>(2), row.get<UserId>(3),
                                     row.get<qint64>(4)};
                    });
}

Result<SliceId> SqlErrorStore::putSlice(const Slice &slice)
{
    ASSIGN_OR_RETURN(const auto id,
                     sql::number(m_database,
                                 u"INSERT INTO slices (name, filter, user_id, created_at) VALUES (?, ?, ?, ?) "
                                 "ON CONFLICT (name) DO UPDATE SET filter = excluded.filter RETURNING id"_s,
                                 slice.name, slice.filter, slice.user, slice.createdAt));
    return SliceId{id};
}

Result<void> SqlErrorStore::removeSlice(SliceId id)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM slices WHERE id = ?"_s, id));
}

Result<QList<TagKind>> SqlErrorStore::tagKinds()
{
    return sql::all(m_database, u"SELECT name, key, retired FROM tag_kinds ORDER BY retired, position, name"_s,
                    [](const Row &row) {
                        return TagKind{row.get<QString>(0), row.get<QString>(1), row.get<bool>(2)};
                    });
}

Result<void> SqlErrorStore::setTagKinds(const QList<TagKind> &kinds)
{
    return m_database.transaction([&]() -> Result<void> {
        RETURN_IF_ERROR(sql::execute(
            m_database, u"UPDATE tag_kinds SET retired = 1, key = '' WHERE name IN (SELECT tag FROM error_tags)"_s));
        RETURN_IF_ERROR(
            sql::execute(m_database, u"DELETE FROM tag_kinds WHERE name NOT IN (SELECT tag FROM error_tags)"_s));
        for (qsizetype i = 0; i < kinds.size(); ++i) {
            RETURN_IF_ERROR(sql::execute(m_database,
                                         u"INSERT INTO tag_kinds (name, key, position, retired) VALUES (?, ?, ?, ?) "
                                         "ON CONFLICT (name) DO UPDATE SET key = excluded.key, "
                                         "position = excluded.position, retired = excluded.retired"_s,
                                         kinds[i].name, kinds[i].key, int(i) + 1, kinds[i].retired));
        }
        return {};
    });
}

Result<QList<ErrorTag>> SqlErrorStore::tags(ConversationId conversation)
{
    const QString select = u"SELECT conversation_id, run_id, tag, note, user_id, created_at FROM error_tags "_s;
    const QString order = u"ORDER BY conversation_id, run_id, tag"_s;
    if (!conversation)
        return sql::all(m_database, select + order, readTag);
    return sql::all(m_database, select + u"WHERE conversation_id = ? "_s + order, readTag, conversation);
}

Result<void> SqlErrorStore::putTag(const ErrorTag &tag)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO error_tags (conversation_id, run_id, tag, note, user_id, created_at) "
                                  "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (conversation_id, run_id, tag) DO UPDATE SET "
                                  "note = excluded.note, user_id = excluded.user_id, "
                                  "created_at = excluded.created_at"_s,
                                  tag.conversation, tag.run, tag.tag, tag.note, tag.user, tag.createdAt));
}

Result<void> SqlErrorStore::removeTag(ConversationId conversation, RunId run, const QString &tag)
{
    return succeeded(sql::execute(m_database,
                                  u"DELETE FROM error_tags WHERE conversation_id = ? AND run_id = ? AND tag = ?"_s,
                                  conversation, run, tag));
}

Result<void> SqlErrorStore::removeTagsOf(RunId run)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM error_tags WHERE run_id = ?"_s, run));
}

Result<QList<ContrastivePair>> SqlErrorStore::pairs()
{
    return sql::all(m_database,
                    u"SELECT id, conversation_id, turns, model, label_before, label_after, note, user_id, created_at "
                    "FROM contrastive_pairs ORDER BY id DESC"_s,
                    readPair);
}

Result<qint64> SqlErrorStore::addPair(const ContrastivePair &pair)
{
    return sql::number(
        m_database,
        u"INSERT INTO contrastive_pairs (conversation_id, turns, model, label_before, label_after, note, "
        "user_id, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"_s,
        pair.conversation, jsonTexts(pair.turns), pair.model, pair.labelBefore, pair.labelAfter, pair.note, pair.user,
        pair.createdAt);
}

Result<void> SqlErrorStore::removePair(qint64 id)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM contrastive_pairs WHERE id = ?"_s, id));
}

}  // namespace gainsay
