// SPDX-License-Identifier: GPL-3.0-or-later
// A report's filter as SQL over `conversations c` and, where people's work is read, `annotations a`.
#pragma once

#include "core/store/ReportStore.h"
#include "db/engine/Database.h"
#include "db/engine/Query.h"

#include <QString>

namespace gainsay {

class ReportFilterSql {
public:
    explicit ReportFilterSql(const ReportFilter &filter) : m_filter(filter) {}

    // "c.purpose = 0 AND …": only real work counts. A person: what is or was theirs to answer; a period or a version of
    // the scheme: what was answered in it, by that person if there is one.
    QString ofConversations() const;
    void bindConversations(Query &query) const;

    // Answers in `a`: those of the person, given in the period.
    QString ofAnswers() const;
    void bindAnswers(Query &query) const;

    // Answers in `a` that are compared with each other: everybody's on the items of the person, given in the period.
    QString ofRatings() const;
    void bindRatings(Query &query) const;

    // The items of the person, whoever has answered them and whenever.
    QString ofRatedItems() const;
    void bindRatedItems(Query &query) const;

private:
    QString ofItems() const;
    void bindItems(Query &query) const;
    void bindAnswered(Query &query) const;
    bool asksAnswers() const { return m_filter.fromMs > 0 || m_filter.untilMs > 0 || m_filter.scheme; }

    ReportFilter m_filter;
};

// The JSON text of one field of a JSON column; its place is bound with bindJsonField.
QString jsonFieldSql(Engine engine, const QString &column);
QString jsonFieldPlace(Engine engine, const QString &field);
void bindJsonField(Query &query, Engine engine, const QString &field);

}  // namespace gainsay
