// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/ArchiveStore.h"
#include "db/archive/ArchiveReferences.h"
#include "db/engine/Database.h"
#include "db/engine/Query.h"

namespace gainsay {

class SqlArchiveStore final : public ArchiveStore {
public:
    explicit SqlArchiveStore(Database &database) : m_database(database), m_references(database) {}

    void showPeopleAs(PeopleShown people) override { m_references.showPeopleAs(std::move(people)); }
    Result<Json> project() override;
    Result<QHash<ConversationId, Json>> work(ConversationId first, ConversationId last) override;
    Result<QHash<ConversationId, ExportItem>> items(ConversationId first, ConversationId last,
                                                    const ExportParts &parts) override;
    Result<void> restoreProject(const Json &project) override;
    Result<void> restoreWork(ConversationId conversation, BatchId batch, const Json &work) override;
    Result<void> restoreMessages(const Json &project) override;

    Result<QList<Annotation>> annotationsOf(ConversationId item) override;
    Result<QList<PrelabelWithSpans>> prelabelsOf(ConversationId item) override;
    Result<QList<CheckedItem>> checksOf(ConversationId item) override;
    Result<QList<ItemMark>> marksOn(ConversationId item) override;
    Result<QList<AuditRow>> trailOf(const QString &subject, const QStringList &actions, int limit) override;
    Result<QList<AuditRow>> imports(int limit) override;
    Result<QList<ConversationRow>> rows(const QList<ConversationId> &ids) override;
    Result<QList<ConversationId>> idsBetween(ConversationId first, ConversationId last) override;
    Result<QList<ConversationId>> removable(const QList<ConversationId> &ids) override;
    Result<void> remove(const QList<ConversationId> &ids) override;

private:
    Result<Json> readRow(const ArchiveTable &table, const Row &row, int firstColumn);
    Result<Json> readList(const ArchiveTable &table);
    Result<void> readWork(const ArchiveTable &table, ConversationId first, ConversationId last,
                          QHash<ConversationId, Json> &work);
    Result<void> readItems(ConversationId first, ConversationId last, QHash<ConversationId, Json> &work);

    using ExportItems = QHash<ConversationId, ExportItem>;
    Result<void> addResolutions(ConversationId first, ConversationId last, ExportItems &items);
    Result<void> addAnnotations(ConversationId first, ConversationId last, ExportItems &items);
    Result<void> addPrelabels(ConversationId first, ConversationId last, RunId run, ExportItems &items);

    Result<QVariantList> boundRow(const ArchiveTable &table, const Json &row);
    Result<qint64> insertRow(const ArchiveTable &table, const QStringList &extraColumns, QVariantList values);
    Result<qint64> findOrInsert(const ArchiveTable &table, const Json &row);
    Result<void> restoreList(const ArchiveTable &table, const Json &rows);
    Result<void> restoreItem(ConversationId conversation, const Json &item);
    Result<bool> isEmptyProject();
    Result<void> matchSchemes(const Json &schemes);
    Result<void> makeRoomFor(const Json &schemes);

    Database &m_database;
    ArchiveReferences m_references;
};

}  // namespace gainsay
