// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportWriter.h"

#include "core/base/TranslatableText.h"
#include "core/service/project/DerivedState.h"
#include "core/store/ArchiveStore.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// One transaction and one block of the search index. More would make others wait longer for the write lock.
constexpr quint32 rowsPerTransaction = 16'384;
// Fewer are left to indexPending().
constexpr quint32 smallestBlock = 1000;

}  // namespace

ImportWriter::ImportWriter(Storage &storage, const Clock &clock, const QString &user, ActiveScheme scheme,
                           const ImportRequest &request, ImportReport &report)
    : m_storage(storage), m_clock(clock), m_user(user), m_request(request), m_report(report),
      m_scheme(std::move(scheme)), m_answers(storage, clock, m_scheme), m_predictions(storage, clock, request.source)
{
}

Result<bool> ImportWriter::writeSome(ImportPieces &pieces, const std::function<void(const ImportPiece &)> &onPiece)
{
    bool more = true;
    std::optional<Error> unreadable;
    const ImportReport before = m_report;
    m_added = {};
    const auto written = m_storage.transaction([&]() -> Result<void> {
        SearchBlock block;
        ConversationId first;
        m_answers.lookAgain();
        m_predictions.lookAgain();
        while (more && block.size() < rowsPerTransaction && !m_report.cancelled) {
            std::optional<ImportPiece> piece = pieces.next();
            if (!piece) {
                more = false;
                break;
            }
            if (auto done = write(*piece, block, first); !done)
                return done;
            if (auto done = takeAnswers(*piece); !done)
                return done;
            if (auto done = takePredictions(*piece); !done)
                return done;
            unreadable = piece->failure;
            onPiece(*piece);
        }
        if (block.size() >= smallestBlock) {
            if (auto indexed = m_storage.conversations().addSearchBlock(first, block); !indexed)
                return indexed;
        }
        return record(before);
    });
    if (!written) {
        m_batches.clear();
        m_report = before;
        return written.error();
    }
    if (unreadable)
        return *unreadable;
    return more;
}

Result<void> ImportWriter::write(ImportPiece &piece, SearchBlock &block, ConversationId &firstOfBlock)
{
    m_report.notes.add(piece.notes);
    for (const RowError &error : std::as_const(piece.rejected))
        reject(error);
    if (!piece.project.is_null()) {
        m_report.endUnknown = piece.endUnknown;
        if (auto restored = restoreProject(std::move(piece.project)); !restored)
            return restored;
    }
    ASSIGN_OR_RETURN(auto rows, newRows(piece));
    if (rows.empty())
        return {};
    QList<NewConversation> added;
    for (PreparedRow *row : rows) {
        ASSIGN_OR_RETURN(const auto batch, batchNamed(row->added.conversation.batch));
        row->added.batch = batch;
        row->added.goldLabel = m_scheme.scheme.label(row->added.conversation.gold);
        added.append(std::move(row->added));
    }
    ASSIGN_OR_RETURN(const auto ids, m_storage.conversations().insert(added));
    if (block.size() == 0)
        firstOfBlock = ids.first();
    if (!m_added.first)
        m_added.first = ids.first();
    m_added.last = ids.last();
    for (const PreparedRow *row : rows)
        block.add(row->grams);
    m_report.added += qint64(rows.size());
    return restoreWork(rows, added, ids);
}

Result<void> ImportWriter::restoreProject(Json project)
{
    if (auto restored = m_storage.archive().restoreProject(project); !restored)
        return restored;
    ASSIGN_OR_RETURN(auto active, activeScheme(m_storage.project()));
    m_scheme = std::move(active);
    m_project = std::move(project);
    const Json schemes = m_project.value("schemes", Json::array());
    m_settleAnew = std::ranges::none_of(
        schemes, [&](const Json &scheme) { return scheme.value("version", 0) == m_scheme.scheme.version; });
    return {};
}

// Also of conversations that are there already: files of one line per person name each of them several times.
Result<void> ImportWriter::takeAnswers(const ImportPiece &piece)
{
    QStringList externalIds;
    for (const PreparedRow &row : piece.rows) {
        if (!row.people.isEmpty())
            externalIds.append(row.externalId);
    }
    if (externalIds.isEmpty())
        return {};
    ASSIGN_OR_RETURN(const auto known, m_storage.conversations().known(externalIds));
    for (const PreparedRow &row : piece.rows) {
        const auto found = known.constFind(row.externalId);
        if (row.people.isEmpty() || found == known.constEnd() || found->fingerprint != row.fingerprint)
            continue;
        const auto taken = m_answers.add(found->id, row.people);
        if (!taken && taken.error().kind != ErrorKind::NotAllowed)
            return taken.error();
        if (!taken) {
            reject({row.line, {}, taken.error().message});
            continue;
        }
        m_report.answers += taken->added;
        for (const RefusedAnswers &refused : taken->refused)
            reject({row.line, refused.person, refused.reason});
    }
    return {};
}

