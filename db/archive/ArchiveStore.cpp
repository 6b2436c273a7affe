// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the tables out; ArchiveRestore.cpp is the way back.
#include "db/archive/ArchiveStore.h"

#include "core/base/TranslatableText.h"
#include "core/scheme/SchemeSubstance.h"
#include "db/engine/Values.h"
#include "db/stores/ProjectStore.h"

#include <algorithm>

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

namespace {

Error brokenArchive(const QString &table, const QString &reason)
{
    return invalidInput(TranslatableText::translate("db", "%1: %2").arg(table, reason));
}

bool isText(ArchiveValue kind)
{
    return kind == ArchiveValue::Text || kind == ArchiveValue::PersonName || kind == ArchiveValue::Writing;
}

bool isJson(ArchiveValue kind)
{
    return kind == ArchiveValue::JsonText || kind == ArchiveValue::Answers || kind == ArchiveValue::PersonNames;
}

// The value as it is bound; an invalid one means that `json` is not of that kind.
QVariant plainValue(ArchiveValue kind, const Json &json)
{
    if (isText(kind))
        return json.is_string() ? toSql(fromUtf8(json.get_ref<const std::string &>())) : QVariant();
    if (isJson(kind))
        return toSql(json);
    if (kind == ArchiveValue::Real)
        return json.is_number() ? toSql(json.get<double>()) : QVariant();
    return json.is_number_integer() && (!json.is_number_unsigned() || json.get<qint64>() >= 0)
               ? toSql(json.get<qint64>())
               : QVariant();
}

bool isPlain(ArchiveValue kind)
{
    return kind == ArchiveValue::Number || kind == ArchiveValue::Real || isText(kind) || isJson(kind);
}

// Values of another kind than the archive has are an exception to the JSON library.
template <class Restore> Result<void> readingArchive(const QString &part, Restore restore)
{
    try {
        return restore();
    } catch (const Json::exception &exception) {
        return brokenArchive(part, QString::fromUtf8(exception.what()));
    }
}

QVariant nullOf(ArchiveValue kind)
{
    if (isText(kind) || isJson(kind))
        return QVariant(QMetaType::fromType<QString>());
    return QVariant(kind == ArchiveValue::Real ? QMetaType::fromType<double>() : QMetaType::fromType<qint64>());
}

}  // namespace

// The values of one row in the order of the table's columns.
Result<QVariantList> SqlArchiveStore::boundRow(const ArchiveTable &table, const Json &row)
{
    if (!row.is_object())
        return brokenArchive(table.name, TranslatableText::translate("db", "expected an object"));
    QVariantList values;
    for (const ArchiveColumn &column : table.columns) {
        const auto found = row.find(toUtf8(column.name));
        QVariant value;
        if (found == row.end() || found->is_null()) {
            value = column.missing ? QVariant(*column.missing) : nullOf(column.value);
        } else if (isPlain(column.value)) {
            value = plainValue(column.value, *found);
            if (!value.isValid())
                return brokenArchive(table.name,
                                     TranslatableText::translate("db", "%1 is not as it was written").arg(column.name));
        } else {
            const auto number = m_references.number(column.value, *found);
            if (!number)
                return brokenArchive(table.name, number.error().message);
            value = *number;
        }
        values.append(value);
    }
    return values;
}

Result<qint64> SqlArchiveStore::insertRow(const ArchiveTable &table, const QStringList &extraColumns,
                                          QVariantList values)
{
    QStringList names;
    for (const ArchiveColumn &column : table.columns)
        names.append(column.name);
    names += extraColumns;
    const bool numbered = referenceTo(table.name) != ArchiveValue::Text;
    Query query(m_database, u"INSERT INTO %1 (%2) VALUES (%3)%4"_s.arg(table.name, names.join(u", "_s),
                                                                       sql::placeholders(names.size()),
                                                                       numbered ? u" RETURNING id"_s : QString()));
    for (const QVariant &value : std::as_const(values))
        query.add(value);
    if (!numbered) {
        const auto run = query.run();
        return run ? Result<qint64>(0) : run.error();
    }
    const auto more = query.next();
    return more ? Result<qint64>(query.row().get<qint64>(0)) : more.error();
}

Result<qint64> SqlArchiveStore::findOrInsert(const ArchiveTable &table, const Json &row)
{
    ASSIGN_OR_RETURN(auto values, boundRow(table, row));
    QStringList conditions;
    QVariantList keys;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].key)
            continue;
        conditions.append(table.columns[i].name + u" = ?"_s);
        keys.append(values.at(i));
    }
    Query query(m_database, u"SELECT id FROM %1 WHERE %2"_s.arg(table.name, conditions.join(u" AND "_s)));
    for (const QVariant &keyValue : std::as_const(keys))
        query.add(keyValue);
    ASSIGN_OR_RETURN(const auto found, query.next());
    return found ? Result<qint64>(query.row().get<qint64>(0)) : insertRow(table, {}, std::move(values));
}

