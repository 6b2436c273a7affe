// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/ReportStore.h"

#include "core/base/TranslatableText.h"
#include "core/scheme/Scheme.h"
#include "db/conversations/ConversationRows.h"
#include "db/engine/BulkRows.h"
#include "db/engine/Query.h"
#include "db/report/JsonScan.h"
#include "db/report/RatingColumns.h"
#include "db/report/ReportFilterSql.h"
#include "db/report/ReportTargetSql.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

FinalAnswerCount readFinal(const Row &row)
{
    FinalAnswerCount count;
    count.model = row.get<QString>(0);
    count.method = row.get<QString>(1);
    count.source = resolutionSourceFromString(row.get<QString>(2)).value_or(ResolutionSource::Imported);
    count.removed = row.get<QString>(3);
    count.value = row.get<QString>(4);
    count.count = row.get<qint64>(5);
    return count;
}

// Two halves, each with the filter: settled by people, and imported where people have not settled it.
const QString settledItems = u"FROM conversations c JOIN resolutions r ON r.conversation_id = c.id WHERE "_s;
const QString importedItems = u"FROM conversations c JOIN conversation_texts t ON t.conversation_id = c.id "
                              "WHERE c.source = '' AND c.gold_label <> '' AND t.gold IS NOT NULL AND "_s;

// Counts final answers row by row. Rows that are alike in everything but the answers are many, and so are equal
// answers: what is kept is one number for each of both.
class FinalAnswerCounter {
public:
    explicit FinalAnswerCounter(const QStringList &questions)
    {
        for (const QString &question : questions)
            m_questions.push_back(question.toUtf8());
    }

    // Columns: model, method, source, removed, answers. False: the answers are no JSON object.
    bool add(const BulkRow &row, bool imported)
    {
        m_key.clear();
        for (const int column : {0, 1, 2, 3})
            m_key.append(imported && column == 2 ? QByteArrayLiteral("imported") : row.utf8(column)).append('\0');
        Kind &kind = m_kinds[m_key];
        if (kind.counts.empty())
            kind.counts.resize(m_questions.size());
        ++kind.rows;
        const QByteArray answers = row.utf8(4);
        return eachJsonField(answers, [&](QByteArrayView name, QByteArrayView value) {
            for (size_t i = 0; i < m_questions.size(); ++i) {
                if (name != m_questions[i])
                    continue;
                const auto known = kind.counts[i].find(QByteArray::fromRawData(value.data(), value.size()));
                if (known != kind.counts[i].end())
                    ++known->second;
                else
                    kind.counts[i].emplace(value.toByteArray(), 1);
            }
        });
    }

    Result<QList<QList<FinalAnswerCount>>> counts() const
    {
        QList<QList<FinalAnswerCount>> all(qsizetype(m_questions.size()));
        for (const auto &[key, kind] : m_kinds) {
            const QList<QByteArray> parts = key.split('\0');
            FinalAnswerCount count{
                QString::fromUtf8(parts[0]),
                QString::fromUtf8(parts[1]),
                resolutionSourceFromString(QString::fromUtf8(parts[2])).value_or(ResolutionSource::Imported),
                QString::fromUtf8(parts[3]),
                {},
                0};
            for (size_t i = 0; i < m_questions.size(); ++i) {
                qint64 notAsked = kind.rows;
                for (const auto &[written, rows] : kind.counts[i]) {
                    ASSIGN_OR_RETURN(const auto value, parseJson(written));
                    count.value = answerText(value);
                    count.count = rows;
                    all[qsizetype(i)].append(count);
                    notAsked -= rows;
                }
                count.value.clear();
                count.count = notAsked;
                if (notAsked > 0)
                    all[qsizetype(i)].append(count);
            }
        }
        return all;
    }

private:
    struct Kind {
        qint64 rows = 0;
        std::vector<std::map<QByteArray, qint64>> counts;  // per question, by the answer as it is written
    };

    std::vector<QByteArray> m_questions;
    std::map<QByteArray, Kind> m_kinds;
    QByteArray m_key;
};

// Lengths of turns by speaker and number: "u2" is the second of a conversation whose speaker begins with a u.
class TurnLengthCounter {
public:
    bool add(QByteArrayView turns)
    {
        m_seen.assign(m_named.size(), 0);
        int place = 0;
        return eachTurn(turns, [&](QByteArrayView speaker, qint64 points) { count(speaker, points, place++); });
    }

