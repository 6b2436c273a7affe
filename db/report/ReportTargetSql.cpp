// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/ReportTargetSql.h"

#include "core/scheme/AnswerTitles.h"
#include "db/engine/Query.h"
#include "db/report/ReportFilterSql.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

class Conditions {
public:
    void add(const QString &text) { m_sql.condition += u" AND "_s + text; }
    template <class Value> void add(const QString &text, const Value &value)
    {
        add(text);
        m_sql.values.append(toSql(value));
    }
    void addAll(const QString &text, const QVariantList &values)
    {
        add(text);
        m_sql.values += values;
    }
    template <class Value> void addIf(const QString &text, const std::optional<Value> &value)
    {
        if (value)
            add(text, *value);
    }
    template <class Value> void addAny(const QString &column, const QList<Value> &values)
    {
        if (values.isEmpty())
            return;
        add(u"%1 IN (%2)"_s.arg(column, sql::placeholders(values.size())));
        for (const Value &value : values)
            m_sql.values.append(toSql(value));
    }
    // What `inner` adds, as one existing row.
    template <class Inner> void addExisting(const QString &select, Inner inner)
    {
        Conditions conditions;
        inner(conditions);
        m_sql.condition += u" AND EXISTS (%1%2)"_s.arg(select, conditions.m_sql.condition);
        m_sql.values += conditions.m_sql.values;
    }
    const ReportTargetSql &sql() const { return m_sql; }

private:
    ReportTargetSql m_sql;
};

bool concernsAnswers(const ReportTarget &target)
{
    return target.person || target.said || target.overruled || target.shown || target.followed || target.activeFromMs ||
           target.activeUnderMs;
}

void addWhenAnswered(const ReportFilter &filter, const QString &annotation, Conditions &conditions)
{
    if (filter.fromMs > 0)
        conditions.add(annotation + u".created_at >= ?"_s, filter.fromMs);
    if (filter.untilMs > 0)
        conditions.add(annotation + u".created_at < ?"_s, filter.untilMs);
    if (filter.scheme)
        conditions.add(annotation + u".scheme_id = ?"_s, filter.scheme);
}

void addAnswers(const ReportTarget &target, const ReportFilter &filter, Conditions &conditions)
{
    conditions.addExisting(u"SELECT 1 FROM slots ts JOIN annotations ta ON ta.id = ts.annotation_id "
                           "JOIN users tu ON tu.id = ta.user_id WHERE ts.conversation_id = c.id AND ts.purpose = 0"_s,
                           [&](Conditions &inner) {
                               inner.addIf(u"tu.name = ?"_s, target.person);
                               inner.addIf(u"ta.label = ?"_s, target.said);
                               if (target.overruled)
                                   inner.add(u"c.source = 'adjudication' AND c.label <> '' AND ta.label <> c.label"_s);
                               inner.addIf(u"ta.prelabel_shown = ?"_s, target.shown);
                               inner.addIf(u"ta.prelabel_followed = ?"_s, target.followed);
                               inner.addIf(u"ta.active_ms >= ?"_s, target.activeFromMs);
                               inner.addIf(u"ta.active_ms > 0 AND ta.active_ms < ?"_s, target.activeUnderMs);
                               // Beside a detector's label only an answer with a label counts.
                               if (target.judgedBy)
                                   inner.add(u"ta.label IS NOT NULL"_s);
                               if (filter.user)
                                   inner.add(u"ta.user_id = ?"_s, filter.user);
                               addWhenAnswered(filter, u"ta"_s, inner);
                           });
}

// Answers in force to one question; `what` is selected of those that fulfil what is added to it.
class RatingsSql {
public:
    RatingsSql(const TargetRatings &wanted, const ReportFilter &filter, Engine engine) : m_engine(engine)
    {
        const bool gold = wanted.question.isEmpty();
        m_answer = gold ? u"tz.label"_s : jsonFieldSql(engine, u"tz.answers"_s);
        if (!gold)
            m_place = {jsonFieldPlace(engine, wanted.question)};
        Conditions given;
        given.addAll(m_answer + u" IS NOT NULL"_s, m_place);
        addWhenAnswered(filter, u"tz"_s, given);
        given.addIf(u"(SELECT tw.version FROM schemes tw WHERE tw.id = tz.scheme_id) = ?"_s, wanted.version);
        m_given = given.sql();
    }