Result<void> SqlArchiveStore::restoreList(const ArchiveTable &table, const Json &rows)
{
    const ArchiveValue kind = referenceTo(table.name);
    for (const Json &row : rows) {
        ASSIGN_OR_RETURN(const auto id, findOrInsert(table, row));
        if (kind != ArchiveValue::Text)
            m_references.enter(kind, id, row.contains("name") ? fromUtf8(row["name"].get<std::string>()) : QString());
    }
    return {};
}

Result<bool> SqlArchiveStore::isEmptyProject()
{
    const auto content =
        sql::number(m_database, u"SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM batches)"_s);
    return content ? Result<bool>(*content == 0) : content.error();
}

// The file may add older versions of the project's scheme, whatever their words, but must not put another in force:
// everything in the project would then be settled by rules that nobody chose.
Result<void> SqlArchiveStore::matchSchemes(const Json &schemes)
{
    SqlProjectStore project(m_database);
    ASSIGN_OR_RETURN(const auto inForce, project.currentScheme());
    ASSIGN_OR_RETURN(const auto own, project.schemes());
    for (const Json &scheme : schemes) {
        const QString name = fromUtf8(scheme.value("name", ""));
        const int version = scheme.value("version", 0);
        if (name != inForce.name)
            return conflict(TranslatableText::translate("db", "The file's scheme is %1, the project's is %2. Make a "
                                                              "project with the scheme %1 and import the file there.")
                                .arg(name, inForce.name));
        if (version > inForce.version)
            return conflict(TranslatableText::translate("db", "The file was answered under version %1 of the scheme, "
                                                              "the project has version %2. Revise the project's scheme "
                                                              "first, or import the file into an empty project.")
                                .arg(version)
                                .arg(inForce.version));
        const std::string body = scheme.value("body", "");
        const bool asksOtherwise = std::ranges::any_of(own, [&](const SchemeRevision &revision) {
            return revision.name == name && revision.version == version && !asksTheSame(revision.body, body);
        });
        if (asksOtherwise)
            return conflict(
                TranslatableText::translate("db", "The project's scheme %1, version %2, is not the one of the file. "
                                                  "Import the file into an empty project, which takes its scheme over.")
                    .arg(name, QString::number(version)));
    }
    return {};
}

// All schemes of an empty project give way to the file's, so that the same one is in force, and also the day on which
// it was added comes back.
Result<void> SqlArchiveStore::makeRoomFor(const Json &schemes)
{
    return schemes.empty() ? Result<void>() : succeeded(sql::execute(m_database, u"DELETE FROM schemes"_s));
}

Result<void> SqlArchiveStore::restoreProject(const Json &project)
{
    if (!project.is_object())
        return brokenArchive(u"project"_s, TranslatableText::translate("db", "expected an object"));
    ASSIGN_OR_RETURN(const auto empty, isEmptyProject());
    m_references.clear();
    if (empty && project.contains("settings")) {
        auto stored = SqlProjectStore(m_database).setSettings(ProjectSettings::fromJson(project["settings"]));
        if (!stored)
            return stored;
    }
    return readingArchive(u"project"_s, [&]() -> Result<void> {
        const Json schemes = project.value("schemes", Json::array());
        if (auto matched = empty ? makeRoomFor(schemes) : matchSchemes(schemes); !matched)
            return matched;
        for (const ArchiveTable &table : archiveProjectTables()) {
            const auto rows = project.find(toUtf8(table.name));
            if (rows == project.end())
                continue;
            if (auto restored = restoreList(table, *rows); !restored)
                return restored;
        }
        return {};
    });
}

Result<void> SqlArchiveStore::restoreMessages(const Json &project)
{
    const auto rows = project.find(toUtf8(archiveMessages().name));
    if (rows == project.end())
        return {};
    return readingArchive(archiveMessages().name, [&] { return restoreList(archiveMessages(), *rows); });
}

Result<void> SqlArchiveStore::restoreItem(ConversationId conversation, const Json &item)
{
    return readingArchive(u"item"_s, [&]() -> Result<void> {
        const auto updated = sql::execute(
            m_database,
            u"UPDATE conversations SET purpose = ?, state = ?, label = ?, removed = ?, source = ? WHERE id = ?"_s,
            item.value("purpose", 0), item.value("state", 0), fromUtf8(item.value("label", "")),
            fromUtf8(item.value("removed", "")), fromUtf8(item.value("source", "")), conversation);
        return updated ? Result<void>() : updated.error();
    });
}