    // The long way, for what is not written as usual.
    bool addParsed(const Json &turns)
    {
        if (!turns.is_array())
            return false;
        m_seen.assign(m_named.size(), 0);
        int place = 0;
        for (const Json &turn : turns) {
            if (!turn.is_array() || turn.size() < 2 || !turn[0].is_string() || !turn[1].is_string())
                return false;
            const std::string speaker = turn[0].get<std::string>();
            count(speaker, fromUtf8(turn[1].get<std::string>()).toUcs4().size(), place++);
        }
        return true;
    }

    QList<TurnLength> lengths() const
    {
        std::vector<const Named *> sorted;
        for (const Named &named : m_named)
            sorted.push_back(&named);
        std::ranges::stable_sort(sorted, [](const Named *a, const Named *b) {
            return std::pair(a->place, a->number) < std::pair(b->place, b->number);
        });
        QList<TurnLength> result;
        for (const Named *named : sorted)
            result.append({(named->initial.isEmpty() ? u"t"_s : named->initial) + QString::number(named->number),
                           named->turns, named->points});
        return result;
    }

private:
    struct Named {
        QByteArray bytes;  // of the initial, as it is written
        QString initial;
        int number = 0;
        int place = 0;  // the first in any conversation
        qint64 turns = 0;
        qint64 points = 0;
    };

    static QByteArrayView initialOf(QByteArrayView speaker)
    {
        qsizetype size = std::min<qsizetype>(1, speaker.size());
        while (size < speaker.size() && (static_cast<unsigned char>(speaker[size]) & 0xc0U) == 0x80U)
            ++size;
        return speaker.first(size);
    }

    void count(QByteArrayView speaker, qint64 points, int place)
    {
        QByteArrayView bytes = initialOf(speaker);
        const bool isCapital = bytes.size() == 1 && bytes[0] >= 'A' && bytes[0] <= 'Z';
        const char lowered = isCapital ? static_cast<char>(bytes[0] - 'A' + 'a') : '\0';
        if (isCapital)
            bytes = {&lowered, 1};
        // The next number of this initial that the conversation has not had.
        int number = 1;
        for (size_t i = 0; i < m_named.size(); ++i) {
            Named &named = m_named[i];
            if (named.bytes != bytes)
                continue;
            if (m_seen[i] == 0) {
                m_seen[i] = 1;
                ++named.turns;
                named.points += points;
                named.place = std::min(named.place, place);
                return;
            }
            number = named.number + 1;
        }
        m_named.push_back({bytes.toByteArray(), QString::fromUtf8(bytes).toLower(), number, place, 1, points});
        m_seen.push_back(1);
    }

    std::vector<Named> m_named;  // those of one initial in order of their numbers
    std::vector<char> m_seen;    // in the conversation at hand
};

}  // namespace

Result<ConversationId> SqlReportStore::lastConversation()
{
    const Result<qint64> last = sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations"_s);
    return last ? Result<ConversationId>(ConversationId{*last}) : last.error();
}

Result<QStringList> SqlReportStore::models()
{
    return distinctTexts(m_database, u"model"_s);
}

Result<QStringList> SqlReportStore::methods()
{
    return distinctTexts(m_database, u"method"_s);
}

Result<QList<StateCount>> SqlReportStore::states(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database, u"SELECT c.batch_id, c.state, c.removed, COUNT(*) FROM conversations c WHERE %1 "
                            "GROUP BY c.batch_id, c.state, c.removed ORDER BY c.batch_id, c.state, c.removed"_s.arg(
                                where.ofConversations()));
    where.bindConversations(query);
    return sql::all(query, [](const Row &row) {
        return StateCount{row.get<BatchId>(0), row.get<ItemState>(1), row.get<QString>(2), row.get<qint64>(3)};
    });
}

Result<QList<FinalAnswerCount>> SqlReportStore::finalLabels(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(
        m_database,
        u"SELECT c.model, c.method, CASE WHEN c.source <> '' THEN c.source ELSE 'imported' END, c.removed, "
        "CASE WHEN c.source <> '' THEN c.label ELSE c.gold_label END, COUNT(*) FROM conversations c "
        "WHERE %1 AND (c.source <> '' OR c.gold_label <> '') GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5"_s.arg(
            where.ofConversations()));
    where.bindConversations(query);
    return sql::all(query, readFinal);
}