// A model that is named twice says one thing of a conversation; what differs from it is refused, not lost.
Result<void> ImportWriter::takePredictions(const ImportPiece &piece)
{
    QStringList externalIds;
    for (const PreparedRow &row : piece.rows) {
        if (!row.predictions.isEmpty())
            externalIds.append(row.externalId);
    }
    if (externalIds.isEmpty())
        return {};
    ASSIGN_OR_RETURN(const auto known, m_storage.conversations().known(externalIds));
    for (const PreparedRow &row : piece.rows) {
        const auto found = known.constFind(row.externalId);
        if (row.predictions.isEmpty() || found == known.constEnd() || found->fingerprint != row.fingerprint)
            continue;
        ASSIGN_OR_RETURN(const auto taken, m_predictions.add(found->id, row.predictions));
        m_report.predictions += taken.added;
        for (const QString &model : taken.conflicting)
            reject({row.line, u"predictions"_s,
                    TranslatableText::translate("core", "%1 has said something else of this conversation before; that "
                                                        "prediction stays")
                        .arg(model)});
    }
    return {};
}

Result<void> ImportWriter::restoreWork(const std::vector<PreparedRow *> &rows, const QList<NewConversation> &added,
                                       const QList<ConversationId> &ids)
{
    if (m_project.is_null())
        return {};
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i]->work.empty())
            continue;
        const ConversationId id = ids[qsizetype(i)];
        auto restored = m_storage.archive().restoreWork(id, added[qsizetype(i)].batch, rows[i]->work);
        if (restored && m_settleAnew) {
            if (const auto settled = rederive(m_storage, m_scheme.scheme, id); !settled)
                restored = settled.error();
        }
        if (!restored)
            return Error{restored.error().kind, TranslatableText::translate("core", "line %1: %2")
                                                    .arg(QString::number(rows[i]->line), restored.error().message)};
    }
    return {};
}

// Those that are neither in the project nor earlier in the piece.
Result<std::vector<PreparedRow *>> ImportWriter::newRows(ImportPiece &piece)
{
    QStringList externalIds;
    for (const PreparedRow &row : piece.rows)
        externalIds.append(row.added.conversation.externalId);
    ASSIGN_OR_RETURN(auto known, m_storage.conversations().known(externalIds));
    std::vector<PreparedRow *> rows;
    rows.reserve(piece.rows.size());
    for (PreparedRow &row : piece.rows) {
        const QString &externalId = row.added.conversation.externalId;
        const auto found = known.constFind(externalId);
        if (found == known.constEnd()) {
            known.insert(externalId, {{}, row.added.fingerprint});
            rows.push_back(&row);
        } else if (found->fingerprint == row.added.fingerprint) {
            ++m_report.alreadyThere;
        } else {
            reject({row.line, u"id"_s,
                    TranslatableText::translate("core", "%1 is in the project already, with other content")
                        .arg(externalId)});
        }
    }
    return rows;
}

Result<void> ImportWriter::record(const ImportReport &before)
{
    const qint64 added = m_report.added - before.added;
    const qint64 answers = m_report.answers - before.answers;
    const qint64 predictions = m_report.predictions - before.predictions;
    if (added == 0 && answers == 0 && predictions == 0)
        return {};
    Json counts = {{"added", added},
                   {"already_there", m_report.alreadyThere - before.alreadyThere},
                   {"rejected", m_report.rejected - before.rejected},
                   {"cancelled", m_report.cancelled}};
    if (m_added.first) {
        counts["ids"] = {m_added.first.value, m_added.last.value};
        m_report.ranges.append(m_added);
    }
    if (answers > 0)
        counts["answers"] = answers;
    if (predictions > 0)
        counts["predictions"] = predictions;
    return m_storage.audit().append({m_user, u"import"_s, m_request.source, counts, m_clock.nowMs()});
}

void ImportWriter::reject(const RowError &error)
{
    ++m_report.rejected;
    m_report.notes.add(error);
    m_request.rejected(error);
}

Result<BatchId> ImportWriter::batchNamed(const QString &name)
{
    if (const auto found = m_batches.constFind(name); found != m_batches.constEnd())
        return *found;
    const auto batch = m_storage.conversations().findOrAddBatch(name, m_clock.nowMs());
    if (batch)
        m_batches.insert(name, *batch);
    return batch;
}

Result<void> ImportWriter::finish()
{
    if (!m_project.is_null()) {
        if (auto restored = m_storage.archive().restoreMessages(m_project); !restored)
            return restored;
    }
    return m_storage.conversations().indexPending();
}

}  // namespace gainsay