    void add(Conditions &conditions, const QString &what, const QString &test, const QVariantList &values = {}) const
    {
        conditions.addAll(u"(SELECT %1 FROM slots ty JOIN annotations tz ON tz.id = ty.annotation_id JOIN users tv ON "
                          "tv.id = tz.user_id WHERE ty.conversation_id = c.id AND ty.purpose = 0%2) %3"_s.arg(
                              what, m_given.condition, test),
                          m_given.values + values);
    }
    void addSome(Conditions &conditions, const QString &condition, const QVariantList &values) const
    {
        conditions.addAll(u"EXISTS (SELECT 1 FROM slots ty JOIN annotations tz ON tz.id = ty.annotation_id JOIN users "
                          "tv ON tv.id = tz.user_id WHERE ty.conversation_id = c.id AND ty.purpose = 0%1 AND %2)"_s.arg(
                              m_given.condition, condition),
                          m_given.values + values);
    }
    void addLabel(Conditions &conditions, const QString &label) const
    {
        if (m_place.isEmpty())
            return addSome(conditions, u"tz.label = ?"_s, {label});
        const QString quoted = QString::fromUtf8(dumpJson(Json(toUtf8(label))));
        // PostgreSQL writes lists in its own way.
        if (m_engine != Engine::Sqlite && answerElements(label))
            return addSome(conditions, m_answer + u" = (?::jsonb)::text"_s, m_place + QVariantList{label});
        addSome(conditions, m_answer + u" IN (?, ?)"_s, m_place + QVariantList{label, quoted});
    }

private:
    Engine m_engine;
    QString m_answer;
    QVariantList m_place;
    ReportTargetSql m_given;
};

void addRatings(const TargetRatings &wanted, const ReportFilter &filter, Engine engine, Conditions &conditions)
{
    const RatingsSql ratings(wanted, filter, engine);
    if (wanted.enough)
        ratings.add(conditions, u"COUNT(*)"_s, *wanted.enough ? u">= 2"_s : u"= 1"_s);
    else if (wanted.version)
        ratings.add(conditions, u"COUNT(*)"_s, u">= 1"_s);
    for (const QString &rater : wanted.raters)
        ratings.addSome(conditions, u"tv.name = ?"_s, {rater});
    if (wanted.label)
        ratings.addLabel(conditions, *wanted.label);
    if (wanted.seen)
        ratings.add(conditions,
                    u"CASE WHEN MIN(tz.prelabel_shown) = 1 THEN 0 WHEN MAX(tz.prelabel_shown) = 0 THEN 1 ELSE 2 END"_s,
                    u"= ?"_s, {static_cast<int>(*wanted.seen)});
    if (wanted.lastFromMs > 0)
        ratings.add(conditions, u"MAX(tz.created_at)"_s, u">= ?"_s, {wanted.lastFromMs});
    if (wanted.lastUntilMs > 0)
        ratings.add(conditions, u"MAX(tz.created_at)"_s, u"< ?"_s, {wanted.lastUntilMs});
}

