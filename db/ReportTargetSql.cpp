// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ReportTargetSql.h"

#include "db/Query.h"

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
           target.untilMs > 0;
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
                               if (target.fromMs > 0)
                                   inner.add(u"ta.created_at >= ?"_s, target.fromMs);
                               if (target.untilMs > 0)
                                   inner.add(u"ta.created_at < ?"_s, target.untilMs);
                           });
}

}  // namespace

ReportTargetSql reportTargetSql(const ReportTarget &target)
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
    if (concernsAnswers(target))
        addAnswers(target, conditions);
    if (target.verdict || target.round > 0) {
        conditions.addExisting(u"SELECT 1 FROM spot_items ti JOIN spot_rounds tr ON tr.id = ti.round_id "
                               "WHERE ti.conversation_id = c.id"_s,
                               [&](Conditions &inner) {
                                   inner.addIf(u"ti.verdict = ?"_s, target.verdict);
                                   if (target.round > 0)
                                       inner.add(u"tr.round = ?"_s, target.round);
                               });
    }
    return conditions.sql();
}

}  // namespace gainsay
