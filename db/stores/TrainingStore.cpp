// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/stores/TrainingStore.h"

#include "core/model/ConversationQuery.h"
#include "core/model/Slot.h"
#include "db/engine/Query.h"
#include "db/engine/Values.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString selectGold = u"SELECT kind, conversation_id, answers, explanation, position FROM gold_items "_s;
const QString selectSession =
    u"SELECT id, user_id, kind, started_at, finished_at, total, wrong, passed FROM training_sessions "_s;

GoldItem readGold(const Row &row)
{
    return {goldKindFromString(row.get<QString>(0)).value_or(GoldKind::Tutorial), row.get<ConversationId>(1),
            row.get<Json>(2), row.get<QString>(3), row.get<int>(4)};
}

QStringList textsOf(const Json &list)
{
    QStringList texts;
    for (const Json &text : list)
        texts.append(text.is_string() ? fromUtf8(text.get<std::string>()) : QString());
    return texts;
}

TrainingSession readSession(const Row &row)
{
    TrainingSession session;
    session.id = row.get<SessionId>(0);
    session.user = row.get<UserId>(1);
    session.kind = goldKindFromString(row.get<QString>(2)).value_or(GoldKind::Tutorial);
    session.startedAt = row.get<qint64>(3);
    session.finishedAt = row.get<qint64>(4);
    session.total = row.get<int>(5);
    session.wrong = row.get<int>(6);
    session.passed = row.get<std::optional<bool>>(7);
    return session;
}

}  // namespace

Result<void> SqlTrainingStore::putGold(const GoldItem &item)
{
    return m_database.transaction([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto changed,
                         sql::execute(m_database,
                                      u"UPDATE gold_items SET answers = ?, explanation = ? WHERE kind = ? AND "
                                      "conversation_id = ?"_s,
                                      item.answers, item.explanation, toString(item.kind), item.conversation));
        if (changed > 0)
            return {};
        return succeeded(
            sql::execute(m_database,
                         u"INSERT INTO gold_items (kind, conversation_id, answers, explanation, position) SELECT "
                         "?, ?, ?, ?, COALESCE(MAX(position) + 1, 0) FROM gold_items WHERE kind = ?"_s,
                         toString(item.kind), item.conversation, item.answers, item.explanation, toString(item.kind)));
    });
}

Result<void> SqlTrainingStore::removeGold(GoldKind kind, ConversationId conversation)
{
    return succeeded(sql::execute(m_database, u"DELETE FROM gold_items WHERE kind = ? AND conversation_id = ?"_s,
                                  toString(kind), conversation));
}

Result<QList<GoldItem>> SqlTrainingStore::gold(GoldKind kind)
{
    return sql::all(m_database, selectGold + u"WHERE kind = ? ORDER BY position"_s, readGold, toString(kind));
}

Result<void> SqlTrainingStore::reserve(ConversationId conversation)
{
    return succeeded(sql::execute(m_database,
                                  u"UPDATE conversations SET purpose = ? WHERE id = ? AND NOT EXISTS "
                                  "(SELECT 1 FROM slots s WHERE s.conversation_id = conversations.id)"_s,
                                  Purpose::Training, conversation));
}

Result<std::optional<GoldItem>> SqlTrainingStore::goldOf(GoldKind kind, ConversationId conversation)
{
    return sql::one(m_database, selectGold + u"WHERE kind = ? AND conversation_id = ?"_s, readGold, toString(kind),
                    conversation);
}

Result<QList<ConversationId>> SqlTrainingStore::freshHidden(UserId user)
{
    return sql::all(
        m_database,
        u"SELECT g.conversation_id FROM gold_items g WHERE g.kind = ? AND NOT EXISTS (SELECT 1 FROM slots s WHERE "
        "s.conversation_id = g.conversation_id AND s.user_id = ?) AND NOT EXISTS (SELECT 1 FROM annotations a WHERE "
        "a.conversation_id = g.conversation_id AND a.user_id = ?) ORDER BY g.position"_s,
        [](const Row &row) { return row.get<ConversationId>(0); }, toString(GoldKind::Hidden), user, user);
}

Result<bool> SqlTrainingStore::hiddenAt(UserId user, qint64 position)
{
    const auto count = sql::number(
        m_database, u"SELECT COUNT(*) FROM slots WHERE purpose <> 0 AND purpose = ? AND user_id = ? AND position = ?"_s,
        SlotPurpose::HiddenGold, user, position);
    return count ? Result<bool>(*count > 0) : count.error();
}