// What is in the answers or in the text, where narrow columns do not tell.
void addContent(const ReportTarget &target, Engine engine, Conditions &conditions)
{
    const bool sqlite = engine == Engine::Sqlite;
    if (target.answer) {
        const QString answers = u"CASE WHEN c.source <> '' THEN (SELECT tr.answers FROM resolutions tr WHERE "
                                "tr.conversation_id = c.id) ELSE (SELECT tt.gold FROM conversation_texts tt WHERE "
                                "tt.conversation_id = c.id) END"_s;
        const QString quoted = QString::fromUtf8(dumpJson(Json(toUtf8(target.answer->value))));
        const QString json = jsonFieldSql(engine, answers);
        if (target.answer->inList)
            conditions.addAll((sqlite ? u"instr(%1, ?) > 0"_s : u"strpos(%1, ?) > 0"_s).arg(json),
                              {jsonFieldPlace(engine, target.answer->question), quoted});
        else
            conditions.addAll(json + u" IN (?, ?)"_s,
                              {jsonFieldPlace(engine, target.answer->question), target.answer->value, quoted});
    }
    if (!target.turn.isEmpty()) {
        const QString turns =
            sqlite ? u"json_each(tt.turns) tj WHERE lower(substr(tj.value ->> '$[0]', 1, 1)) = ?"_s
                   : u"jsonb_array_elements(tt.turns::jsonb) AS tj(value) WHERE lower(left(tj.value ->> 0, 1)) = ?"_s;
        conditions.addAll(u"(SELECT (SELECT COUNT(*) FROM %1) FROM conversation_texts tt WHERE tt.conversation_id = "
                          "c.id) >= ?"_s.arg(turns),
                          {target.turn.left(1), target.turn.mid(1).toInt()});
    }
    // A mark behind the judged utterance is no earlier one.
    const QString distance =
        u"COALESCE((SELECT tt.target - tt.related FROM conversation_texts tt WHERE tt.conversation_id = c.id), 0)"_s;
    if (target.distance)
        conditions.add(distance + (*target.distance == 0 ? u" <= ?"_s : u" = ?"_s), *target.distance);
    const QString theirs = u"SELECT 1 FROM annotations tx WHERE tx.conversation_id = c.id AND "_s;
    if (target.amended)
        conditions.add(u"EXISTS (%1 tx.revision > 1)"_s.arg(theirs));
    if (!target.marked.isEmpty())
        conditions.addAll(u"EXISTS (%1 %2 <> '[]')"_s.arg(theirs, jsonFieldSql(engine, u"tx.answers"_s)),
                          {jsonFieldPlace(engine, target.marked)});
}

}  // namespace

ReportTargetSql reportTargetSql(const ReportTarget &target, const ReportFilter &filter, Engine engine)
{
    Conditions conditions;
    if (!target.conversation.isEmpty())
        conditions.add(u"c.external_id = ?"_s, target.conversation);
    conditions.addIf(u"c.batch_id = (SELECT tb.id FROM batches tb WHERE tb.name = ?)"_s, target.batch);
    conditions.addIf(u"c.model = ?"_s, target.model);
    conditions.addIf(u"c.method = ?"_s, target.method);
    conditions.addAny(u"c.state"_s, target.states);
    if (target.settled)
        conditions.add(*target.settled ? u"c.source <> ''"_s : u"c.source = ''"_s);
    if (target.inSet)
        conditions.add(u"c.removed = '' AND (c.source <> '' OR c.gold_label <> '')"_s);
    conditions.addAny(u"CASE WHEN c.source <> '' THEN c.label ELSE c.gold_label END"_s, target.labels);
    if (target.removed)
        conditions.add(u"c.removed <> ''"_s);
    conditions.addIf(u"c.source <> '' AND c.label = ?"_s, target.final);
    addContent(target, engine, conditions);
    if (concernsAnswers(target))
        addAnswers(target, filter, conditions);
    if (target.judgedBy)
        conditions.add(u"EXISTS (SELECT 1 FROM prelabels tp WHERE tp.conversation_id = c.id AND tp.label <> '' AND "
                       "tp.run_id = ?)"_s,
                       target.judgedBy);
    if (target.ratings)
        addRatings(*target.ratings, filter, engine, conditions);
    if (target.verdict || target.round > 0 || target.reviewed) {
        conditions.addExisting(u"SELECT 1 FROM spot_items ti JOIN spot_rounds tr ON tr.id = ti.round_id "
                               "WHERE ti.conversation_id = c.id"_s,
                               [&](Conditions &inner) {
                                   inner.addIf(u"ti.verdict = ?"_s, target.verdict);
                                   if (target.reviewed)
                                       inner.add(u"ti.verdict IS NOT NULL"_s);
                                   if (target.round > 0)
                                       inner.add(u"tr.round = ?"_s, target.round);
                               });
    }
    return conditions.sql();
}

}  // namespace gainsay