Result<void> SqlArchiveStore::restoreWork(ConversationId conversation, BatchId batch, const Json &work)
{
    if (const auto item = work.find("item"); item != work.end()) {
        if (auto restored = restoreItem(conversation, *item); !restored)
            return restored;
    }
    m_references.startConversation();
    for (const ArchiveTable &table : archiveWorkTables()) {
        const auto rows = work.find(toUtf8(table.name));
        if (rows == work.end())
            continue;
        const bool ofBatch = table.name == "slots"_L1;
        QStringList extraColumns{u"conversation_id"_s};
        if (ofBatch)
            extraColumns.append(u"batch_id"_s);
        for (const Json &row : *rows) {
            ASSIGN_OR_RETURN(auto values, boundRow(table, row));
            values.append(toSql(conversation));
            if (ofBatch)
                values.append(toSql(batch));
            ASSIGN_OR_RETURN(const auto id, insertRow(table, extraColumns, std::move(values)));
            if (referenceTo(table.name) == ArchiveValue::Annotation)
                m_references.enter(ArchiveValue::Annotation, id);
        }
    }
    return {};
}

Result<QHash<ConversationId, ExportItem>> SqlArchiveStore::items(ConversationId first, ConversationId last,
                                                                 const ExportParts &parts)
{
    ExportItems items;
    if (parts.resolution) {
        RETURN_IF_ERROR(addResolutions(first, last, items));
    }
    if (parts.annotations) {
        RETURN_IF_ERROR(addAnnotations(first, last, items));
    }
    if (parts.prelabelRun) {
        RETURN_IF_ERROR(addPrelabels(first, last, parts.prelabelRun, items));
    }
    return items;
}

Result<void> SqlArchiveStore::addResolutions(ConversationId first, ConversationId last, ExportItems &items)
{
    Query states(m_database, u"SELECT id, purpose, state FROM conversations WHERE id BETWEEN ? AND ? "
                             "AND (purpose <> 0 OR state <> 0)"_s);
    states.bind(first, last);
    RETURN_IF_ERROR(sql::each(states, [&](const Row &row) {
        ExportItem &item = items[row.get<ConversationId>(0)];
        item.purpose = static_cast<Purpose>(row.get<int>(1));
        item.state = static_cast<ItemState>(row.get<int>(2));
    }));
    std::optional<QString> unknown;
    Query resolutions(m_database, u"SELECT conversation_id, source, answers, removed FROM resolutions "
                                  "WHERE conversation_id BETWEEN ? AND ?"_s);
    resolutions.bind(first, last);
    RETURN_IF_ERROR(sql::each(resolutions, [&](const Row &row) {
        const auto source = resolutionSourceFromString(row.get<QString>(1));
        if (!source)
            unknown = row.get<QString>(1);
        items[row.get<ConversationId>(0)].resolution =
            Resolution{source.value_or(ResolutionSource::Agreement), m_references.people().answers(row.get<Json>(2)),
                       row.get<QString>(3)};
    }));
    if (unknown)
        return corrupt(
            TranslatableText::translate("db", "A label was settled by \"%1\", which this program does not know.")
                .arg(*unknown));
    return {};
}

Result<void> SqlArchiveStore::addAnnotations(ConversationId first, ConversationId last, ExportItems &items)
{
    Query query(
        m_database,
        u"SELECT s.conversation_id, u.name, a.answers, a.label, a.revision, a.created_at, a.active_ms, a.idle_ms "
        "FROM slots s JOIN annotations a ON a.id = s.annotation_id JOIN users u ON u.id = a.user_id "
        "WHERE s.conversation_id BETWEEN ? AND ? ORDER BY s.conversation_id, s.number"_s);
    query.bind(first, last);
    return sql::each(query, [&](const Row &row) {
        ExportedAnnotation annotation;
        annotation.user = m_references.people().name(row.get<QString>(1));
        annotation.answers = m_references.people().answers(row.get<Json>(2));
        if (!row.isNull(3))
            annotation.label = row.get<QString>(3);
        annotation.revision = row.get<int>(4);
        annotation.createdAt = row.get<qint64>(5);
        annotation.time = {row.get<qint64>(6), row.get<qint64>(7)};
        items[row.get<ConversationId>(0)].annotations.append(std::move(annotation));
    });
}

Result<void> SqlArchiveStore::addPrelabels(ConversationId first, ConversationId last, RunId run, ExportItems &items)
{
    Query said(m_database, u"SELECT conversation_id, label, details FROM prelabels "
                           "WHERE run_id = ? AND conversation_id BETWEEN ? AND ?"_s);
    said.bind(run, first, last);
    RETURN_IF_ERROR(sql::each(said, [&](const Row &row) {
        ExportedPrelabel prelabel;
        prelabel.label = row.get<QString>(1);
        if (!row.isNull(2))
            prelabel.details = row.get<Json>(2);
        items[row.get<ConversationId>(0)].prelabel = std::move(prelabel);
    }));
    Query marked(m_database, u"SELECT conversation_id, spans FROM prelabel_spans "
                             "WHERE run_id = ? AND conversation_id BETWEEN ? AND ?"_s);
    marked.bind(run, first, last);
    return sql::each(marked, [&](const Row &row) {
        const auto item = items.find(row.get<ConversationId>(0));
        if (item != items.end() && item->prelabel)
            item->prelabel->spans = row.get<Json>(1);
    });
}

}  // namespace gainsay
