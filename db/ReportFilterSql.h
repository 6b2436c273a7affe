// SPDX-License-Identifier: GPL-3.0-or-later
// A report's filter as SQL over `conversations c` and, where people's work is read, `annotations a`.
#pragma once

#include "core/store/ReportStore.h"
#include "db/Database.h"
#include "db/Query.h"

#include <QString>

namespace gainsay {

class ReportFilterSql {
public:
    explicit ReportFilterSql(const ReportFilter &filter) : m_filter(filter) {}

    // "c.purpose = 0 AND …": only real work counts.
    QString ofConversations() const;
    void bindConversations(Query &query) const;

    // The same, and who answered when.
    QString ofAnswers() const;
    void bindAnswers(Query &query) const;

private:
    ReportFilter m_filter;
};

// The JSON text of one field of a JSON column; its place is bound with bindJsonField.
QString jsonFieldSql(Engine engine, const QString &column);
void bindJsonField(Query &query, Engine engine, const QString &field);

}  // namespace gainsay
