// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/archive/ArchiveReferences.h"

#include "core/base/TranslatableText.h"
#include "db/engine/Query.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

bool goesByName(ArchiveValue kind)
{
    return kind == ArchiveValue::User || kind == ArchiveValue::Batch;
}

}  // namespace

ArchiveValue referenceTo(const QString &table)
{
    static const QHash<QString, ArchiveValue> kinds{
        {u"users"_s, ArchiveValue::User},
        {u"batches"_s, ArchiveValue::Batch},
        {u"schemes"_s, ArchiveValue::Scheme},
        {u"prelabel_runs"_s, ArchiveValue::Run},
        {u"spot_rounds"_s, ArchiveValue::Round},
        {u"training_sessions"_s, ArchiveValue::Session},
        {u"annotations"_s, ArchiveValue::Annotation},
    };
    return kinds.value(table, ArchiveValue::Text);
}

Result<void> ArchiveReferences::load()
{
    clear();
    for (const ArchiveTable &table : archiveProjectTables()) {
        const ArchiveValue kind = referenceTo(table.name);
        if (kind == ArchiveValue::Text)
            continue;
        ASSIGN_OR_RETURN(
            const auto rows,
            sql::all(m_database,
                     u"SELECT id, %1 FROM %2 ORDER BY id"_s.arg(goesByName(kind) ? u"name"_s : u"''"_s, table.name),
                     [](const Row &row) { return std::pair(row.get<qint64>(0), row.get<QString>(1)); }));
        for (const auto &[id, name] : rows)
            enter(kind, id, kind == ArchiveValue::User ? m_people.name(name) : name);
    }
    return {};
}

void ArchiveReferences::clear()
{
    m_lists = {};
}

void ArchiveReferences::enter(ArchiveValue kind, qint64 id, const QString &name)
{
    List &entries = list(kind);
    ++entries.size;
    const Json shown = goesByName(kind) ? Json(toUtf8(name)) : Json(entries.size);
    entries.shown.insert(id, shown);
    entries.numbers.insert(dumpJson(shown), id);
}

void ArchiveReferences::startConversation()
{
    List &annotations = list(ArchiveValue::Annotation);
    annotations = {};
    annotations.shown.insert(0, 0);  // "none" where a column is never NULL
    annotations.numbers.insert("0", 0);
}

Result<Json> ArchiveReferences::shown(ArchiveValue kind, qint64 id)
{
    if (kind != ArchiveValue::Conversation)
        return list(kind).shown.value(id);
    ASSIGN_OR_RETURN(const auto name, sql::one(
                                          m_database, u"SELECT external_id FROM conversations WHERE id = ?"_s,
                                          [](const Row &row) { return row.get<QString>(0); }, id));
    return name ? Json(toUtf8(*name)) : Json();
}

Result<qint64> ArchiveReferences::number(ArchiveValue kind, const Json &shown)
{
    if (kind == ArchiveValue::Conversation && shown.is_string())
        return sql::number(m_database, u"SELECT COALESCE(MAX(id), 0) FROM conversations WHERE external_id = ?"_s,
                           fromUtf8(shown.get_ref<const std::string &>()));
    const QByteArray text = dumpJson(shown);
    const auto found = list(kind).numbers.constFind(text);
    if (found == list(kind).numbers.constEnd())
        return invalidInput(TranslatableText::translate("db", "the file refers to %1, which it does not have")
                                .arg(QString::fromUtf8(text)));
    return *found;
}

}  // namespace gainsay
