// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ReportFilterSql.h"

using namespace Qt::StringLiterals;

namespace gainsay {

QString ReportFilterSql::ofConversations() const
{
    QString text = u"c.purpose = 0"_s;
    if (m_filter.batch)
        text += u" AND c.batch_id = ?"_s;
    if (m_filter.model)
        text += u" AND c.model = ?"_s;
    if (m_filter.method)
        text += u" AND c.method = ?"_s;
    return text;
}

void ReportFilterSql::bindConversations(Query &query) const
{
    if (m_filter.batch)
        query.bind(m_filter.batch);
    if (m_filter.model)
        query.bind(*m_filter.model);
    if (m_filter.method)
        query.bind(*m_filter.method);
}

QString ReportFilterSql::ofAnswers() const
{
    QString text = ofConversations();
    if (m_filter.user)
        text += u" AND a.user_id = ?"_s;
    if (m_filter.fromMs > 0)
        text += u" AND a.created_at >= ?"_s;
    if (m_filter.untilMs > 0)
        text += u" AND a.created_at < ?"_s;
    return text;
}

void ReportFilterSql::bindAnswers(Query &query) const
{
    bindConversations(query);
    if (m_filter.user)
        query.bind(m_filter.user);
    if (m_filter.fromMs > 0)
        query.bind(m_filter.fromMs);
    if (m_filter.untilMs > 0)
        query.bind(m_filter.untilMs);
}

QString jsonFieldSql(Engine engine, const QString &column)
{
    return engine == Engine::Sqlite ? u"(%1 -> ?)"_s.arg(column) : u"((%1)::jsonb -> ?)::text"_s.arg(column);
}

void bindJsonField(Query &query, Engine engine, const QString &field)
{
    query.bind(engine == Engine::Sqlite ? u"$.\"%1\""_s.arg(field) : field);
}

}  // namespace gainsay