Result<QList<HiddenAnswer>> SqlTrainingStore::hiddenAnswers()
{
    return sql::all(
        m_database,
        u"SELECT s.user_id, s.conversation_id, a.answers, g.answers, a.created_at FROM slots s "
        "JOIN annotations a ON a.id = s.annotation_id "
        "JOIN gold_items g ON g.conversation_id = s.conversation_id AND g.kind = ? "
        "WHERE s.purpose <> 0 AND s.purpose = ? ORDER BY a.created_at, a.id"_s,
        [](const Row &row) {
            return HiddenAnswer{row.get<UserId>(0), row.get<ConversationId>(1), row.get<Json>(2), row.get<Json>(3),
                                row.get<qint64>(4)};
        },
        toString(GoldKind::Hidden), SlotPurpose::HiddenGold);
}

Result<void> SqlTrainingStore::addCalibration(const CalibrationSet &set)
{
    return succeeded(sql::execute(m_database,
                                  u"INSERT INTO calibration_sets (name, rule, people, items, user_id, created_at) "
                                  "VALUES (?, ?, ?, ?, ?, ?)"_s,
                                  set.name, set.rule, jsonTexts(set.people), jsonTexts(set.items), set.user,
                                  set.createdAt));
}

Result<QList<CalibrationSet>> SqlTrainingStore::calibrations()
{
    return sql::all(m_database,
                    u"SELECT name, rule, people, items, user_id, created_at FROM calibration_sets ORDER BY id DESC"_s,
                    [](const Row &row) {
                        return CalibrationSet{row.get<QString>(0),       row.get<Json>(1),   textsOf(row.get<Json>(2)),
                                              textsOf(row.get<Json>(3)), row.get<UserId>(4), row.get<qint64>(5)};
                    });
}

Result<SessionId> SqlTrainingStore::startSession(const TrainingSession &session)
{
    ASSIGN_OR_RETURN(
        const auto id,
        sql::number(m_database,
                    u"INSERT INTO training_sessions (user_id, kind, started_at, total) VALUES (?, ?, ?, ?) "
                    "RETURNING id"_s,
                    session.user, toString(session.kind), session.startedAt, session.total));
    return SessionId{id};
}

Result<void> SqlTrainingStore::updateSession(const TrainingSession &session)
{
    return succeeded(sql::execute(
        m_database, u"UPDATE training_sessions SET finished_at = ?, total = ?, wrong = ?, passed = ? WHERE id = ?"_s,
        orNull(session.finishedAt), session.total, session.wrong, session.passed, session.id));
}

Result<std::optional<TrainingSession>> SqlTrainingStore::session(SessionId id)
{
    return sql::one(m_database, selectSession + u"WHERE id = ?"_s, readSession, id);
}

Result<QList<TrainingSession>> SqlTrainingStore::sessions(UserId user, GoldKind kind)
{
    return sql::all(m_database, selectSession + u"WHERE user_id = ? AND kind = ? ORDER BY id"_s, readSession, user,
                    toString(kind));
}

Result<bool> SqlTrainingStore::hasPassed(UserId user, GoldKind kind)
{
    ASSIGN_OR_RETURN(
        const auto count,
        sql::number(m_database,
                    u"SELECT COUNT(*) FROM training_sessions WHERE user_id = ? AND kind = ? AND passed = 1"_s, user,
                    toString(kind)));
    return count > 0;
}

Result<void> SqlTrainingStore::addAnswer(const TrainingAnswer &answer)
{
    return succeeded(
        sql::execute(m_database,
                     u"INSERT INTO training_answers (session_id, conversation_id, answers, correct, created_at) "
                     "VALUES (?, ?, ?, ?, ?)"_s,
                     answer.session, answer.conversation, answer.answers, answer.correct, answer.createdAt));
}

Result<QList<TrainingAnswer>> SqlTrainingStore::answers(SessionId session)
{
    return sql::all(
        m_database,
        u"SELECT session_id, conversation_id, answers, correct, created_at FROM training_answers "
        "WHERE session_id = ? ORDER BY created_at, conversation_id"_s,
        [](const Row &row) {
            return TrainingAnswer{row.get<SessionId>(0), row.get<ConversationId>(1), row.get<Json>(2), row.get<bool>(3),
                                  row.get<qint64>(4)};
        },
        session);
}

}  // namespace gainsay
