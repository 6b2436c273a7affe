// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ReportTargetSql.h"

#include "db/Query.h"
#include "db/ReportFilterSql.h"

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
    void addAny(const QString &column, const QStringList &texts)
    {
        add(u"%1 IN (%2)"_s.arg(column, QStringList(texts.size(), u"?"_s).join(u", "_s)));
        for (const QString &text : texts)
            m_sql.values.append(toSql(text));
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
    return target.person || target.said || target.overruled || target.shown || target.followed || target.fromMs > 0 ||
           target.untilMs > 0 || target.activeFromMs || target.activeUnderMs;
}

void addAnswers(const ReportTarget &target, Conditions &conditions)
{
    conditions.addExisting(u"SELECT 1 FROM slots ts JOIN annotations ta ON ta.id = ts.annotation_id "
                           "JOIN users tu ON tu.id = ta.user_id WHERE ts.conversation_id = c.id AND ts.purpose = 0"_s,
                           [&](Conditions &inner) {
                               inner.addIf(u"tu.name = ?"_s, target.person);
                               inner.addIf(u"ta.label = ?"_s, target.said);
                               if (target.overruled)
                                   inner.add(u"c.source <> '' AND c.label <> '' AND ta.label <> c.label"_s);
                               inner.addIf(u"ta.prelabel_shown = ?"_s, target.shown);
                               inner.addIf(u"ta.prelabel_followed = ?"_s, target.followed);
                               inner.addIf(u"ta.active_ms >= ?"_s, target.activeFromMs);
                               inner.addIf(u"ta.active_ms > 0 AND ta.active_ms < ?"_s, target.activeUnderMs);
                               if (target.fromMs > 0)
                                   inner.add(u"ta.created_at >= ?"_s, target.fromMs);
                               if (target.untilMs > 0)
                                   inner.add(u"ta.created_at < ?"_s, target.untilMs);
                           });
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
    conditions.addIf(
        u"(SELECT tt.target - tt.related FROM conversation_texts tt WHERE tt.conversation_id = c.id) = ?"_s,
        target.distance);
    if (target.compared)
        conditions.addAll(u"(SELECT COUNT(*) FROM slots ty JOIN annotations tz ON tz.id = ty.annotation_id WHERE "
                          "ty.conversation_id = c.id AND ty.purpose = 0 AND %1 IS NOT NULL) %2"_s.arg(
                              jsonFieldSql(engine, u"tz.answers"_s), target.compared->enough ? u">= 2"_s : u"= 1"_s),
                          {jsonFieldPlace(engine, target.compared->question)});
    const QString theirs = u"SELECT 1 FROM annotations tx WHERE tx.conversation_id = c.id AND "_s;
    if (target.amended)
        conditions.add(u"EXISTS (%1 tx.revision > 1)"_s.arg(theirs));
    if (!target.marked.isEmpty())
        conditions.addAll(u"EXISTS (%1 %2 <> '[]')"_s.arg(theirs, jsonFieldSql(engine, u"tx.answers"_s)),
                          {jsonFieldPlace(engine, target.marked)});
}

}  // namespace

ReportTargetSql reportTargetSql(const ReportTarget &target, Engine engine)
{
    Conditions conditions;
    if (!target.conversation.isEmpty())
        conditions.add(u"c.external_id = ?"_s, target.conversation);
    conditions.addIf(u"c.batch_id = (SELECT tb.id FROM batches tb WHERE tb.name = ?)"_s, target.batch);
    conditions.addIf(u"c.model = ?"_s, target.model);
    conditions.addIf(u"c.method = ?"_s, target.method);
    QStringList states;
    for (const ItemState state : target.states)
        states.append(QString::number(static_cast<int>(state)));
    if (!states.isEmpty())
        conditions.add(u"c.state IN (%1)"_s.arg(states.join(u", "_s)));
    if (target.settled)
        conditions.add(*target.settled ? u"c.source <> ''"_s : u"c.source = ''"_s);
    if (target.inSet)
        conditions.add(u"c.removed = '' AND (c.source <> '' OR c.gold_label <> '')"_s);
    if (!target.labels.isEmpty())
        conditions.addAny(u"CASE WHEN c.source <> '' THEN c.label ELSE c.gold_label END"_s, target.labels);
    if (target.removed)
        conditions.add(u"c.removed <> ''"_s);
    conditions.addIf(u"c.source <> '' AND c.label = ?"_s, target.final);
    addContent(target, engine, conditions);
    if (concernsAnswers(target))
        addAnswers(target, conditions);
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
