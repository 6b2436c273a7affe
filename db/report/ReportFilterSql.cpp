// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/report/ReportFilterSql.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString answeredSql(const ReportFilter &filter, const QString &annotation)
{
    QString text;
    if (filter.fromMs > 0)
        text += u" AND %1.created_at >= ?"_s.arg(annotation);
    if (filter.untilMs > 0)
        text += u" AND %1.created_at < ?"_s.arg(annotation);
    if (filter.scheme)
        text += u" AND %1.scheme_id = ?"_s.arg(annotation);
    return text;
}

}  // namespace

QString ReportFilterSql::ofItems() const
{
    QString text = u"c.purpose = 0"_s;
    if (m_filter.batch)
        text += u" AND c.batch_id = ?"_s;
    if (m_filter.model)
        text += u" AND c.model = ?"_s;
    if (m_filter.method)
        text += u" AND c.method = ?"_s;
    if (m_filter.within.end)
        text += u" AND c.id >= ? AND c.id < ?"_s;
    return text;
}

void ReportFilterSql::bindItems(Query &query) const
{
    if (m_filter.batch)
        query.bind(m_filter.batch);
    if (m_filter.model)
        query.bind(*m_filter.model);
    if (m_filter.method)
        query.bind(*m_filter.method);
    if (m_filter.within.end) {
        query.bind(m_filter.within.first);
        query.bind(m_filter.within.end);
    }
}

void ReportFilterSql::bindAnswered(Query &query) const
{
    if (m_filter.fromMs > 0)
        query.bind(m_filter.fromMs);
    if (m_filter.untilMs > 0)
        query.bind(m_filter.untilMs);
    if (m_filter.scheme)
        query.bind(m_filter.scheme);
}

QString ReportFilterSql::ofConversations() const
{
    QString text = ofItems();
    if (!m_filter.user && !asksAnswers())
        return text;
    text += u" AND EXISTS (SELECT 1 FROM slots fs"_s;
    text +=
        asksAnswers()
            ? u" JOIN annotations fa ON fa.id = fs.annotation_id WHERE fs.conversation_id = c.id AND fs.purpose = 0"_s
            : u" WHERE fs.conversation_id = c.id AND fs.purpose = 0"_s;
    if (m_filter.user)
        text += u" AND fs.user_id = ?"_s;
    return text + answeredSql(m_filter, u"fa"_s) + u')';
}

void ReportFilterSql::bindConversations(Query &query) const
{
    bindRatedItems(query);
    bindAnswered(query);
}

QString ReportFilterSql::ofAnswers() const
{
    return ofItems() + (m_filter.user ? u" AND a.user_id = ?"_s : QString()) + answeredSql(m_filter, u"a"_s);
}

void ReportFilterSql::bindAnswers(Query &query) const
{
    bindConversations(query);
}

QString ReportFilterSql::ofRatedItems() const
{
    const QString theirs =
        u" AND EXISTS (SELECT 1 FROM slots fs WHERE fs.conversation_id = c.id AND fs.purpose = 0 AND fs.user_id = ?)"_s;
    return ofItems() + (m_filter.user ? theirs : QString());
}

void ReportFilterSql::bindRatedItems(Query &query) const
{
    bindItems(query);
    if (m_filter.user)
        query.bind(m_filter.user);
}

QString ReportFilterSql::ofRatings() const
{
    return ofRatedItems() + answeredSql(m_filter, u"a"_s);
}

void ReportFilterSql::bindRatings(Query &query) const
{
    bindConversations(query);
}

QString jsonFieldSql(Engine engine, const QString &column)
{
    return engine == Engine::Sqlite ? u"(%1 -> ?)"_s.arg(column) : u"((%1)::jsonb -> ?)::text"_s.arg(column);
}

QString jsonFieldPlace(Engine engine, const QString &field)
{
    return engine == Engine::Sqlite ? u"$.\"%1\""_s.arg(field) : field;
}

void bindJsonField(Query &query, Engine engine, const QString &field)
{
    query.bind(jsonFieldPlace(engine, field));
}

}  // namespace gainsay