Result<QList<QList<FinalAnswerCount>>> SqlReportStore::finalAnswers(const QStringList &questions,
                                                                    const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    FinalAnswerCounter counter(questions);
    const QString columns = u"SELECT c.model, c.method, c.source, c.removed, "_s;
    for (const bool imported : {false, true}) {
        Query query(m_database, columns + (imported ? u"t.gold "_s + importedItems : u"r.answers "_s + settledItems) +
                                    where.ofConversations());
        where.bindConversations(query);
        bool readable = true;
        RETURN_IF_ERROR(eachBulk(m_database, query, [&](const BulkRow &row) {
            readable = counter.add(row, imported);
            return readable;
        }));
        if (!readable)
            return corrupt(
                TranslatableText::translate("db", "the stored answers of a conversation are no JSON object"));
    }
    return counter.counts();
}

Result<QList<RoundCount>> SqlReportStore::roundCounts(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(m_database, u"SELECT i.round_id, COUNT(*), SUM(CASE WHEN i.verdict = 'pass' THEN 1 ELSE 0 END), "
                            "SUM(CASE WHEN i.verdict = 'fail' THEN 1 ELSE 0 END) FROM spot_items i "
                            "JOIN conversations c ON c.id = i.conversation_id WHERE %1 GROUP BY i.round_id "
                            "ORDER BY i.round_id"_s.arg(where.ofConversations()));
    where.bindConversations(query);
    return sql::all(query, [](const Row &row) {
        return RoundCount{row.get<RoundId>(0), {row.get<int>(1), row.get<int>(2), row.get<int>(3)}};
    });
}

Result<ListedConversations> SqlReportStore::conversations(const ReportFilter &filter, const ReportTarget &target,
                                                          int limit)
{
    const ReportFilterSql where(filter);
    const ReportTargetSql behind = reportTargetSql(target, filter, m_database.engine());
    // What agreement is measured on has its period within the answers.
    const bool rated = target.ratings.has_value();
    const QString from =
        u" FROM conversations c WHERE "_s + (rated ? where.ofRatedItems() : where.ofConversations()) + behind.condition;
    const auto bind = [&](Query &query) {
        rated ? where.bindRatedItems(query) : where.bindConversations(query);
        for (const QVariant &value : behind.values)
            query.add(value);
    };
    ListedConversations listed;
    Query count(m_database, u"SELECT COUNT(*)"_s + from);
    bind(count);
    RETURN_IF_ERROR(sql::each(count, [&](const Row &row) { listed.total = row.get<qint64>(0); }));
    Query query(m_database, u"SELECT %1"_s.arg(conversationRowColumns) + from + u" ORDER BY c.id LIMIT ?"_s);
    bind(query);
    query.bind(limit);
    ASSIGN_OR_RETURN(auto rows, sql::all(query, readConversationRow));
    listed.rows = std::move(rows);
    return listed;
}

Result<QList<TurnLength>> SqlReportStore::turnLengths(const ReportFilter &filter)
{
    const ReportFilterSql where(filter);
    Query query(
        m_database,
        u"SELECT t.turns FROM conversations c JOIN conversation_texts t ON t.conversation_id = c.id "
        "WHERE %1 AND c.removed = '' AND (c.source <> '' OR c.gold_label <> '')"_s.arg(where.ofConversations()));
    where.bindConversations(query);
    TurnLengthCounter counter;
    std::optional<Error> unreadable;
    RETURN_IF_ERROR(eachBulk(m_database, query, [&](const BulkRow &row) {
        const QByteArray turns = row.utf8(0);
        if (counter.add(turns))
            return true;
        const Result<Json> parsed = parseJson(turns);
        if (!parsed)
            unreadable = parsed.error();
        else if (!counter.addParsed(*parsed))
            unreadable =
                corrupt(TranslatableText::translate("db", "the stored turns of a conversation are not as written"));
        return !unreadable;
    }));
    if (unreadable)
        return *unreadable;
    return counter.lengths();
}

}  // namespace gainsay
