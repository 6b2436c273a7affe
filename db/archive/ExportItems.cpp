// SPDX-License-Identifier: GPL-3.0-or-later
// The tables as the values that exports are made of.
#include "core/base/TranslatableText.h"
#include "db/archive/ArchiveStore.h"

using namespace Qt::StringLiterals;

namespace gainsay {

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
