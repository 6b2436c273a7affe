// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the tables out; ArchiveRestore.cpp is the way back.
#include "db/archive/ArchiveStore.h"

#include "db/stores/ProjectStore.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString columnNames(const ArchiveTable &table)
{
    QStringList names;
    for (const ArchiveColumn &column : table.columns)
        names.append(column.name);
    return names.join(u", "_s);
}

}  // namespace

// NULL is left out.
Result<Json> SqlArchiveStore::readRow(const ArchiveTable &table, const Row &row, int firstColumn)
{
    Json read = Json::object();
    for (int i = 0; i < table.columns.size(); ++i) {
        const ArchiveColumn &column = table.columns[i];
        const int at = firstColumn + i;
        if (row.isNull(at))
            continue;
        Json &value = read[toUtf8(column.name)];
        switch (column.value) {
        case ArchiveValue::Number:
            value = row.get<qint64>(at);
            break;
        case ArchiveValue::Real:
            value = row.get<double>(at);
            break;
        case ArchiveValue::Text:
            value = toUtf8(row.get<QString>(at));
            break;
        case ArchiveValue::PersonName:
            value = toUtf8(m_references.people().name(row.get<QString>(at)));
            break;
        case ArchiveValue::Writing:
            value = toUtf8(m_references.people().writing(row.get<QString>(at)));
            break;
        case ArchiveValue::JsonText:
            value = row.get<Json>(at);
            break;
        case ArchiveValue::Answers:
            value = m_references.people().answers(row.get<Json>(at));
            break;
        case ArchiveValue::PersonNames:
            value = row.get<Json>(at);
            for (Json &name : value) {
                if (name.is_string())
                    name = toUtf8(m_references.people().name(fromUtf8(name.get_ref<const std::string &>())));
            }
            break;
        default:
            auto shown = m_references.shown(column.value, row.get<qint64>(at));
            if (!shown)
                return shown;
            value = std::move(*shown);
        }
    }
    return read;
}

Result<Json> SqlArchiveStore::readList(const ArchiveTable &table)
{
    Json rows = Json::array();
    std::optional<Error> failure;
    Query query(m_database, u"SELECT %1 FROM %2 ORDER BY %3"_s.arg(columnNames(table), table.name, table.order));
    const auto read = sql::each(query, [&](const Row &row) {
        auto entry = readRow(table, row, 0);
        if (entry)
            rows.push_back(std::move(*entry));
        else
            failure = entry.error();
    });
    if (!read || failure)
        return read ? *failure : read.error();
    return rows;
}

Result<Json> SqlArchiveStore::project()
{
    RETURN_IF_ERROR(m_references.load());
    ASSIGN_OR_RETURN(const auto settings, SqlProjectStore(m_database).settings());
    Json project = {{"settings", settings.toJson()}};
    QList<ArchiveTable> tables = archiveProjectTables();
    tables.append(archiveMessages());
    for (const ArchiveTable &table : std::as_const(tables)) {
        ASSIGN_OR_RETURN(auto rows, readList(table));
        project[toUtf8(table.name)] = std::move(rows);
    }
    return project;
}

Result<QHash<ConversationId, Json>> SqlArchiveStore::work(ConversationId first, ConversationId last)
{
    QHash<ConversationId, Json> work;
    RETURN_IF_ERROR(readItems(first, last, work));
    m_references.startConversation();
    for (const ArchiveTable &table : archiveWorkTables()) {
        RETURN_IF_ERROR(readWork(table, first, last, work));
    }
    return work;
}

// The derived columns of what is not as it was imported.
Result<void> SqlArchiveStore::readItems(ConversationId first, ConversationId last, QHash<ConversationId, Json> &work)
{
    const auto rows = sql::all(
        m_database,
        u"SELECT id, purpose, state, label, removed, source FROM conversations WHERE id BETWEEN ? AND ? "
        "AND (purpose <> 0 OR state <> 0 OR source <> '')"_s,
        [](const Row &row) {
            return std::pair(row.get<ConversationId>(0), Json{{"purpose", row.get<qint64>(1)},
                                                              {"state", row.get<qint64>(2)},
                                                              {"label", toUtf8(row.get<QString>(3))},
                                                              {"removed", toUtf8(row.get<QString>(4))},
                                                              {"source", toUtf8(row.get<QString>(5))}});
        },
        first, last);
    if (!rows)
        return rows.error();
    for (const auto &[id, item] : *rows)
        work[id]["item"] = item;
    return {};
}

Result<void> SqlArchiveStore::readWork(const ArchiveTable &table, ConversationId first, ConversationId last,
                                       QHash<ConversationId, Json> &work)
{
    const QString within = table.within.isEmpty() ? QString() : table.within + u" AND "_s;
    Query query(m_database, u"SELECT conversation_id, %1, %2 FROM %3 WHERE %4conversation_id BETWEEN ? AND ? "
                            "ORDER BY conversation_id, %5"_s.arg(table.order == "id"_L1 ? u"id"_s : u"0"_s,
                                                                 columnNames(table), table.name, within, table.order));
    query.bind(first, last);
    const bool annotations = referenceTo(table.name) == ArchiveValue::Annotation;
    const std::string field = toUtf8(table.name);
    for (;;) {
        ASSIGN_OR_RETURN(const auto more, query.next());
        if (!more)
            return {};
        const Row row = query.row();
        ASSIGN_OR_RETURN(auto entry, readRow(table, row, 2));
        Json &list = work[row.get<ConversationId>(0)][field];
        list.push_back(std::move(entry));
        // Annotations are numbered from 1 in each conversation.
        if (annotations)
            m_references.show(ArchiveValue::Annotation, row.get<qint64>(1), qint64(list.size()));
        if (query.fault())
            return *query.fault();
    }
}

}  // namespace gainsay
